import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { stir } from '../../../match/chance';
import { shuffle } from '../../../painted-die/random-die';
import { check, isError } from '../rules/check';
import { summonFiend } from '../rules/skills';
import type { HeroDraft } from '../sheet/hero';
import { categoryOf, isSkillId, skillIds } from '../skills/ids';
import { beginner, learn, withFiend } from './random';

/** Heroes that are drawn for two skills before one gives up. */
const mostDrawn = 60;

const besides = (hero: HeroDraft, skill: string): string =>
  hero.skills
    .filter((id) => id !== skill)
    .sort()
    .join();

const isLegal = (hero: HeroDraft): boolean => !check(hero).some(isError);

/**
 * Two legal heroes who differ in one skill of a category, and in the fiend that only this skill summons.
 * @param one
 * @param other ids of skills of the same category
 * @param seed 0 to 2^32 - 1
 */
export const exchange = (
  one: string,
  other: string,
  seed: number,
): readonly [HeroDraft, HeroDraft] | undefined => {
  if (!isSkillId(one) || !isSkillId(other) || categoryOf(one) !== categoryOf(other)) return undefined;
  const category = categoryOf(one);
  const helps = category === 'summoning' && one !== summonFiend && other !== summonFiend;
  for (let nth = 1; nth <= mostDrawn; nth += 1) {
    const chance = xoroshiro128plus(stir(seed, nth) >>> 0);
    const base = beginner(chance, category, 'Hero');
    const rest = shuffle(
      chance,
      skillIds.filter(
        (id) => categoryOf(id) === category && id !== one && id !== other && id !== summonFiend,
      ),
    );
    const withSkill = (id: string): HeroDraft =>
      withFiend(chance.clone(), learn(base, [...(helps ? [summonFiend] : []), id, ...rest]));
    const a = withSkill(one);
    const b = withSkill(other);
    const hasBoth = a.skills.includes(one) && b.skills.includes(other);
    if (hasBoth && besides(a, one) === besides(b, other) && isLegal(a) && isLegal(b)) return [a, b];
  }
  return undefined;
};
