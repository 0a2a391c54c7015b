import type { Effect } from '../skills/effects/effect';
import type { Amount, Who } from '../skills/effects/terms';
import type { Skill } from '../skills/school';
import { isGroup } from './skill-figures';
import type { AttackMode } from './attack-modes';

/** One roll of the skill's user. */
export interface SkillRoll {
  readonly green: number;
  /** Magic pips of the best die. */
  readonly magic: number;
  /** Damage of the attack that the skill is used with, weapon included; 0 for a miss or no attack skill. */
  readonly value: number;
  readonly critical: boolean;
}

/** One roll of the defender. */
export interface SkillDefence {
  readonly dv: number;
  readonly mdv: number;
  readonly cover: boolean;
}

type Line = readonly (readonly [Effect, number])[];

/** A "for each" counts one of them, so that a player can multiply. */
export const times = (amount: Amount, pips: number): number => {
  if (typeof amount === 'number') return amount * pips;
  return 'each' in amount ? times(amount.by, pips) : amount.fixed;
};

/**
 * The chosen defender is the target, and affected like every opponent, unless only others than the target
 * are.
 */
export const strikes = (whom: Who): boolean => {
  if (isGroup(whom)) return ['opponent', 'figure'].includes(whom.every) && whom.besidesTarget !== true;
  return [whom].flat().some((one) => one === 'target' || one === 'each-target' || one === 'victim');
};

const linesOf = (skill: Skill, roll: Pick<SkillRoll, 'green' | 'magic'>): Line => [
  ...(skill.always ?? []).map((effect) => [effect, 1] as const),
  ...(roll.green > 0 ? (skill.green ?? []).map((effect) => [effect, roll.green] as const) : []),
  ...(roll.green > 0 && roll.magic > 0
    ? (skill.blue ?? []).map((effect) => [effect, roll.magic] as const)
    : []),
];

/**
 * Bonus of the skill to the value of its own attack. A "for each enchantment" counts one; a bonus that adds up with
 * each use starts with the next attack (rulings for the Summoner).
 */
export const attackBonus = (skill: Skill, roll: Pick<SkillRoll, 'green' | 'magic'>): number =>
  linesOf(skill, roll).reduce((sum, [effect, pips]) => {
    if ('act' in effect && effect.act === 'boost') return sum + times(effect.by, pips);
    if (!('lasting' in effect) || effect.on !== 'you') return sum;
    return effect.lasting.reduce(
      (inner, property) =>
        property.has === 'value' && property.for === 'attacks' && property.addsUp !== true
          ? inner + times(property.by, pips)
          : inner,
      sum,
    );
  }, 0);

/** Damage from the attack of this roll before the skill changes it: a piercing critical at least 1 (ruling 21). */
export const dealt = (mode: AttackMode | undefined, roll: SkillRoll, defence: SkillDefence): number => {
  const pierced = roll.critical && roll.value > 0 && mode?.critical === 'wounds' ? 1 : 0;
  const left = Math.max(roll.value - defence.dv, pierced);
  return left > 0 ? left + (mode?.extra ?? 0) : 0;
};

/** Checks that the rolls decide; what they do not decide is taken to hold. */
const flat = (line: Line, hit: boolean, hurt: boolean): Line =>
  line.flatMap(([effect, pips]) => {
    if (!('when' in effect)) return [[effect, pips] as const];
    if (effect.when === 'kills' || (effect.when === 'hits' && !hit) || (effect.when === 'damages' && !hurt))
      return [];
    return flat(
      effect.then.map((inner) => [inner, pips] as const),
      hit,
      hurt,
    );
  });

/** Damage and loss of Life that need no attack. */
const plainLoss = ([effect, pips]: Line[number], cover: boolean): number => {
  if (!('act' in effect)) return 0;
  if (effect.act === 'damage' && strikes(effect.whom)) {
    return effect.defence === 'cover' && cover ? 0 : times(effect.amount, pips);
  }
  return effect.act === 'lose' && strikes(effect.whom) ? times(effect.amount, pips) : 0;
};

const ofWeapon = (mode: AttackMode, roll: SkillRoll, defence: SkillDefence, effects: Line): number => {
  const hit = roll.value > 0;
  const acts = effects.flatMap(([effect, pips]) => ('act' in effect ? [{ effect, pips }] : []));
  const instead = hit && acts.some(({ effect }) => effect.act === 'instead-of-damage');
  const least = effects.map(([effect, pips]) => {
    if ('act' in effect && effect.act === 'at-least') return times(effect.damage, pips);
    if (!('lasting' in effect)) return 0;
    return Math.max(
      0,
      ...effect.lasting.map((property) => (property.has === 'at-least' ? times(property.damage, pips) : 0)),
    );
  });
  const critical = roll.critical || acts.some(({ effect }) => effect.act === 'count-as-critical');
  const pierced = critical && mode.critical === 'wounds' ? 1 : 0;
  const left = instead ? 0 : Math.max(0, roll.value - defence.dv);
  const kept = hit ? Math.max(left, pierced, ...least) : 0;
  const turned = acts.reduce(
    (sum, { effect, pips }) =>
      effect.act === 'instead-of-damage' && hit
        ? sum + effect.effects.reduce((inner, each) => inner + plainLoss([each, pips], defence.cover), 0)
        : sum,
    0,
  );
  return (kept > 0 ? kept + mode.extra : 0) + turned;
};

/** The effect turns the final damage into something else, as Iron Fist does (ruling 5 for skills). */
const turnsDamage = ([effect]: Line[number]): boolean =>
  'when' in effect &&
  effect.when === 'damages' &&
  effect.then.some((inner) => 'act' in inner && inner.act === 'instead-of-damage');

/**
 * Points of damage and Life that the skill takes off the chosen defender at once, for one roll of each; what it takes
 * in attacks that are defended one by one is counted apart.
 */
export const skillDamage = (
  skill: Skill,
  mode: AttackMode | undefined,
  roll: SkillRoll,
  defence: SkillDefence,
  works: boolean,
): number => {
  const tried = works ? linesOf(skill, roll) : linesOf(skill, { ...roll, green: 0 });
  const hurts = dealt(mode, roll, defence) > 0;
  const effects = flat(tried, roll.value > 0, hurts);
  const turned = hurts && tried.some(turnsDamage);
  const weapon = mode && !turned ? ofWeapon(mode, roll, defence, effects) : 0;
  return effects.reduce((sum, [effect, pips]) => {
    if (!('act' in effect)) return sum;
    if (effect.act === 'attack' && strikes(effect.whom)) {
      const defended = effect.with === 'MAV' ? defence.mdv : defence.dv;
      return sum + Math.max(0, times(effect.value, pips) - defended);
    }
    // The defender's Magic pips weaken the effects of a blue line; ruling 22.
    const blue = skill.blue?.includes(effect) ?? false;
    return sum + plainLoss([effect, blue ? Math.max(0, pips - defence.mdv) : pips], defence.cover);
  }, weapon);
};
