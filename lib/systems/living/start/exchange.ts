import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { stir } from '../../../match/chance';
import { shuffle } from '../../../painted-die/random-die';
import { isLegal } from '../rules/check';
import type { HeroDraft } from '../sheet/hero';
import { findSkill } from '../skills/index';
import { beginner, idsOf, learn, summon } from './random';

/** Heroes that are drawn for two skills before one gives up: most fit the first or the second. */
const mostDrawn = 60;

/** All skills of a hero and his followers, with repetitions. */
const skillsOf = ({ skills, snowfall, followers }: HeroDraft): readonly string[] =>
  [...skills, ...snowfall.skills, ...followers.flatMap((one) => one.skills)].map((choice) =>
    typeof choice === 'string' ? choice : choice.custom,
  );

/** Skills of a hero besides this one. */
const besides = (hero: HeroDraft, skill: string): readonly string[] =>
  skillsOf(hero)
    .filter((id) => id !== skill)
    .sort();

/**
 * Two legal heroes who differ in one skill of a school, and in the follower that only this skill brings.
 * @param one
 * @param other ids of skills of the same school
 * @param seed 0 to 2^32 - 1
 */
export const exchange = (
  one: string,
  other: string,
  seed: number,
): readonly [HeroDraft, HeroDraft] | undefined => {
  const school = findSkill(one)?.school;
  if (school === undefined || school !== findSkill(other)?.school) return undefined;
  const list = school === 'snowfall' ? 'snowfall' : 'hero';
  for (let nth = 1; nth <= mostDrawn; nth += 1) {
    const chance = xoroshiro128plus(stir(seed, nth) >>> 0);
    const base = beginner(chance, school, 'Hero');
    const rest = shuffle(chance, idsOf(school)).filter((id) => id !== one && id !== other);
    const withSkill = (id: string, more: readonly string[]): HeroDraft => {
      // A skill that builds upon another becomes available once that one has been learned.
      const wanted = [id, ...more.slice(0, 2), id, ...more];
      return summon(chance.clone(), learn(base, list, wanted), wanted);
    };
    // Common and elite skills have separate slots: both heroes get what both leave room for.
    const learned = besides(withSkill(other, rest), other);
    const shared = besides(withSkill(one, rest), one).filter((id) => learned.includes(id));
    const [a, b] = [withSkill(one, shared), withSkill(other, shared)];
    const hasBoth = skillsOf(a).includes(one) && skillsOf(b).includes(other);
    const isAlike = besides(a, one).join() === besides(b, other).join();
    if (hasBoth && isAlike && isLegal(a) && isLegal(b)) return [a, b];
  }
  return undefined;
};
