import { school } from './school';

export const elementalMage = school('elemental-mage', 'Elemental Mage', {
  'body-of-stone': { name: 'Body of Stone', tier: 'common', class: 'Rock Spell' },
  disenchant: { name: 'Disenchant', tier: 'common', class: 'Rock Spell' },
  'extend-mind': { name: 'Extend Mind', tier: 'common', class: 'Arcane Spell' },
  fireball: { name: 'Fireball', tier: 'common', class: 'Flame Spell' },
  'frozen-ground': { name: 'Frozen Ground', tier: 'common', class: 'Snow Spell' },
  glyph: { name: 'Glyph', tier: 'common', class: 'Arcane Spell' },
  'icy-prison': { name: 'Icy Prison', tier: 'common', class: 'Snow Spell' },
  'incendiary-missile': { name: 'Incendiary missile', tier: 'common', class: 'Flame Spell' },
  'lightning-bolt': { name: 'Lightning Bolt', tier: 'common', class: 'Storm Spell' },
  'riding-the-wind': { name: 'Riding The Wind', tier: 'common', class: 'Storm Spell' },
  cloudform: { name: 'Cloudform', tier: 'elite', class: 'Storm Spell' },
  earthquake: { name: 'Earthquake', tier: 'elite', class: 'Rock Spell' },
  'lava-pit': { name: 'Lava Pit', tier: 'elite', class: 'Flame Spell' },
  'master-of-elements': { name: 'Master of Elements', tier: 'elite', class: 'Arcane Spell' },
  'winters-armour': { name: "Winter's Armour", tier: 'elite', class: 'Snow Spell' },
});
