import {
  cure,
  every,
  give,
  heal,
  ifOrderedHits,
  lasting,
  mayNot,
  movement,
  per,
  perform,
  raise,
  skillPips,
  value,
  fixed,
} from './effects/build';
import { named } from './effects/named';
import { school } from './school';

export const commander = school('commander', {
  'you-fight-back': {
    icon: 'sword-clash',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('melee-attack', 1, 'target')],
  },
  'you-fire-in-the-hole': {
    icon: 'falling-bomb',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('ranged-attack', 1, 'target', { measuredFromYou: true })],
  },
  gogogo: {
    icon: 'sprint',
    tier: 'common',
    class: 'Shout',
    green: [lasting(every('ally', 'earshot'), 'during-their-next-turn', [movement(per('die-in-hand'))])],
  },
  'you-help-me': {
    icon: 'shaking-hands',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('skill-on-you', 1, 'target', { oneActionSkills: true })],
  },
  'hit-them-high': {
    icon: 'pointy-sword',
    tier: 'common',
    class: 'Shout',
    green: [
      lasting(every('ally', 'earshot'), 'end-of-their-next-turn', [
        { has: 'attack-value', by: 1, for: 'next-attack' },
      ]),
    ],
  },
  'you-lead-the-way': {
    icon: 'footsteps',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('movement', fixed(1), 'target', { further: per('ally-in-earshot-of-target') })],
  },
  'never-surrender': {
    icon: 'hearts',
    tier: 'common',
    class: 'Shout',
    green: [heal(1, every('ally', 'earshot', { who: 'lacks-two-life' }))],
  },
  'you-retreat': {
    icon: 'backward-time',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('movement', 1, 'target', { manner: ['towards-you'] })],
  },
  'stand-your-ground': {
    icon: 'stone-tower',
    tier: 'common',
    class: 'Shout',
    green: [
      lasting(
        every('ally', 'earshot'),
        'match',
        [value('DV', 2), value('MDV', 2), { has: 'reads-as', pips: 2, from: 'either' }],
        ['moves', 'is-moved', 'knocked-down'],
      ),
    ],
  },
  'take-cover': {
    icon: 'shield-bounces',
    tier: 'common',
    class: 'Shout',
    green: [
      lasting(every('ally', 'earshot'), 'end-of-their-next-turn', [
        value('DV', 1),
        value('MDV', 1),
        { has: 'reads-as', pips: 1, from: 'either' },
        { has: 'movement-cap', to: 1 },
      ]),
    ],
  },
  'you-finish-him': {
    icon: 'decapitation',
    tier: 'elite',
    class: 'Command',
    target: 'other-ally',
    green: [
      perform('attack-skill', fixed(1), 'target', { stronger: 1, oneActionSkills: true }),
      ifOrderedHits(
        { act: 'at-least', damage: 1, of: 'ordered-attack' },
        give('deep-wound', 1, 'original-target'),
      ),
    ],
  },
  focus: {
    icon: 'targeting',
    tier: 'elite',
    class: 'Skill',
    always: [
      lasting('you', 'your-next-turn', [value('DV', -2)]),
      lasting('you', 'this-turn', [named.halfMovement()]),
      lasting('you', 'this-turn', [mayNot('attack')]),
    ],
    green: [
      lasting('you', 'end-of-your-next-turn', [skillPips(1, 'next-skill')]),
      { act: 'disable', what: 'this-skill', whom: 'you', until: 'next-skill-action' },
    ],
  },
  'you-get-up-get-on-up': {
    icon: 'upgrade',
    tier: 'elite',
    class: 'Command',
    target: 'other-ally',
    green: [cure('all', 'any', 'target'), lasting('target', 'next-movement', [movement(1)])],
  },
  'inspirational-speech': {
    icon: 'megaphone',
    tier: 'elite',
    class: 'Shout',
    actions: 2,
    always: [named.line('inspirational-speech', {})],
    green: [
      lasting(every('ally', 'earshot', { who: 'heard-it-all' }), 'end-of-their-next-turn', [
        skillPips(1, 'next-skill'),
      ]),
    ],
  },
  'we-will-survive': {
    icon: 'rally-the-troops',
    tier: 'elite',
    class: 'Shout',
    green: [raise(every('dead-ally', 'earshot'), 1)],
  },
});
