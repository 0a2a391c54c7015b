import { school } from './school';

export const dirtyTricks = school('dirty-tricks', 'Dirty Tricks', {
  'apply-poison': { name: 'Apply Poison', tier: 'common', class: 'Skill' },
  backstab: { name: 'Backstab', tier: 'common', class: 'Skill' },
  'critical-hit': { name: 'Critical Hit', tier: 'common', class: 'Melee Attack' },
  'dancing-daggers': { name: 'Dancing Daggers', tier: 'common', class: 'Ranged Attack' },
  'exploit-weakness': { name: 'Exploit Weakness', tier: 'common', class: 'Melee Attack' },
  'iron-fist': { name: 'Iron Fist', tier: 'common', class: 'Melee Attack' },
  'malicious-strike': { name: 'Malicious Strike', tier: 'common', class: 'Melee Attack' },
  'shadow-meld': { name: 'Shadow Meld', tier: 'common', class: 'Skill' },
  tease: { name: 'Tease', tier: 'common', class: 'Skill' },
  'throw-dirt': { name: 'Throw Dirt', tier: 'common', class: 'Skill' },
  assault: { name: 'Assault', tier: 'elite', class: 'Melee Attack' },
  caltrops: { name: 'Caltrops', tier: 'elite', class: 'Skill' },
  'dancers-in-the-dark': { name: 'Dancers in the Dark', tier: 'elite', class: 'Melee Attack' },
  'flashing-blades': { name: 'Flashing Blades', tier: 'elite', class: 'Melee Attack' },
  'shadows-dance': { name: "Shadows' Dance", tier: 'elite', class: 'Skill' },
});
