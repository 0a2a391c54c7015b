import { oncePer } from '../../../../once-per';
import type { Effect, Property } from '../../skills/effects/effect';
import type { Amount, Who } from '../../skills/effects/terms';
import { type Skill, needsMagicPip } from '../../skills/school';

/** Estimated worth of a skill, read off its entry: points for each pip of a colour, and once before the pip. */
export interface SkillPromise {
  /** Dice that opponents may lose; attacks with MAV are defended. */
  readonly harm: number;
  readonly isDefended: boolean;
  /** Dice that allies may get back. */
  readonly heals: number;
  /** Anything else that it does. */
  readonly other: number;
  /** It restores Life, now or later, and does nothing else. */
  readonly onlyHeals: boolean;
  /** Whoever is near may be healed as well, or another than its target. */
  readonly healsOthers: boolean;
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
  healsOthers: boolean;
  /** It does anything but restore Life. */
  doesMore: boolean;
  other: number;
}

/** Life that an effect restores later, each time: "at the beginning of each of his turns". */
const laterHeals = (lasting: readonly Property[]): readonly Effect[] | undefined => {
  const later = lasting.flatMap((property) => (property.has === 'whenever' ? property.effects : []));
  const isAll = lasting.every((property) => property.has === 'whenever');
  return isAll && later.every((effect) => 'act' in effect && effect.act === 'heal') ? later : undefined;
};

const isOthers = (whom: Who): boolean => whom !== 'target' && whom !== 'you';

/** Parameters that carry a skill to more than its target. */
const spreading: ReadonlySet<string> = new Set(['reach', 'targets', 'spreads', 'heals-instead']);

const add = (sum: Sum, effects: readonly Effect[]): void => {
  for (const effect of effects) {
    if ('when' in effect) add(sum, effect.then);
    if ('lasting' in effect) {
      const later = laterHeals(effect.lasting);
      if (later) add(sum, later);
      else {
        sum.other += 0.5;
        sum.doesMore = true;
      }
    }
    if ('parameter' in effect && spreading.has(effect.parameter)) sum.healsOthers = true;
    if (!('act' in effect)) {
      sum.doesMore ||= !('when' in effect || 'lasting' in effect || 'parameter' in effect);
      continue;
    }
    if (effect.act === 'attack') {
      sum.doesMore = true;
      sum.harm += size(effect.value);
      sum.isDefended = true;
    } else if (effect.act === 'damage' || effect.act === 'lose') {
      // A cost to its user is no gain.
      if (effect.whom === 'you') continue;
      sum.harm += size(effect.amount);
      sum.doesMore = true;
    } else if (effect.act === 'heal' || effect.act === 'heal-later') {
      sum.heals += size(effect.amount);
      sum.healsOthers ||= isOthers(effect.whom);
    } else {
      sum.other += 0.4;
      sum.doesMore = true;
    }
  }
};

/** Read once per entry. */
export const promiseOf = oncePer((skill: Skill): SkillPromise => {
  const sum: Sum = { harm: 0, isDefended: false, heals: 0, healsOthers: false, doesMore: false, other: 0 };
  add(sum, [...(skill.green ?? []), ...(skill.blue ?? [])]);
  const needsMagic = needsMagicPip(skill) && skill.blue !== undefined;
  const { doesMore, ...promise } = sum;
  const onlyHeals = promise.heals > 0 && !doesMore && (skill.always ?? []).length === 0;
  return { ...promise, onlyHeals, needsMagic, range: needsMagic ? 5 : Infinity };
});
