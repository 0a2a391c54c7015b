import { canSee, gapBetween, unit } from '../../../../table/table';
import type { ShooterClass } from '../../sheet/warband';
import { has, shotOf, traitOf, type Held } from '../../skills/ask';
import { ranges, teamAtLongRange, type Keep, type Range } from '../../skills/shooters';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { areFoes, cardFor, heldBy, tellSkill, type Actor, type MatchContext } from '../state/match-context';
import { areWithin, isInReach } from '../places/bases';

/** Inches within which one strikes; chapter "Melee". */
const meleeReach = 1;

export const sees = (match: MatchContext, from: Figure, to: Figure): boolean =>
  from === to || canSee(match.ground, from.at, to.at);

/** Forced target, if any: a Distraction near and in sight; ruling 12. */
const drawOf = (match: MatchContext, figure: Figure, other: Figure): Held | undefined => {
  if (!isStanding(other) || !areFoes(other, figure)) return undefined;
  const draws = traitOf(heldBy(match, other), 'draws-aim');
  return draws && areWithin(other, figure, draws.trait.within) && sees(match, figure, other)
    ? draws
    : undefined;
};

/** Possible targets: whoever draws the aim, or everybody. */
export const drawn = (
  match: MatchContext,
  { figure }: Actor,
  among: readonly Figure[],
): readonly Figure[] => {
  const drawing = among.filter((one) => drawOf(match, figure, one) !== undefined);
  return drawing.length > 0 ? drawing : among;
};

/** Tells that somebody had to aim at another. */
export const tellDraw = (match: MatchContext, figure: Figure, target: Figure): void =>
  tellSkill(match, target, drawOf(match, figure, target));

const opponents = (match: MatchContext, { figure, by }: Actor): readonly Figure[] =>
  match.s.figures.filter((one) => one !== figure && one.team !== by && isOnTable(one));

/** Inches within which somebody attacks in melee; undefined for who cannot. */
export const reachOf = (match: Pick<MatchContext, 's'>, figure: Figure): number | undefined => {
  const held = heldBy(match, figure);
  if (has(held, 'no-attack')) return undefined;
  if (has(held, 'natural-weapons')) return meleeReach;
  const bare = traitOf(held, 'bare-hands');
  if (bare) return bare.trait.within;
  return cardFor(match, figure).melee ? meleeReach : undefined;
};

export const strikeTargets = (match: MatchContext, actor: Actor): readonly Figure[] => {
  const { figure } = actor;
  const reach = reachOf(match, figure);
  if (reach === undefined) return [];
  const near = opponents(match, actor).filter(
    (one) => isInReach(match, figure, one, reach) && sees(match, figure, one),
  );
  return drawn(match, actor, near);
};

/** The range that a distance in inches falls into; undefined beyond the longest. */
export const rangeAt = (inches: number): Range | undefined => ranges.find((range) => inches <= range);

export const inchesBetween = (a: Figure, b: Figure): number => gapBetween(a.at, b.at) / unit;

/** Dice of a shot at this many inches; undefined if too far or too near. */
export const shotAt = (
  match: Pick<MatchContext, 's'>,
  figure: Figure,
  kind: ShooterClass,
  inches: number,
): { readonly keep: Keep; readonly by: Held | undefined } | undefined => {
  const held = heldBy(match, figure);
  if (inches < 1 || has(held, 'no-shot') || has(held, 'no-attack')) return undefined;
  const range = rangeAt(inches);
  return range && shotOf(held, kind, range);
};

export const shotTargets = (match: MatchContext, actor: Actor, kind: ShooterClass): readonly Figure[] => {
  const { figure } = actor;
  const inRange = opponents(match, actor).filter(
    (one) => shotAt(match, figure, kind, inchesBetween(figure, one)) && sees(match, figure, one),
  );
  return drawn(match, actor, inRange);
};

/** How a fire team shoots: as its gun, and at long range too. */
export const volleyAt = (
  match: Pick<MatchContext, 's'>,
  figure: Figure,
  inches: number,
): Keep | undefined => {
  const shot = shotAt(match, figure, 'heavy-area', inches);
  if (shot) return shot.keep;
  return inches >= 1 && rangeAt(inches) === 15 ? teamAtLongRange : undefined;
};

export const volleyTargets = (match: MatchContext, actor: Actor): readonly Figure[] => {
  const { figure } = actor;
  const inRange = opponents(match, actor).filter(
    (one) => volleyAt(match, figure, inchesBetween(figure, one)) && sees(match, figure, one),
  );
  return drawn(match, actor, inRange);
};
