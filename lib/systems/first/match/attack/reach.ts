import { alliesAt } from '../../../../skirmish/rules/others';
import { canSee, gapBetween, heightAt, unit, type Units } from '../../../../table/table';
import type { Figure } from '../state/figure';
import { areFoes, isStanding, isTarget, profileOf, type MatchContext } from '../state/match-context';
import { bonusTo, tauntersOf } from '../lasting/modifiers';
import { areInContact } from '../geometry/placing';

/** # that a shot reaches; chapter "Combat". */
const usualRange = 10;

/** Full # of height above the ground. */
export const heightOf = ({ ground }: Pick<MatchContext, 'ground'>, { at }: Figure): number =>
  Math.floor(heightAt(ground, at) / unit);

/** A marksman's range: one # more for each full # of height. */
export const rangeOf = (match: MatchContext, figure: Figure): Units =>
  Math.max(0, usualRange + bonusTo(figure, 'range') + heightOf(match, figure)) * unit;

export const isMarksman = (match: MatchContext, figure: Figure): boolean =>
  profileOf(match, figure).sides.ranged.some((pips) => pips > 0);

/** Whether a figure may be attacked: foes on the table, only taunters for the taunted. */
const mayAttack = (figure: Figure, target: Figure, taunters: readonly number[]): boolean =>
  isTarget(target) && areFoes(figure, target) && (taunters.length === 0 || taunters.includes(target.id));

export const strikeTargets = (match: MatchContext, figure: Figure): readonly Figure[] => {
  const taunters = tauntersOf(match, figure);
  return match.s.figures.filter(
    (target) => mayAttack(figure, target, taunters) && areInContact(match, figure, target),
  );
};

/** @param more units beyond the range, for who may yet reach further */
export const shotTargets = (match: MatchContext, figure: Figure, more: Units = 0): readonly Figure[] => {
  if (!isMarksman(match, figure)) return [];
  const range = rangeOf(match, figure) + more;
  const taunters = tauntersOf(match, figure);
  return match.s.figures.filter(
    (target) =>
      mayAttack(figure, target, taunters) &&
      gapBetween(figure.at, target.at) <= range &&
      canSee(match.ground, figure.at, target.at),
  );
};

/**
 * Possible supporters of an attack, with unused attacks this turn: in base contact with the target, or as marksmen
 * within 10 # of it and in sight; chapter "Combat".
 */
export const supportersOf = (
  match: MatchContext,
  attacker: Figure,
  target: Figure,
  how: 'strike' | 'shoot',
): readonly Figure[] => {
  const { s, ground } = match;
  const near = (friend: Figure): boolean =>
    how === 'strike'
      ? areInContact(match, friend, target)
      : isMarksman(match, friend) &&
        gapBetween(friend.at, target.at) <= usualRange * unit &&
        canSee(ground, friend.at, target.at);
  return alliesAt(s.figures, attacker, target, near).filter(
    (friend) =>
      isStanding(friend) &&
      !friend.thisTurn.hasAttacked &&
      !friend.isNew &&
      mayAttack(friend, target, tauntersOf(match, friend)),
  );
};
