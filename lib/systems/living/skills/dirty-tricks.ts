import {
  atLeast,
  attack,
  every,
  give,
  ifHit,
  insteadOfDamage,
  lasting,
  lessDamage,
  lose,
  named,
  next,
  per,
  perform,
  reachOf,
  theirTurns,
  value,
  when,
  whenever,
  word,
  yourTurns,
} from '../effects/build';
import { school } from './school';

export const dirtyTricks = school('dirty-tricks', 'Dirty Tricks', {
  'apply-poison': {
    name: 'Apply Poison',
    tier: 'common',
    class: 'Skill',
    green: [lasting('you', 'match', [next(1, 'hits', give('poisoned', word(1), 'victim'))])],
  },
  backstab: {
    name: 'Backstab',
    tier: 'common',
    class: 'Skill',
    always: [perform('movement')],
    green: [when('in-contact-with-opponent-after-moving', perform('attack', 1))],
  },
  'critical-hit': {
    name: 'Critical Hit',
    tier: 'common',
    class: 'Melee Attack',
    green: [{ act: 'count-as-critical', times: 1 }],
  },
  'dancing-daggers': {
    name: 'Dancing Daggers',
    tier: 'common',
    class: 'Ranged Attack',
    green: [
      { frame: 'range', max: per('die-in-hand') },
      { frame: 'targets', upTo: 3 },
      { act: 'throw-daggers', daggers: 3, value: 1 },
    ],
  },
  'exploit-weakness': {
    name: 'Exploit Weakness',
    tier: 'common',
    class: 'Melee Attack',
    green: [atLeast(1)],
  },
  'iron-fist': {
    name: 'Iron Fist',
    tier: 'common',
    class: 'Melee Attack',
    green: [when('damages', insteadOfDamage(give('dazed', 1)))],
  },
  'malicious-strike': {
    name: 'Malicious Strike',
    tier: 'common',
    class: 'Melee Attack',
    green: [ifHit(when('target-has-condition', lose(1)))],
  },
  'shadow-meld': {
    name: 'Shadow Meld',
    tier: 'common',
    class: 'Skill',
    requires: ['contact-with-terrain'],
    green: [
      lasting(
        'you',
        yourTurns(1),
        [{ has: 'no-target', of: 'far' }, lessDamage(1)],
        ['leaves-terrain', 'uses-skill', 'attacks'],
      ),
    ],
  },
  tease: {
    name: 'Tease',
    tier: 'common',
    class: 'Skill',
    green: [named('tease', { reach: per('die-in-hand', 2), actions: 1 })],
  },
  'throw-dirt': {
    name: 'Throw Dirt',
    tier: 'common',
    class: 'Skill',
    green: [
      lasting(every('opponent', reachOf(1, 'you')), 'during-their-next-turn', [
        { has: 'may-not', what: 'target-others' },
      ]),
    ],
  },
  assault: {
    name: 'Assault',
    tier: 'elite',
    class: 'Melee Attack',
    green: [lasting('you', 'match', [{ has: 'at-least', damage: 1 }], ['misses', 'other-than-attack'])],
  },
  caltrops: {
    name: 'Caltrops',
    tier: 'elite',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [give('knockdown', 1), give('deep-wound', 1)],
  },
  'dancers-in-the-dark': {
    name: 'Dancers in the Dark',
    tier: 'elite',
    class: 'Melee Attack',
    always: [{ act: 'disable', what: 'all-skills', whom: 'you', until: 'your-next-turn' }],
    green: [{ act: 'disable', what: 'all-skills', whom: 'target', until: theirTurns(1) }],
  },
  'flashing-blades': {
    name: 'Flashing Blades',
    tier: 'elite',
    class: 'Melee Attack',
    green: [
      lasting('you', 'your-next-turn', [
        value('DV', per('damage-dealt-meanwhile')),
        whenever('attacked-in-melee', attack('AV', 1, 'attacker')),
      ]),
    ],
  },
  'shadows-dance': {
    name: "Shadows' Dance",
    tier: 'elite',
    class: 'Skill',
    actions: 2,
    requires: ['contact-with-terrain'],
    green: [
      perform('movement', word(2), 'you', { manner: ['over-obstacles', 'to-terrain'] }),
      { choose: [perform('melee-attack', 1), perform('ranged-attack', 1)] },
    ],
  },
});
