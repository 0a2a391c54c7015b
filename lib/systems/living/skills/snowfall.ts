import {
  cure,
  every,
  fail,
  give,
  heal,
  lasting,
  lasts,
  next,
  perform,
  reachOf,
  targets,
  waives,
  whenever,
  within,
  fixed,
  yourTurns,
} from './effects/build';
import { named } from './effects/named';
import type { Act } from './effects/effect';
import { school } from './school';

/** Only cover defends against snowballs; ruling for the Snowfall school. */
const snowballDamage = (amount: number): Act => ({
  act: 'damage',
  amount,
  whom: 'target',
  defence: 'cover',
});

export const snowfall = school('snowfall', {
  dodge: {
    icon: 'dodging',
    tier: 'common',
    class: 'Skill',
    always: [perform('movement')],
    green: [lasting('you', 'match', [next(1, 'snowball-thrown-at-you', fail)])],
  },
  'firm-stand': {
    icon: 'boot-stomp',
    tier: 'common',
    class: 'Skill',
    green: [
      lasting('you', yourTurns(1), [{ has: 'immune', to: 'targeted-conditions' }], ['movement-action']),
    ],
  },
  'hidden-stone': {
    icon: 'stone-sphere',
    tier: 'common',
    class: 'Skill',
    kind: 'snowball',
    target: 'opponent',
    green: [snowballDamage(1), give('dazed', 1)],
  },
  'hot-chocolate': {
    icon: 'coffee-mug',
    tier: 'common',
    class: 'Skill',
    target: 'ally',
    requires: ['contact-with-target', 'unconscious-too', 'no-snowman'],
    green: [
      lasting(
        'target',
        { turns: fixed(5), of: 'theirs', at: 'end' },
        [whenever('turn-begins', heal(1))],
        ['uses-snowball-skill'],
      ),
    ],
  },
  icicle: {
    icon: 'icicles-aura',
    tier: 'common',
    class: 'Skill',
    kind: 'snowball',
    target: 'opponent',
    green: [snowballDamage(1), give('slowed', 1)],
  },
  popsicle: { icon: 'ice-pop', tier: 'common', class: 'Skill', green: [heal(1, 'you')] },
  'regular-snowball': {
    icon: 'snowing',
    tier: 'common',
    class: 'Skill',
    kind: 'snowball',
    target: 'opponent',
    green: [snowballDamage(2)],
  },
  shove: {
    icon: 'push',
    tier: 'common',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [give('knockdown', 1)],
  },
  soothe: {
    icon: 'heart-bottle',
    tier: 'common',
    class: 'Skill',
    target: 'ally',
    requires: ['contact-with-target'],
    green: [cure(1, 'newest')],
  },
  'unicorn-parcel': {
    icon: 'unicorn',
    tier: 'common',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [named.takeAction(1, 'target')],
  },
  avalanche: {
    icon: 'falling-boulder',
    tier: 'elite',
    class: 'Skill',
    kind: 'snowball',
    target: 'opponent',
    green: [
      give('knockdown', 1),
      give('knockdown', 1, every('hero', reachOf(1, 'target'), { besidesTarget: true })),
    ],
  },
  'freeze-soul': {
    icon: 'frozen-orb',
    tier: 'elite',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [lasting('target', 'match', [next(fixed(1), 'restores-life', named.healLess(1))])],
  },
  igloo: {
    icon: 'igloo',
    tier: 'elite',
    class: 'Skill',
    actions: 2,
    always: [lasts('match', ['you-move', 'you-use-skill'])],
    green: [
      lasting(every('hero', within(1), { andYou: true }), 'while-it-lasts', [
        { has: 'immune', to: 'snowballs' },
      ]),
    ],
  },
  'raise-snowman': {
    icon: 'snowman',
    tier: 'elite',
    class: 'Skill',
    green: [{ act: 'summon', what: 'snowman', count: 1, at: 'contact' }],
  },
  'winter-spirit': {
    icon: 'ice-golem',
    tier: 'elite',
    class: 'Skill',
    actions: 2,
    green: [named.line('winter-spirit', { skillPips: 1 })],
  },
  hibernate: {
    icon: 'polar-bear',
    tier: 'form',
    class: 'Skill',
    target: 'opponent',
    always: [waives('distance')],
    green: [
      targets(1),
      { act: 'disable', what: 'snowball-skills', whom: 'each-target', until: 'match' },
      { act: 'dicepool', by: 1, whom: 'you', boundless: true },
    ],
  },
});
