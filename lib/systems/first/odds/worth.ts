import { pointsOf } from '../../../painted-die/die';
import { handOddsBy } from '../../../painted-die/odds/values';
import { worthWithin, type Demands, type Worth } from '../../../painted-die/odds/worth';
import { pipCaps } from '../rules/locks';
import { skillAllowance } from '../rules/skills';
import type { HeroDraft } from '../sheet/hero';
import { die, emptyFaces, fiendPointsPerMagic, pointBudget, traits, type Pip } from '../sheet/pips';
import { figuresOf, type Fighter } from './encounter';

/** Distributions of a Hand by pips only. */
export const handOdds = handOddsBy('armour');

/** Asks the rules, with dice that have only the pips in question. */
export const demandsOf = (hero: HeroDraft): Demands => {
  const withTraits = (count: number): HeroDraft => ({
    ...hero,
    faces: {
      ...emptyFaces,
      6: { ...emptyFaces[6], ...Object.fromEntries(traits.slice(0, count).map((trait) => [trait, 1])) },
    },
  });
  const fiend = hero.fiend === undefined ? 0 : pointsOf(die, hero.fiend.faces);
  return {
    permits: [0, 1, 2, 3, 4].map((count) => skillAllowance(withTraits(count)).length === 0),
    magicFace: Math.min(6, Math.ceil(fiend / fiendPointsPerMagic)),
    // A shield needs at least one level of Armour.
    shieldPips: hero.equipment.shield ? 1 : 0,
  };
};

/** Worth of every pip more and every moved pip against this foe. */
export const worthOfPips = (own: Fighter, foe: Fighter): readonly Worth<Pip>[] =>
  worthWithin(own, figuresOf(own, foe), {
    die,
    budget: pointBudget,
    caps: pipCaps(own.hero, 'hero'),
    demands: demandsOf(own.hero),
  });
