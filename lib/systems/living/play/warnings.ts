import { cannotHit } from './cannot-hit';
import { gap } from '../match/geometry/where';
import { figureOf, profileOf, type MatchContext } from '../match/state/match-context';
import { mountOf } from '../match/state/mounts';
import { allowance } from '../match/movement/move';
import { countersOf, type Figure } from '../match/state/figure';
import type { Option } from '../match/state/option';
import { chargeWay } from '../match/turn/make-attack';
import { poolOf } from '../match/values/hand';
import { unit } from '../../../table/table';
import type { Effect } from '../skills/effects/effect';
import type { Who } from '../skills/effects/terms';
import { findSkill } from '../skills/index';
import type { Skill } from '../skills/school';

/** Drawback of an option, shown before choosing. */
export type Warning =
  | 'cannot-hit'
  | 'out-of-reach'
  | 'nothing-to-heal'
  | 'heals-later'
  | 'nothing-to-recover';

const lacksLife = (match: MatchContext, figure: Figure): boolean => poolOf(match, figure) > figure.hand;

/** More Magic pips than a die shows, with all that adds to them. */
const mostPips = 8;

/** How far from its target a skill reaches at most, in units; undefined where it says nothing of it. */
const reachOf = ({ blue = [] }: Skill): number | undefined => {
  const found = blue.find((effect) => 'parameter' in effect && effect.parameter === 'reach');
  return found && 'radius' in found && found.of === 'target' && typeof found.radius === 'number'
    ? found.radius * mostPips * unit
    : undefined;
};

interface Heals {
  readonly whom: Who;
}

/** Life that an effect restores, at once or later; undefined where it does something else as well. */
const healIn = (effect: Effect): Heals | undefined => {
  if ('act' in effect) return effect.act === 'heal' ? effect : undefined;
  if (!('lasting' in effect)) return undefined;
  const later = effect.lasting.flatMap((property) =>
    'has' in property && property.has === 'whenever' ? property.effects.map(healIn) : [undefined],
  );
  return later.length > 0 && later.every((each) => each !== undefined) ? { whom: effect.on } : undefined;
};

const healsLater = ({ always = [], green = [] }: Skill): boolean =>
  [...always, ...green].some((effect) => 'lasting' in effect);

/**
 * Neither Life to regain nor a condition to lose, for it or its mount; and the recovering figure has no skill to use.
 */
const recoversNothing = (match: MatchContext, figure: Figure): boolean => {
  const mount = mountOf(match, figure);
  return (
    [figure, ...(mount ? [mount] : [])].every(
      (each) => !lacksLife(match, each) && each.conditions.length === 0,
    ) && !profileOf(match, figure).skills.some((id) => findSkill(id)?.otherForm?.while === 'recovering')
  );
};

/** Widest target of a healing effect; undefined where it does something else. */
const healedBy = (
  match: MatchContext,
  figure: Figure,
  target: number | undefined,
  effect: Effect,
  reach: number | undefined,
): readonly Figure[] | undefined => {
  if ('parameter' in effect) return [];
  const heals = healIn(effect);
  if (!heals) return undefined;
  const { whom } = heals;
  if (whom === 'you') return [figure];
  if (whom === 'target' && target !== undefined) return [figureOf(match, target)];
  const first = target === undefined ? undefined : figureOf(match, target);
  // Of several whoever is on the side and within reach may be meant.
  return match.s.figures.filter(
    (each) =>
      each.team === figure.team &&
      (each === first || !first || reach === undefined || gap(first, each) <= reach),
  );
};

/** A healing-only skill while every possible target is at full Life. */
const healsNobody = (
  match: MatchContext,
  figure: Figure,
  skill: Skill,
  target: number | undefined,
): boolean => {
  const { always = [], green = [], blue = [] } = skill;
  const healed = [...always, ...green, ...blue].map((effect) =>
    healedBy(match, figure, target, effect, reachOf(skill)),
  );
  const all = healed.flatMap((each) => each ?? []);
  return (
    all.length > 0 &&
    healed.every((each) => each !== undefined) &&
    all.every((each) => !lacksLife(match, each))
  );
};

/** Warnings about each option, in order; leaves the match unchanged. */
export const warningsFor = (
  match: MatchContext,
  self: number,
  options: readonly Option[],
): readonly (Warning | undefined)[] => {
  const figure = figureOf(match, self);
  const reached = new Map<number, boolean>();
  const isReached = (target: number): boolean => {
    const known = reached.get(target) ?? chargeWay(match, figure, figureOf(match, target))?.contact === true;
    reached.set(target, known);
    return known;
  };
  return options.map((option) => {
    if (option.pick === 'charge' && !isReached(option.target)) return 'out-of-reach';
    if (option.pick === 'charge' || option.pick === 'melee' || option.pick === 'shoot')
      return cannotHit(match, figure, option) ? 'cannot-hit' : undefined;
    if (option.pick === 'recover') return recoversNothing(match, figure) ? 'nothing-to-recover' : undefined;
    if (option.pick !== 'use') return undefined;
    const skill = findSkill(option.skill);
    if (!skill || !healsNobody(match, figure, skill, option.target)) return undefined;
    return healsLater(skill) ? 'heals-later' : 'nothing-to-heal';
  });
};

/** Why a figure moves less far than it has dice. */
export interface Slow {
  /** # of one movement. */
  readonly length: number;
  readonly dice: number;
  /** Slowed counters. */
  readonly slowed: number;
  readonly isDazed: boolean;
}

/** The reason that a figure's movement is short; undefined where nothing does. */
export const slowIn = (match: MatchContext, id: number): Slow | undefined => {
  const figure = figureOf(match, id);
  const mover = figure.mount >= 0 ? figureOf(match, figure.mount) : figure;
  const length = allowance(match, figure);
  if (length >= mover.hand && length > 0) return undefined;
  const [slowed, dazed] = [countersOf(mover, 'slowed'), countersOf(mover, 'dazed')];
  return { length, dice: mover.hand, slowed, isDazed: dazed > 0 };
};
