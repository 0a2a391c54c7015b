import { school } from './school';

export const ranger = school('ranger', 'Ranger', {
  'aimed-shot': { name: 'Aimed Shot', tier: 'common', class: 'Ranged Attack' },
  'concussion-shot': { name: 'Concussion Shot', tier: 'common', class: 'Ranged Attack' },
  dodge: { name: 'Dodge', tier: 'common', class: 'Skill' },
  'dust-trap': { name: 'Dust Trap', tier: 'common', class: 'Skill' },
  'fast-reload': { name: 'Fast Reload', tier: 'common', class: 'Ranged Attack' },
  'pin-down': { name: 'Pin Down', tier: 'common', class: 'Ranged Attack' },
  rush: { name: 'Rush', tier: 'common', class: 'Skill' },
  'scavengers-shot': { name: "Scavenger's Shot", tier: 'common', class: 'Ranged Attack' },
  'spike-trap': { name: 'Spike Trap', tier: 'common', class: 'Skill' },
  volley: {
    name: 'Volley',
    tier: 'common',
    class: 'Ranged Attack',
    needs: { ranged: ['shortbow', 'longbow', 'throwing'] },
  },
  barrage: {
    name: 'Barrage',
    tier: 'elite',
    class: 'Ranged Attack',
    needs: { ranged: ['shortbow', 'longbow', 'throwing'] },
  },
  escape: { name: 'Escape', tier: 'elite', class: 'Skill' },
  'flame-trap': { name: 'Flame Trap', tier: 'elite', class: 'Skill' },
  'punishers-shot': { name: "Punisher's shot", tier: 'elite', class: 'Ranged Attack' },
  'troll-blood': { name: 'Troll Blood', tier: 'elite', class: 'Skill' },
});
