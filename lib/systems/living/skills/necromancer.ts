import { school } from './school';

export const necromancer = school('necromancer', 'Necromancer', {
  'blood-ritual': { name: 'Blood Ritual', tier: 'common', class: 'Death Spell' },
  'dark-bond': { name: 'Dark Bond', tier: 'common', class: 'Death Spell' },
  'flesh-of-your-master': { name: 'Flesh Of Your Master', tier: 'common', class: 'Death Spell' },
  'glyph-of-submission': { name: 'Glyph Of Submission', tier: 'common', class: 'Death Spell' },
  'insect-swarm': { name: 'Insect Swarm', tier: 'common', class: 'Death Spell' },
  'kiss-of-death': { name: 'Kiss of Death', tier: 'common', class: 'Death Spell' },
  'mobile-bomb': { name: 'Mobile Bomb', tier: 'common', class: 'Death Spell' },
  'order-of-steel': { name: 'Order of Steel', tier: 'common', class: 'Death Spell' },
  'raise-zombie': { name: 'Raise Zombie', tier: 'common', class: 'Death Spell' },
  'spill-blood': { name: 'Spill Blood', tier: 'common', class: 'Death Spell' },
  'awake-golem': { name: 'Awake Golem', tier: 'elite', class: 'Death Spell' },
  'corrupt-soul': { name: 'Corrupt Soul', tier: 'elite', class: 'Death Spell' },
  'death-pact': { name: 'Death Pact', tier: 'elite', class: 'Death Spell' },
  'last-spark-of-life': { name: 'Last Spark of Life', tier: 'elite', class: 'Death Spell' },
  suffer: { name: 'Suffer', tier: 'elite', class: 'Death Spell' },
});
