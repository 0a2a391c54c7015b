import { school } from './school';

/** Zealots fight unarmoured and unarmed; chapter "Zealot & Harbinger", ruling 9. */
export const zealot = school(
  'zealot',
  'Zealot',
  {
    'circle-of-life': { name: 'Circle Of Life', tier: 'common', class: 'Light Spell' },
    'damage-reversal': { name: 'Damage Reversal', tier: 'common', class: 'Light Spell' },
    guardian: { name: 'Guardian', tier: 'common', class: 'Light Spell' },
    'life-boon': { name: 'Life Boon', tier: 'common', class: 'Light Spell' },
    'mend-condition': { name: 'Mend Condition', tier: 'common', class: 'Light Spell' },
    overwatch: { name: 'Overwatch', tier: 'common', class: 'Light Spell' },
    purge: { name: 'Purge', tier: 'common', class: 'Light Spell' },
    resurrection: { name: 'Resurrection', tier: 'common', class: 'Light Spell' },
    'strip-hex': { name: 'Strip Hex', tier: 'common', class: 'Light Spell' },
    'words-of-solace': { name: 'Words of Solace', tier: 'common', class: 'Light Spell' },
    amity: { name: 'Amity', tier: 'elite', class: 'Light Spell' },
    cleanse: { name: 'Cleanse', tier: 'elite', class: 'Light Spell' },
    'essence-bond': { name: 'Essence Bond', tier: 'elite', class: 'Light Spell' },
    'greater-protection': { name: 'Greater Protection', tier: 'elite', class: 'Light Spell' },
    martyr: { name: 'Martyr', tier: 'elite', class: 'Light Spell' },
  },
  { unarmed: true },
);
