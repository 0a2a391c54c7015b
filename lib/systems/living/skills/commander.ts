import {
  cure,
  every,
  give,
  heal,
  lasting,
  movement,
  named,
  per,
  perform,
  raise,
  skillPips,
  value,
  word,
} from '../effects/build';
import { school } from './school';

export const commander = school('commander', 'Commander', {
  'you-fight-back': {
    name: '"You! Fight Back!"',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('melee-attack', 1, 'target')],
  },
  'you-fire-in-the-hole': {
    name: '"You! Fire in the hole!"',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('ranged-attack', 1, 'target', { measuredFromYou: true })],
  },
  gogogo: {
    name: '"Gogogo!"',
    tier: 'common',
    class: 'Shout',
    green: [lasting(every('ally', 'earshot'), 'during-their-next-turn', [movement(per('die-in-hand'))])],
  },
  'you-help-me': {
    name: '"You! Help me!"',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('skill-on-you', 1, 'target')],
  },
  'hit-them-high': {
    name: '"Hit them high!"',
    tier: 'common',
    class: 'Shout',
    green: [
      lasting(every('ally', 'earshot'), 'end-of-their-next-turn', [
        { has: 'attack-value', by: 1, for: 'next-attack' },
      ]),
    ],
  },
  'you-lead-the-way': {
    name: '"You! Lead The Way!"',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('movement', word(1), 'target', { further: per('ally-in-earshot-of-target') })],
  },
  'never-surrender': {
    name: '"Never Surrender!"',
    tier: 'common',
    class: 'Shout',
    green: [heal(1, every('ally', 'earshot', { who: 'lacks-two-life' }))],
  },
  'you-retreat': {
    name: '"You! Retreat!"',
    tier: 'common',
    class: 'Command',
    target: 'other-ally',
    green: [perform('movement', 1, 'target', { manner: ['towards-you'] })],
  },
  'stand-your-ground': {
    name: '"Stand your ground!"',
    tier: 'common',
    class: 'Shout',
    green: [
      lasting(
        every('ally', 'earshot'),
        'match',
        [value('DV', 2), value('MDV', 2), { has: 'reads-as', pips: 2, from: 'either', to: 'other' }],
        ['moves', 'is-moved', 'knocked-down'],
      ),
    ],
  },
  'take-cover': {
    name: '"Take cover!"',
    tier: 'common',
    class: 'Shout',
    green: [
      lasting(every('ally', 'earshot'), 'end-of-their-next-turn', [
        value('DV', 1),
        value('MDV', 1),
        { has: 'reads-as', pips: 1, from: 'either', to: 'other' },
        { has: 'movement-cap', to: 1 },
      ]),
    ],
  },
  'you-finish-him': {
    name: '"You! Finish Him!"',
    tier: 'elite',
    class: 'Command',
    target: 'other-ally',
    green: [
      perform('attack-skill', word(1), 'target', { stronger: 1 }),
      { act: 'at-least', damage: 1, of: 'ordered-attack' },
      give('deep-wound', 1, 'victim'),
    ],
  },
  focus: {
    name: 'Focus',
    tier: 'elite',
    class: 'Skill',
    always: [
      lasting('you', 'your-next-turn', [value('DV', -2)]),
      lasting('you', 'this-turn', [{ has: 'half-movement' }, { has: 'may-not', what: 'attack' }]),
    ],
    green: [
      lasting('you', 'end-of-your-next-turn', [skillPips(1, 'next-skill')]),
      { act: 'disable', what: 'this-skill', whom: 'you', until: 'next-skill-action' },
    ],
  },
  'you-get-up-get-on-up': {
    name: '"You! Get Up! Get On Up!"',
    tier: 'elite',
    class: 'Command',
    target: 'other-ally',
    green: [cure('all', 'any', 'target'), lasting('target', 'next-movement', [movement(1)])],
  },
  'inspirational-speech': {
    name: 'Inspirational Speech',
    tier: 'elite',
    class: 'Shout',
    actions: 2,
    always: [named('inspirational-speech', {})],
    green: [
      lasting(every('ally', 'earshot', { who: 'heard-it-all' }), 'end-of-their-next-turn', [
        skillPips(1, 'next-skill'),
      ]),
    ],
  },
  'we-will-survive': {
    name: '"We Will Survive!"',
    tier: 'elite',
    class: 'Shout',
    green: [raise(every('dead-ally', 'earshot'), 1)],
  },
});
