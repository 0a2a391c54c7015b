import { school } from './school';

export const warrior = school('warrior', 'Warrior', {
  berserk: { name: 'Berserk', tier: 'common', class: 'Melee Attack' },
  bloodlust: { name: 'Bloodlust', tier: 'common', class: 'Melee Attack' },
  'cats-charge': { name: "Cat's Charge", tier: 'common', class: 'Skill' },
  'deflect-missiles': { name: 'Deflect missiles', tier: 'common', class: 'Skill', needs: { shield: true } },
  'fierce-blow': { name: 'Fierce Blow', tier: 'common', class: 'Melee Attack', needs: { melee: ['blunt'] } },
  flurry: { name: 'Flurry', tier: 'common', class: 'Melee Attack' },
  hamstring: { name: 'Hamstring', tier: 'common', class: 'Melee Attack', needs: { melee: ['slashing'] } },
  impale: { name: 'Impale', tier: 'common', class: 'Melee Attack', needs: { melee: ['piercing'] } },
  'shield-up': { name: 'Shield up', tier: 'common', class: 'Skill', needs: { shield: true } },
  'swift-blow': { name: 'Swift blow', tier: 'common', class: 'Melee Attack' },
  analgize: { name: 'Analgize', tier: 'elite', class: 'Skill' },
  'big-bada-boom': { name: 'Big Bada Boom', tier: 'elite', class: 'Melee Attack' },
  cleave: { name: 'Cleave', tier: 'elite', class: 'Melee Attack' },
  disentrall: { name: 'Disentrall', tier: 'elite', class: 'Melee Attack' },
  'experts-defence': { name: "Expert's Defence", tier: 'elite', class: 'Skill' },
});
