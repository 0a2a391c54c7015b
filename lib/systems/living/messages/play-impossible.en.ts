import { capital, count } from '#words/language/words';
import { hindranceText } from '#words/skirmish/messages/hindrances';
import type { ImpossibleText } from '../../play-part';
import type { Impossible, Undone, Why } from '../play/impossible';
import type { Requirement } from '../skills/school';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { groups, type Surroundings } from '#words/systems/living/messages/play';
import { theWeapon } from '#words/systems/living/messages/weapon-facts';

const requirements: Readonly<Partial<Record<Requirement, string>>> = {
  'no-attack-before': 'You can only use this before you attack.',
  'reaction-only': 'You can only use this as a reaction.',
  'delayed-action-only': 'You can only use this as a delayed action.',
  'brings-a-pet': 'You have no pet.',
  'contact-with-terrain': 'You must be in base contact with terrain.',
};

const whyText = (why: Why, names: (figure: number) => string): string => {
  switch (why.why) {
    case 'prone':
      return 'You’re prone: stand up first.';
    case 'held':
      return 'You can only move.';
    case 'waits':
      return 'You delayed an action this turn, so you can only delay the rest.';
    case 'may-not-attack':
      return 'You can’t attack now.';
    case 'actions':
      return 'You don’t have enough actions left.';
    case 'spent':
      return 'The cannon has already been fired.';
    case 'used-up':
      return 'You’ve already used this up in this match.';
    case 'kept':
      return 'A lasting effect prevents this.';
    case 'attack':
      return 'It only works with an attack, and you can’t make the right kind now.';
    case 'recovering':
      return 'You’re already recovering.';
    case 'reload':
      return `It has ${count(why.counters, 'Reload counter')}: reload first.`;
    case 'requires':
      return requirements[why.what] ?? 'Something this needs is missing right now.';
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
    const { text, group } = nameOf(undone, (place) => theWeapon(weapon(figure, place)));
    if (!told.has(text)) told.set(text, { text: capital(text), group, why: whyText(why, names) });
  }
  return [...told.values()];
};
