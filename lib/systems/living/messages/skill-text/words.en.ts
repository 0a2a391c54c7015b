import type { ActionKind, MovementManner } from '../../skills/effects/act';
import type { NamedCheck } from '../../skills/effects/named';
import type { Asked, PipUse, Restriction } from '../../skills/effects/effect';
import type { AttackValue, Condition, Ending, One, Value } from '../../skills/effects/terms';

/** Conditions as counters name them: "2 Slowed counters". */
export const conditionNames: Readonly<Record<Condition, string>> = {
  bleeding: 'Bleeding',
  burning: 'Burning',
  dazed: 'Dazed',
  'deep-wound': 'Deep Wound',
  knockdown: 'Knockdown',
  poisoned: 'Poisoned',
  slowed: 'Slowed',
};

export const valueNames: Readonly<Record<Value, string>> = {
  AV: 'AV',
  RAV: 'RAV',
  MAV: 'MAV',
  DV: 'DV',
  MDV: 'MDV',
};

/** The value of an attack, or of any but a magic one. */
export const attackValueName = (value: AttackValue | 'AV or RAV'): string =>
  value === 'AV or RAV' ? 'AV or RAV' : valueNames[value];

const losses: Readonly<Partial<Record<Condition, string>>> = { burning: 'burning', poisoned: 'poison' };

/** Cause of the Life that a condition costs: "loses 2 Life to poison". */
export const lossTo = (condition: Condition): string => losses[condition] ?? conditionNames[condition];

/** One action and several. */
export const actionNames: Readonly<Record<ActionKind, readonly [one: string, many: string]>> = {
  any: ['action', 'actions'],
  'no-skill': ['action other than a skill', 'actions other than skills'],
  movement: ['movement action', 'movement actions'],
  'melee-attack': ['melee attack', 'melee attacks'],
  'ranged-attack': ['ranged attack', 'ranged attacks'],
  attack: ['attack action', 'attack actions'],
  'move-or-attack': ['movement or attack action', 'movement or attack actions'],
  'attack-skill': ['Melee Attack or Ranged Attack skill', 'Melee Attack or Ranged Attack skills'],
  'skill-on-you': ['action with a skill aimed at you', 'actions, each with a skill aimed at you'],
  skill: ['skill action', 'skill actions'],
  'same-skill': ['action with this skill', 'actions with this skill'],
  'any-but-waiting': ['action', 'actions'],
};

/** Notes on a kind of action, in a sentence of their own. */
export const actionNotes: Readonly<Partial<Record<ActionKind, string>>> = {
  'skill-on-you': 'You choose the skill; it must take one action, and you must be a legal target for it',
  'any-but-waiting': 'Delay and Recover aren’t allowed, and anything that takes two actions counts as two',
};

export const manners: Readonly<Record<MovementManner, string>> = {
  'towards-nearest-opponent': 'towards the nearest opponent',
  'towards-you': 'towards you',
  'towards-home': 'back towards your home base',
  'over-obstacles': 'ignoring obstacles',
  climbing: 'climbing any terrain as if it were flat',
  'to-terrain': 'ending in contact with terrain',
  'at-your-discretion': 'which you control',
};

interface CheckWords {
  /** Behind "if". */
  readonly clause: string;
  /** While it is still open whether the damage comes. */
  readonly before?: string;
  /** Where the same check further out has been told already. */
  readonly also?: string;
  /** Figure the clause names: "it" from there on. */
  readonly names?: One;
}

/** The checks that one skill alone makes, behind "if". */
const namedCheckWords: Readonly<Record<NamedCheck, CheckWords>> = {
  'pet-has-more-life': { clause: 'the pet has more Life than you', names: 'target' },
  'you-have-more-life-than-pet': {
    clause: 'instead you have more Life than the pet',
    names: 'target',
  },
  'pet-attacks-this-turn': {
    clause: 'your pet attacks this turn, before or after this skill',
    names: 'your-pet',
  },
};

export const checkWords: Readonly<Record<Asked, CheckWords>> = {
  hits: { clause: 'this attack hits' },
  'ordered-attack-hits': { clause: 'that attack hits' },
  kills: { clause: 'this attack kills the target' },
  damages: { clause: 'this attack deals damage', before: 'this attack would deal damage' },
  'in-contact-with-opponent-after-moving': { clause: 'you end in base contact with an opponent' },
  enchanted: { clause: 'the target is enchanted', also: 'the target is also enchanted', names: 'target' },
  'has-condition': { clause: 'the target has a condition', names: 'target' },
  'used-skill-last-turn': { clause: 'the target used a skill on its last turn', names: 'target' },
  ...namedCheckWords,
};

/** Early end of an effect: a verb for whoever bears it or for you, or a clause of its own. */
export const endingWords: Readonly<
  Record<Ending, { readonly bearer: string } | { readonly you: string } | { readonly clause: string }>
> = {
  moves: { bearer: 'move' },
  'is-moved': { bearer: 'be moved' },
  'knocked-down': { bearer: 'be knocked down' },
  'leaves-terrain': { bearer: 'lose contact with the terrain' },
  'uses-skill': { bearer: 'use a skill' },
  'uses-snowball-skill': { bearer: 'use a Snowball skill' },
  attacks: { bearer: 'attack' },
  misses: { bearer: 'miss' },
  'other-than-attack': { bearer: 'do anything but a plain attack' },
  'casts-spell': { bearer: 'cast a spell' },
  'falls-unconscious': { bearer: 'fall unconscious' },
  'movement-action': { bearer: 'perform a movement action' },
  'you-end-it': { you: 'end it' },
  'you-move': { you: 'move' },
  'you-use-skill': { you: 'use a skill' },
  'you-fall-unconscious': { you: 'fall unconscious' },
  'enchantment-expires': { clause: 'the last of those enchantments expires' },
  triggers: { clause: 'the effect is used up' },
};

/** Behind "can’t". */
export const restrictionWords: Readonly<Record<Exclude<Restriction, 'all-but-move'>, string>> = {
  attack: 'attack',
  'target-others': 'perform an action that targets anyone but itself',
  'react-to-actor': 'react to the acting Hero',
  'react-to-daemon': 'react to the Daemon’s actions',
  'other-skills': 'use any other skill',
};

/** Checks that Skill pips are for; the next one is the next of whoever gets the pips. */
export const pipUseWords: Readonly<Record<PipUse, (whose: string) => string>> = {
  'next-skill': (whose) => `on ${whose} next skill`,
  'next-check': (whose) => `on ${whose} next skill check`,
  'next-spell': (whose) => `on ${whose} next spell`,
  'each-elemental-spell': () => 'on each Elemental Spell',
  'each-death-spell': () => 'on each Death Spell',
  'all-checks': () => 'on every further skill check',
};
