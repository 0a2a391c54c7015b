import { school } from './school';

export const survival = school('survival', 'Survival', {
  counterstrike: { name: 'Counterstrike', tier: 'common', class: 'Skill' },
  'endure-pain': { name: 'Endure Pain', tier: 'common', class: 'Skill' },
  evade: { name: 'Evade', tier: 'common', class: 'Skill' },
  headbutt: { name: 'Headbutt', tier: 'common', class: 'Melee Attack' },
  intentness: { name: 'Intentness', tier: 'common', class: 'Skill' },
  jog: { name: 'Jog', tier: 'common', class: 'Skill' },
  jump: { name: 'Jump', tier: 'common', class: 'Skill' },
  regenerate: { name: 'Regenerate', tier: 'common', class: 'Skill' },
  rigger: { name: 'Rigger', tier: 'common', class: 'Skill' },
  'shortening-reaction': { name: 'Shortening Reaction', tier: 'common', class: 'Skill' },
  'defy-pain': { name: 'Defy Pain', tier: 'elite', class: 'Skill' },
  'guardian-force': { name: 'Guardian Force', tier: 'elite', class: 'Skill' },
  shove: { name: 'Shove', tier: 'elite', class: 'Melee Attack' },
  stamina: { name: 'Stamina', tier: 'elite', class: 'Skill' },
  'valiant-charge': { name: 'Valiant Charge', tier: 'elite', class: 'Skill' },
});
