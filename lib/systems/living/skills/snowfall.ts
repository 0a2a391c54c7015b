import {
  cure,
  every,
  give,
  heal,
  lasting,
  named,
  next,
  perform,
  reachOf,
  targets,
  whenever,
  within,
  word,
  yourTurns,
} from '../effects/build';
import type { Act } from '../effects/effect';
import { school } from './school';

/** Only cover defends against snowballs; ruling for the Snowfall school. */
const snowballDamage = (amount: number): Act => ({
  act: 'damage',
  amount,
  whom: 'target',
  defence: 'cover',
});

export const snowfall = school('snowfall', 'Snowfall', {
  dodge: {
    name: 'Dodge',
    tier: 'common',
    class: 'Skill',
    always: [perform('movement')],
    green: [lasting('you', 'match', [next(1, 'snowball-thrown-at-you', { act: 'ignore' })])],
  },
  'firm-stand': {
    name: 'Firm Stand',
    tier: 'common',
    class: 'Skill',
    green: [
      lasting('you', yourTurns(1), [{ has: 'immune', to: 'targeted-conditions' }], ['movement-action']),
    ],
  },
  'hidden-stone': {
    name: 'Hidden Stone',
    tier: 'common',
    class: 'Skill',
    kind: 'snowball',
    target: 'opponent',
    green: [snowballDamage(1), give('dazed', 1)],
  },
  'hot-chocolate': {
    name: 'Hot Chocolate',
    tier: 'common',
    class: 'Skill',
    target: 'ally',
    requires: ['contact-with-target', 'unconscious-too', 'no-snowman'],
    green: [
      lasting(
        'target',
        { turns: word(5), of: 'theirs', at: 'end' },
        [whenever('turn-begins', heal(1))],
        ['uses-snowball-skill'],
      ),
    ],
  },
  icicle: {
    name: 'Icicle',
    tier: 'common',
    class: 'Skill',
    kind: 'snowball',
    target: 'opponent',
    green: [snowballDamage(1), give('slowed', 1)],
  },
  popsicle: { name: 'Popsicle', tier: 'common', class: 'Skill', green: [heal(1, 'you')] },
  'regular-snowball': {
    name: 'Regular Snowball',
    tier: 'common',
    class: 'Skill',
    kind: 'snowball',
    target: 'opponent',
    green: [snowballDamage(2)],
  },
  shove: {
    name: 'Shove',
    tier: 'common',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [give('knockdown', 1)],
  },
  soothe: {
    name: 'Soothe',
    tier: 'common',
    class: 'Skill',
    target: 'ally',
    requires: ['contact-with-target'],
    green: [cure(1, 'newest')],
  },
  'unicorn-parcel': {
    name: 'Unicorn Parcel',
    tier: 'common',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [{ act: 'take-action', times: 1, whom: 'target' }],
  },
  avalanche: {
    name: 'Avalanche',
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
    name: 'Freeze Soul',
    tier: 'elite',
    class: 'Skill',
    target: 'opponent',
    requires: ['contact-with-target'],
    green: [lasting('target', 'match', [next(word(1), 'restores-life', { act: 'heal-less', by: 1 })])],
  },
  igloo: {
    name: 'Igloo',
    tier: 'elite',
    class: 'Skill',
    actions: 2,
    green: [
      lasting(
        every('hero', within(1), { andYou: true }),
        'match',
        [{ has: 'immune', to: 'snowballs' }],
        ['you-move', 'you-use-skill'],
      ),
    ],
  },
  'raise-snowman': {
    name: 'Raise Snowman',
    tier: 'elite',
    class: 'Skill',
    green: [{ act: 'summon', what: 'snowman', count: 1, at: 'contact' }],
  },
  'winter-spirit': {
    name: 'Winter Spirit',
    tier: 'elite',
    class: 'Skill',
    actions: 2,
    green: [named('winter-spirit', { skillPips: 1 })],
  },
  hibernate: {
    name: 'Hibernate',
    tier: 'form',
    class: 'Skill',
    target: 'opponent',
    always: [{ frame: 'range-by-sight' }],
    green: [
      targets(1),
      { act: 'disable', what: 'snowball-skills', whom: 'each-target', until: 'match' },
      { act: 'dicepool', by: 1, whom: 'you', boundless: true },
    ],
  },
});
