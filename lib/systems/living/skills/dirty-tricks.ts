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
  mayNot,
  next,
  per,
  perform,
  reachOf,
  theirTurns,
  value,
  when,
  whenTarget,
  whenever,
  fixed,
  yourTurns,
} from './effects/build';
import { named } from './effects/named';
import { school } from './school';

export const dirtyTricks = school('dirty-tricks', {
  'apply-poison': {
    icon: 'poison-bottle',
    tier: 'common',
    class: 'Skill',
    green: [lasting('you', 'match', [next(1, 'hits', give('poisoned', fixed(1), 'victim'))])],
  },
  backstab: {
    icon: 'backstab',
    tier: 'common',
    class: 'Skill',
    always: [perform('movement')],
    green: [when('in-contact-with-opponent-after-moving', perform('attack', 1))],
  },
  'critical-hit': {
    icon: 'bullseye',
    tier: 'common',
    class: 'Melee Attack',
    green: [named.countAsCritical(1)],
  },
  'dancing-daggers': {
    icon: 'daggers',
    tier: 'common',
    class: 'Ranged Attack',
    green: [
      { parameter: 'range', max: per('die-in-hand') },
      { parameter: 'targets', upTo: 3 },
      named.throwDaggers(3, 1),
    ],
  },
  'exploit-weakness': {
    icon: 'achilles-heel',
    tier: 'common',
    class: 'Melee Attack',
    green: [atLeast(1)],
  },
  'iron-fist': {
    icon: 'fist',
    tier: 'common',
    class: 'Melee Attack',
    green: [when('damages', insteadOfDamage(give('dazed', 1)))],
  },
  'malicious-strike': {
    icon: 'sword-wound',
    tier: 'common',
    class: 'Melee Attack',
    green: [ifHit(whenTarget('has-condition', lose(1)))],
  },
  'shadow-meld': {
    icon: 'hidden',
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
    icon: 'love-mystery',
    tier: 'common',
    class: 'Skill',
    green: [named.line('tease', { reach: per('die-in-hand', 2), actions: 1 })],
  },
  'throw-dirt': {
    icon: 'dust-cloud',
    tier: 'common',
    class: 'Skill',
    green: [
      lasting(every('opponent', reachOf(1, 'you')), 'during-their-next-turn', [mayNot('target-others')]),
    ],
  },
  assault: {
    icon: 'sword-spin',
    tier: 'elite',
    class: 'Melee Attack',
    green: [lasting('you', 'match', [named.leastDamage(1)], ['misses', 'other-than-attack'])],
  },
  caltrops: {
    icon: 'caltrops',
    tier: 'elite',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [give('knockdown', 1), give('deep-wound', 1)],
  },
  'dancers-in-the-dark': {
    icon: 'sight-disabled',
    tier: 'elite',
    class: 'Melee Attack',
    always: [{ act: 'disable', what: 'all-skills', whom: 'you', until: 'your-next-turn' }],
    green: [{ act: 'disable', what: 'all-skills', whom: 'target', until: theirTurns(1) }],
  },
  'flashing-blades': {
    icon: 'blade-fall',
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
    icon: 'shadow-follower',
    tier: 'elite',
    class: 'Skill',
    actions: 2,
    requires: ['contact-with-terrain'],
    green: [
      perform('movement', fixed(2), 'you', { manner: ['over-obstacles', 'to-terrain'] }),
      { choose: [perform('melee-attack', 1), perform('ranged-attack', 1)] },
    ],
  },
});
