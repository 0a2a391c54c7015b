import { school } from './school';

export const voodoo = school('voodoo', 'Voodoo', {
  agassou: { name: 'Agassou', tier: 'common', class: 'Voodoo' },
  bacalou: { name: 'Bacalou', tier: 'common', class: 'Voodoo' },
  erzulie: { name: 'Erzulie', tier: 'common', class: 'Voodoo' },
  'grand-bois': { name: 'Grand Bois', tier: 'common', class: 'Voodoo' },
  lingleson: { name: "L'ingleson", tier: 'common', class: 'Voodoo' },
  kalfu: { name: 'Kalfu', tier: 'common', class: 'Voodoo' },
  loco: { name: 'Loco', tier: 'common', class: 'Voodoo' },
  'maman-brigitte': { name: 'Maman Brigitte', tier: 'common', class: 'Voodoo' },
  'papa-legba': { name: 'Papa Legba', tier: 'common', class: 'Voodoo' },
  ogoun: { name: 'Ogoun', tier: 'common', class: 'Voodoo' },
  'cpt-debas': { name: 'Cpt. Debas', tier: 'elite', class: 'Voodoo' },
  damballa: { name: 'Damballa', tier: 'elite', class: 'Voodoo' },
  dinclinsin: { name: 'Dinclinsin', tier: 'elite', class: 'Voodoo' },
  marinette: { name: 'Marinette', tier: 'elite', class: 'Voodoo' },
  'ti-malice': { name: 'Ti Malice', tier: 'elite', class: 'Voodoo' },
});
