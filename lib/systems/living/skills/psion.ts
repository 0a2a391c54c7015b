import { school } from './school';

export const psion = school('psion', 'Psion', {
  distract: { name: 'Distract', tier: 'common', class: 'Psi Spell' },
  frustration: { name: 'Frustration', tier: 'common', class: 'Psi Spell' },
  interrupt: { name: 'Interrupt', tier: 'common', class: 'Psi Spell' },
  leak: { name: 'Leak', tier: 'common', class: 'Psi Spell' },
  mimicry: { name: 'Mimicry', tier: 'common', class: 'Psi Spell' },
  mindblast: { name: 'Mindblast', tier: 'common', class: 'Psi Spell' },
  oscitancy: { name: 'Oscitancy', tier: 'common', class: 'Psi Spell' },
  precognition: { name: 'Precognition', tier: 'common', class: 'Psi Spell' },
  'shatter-enchantments': { name: 'Shatter Enchantments', tier: 'common', class: 'Psi Spell' },
  sympathy: { name: 'Sympathy', tier: 'common', class: 'Psi Spell' },
  echo: { name: 'Echo', tier: 'elite', class: 'Psi Spell' },
  'guilt-war': { name: 'Guilt War', tier: 'elite', class: 'Psi Spell' },
  'illusionary-blade': { name: 'Illusionary Blade', tier: 'elite', class: 'Psi Spell' },
  'power-drain': { name: 'Power Drain', tier: 'elite', class: 'Psi Spell' },
  terror: { name: 'Terror', tier: 'elite', class: 'Psi Spell' },
});
