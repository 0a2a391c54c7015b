import { school } from './school';

export const beastmaster = school('beastmaster', 'Beastmaster', {
  'basic-animal-training': { name: 'Basic Animal Training (required)', tier: 'common', class: 'Skill' },
  'brutal-strike': { name: 'Brutal Strike', tier: 'common', class: 'Pet Attack' },
  'contagious-bite': { name: 'Contagious Bite', tier: 'common', class: 'Pet Attack' },
  dash: { name: '"Dash!"', tier: 'common', class: 'Shout' },
  dodge: { name: '"Dodge!"', tier: 'common', class: 'Shout' },
  'feral-pounce': { name: 'Feral Pounce', tier: 'common', class: 'Pet Attack' },
  maim: { name: 'Maim', tier: 'common', class: 'Pet Attack' },
  rampage: { name: '"Rampage!"', tier: 'common', class: 'Shout' },
  'rend-flesh': { name: 'Rend Flesh', tier: 'common', class: 'Pet Attack' },
  soothe: { name: 'Soothe', tier: 'common', class: 'Skill' },
  'hunt-as-one': { name: 'Hunt As One', tier: 'elite', class: 'Skill' },
  'nature-attunement': { name: 'Nature Attunement', tier: 'elite', class: 'Skill' },
  'predators-strength': { name: "Predator's Strength", tier: 'elite', class: 'Pet Attack' },
  'savage-bite': { name: 'Savage Bite', tier: 'elite', class: 'Pet Attack' },
  'spirit-chains': { name: 'Spirit Chains', tier: 'elite', class: 'Skill' },
});
