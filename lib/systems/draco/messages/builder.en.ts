import { notesPanel, skillsPanel } from '#words/painted-die/messages/panels';
import { dieWords } from '#words/painted-die/messages/die-words';
import { pipKeys } from '#words/painted-die/messages/pip-keys';
import { attacks, type Attack, type DragonPip } from '../sheet/pips';
import type { SunPip } from '../sheet/suns';
import { terms } from '#words/systems/draco/messages/terms';

type Keys<Pip> = readonly { readonly key: string; readonly pip: Pip }[];

const attackKeys = { dagger: pipKeys.melee, bow: pipKeys.ranged, magic: pipKeys.magic } as const;

/** The keys that paint, in the order of the brushes. */
export const slayerKeys = (attack: Attack): Keys<SunPip> => [
  { key: attackKeys[attack], pip: 'attack' },
  { key: pipKeys.defends, pip: 'shield' },
];
export const dragonKeys: Keys<DragonPip> = [
  { key: attackKeys.dagger, pip: 'dagger' },
  { key: pipKeys.defends, pip: 'shield' },
];

/** Words for painting a slayer's die, by what he attacks with. */
export const slayerPainting = Object.fromEntries(
  attacks.map((attack) => [attack, dieWords<SunPip>(terms.pipsOf(attack), slayerKeys(attack))]),
) as Readonly<Record<Attack, ReturnType<typeof dieWords<SunPip>>>>;

/** Words for painting the die on a dragon's card. */
export const dragonPainting = dieWords<DragonPip>(
  { dagger: terms.pips.dagger, shield: terms.pips.shield },
  dragonKeys,
);

/** Words of the builder about slayers and dragons. */
export const builder = {
  notes: notesPanel,
  /** The sections of the builder, as short as a phone's bar. */
  sections: { die: 'Card', skills: 'Skills' },
  kind: 'What is it?',
  attack: 'Attacks with',
  sunStays: 'Every slayer has the Sun on the 6.',
  skills: {
    ...skillsPanel,
    searchPlaceholder: 'Name or effect',
    group: 'Needs',
    allGroups: 'Anything',
    anybody: 'Any attack',
    kind: 'Action',
    allKinds: 'Any action',
    nothingFound: 'No skill found. Try another word or kind of attack.',
    hint: (used: number, of: number): string => `${used} of ${of} skills`,
    locked: {
      full: 'The card has three skills: remove one first.',
      attack: (needs: Attack): string => `Needs ${terms.attacks[needs]} symbols.`,
    },
    suns: 'With a sun:',
  },
  cards: {
    title: 'The five cards',
    hint: 'Each card has its own 14 points and one skill. The dragon picks one die and reads it on any card.',
    spent: (spent: number, budget: number): string => `${spent} of ${budget}`,
    name: 'Name of the card',
    skill: 'Skill',
    noSkill: 'Choose a skill',
    unknownSkill: (id: string): string => `“${id}”`,
    claw: 'For a first game',
    clawHint: 'Adds a claw to the card to show that it’s good for a first game.',
    add: 'Add a card',
    remove: 'Remove this card',
    problems: (n: number): string => (n === 1 ? '1 problem' : `${n} problems`),
    unnamed: (nth: number): string => `Card ${nth}`,
  },
};
