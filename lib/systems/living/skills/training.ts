import {
  attack,
  boost,
  further,
  heal,
  lasting,
  lose,
  perform,
  reach,
  skillPips,
  when,
} from './effects/build';
import { school } from './school';

/** The skills of the four training missions; nobody can choose them. */
export const training = school('training', {
  plague: {
    icon: 'plague-doctor-profile',
    tier: 'training',
    class: 'Skill',
    requires: ['after-each-movement'],
    green: [lose(1, 'you')],
  },
  'a-boot-to-the-head': {
    icon: 'boots',
    tier: 'training',
    class: 'Melee Attack',
    green: [boost('AV', 1)],
  },
  bloodlust: {
    icon: 'blood',
    tier: 'training',
    class: 'Melee Attack',
    green: [when('kills', perform('movement', 1, 'you', { manner: ['towards-nearest-opponent'] }))],
  },
  'go-for-it': {
    icon: 'run',
    tier: 'training',
    class: 'Skill',
    always: [perform('movement')],
    green: [further(2)],
  },
  'fast-reload': {
    icon: 'quiver',
    tier: 'training',
    class: 'Ranged Attack',
    green: [{ act: 'reload', counters: 1 }],
  },
  tommyknocker: {
    icon: 'magic-swirl',
    tier: 'training',
    class: 'Skill',
    green: [lasting('you', 'match', [skillPips(1, 'next-check')])],
  },
  'uncle-toms-cruise-missile': {
    icon: 'missile-swarm',
    tier: 'training',
    class: 'Spell',
    target: 'opponent',
    green: [{ parameter: 'targets', upTo: 1, inReach: true }],
    blue: [attack('MAV', 1, 'each-target'), reach(0.5, 'target')],
  },
  'life-boon': {
    icon: 'healing',
    tier: 'training',
    class: 'Spell',
    target: 'ally',
    green: [{ parameter: 'targets', upTo: 1, inReach: true }],
    blue: [heal(1, 'each-target'), reach(0.5, 'target')],
  },
});
