import {
  atLeast,
  dicepool,
  dicepoolForGood,
  every,
  give,
  grant,
  heal,
  lasting,
  next,
  per,
  perform,
  raise,
  value,
  waives,
  when,
  whenTarget,
  fixed,
} from './effects/build';
import { named } from './effects/named';
import { school } from './school';

export const beastmaster = school('beastmaster', {
  'basic-animal-training': {
    icon: 'whip',
    tier: 'common',
    class: 'Skill',
    target: 'your-pet',
    requires: ['contact-with-target', 'once-for-each-pet'],
    green: [heal(1)],
    otherForm: {
      while: 'pet-is-dead',
      target: 'your-pet',
      requires: ['contact-with-target'],
      always: [dicepoolForGood(-1, 'target')],
      green: [raise('target', 1)],
    },
  },
  'brutal-strike': {
    icon: 'claw-slashes',
    tier: 'common',
    class: 'Pet Attack',
    green: [atLeast(1)],
  },
  'contagious-bite': {
    icon: 'fangs',
    tier: 'common',
    class: 'Pet Attack',
    green: [give('poisoned', 1)],
  },
  dash: {
    icon: 'paw',
    tier: 'common',
    class: 'Shout',
    green: [grant('movement', 1, every('pet', 'earshot'), 'this-turn')],
  },
  dodge: {
    icon: 'dodge',
    tier: 'common',
    class: 'Shout',
    green: [lasting(every('pet', 'earshot'), 'your-next-turn', [value('DV', 1)])],
  },
  'feral-pounce': {
    icon: 'lion',
    tier: 'common',
    class: 'Pet Attack',
    green: [whenTarget('used-skill-last-turn', give('knockdown', 1))],
  },
  maim: { icon: 'bear-face', tier: 'common', class: 'Pet Attack', green: [give('slowed', 1)] },
  rampage: {
    icon: 'charging-bull',
    tier: 'common',
    class: 'Shout',
    target: 'your-pet',
    always: [lasting('target', 'this-turn', [value('AV', -1)])],
    green: [
      lasting('target', 'this-turn', [
        next(fixed(1), 'attacks', perform('attack', per('skill-pip-then-rolled'), 'target')),
      ]),
    ],
  },
  'rend-flesh': {
    icon: 'triple-claws',
    tier: 'common',
    class: 'Pet Attack',
    green: [give('bleeding', 1)],
  },
  soothe: {
    icon: 'health-normal',
    tier: 'common',
    class: 'Skill',
    target: 'your-pet',
    green: [
      when(named.petHasMoreLife, heal(1, 'you')),
      when(named.youHaveMoreLifeThanPet, heal(1, 'target')),
    ],
  },
  'hunt-as-one': {
    icon: 'wolf-howl',
    tier: 'elite',
    class: 'Skill',
    green: [perform('movement', 1), grant('any', 1, every('pet', 'map'), 'this-turn')],
  },
  'nature-attunement': {
    icon: 'tree-branch',
    tier: 'elite',
    class: 'Skill',
    green: [lasting(every('pet', 'map'), 'your-next-turn', [dicepool(1)])],
  },
  'predators-strength': {
    icon: 'tiger-head',
    tier: 'elite',
    class: 'Pet Attack',
    green: [heal(per('damage-dealt'), 'attacking-pet')],
  },
  'savage-bite': {
    icon: 'sharp-lips',
    tier: 'elite',
    class: 'Pet Attack',
    green: [give('deep-wound', 1)],
  },
  'spirit-chains': {
    icon: 'linked-rings',
    tier: 'elite',
    class: 'Skill',
    requires: ['instead-of-training'],
    green: [heal(1, ['you', 'your-pet']), when(named.petAttacksThisTurn, heal(1, 'your-pet'))],
    otherForm: {
      while: 'pet-is-dead',
      requires: ['instead-of-training'],
      green: [raise('your-pet', 1), waives('everything')],
    },
  },
});
