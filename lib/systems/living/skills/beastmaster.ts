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
  when,
  word,
} from '../effects/build';
import { school } from './school';

export const beastmaster = school('beastmaster', 'Beastmaster', {
  'basic-animal-training': {
    name: 'Basic Animal Training (required)',
    tier: 'common',
    class: 'Skill',
    requires: ['contact-with-pet', 'once-for-each-pet'],
    green: [heal(1, 'your-pet')],
    otherForm: {
      while: 'pet-is-dead',
      requires: ['contact-with-pet'],
      always: [dicepoolForGood(-1, 'your-pet')],
      green: [raise('your-pet', 1)],
    },
  },
  'brutal-strike': { name: 'Brutal Strike', tier: 'common', class: 'Pet Attack', green: [atLeast(1)] },
  'contagious-bite': {
    name: 'Contagious Bite',
    tier: 'common',
    class: 'Pet Attack',
    green: [give('poisoned', 1)],
  },
  dash: {
    name: '"Dash!"',
    tier: 'common',
    class: 'Shout',
    green: [grant('movement', 1, every('pet', 'earshot'), 'this-turn')],
  },
  dodge: {
    name: '"Dodge!"',
    tier: 'common',
    class: 'Shout',
    green: [lasting(every('pet', 'earshot'), 'your-next-turn', [value('DV', 1)])],
  },
  'feral-pounce': {
    name: 'Feral Pounce',
    tier: 'common',
    class: 'Pet Attack',
    green: [when('target-used-skill-last-turn', give('knockdown', 1))],
  },
  maim: { name: 'Maim', tier: 'common', class: 'Pet Attack', green: [give('slowed', 1)] },
  rampage: {
    name: '"Rampage!"',
    tier: 'common',
    class: 'Shout',
    target: 'your-pet',
    always: [lasting('target', 'this-turn', [value('AV', -1)])],
    green: [
      lasting('target', 'this-turn', [
        next(word(1), 'attacks', perform('attack', per('skill-pip-then-rolled'), 'target')),
      ]),
    ],
  },
  'rend-flesh': { name: 'Rend Flesh', tier: 'common', class: 'Pet Attack', green: [give('bleeding', 1)] },
  soothe: {
    name: 'Soothe',
    tier: 'common',
    class: 'Skill',
    target: 'your-pet',
    green: [
      when('pet-has-more-life', heal(1, 'you')),
      when('you-have-more-life-than-pet', heal(1, 'target')),
    ],
  },
  'hunt-as-one': {
    name: 'Hunt As One',
    tier: 'elite',
    class: 'Skill',
    green: [perform('movement', 1), grant('any', 1, every('pet', 'map'), 'this-turn')],
  },
  'nature-attunement': {
    name: 'Nature Attunement',
    tier: 'elite',
    class: 'Skill',
    green: [lasting(every('pet', 'map'), 'your-next-turn', [dicepool(1)])],
  },
  'predators-strength': {
    name: "Predator's Strength",
    tier: 'elite',
    class: 'Pet Attack',
    green: [heal(per('damage-dealt'), 'attacking-pet')],
  },
  'savage-bite': { name: 'Savage Bite', tier: 'elite', class: 'Pet Attack', green: [give('deep-wound', 1)] },
  'spirit-chains': {
    name: 'Spirit Chains',
    tier: 'elite',
    class: 'Skill',
    requires: ['instead-of-training'],
    green: [heal(1, ['you', 'your-pet']), when('pet-attacks-this-turn', heal(1, 'your-pet'))],
    otherForm: {
      while: 'pet-is-dead',
      requires: ['instead-of-training'],
      green: [raise('your-pet', 1), { frame: 'any-distance' }],
    },
  },
});
