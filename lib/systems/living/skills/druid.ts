import { school } from './school';

export const druid = school('druid', 'Druid', {
  awaken: { name: 'Awaken', tier: 'common', class: 'Nature Spell' },
  'bark-skin': { name: 'Bark Skin', tier: 'common', class: 'Nature Spell' },
  calenture: { name: 'Calenture', tier: 'common', class: 'Nature Spell' },
  enlarge: { name: 'Enlarge', tier: 'common', class: 'Nature Spell' },
  regrowth: { name: 'Regrowth', tier: 'common', class: 'Nature Spell' },
  'spirit-bond': { name: 'Spirit Bond', tier: 'common', class: 'Skill' },
  'sprawling-roots': { name: 'Sprawling Roots', tier: 'common', class: 'Nature Spell' },
  tranquility: { name: 'Tranquility', tier: 'common', class: 'Nature Spell' },
  thorns: { name: 'Thorns', tier: 'common', class: 'Nature Spell' },
  wrath: { name: 'Wrath', tier: 'common', class: 'Nature Spell' },
  'entropic-shield': { name: 'Entropic Shield', tier: 'elite', class: 'Nature Spell' },
  'force-of-nature': { name: 'Force of Nature', tier: 'elite', class: 'Nature Spell' },
  genesis: { name: 'Genesis', tier: 'elite', class: 'Nature Spell' },
  shapeshift: { name: 'Shapeshift', tier: 'elite', class: 'Skill' },
  weaken: { name: 'Weaken', tier: 'elite', class: 'Nature Spell' },
});
