import { school } from './school';

/** The skills of the four training missions; nobody can choose them. */
export const training = school('training', 'Training', {
  plague: { name: 'Plague', tier: 'training', class: 'Skill' },
  'a-boot-to-the-head': { name: 'A Boot to the Head', tier: 'training', class: 'Melee Attack' },
  bloodlust: { name: 'Bloodlust', tier: 'training', class: 'Melee Attack' },
  'go-for-it': { name: 'Go For It', tier: 'training', class: 'Skill' },
  'fast-reload': { name: 'Fast Reload', tier: 'training', class: 'Ranged Attack' },
  tommyknocker: { name: 'Tommyknocker', tier: 'training', class: 'Skill' },
  'uncle-toms-cruise-missile': { name: "Uncle Tom's Cruise Missile", tier: 'training', class: 'Spell' },
  'life-boon': { name: 'Life Boon', tier: 'training', class: 'Spell' },
});
