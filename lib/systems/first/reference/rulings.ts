import type { Ruling } from '../../rule-book';
import type { RuleRef, RulingGroup } from './chapters';

/** The questions that the first edition leaves open, each with what it settles. */
const groups = {
  building: {
    faces: ['character#one-colour'],
    'armour-twice': ['character#armour', 'character#one-colour'],
    maxima: ['character#traits', 'character#skills'],
    allowance: ['character#skills'],
    'fiend-budget': ['fiends#building'],
    examples: ['character#paladin'],
  },
  playing: {
    begin: ['turn#order'],
    'attack-once': [
      'turn#actions',
      'skills#once',
      'skills/survival/hurry',
      'skills/ranged/dash',
      'skills/melee/cats-charge',
    ],
    values: ['combat#values', 'combat#defence'],
    'down-clock': ['dice#down', 'skills/prayers/resurrection'],
    'down-figures': ['dice#down'],
    'who-kills': ['dice#respawn', 'scenarios#deathmatch'],
    'never-more': ['dice#dicepool'],
    supporters: ['combat#ganging-up'],
    reach: ['combat#ranged', 'turn#height', 'skills/ranged/enhanced-range'],
    'base-and-edge': ['dice#unit', 'combat#ranged'],
    sight: ['combat#cover', 'turn#movement', 'turn#map'],
    climb: ['turn#climbing'],
    fall: ['turn#jumping'],
    'nothing-else': ['turn#actions', 'combat'],
    chance: ['turn#order'],
  },
  skills: {
    'survival-roll': ['skills#survival', 'skills#once'],
    'line-order': ['skills#reading', 'skills#attack-skills'],
    'spell-lines': ['skills#spells'],
    'magic-damage': ['skills#magic-defence'],
    chain: ['skills#attack-skills', 'skills/melee/rampage', 'skills/ranged/rapid-fire'],
    'named-skill': ['skills/ranged/poisoned-arrow'],
    'poison-used': ['skills/survival/poison'],
    'poison-joint': ['skills/survival/poison', 'combat#ganging-up'],
    taunted: [
      'skills/melee/taunt',
      'skills/summoning/breath-weapon',
      'skills/summoning/spikes',
      'skills/summoning/rage',
    ],
    charge: ['skills/melee/cats-charge', 'turn#climbing'],
    'trap-token': ['skills/survival/trap'],
    raised: ['skills/prayers/resurrection', 'dice#resurrection'],
  },
  fiends: {
    'summon-time': ['fiends#casting', 'skills/summoning/summon-fiend'],
    'summon-first': ['fiends#first', 'skills/summoning/summon-fiend'],
    'summon-still': ['fiends#casting', 'skills/summoning/summon-fiend'],
    'fiend-room': ['fiends#first', 'fiends#acting', 'skills/summoning/summon-fiend'],
    'breath-line': ['skills/summoning/breath-weapon'],
    'spikes-shot': ['skills/summoning/spikes', 'turn#height'],
    'fiend-strikes': [
      'fiends#acting',
      'skills/summoning/breath-weapon',
      'skills/summoning/spikes',
      'skills/summoning/rage',
    ],
    'fiend-lasting': ['fiends#acting', 'skills/summoning/wings', 'skills/summoning/shadow-form'],
  },
  scenarios: {
    spawn: ['scenarios#deathmatch'],
    standing: ['scenarios#gang-fight'],
    flags: ['scenarios#capture-the-flag'],
    'flag-returns': ['scenarios#capture-the-flag'],
    pushed: [
      'scenarios#capture-the-flag',
      'scenarios#king-of-the-hill',
      'skills/survival/trap',
      'skills/melee/push-back',
    ],
    hill: ['scenarios#king-of-the-hill'],
    'fiend-base': ['scenarios#king-of-the-hill', 'skills/summoning/summon-fiend'],
    'fifty-rounds': ['scenarios'],
  },
} as const satisfies Readonly<Record<RulingGroup, Readonly<Record<string, readonly RuleRef[]>>>>;

type IdsOf<Group> = Group extends unknown ? keyof Group : never;
export type RulingId = IdsOf<(typeof groups)[RulingGroup]>;

/** Every ruling, in the order of the page. */
export const rulings: readonly Ruling[] = Object.entries(groups).flatMap(([group, those]) =>
  Object.entries<readonly RuleRef[]>(those).map(([id, about]) => ({ id, group, about })),
);
