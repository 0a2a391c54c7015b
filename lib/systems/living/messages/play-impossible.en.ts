import { capital, count } from '#words/language/words';
import { hindranceText } from '#words/skirmish/messages/hindrances';
import type { ImpossibleText } from '../../play-part';
import type { Impossible, Undone, Why } from '../play/impossible';
import type { Requirement } from '../skills/school';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { groups, weaponText, type Surroundings } from '#words/systems/living/messages/play';

const requirements: Readonly<Partial<Record<Requirement, string>>> = {
  'no-attack-before': 'Only before any attack this turn.',
  'reaction-only': 'Only as a reaction.',
  'delayed-action-only': 'Only with a delayed action.',
  'brings-a-pet': 'There’s no pet to bring.',
  'contact-with-terrain': 'Needs base contact with terrain.',
};

const whyText = (why: Why, names: (figure: number) => string): string => {
  switch (why.why) {
    case 'prone':
      return 'Prone: stand up first.';
    case 'held':
      return 'Can only move.';
    case 'waits':
      return 'Has delayed an action this turn, so all that’s left is to delay the rest.';
    case 'may-not-attack':
      return 'Can’t attack.';
    case 'actions':
      return 'Not enough actions left.';
    case 'spent':
      return 'The cannon has already been fired.';
    case 'used-up':
      return 'Already used up in this match.';
    case 'kept':
      return 'A lasting effect prevents this.';
    case 'attack':
      return 'Works only with an attack, and you can’t make a suitable one now.';
    case 'recovering':
      return 'Is already recovering.';
    case 'reload':
      return `It has ${count(why.counters, 'Reload counter')}: reload first.`;
    case 'requires':
      return requirements[why.what] ?? 'Something it needs isn’t there now.';
    case 'nobody':
    case 'targets':
    case 'attacked':
    case 'barred':
    case 'nothing-to-do':
      return hindranceText(why, names);
  }
};

const nameOf = (
  undone: Undone,
  weapon: (place: number) => string,
): Pick<ImpossibleText, 'text' | 'group'> => {
  switch (undone.pick) {
    case 'melee':
      return { text: `Attack with ${weapon(undone.weapon)}`, group: groups.melee };
    case 'shoot':
      return { text: `Shoot with ${weapon(undone.weapon)}`, group: groups.ranged };
    case 'move':
      return { text: 'Move', group: groups.movement };
    case 'charge':
      return { text: 'Charge', group: groups.melee };
    case 'recover':
      return { text: 'Start recovering', group: groups.other };
    case 'use':
      return { text: `Use ${skillName(undone.skill)}`, group: groups.skills };
  }
};

/** Actions that can't be taken now, in words; equal ones are told once. */
export const impossibleTexts = (
  all: readonly Impossible[],
  figure: number,
  { names, weapon }: Pick<Surroundings, 'names' | 'weapon'>,
): readonly ImpossibleText[] => {
  const told = new Map<string, ImpossibleText>();
  for (const { undone, why } of all) {
    const { text, group } = nameOf(undone, (place) => weaponText(weapon(figure, place)));
    if (!told.has(text)) told.set(text, { text: capital(text), group, why: whyText(why, names) });
  }
  return [...told.values()];
};
