import { notesLines } from '../../cards/hero-card/text-cards';
import type { Block } from '../../cards/text/flow';
import type { Armour, Equipment } from '../equipment';
import type { FrontIcon } from './front-values';

/** Armour and shield on the front of a card. @param iconPath of "light-armour" and "shield" */
export const armourIcons = (
  { armour, shield }: Pick<Equipment<unknown>, 'armour' | 'shield'>,
  labels: { readonly armours: Readonly<Record<Armour, string>>; readonly shield: string },
  iconPath: (name: `${Exclude<Armour, 'none'>}-armour` | 'shield') => string,
): readonly FrontIcon[] => [
  ...(armour === 'none' ? [] : [{ icon: iconPath(`${armour}-armour`), label: labels.armours[armour] }]),
  ...(shield ? [{ icon: iconPath('shield'), label: labels.shield }] : []),
];

/** A weapon, and what it does at the table. */
export interface CarriedWeapon {
  readonly name: string;
  /** Empty where there is nothing to say. */
  readonly facts: string;
}

/** Armour and weapons at the foot of the back; a weapon with facts gets a separate line. */
export const equipmentBlocks = (
  title: string,
  parts: readonly string[],
  weapons: readonly CarriedWeapon[] = [],
): readonly Block[] => {
  const plain = [...parts, ...weapons.flatMap(({ name, facts }) => (facts === '' ? [name] : []))];
  if (plain.length === 0 && weapons.length === 0) return [];
  return [
    ...(plain.length === 0
      ? []
      : [
          {
            block: 'paragraph',
            text: [{ text: `${title}:`, strong: true }, { text: ` ${plain.join(', ')}` }],
          } as const,
        ]),
    ...weapons.flatMap(({ name, facts }): readonly Block[] =>
      facts === ''
        ? []
        : [{ block: 'paragraph', text: [{ text: name, strong: true }, { text: ` · ${facts}` }] }],
    ),
  ];
};

/** The player's notes under their title. */
export const notesBlocks = (title: string, notes: string): readonly Block[] => {
  const lines = notesLines(notes);
  return lines.length === 0 ? [] : [{ block: 'heading', text: title }, ...lines];
};
