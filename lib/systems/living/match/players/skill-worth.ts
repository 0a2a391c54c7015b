import { oncePer } from '../../../../once-per';
import type { Effect } from '../../skills/effects/effect';
import type { Amount } from '../../skills/effects/terms';
import { type Skill, needsMagicPip } from '../../skills/school';

/** Estimated worth of a skill,, read off its entry: points for each pip of a colour, and once before the pip. */
export interface SkillPromise {
  /** Dice that opponents may lose; attacks with MAV are defended. */
  readonly harm: number;
  readonly isDefended: boolean;
  /** Dice that allies may get back. */
  readonly heals: number;
  /** Anything else that it does. */
  readonly other: number;
  readonly needsMagic: boolean;
  /** # for each Magic pip of a spell; without limit for what names none. */
  readonly range: number;
}

const size = (amount: Amount | undefined): number => {
  if (amount === undefined) return 1;
  if (typeof amount === 'number') return amount;
  return 'fixed' in amount ? amount.fixed : typeof amount.by === 'number' ? amount.by : amount.by.fixed;
};

interface Sum {
  harm: number;
  isDefended: boolean;
  heals: number;
  other: number;
}

const add = (sum: Sum, effects: readonly Effect[]): void => {
  for (const effect of effects) {
    if ('when' in effect) add(sum, effect.then);
    if ('lasting' in effect) sum.other += 0.5;
    if (!('act' in effect)) continue;
    if (effect.act === 'attack') {
      sum.harm += size(effect.value);
      sum.isDefended = true;
    } else if (effect.act === 'damage' || effect.act === 'lose') {
      if (effect.whom !== 'you') sum.harm += size(effect.amount);
    } else if (effect.act === 'heal') sum.heals += size(effect.amount);
    else sum.other += 0.4;
  }
};

/** Read once per entry. */
export const promiseOf = oncePer((skill: Skill): SkillPromise => {
  const sum: Sum = { harm: 0, isDefended: false, heals: 0, other: 0 };
  add(sum, [...(skill.green ?? []), ...(skill.blue ?? [])]);
  const needsMagic = needsMagicPip(skill) && skill.blue !== undefined;
  return { ...sum, needsMagic, range: needsMagic ? 5 : Infinity };
});
