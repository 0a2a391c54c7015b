import { school } from './school';

export const summoner = school('summoner', 'Summoner', {
  banish: { name: 'Banish', tier: 'common', class: 'Summoning Spell' },
  bite: { name: 'Bite', tier: 'common', class: 'Daemon Skill' },
  'daemonic-rage': { name: 'Daemonic Rage', tier: 'common', class: 'Daemon Skill' },
  'drain-force': { name: 'Drain Force', tier: 'common', class: 'Summoning Spell' },
  'fiery-breath': { name: 'Fiery Breath', tier: 'common', class: 'Daemon Skill' },
  horns: { name: 'Horns', tier: 'common', class: 'Daemon Skill' },
  'shadow-form': { name: 'Shadow Form', tier: 'common', class: 'Summoning Spell' },
  spikes: { name: 'Spikes', tier: 'common', class: 'Daemon Skill' },
  'summon-daemon': { name: 'Summon Daemon', tier: 'common', class: 'Summoning Spell' },
  wings: { name: 'Wings', tier: 'common', class: 'Daemon Skill' },
  'dark-portal': { name: 'Dark Portal', tier: 'elite', class: 'Summoning Spell' },
  'poison-nails': { name: 'Poison Nails', tier: 'elite', class: 'Summoning Spell' },
  'shape-shift': { name: 'Shape Shift', tier: 'elite', class: 'Summoning Spell' },
  torment: { name: 'Torment', tier: 'elite', class: 'Summoning Spell' },
  veil: { name: 'Veil', tier: 'elite', class: 'Summoning Spell' },
});
