import { school } from './school';

/** Harbingers carry a pole weapon; chapter "Zealot & Harbinger", ruling 10. */
export const harbinger = school(
  'harbinger',
  'Harbinger',
  {
    angelripper: { name: 'Angelripper', tier: 'common', class: 'Melee Attack' },
    conviction: { name: 'Conviction', tier: 'common', class: 'Darkness Spell' },
    'devastating-force': { name: 'Devastating Force', tier: 'common', class: 'Darkness Spell' },
    'disengaging-assault': { name: 'Disengaging Assault', tier: 'common', class: 'Melee Attack' },
    'mystic-sweep': { name: 'Mystic Sweep', tier: 'common', class: 'Melee Attack' },
    'rendering-aura': { name: 'Rendering Aura', tier: 'common', class: 'Darkness Spell' },
    'sinners-armour': { name: "Sinner's Armour", tier: 'common', class: 'Darkness Spell' },
    'seal-of-falling-tears': { name: 'Seal Of Falling Tears', tier: 'common', class: 'Skill' },
    'seal-of-the-moon': { name: 'Seal Of The Moon', tier: 'common', class: 'Skill' },
    'unholy-rage': { name: 'Unholy Rage', tier: 'common', class: 'Darkness Spell' },
    fanatism: { name: 'Fanatism', tier: 'elite', class: 'Darkness Spell' },
    onslaught: { name: 'Onslaught', tier: 'elite', class: 'Skill' },
    'soul-reaper': { name: 'Soul Reaper', tier: 'elite', class: 'Melee Attack' },
    'vow-of-strength': { name: 'Vow Of Strength', tier: 'elite', class: 'Darkness Spell' },
    'wounding-strike': {
      name: 'Wounding Strike',
      tier: 'elite',
      class: 'Melee Attack',
      needs: { melee: ['slashing', 'piercing'] },
    },
  },
  { pole: true },
);
