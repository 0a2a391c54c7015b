import type { Block } from '../../cards/text/flow';
import type { Armour, Equipment } from '../equipment';
import type { FrontIcon } from './front';

/** Armour and shield on the front of a card. @param iconPath of "light-armour" and "shield" */
export const armourIcons = (
  { armour, shield }: Pick<Equipment<unknown>, 'armour' | 'shield'>,
  labels: { readonly armours: Readonly<Record<Armour, string>>; readonly shield: string },
  iconPath: (name: `${Exclude<Armour, 'none'>}-armour` | 'shield') => string,
): readonly FrontIcon[] => [
  ...(armour === 'none' ? [] : [{ icon: iconPath(`${armour}-armour`), label: labels.armours[armour] }]),
  ...(shield ? [{ icon: iconPath('shield'), label: labels.shield }] : []),
];

/** What is worn and carried, at the foot of the back. */
export const equipmentBlocks = (title: string, parts: readonly string[]): readonly Block[] =>
  parts.length === 0
    ? []
    : [
        { block: 'section', text: title },
        { block: 'paragraph', text: parts.join(', ') },
      ];
