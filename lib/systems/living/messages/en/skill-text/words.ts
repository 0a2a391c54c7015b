import type { ActionKind, MovementManner } from '../../../skills/effects/act';
import type { PipUse, Restriction } from '../../../skills/effects/effect';
import type { Check, Condition, Ending } from '../../../skills/effects/terms';

/** Conditions as they stand on a card: "2 Slowed". */
export const conditionNames: Readonly<Record<Condition, string>> = {
  bleeding: 'Bleeding',
  burning: 'Burning',
  dazed: 'Dazed',
  'deep-wound': 'Deep Wound',
  knockdown: 'Knockdown',
  poisoned: 'Poisoned',
  slowed: 'Slowed',
};

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
  'skill-on-you': [
    'skill of your choice with you as a valid target',
    'skills of your choice with you as a valid target, each by an action of its own',
  ],
  skill: ['skill action', 'skill actions'],
  'same-skill': ['action with this skill', 'actions with this skill'],
  'any-but-waiting': [
    'action (no Delay or Recover; one that uses two counts as two)',
    'actions (no Delay or Recover; one that uses two counts as two)',
  ],
};

export const manners: Readonly<Record<MovementManner, string>> = {
  'towards-nearest-opponent': 'towards the opponent nearest to you',
  'towards-you': 'towards you',
  'towards-home': 'back towards your home base',
  'over-obstacles': 'ignoring obstacles',
  climbing: 'climbing any terrain as if it were flat and ending on level ground',
  'to-terrain': 'ending in contact with terrain',
  'at-your-discretion': 'as you choose',
};

export const checkWords: Readonly<Record<Check, string>> = {
  hits: 'if this attack hits',
  kills: 'if this attack kills',
  damages: 'if this attack deals damage',
  'in-contact-with-opponent-after-moving': 'if you end in contact with an opponent',
  'target-enchanted': 'if the target is enchanted',
  'target-has-condition': 'if the target has a condition',
  'target-used-skill-last-turn': 'if the target used a skill on its last turn',
  'pet-has-more-life': 'if the pet has more Life than you',
  'you-have-more-life-than-pet': 'if instead you have more Life than the pet',
  'ordered-attack-hits': 'if that attack hits',
  'pet-attacks-this-turn': 'also, if your pet attacks this turn, before or after',
};

/** What ends an effect early: a verb for whoever bears it, or a clause of its own. */
export const endingWords: Readonly<
  Record<Ending, { readonly bearer: string } | { readonly clause: string }>
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
  'you-end-it': { clause: 'you end it' },
  'you-move': { clause: 'you move' },
  'you-use-skill': { clause: 'you use a skill' },
  'you-fall-unconscious': { clause: 'you fall unconscious' },
  'enchantment-expires': { clause: 'that enchantment expires' },
  triggers: { clause: 'this is used up' },
};

export const restrictionWords: Readonly<Record<Restriction, string>> = {
  attack: 'attack',
  'target-others': 'perform an action that targets anyone else',
  'react-to-actor': 'react to the acting Hero',
  'react-to-daemon': "react to the Daemon's actions",
  'other-skills': 'use another skill',
};

export const pipUseWords: Readonly<Record<PipUse, string>> = {
  'next-skill': 'on the next skill',
  'next-check': 'on the next skill check',
  'next-spell': 'on the next spell',
  'each-elemental-spell': 'on each Elemental Spell',
  'each-death-spell': 'on each Death Spell',
  'all-checks': 'on every further skill check',
};
