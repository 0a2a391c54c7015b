import { facesFrom } from '../../painted-die/die';
import { newHero, type HeroDraft } from './sheet/hero';
import { die } from './sheet/pips';
import { samples } from './start/samples';

/** The example characters of the book, and a summoner. */
export const exampleHeroes: readonly HeroDraft[] = [
  ...samples.map(({ sheet }) => sheet),
  {
    ...newHero('Morgause the Unforgiving'),
    title: 'Summoner',
    faces: facesFrom(die, { 6: { magic: 5, skill: 1 } }),
    skills: ['summoning/summon-fiend', 'summoning/rage', 'summoning/spikes'],
    fiend: { faces: facesFrom(die, { 6: { armour: 3, melee: 3 }, 5: { melee: 3 } }) },
  },
];
