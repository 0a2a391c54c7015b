import { canSee, gapBetween, unit } from '../../../../table/table';
import type { ShooterClass } from '../../sheet/warband';
import { has, shotOf, traitOf, type Held } from '../../skills/ask';
import { ranges, teamAtLongRange, type Keep, type Range } from '../../skills/shooters';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import { areFoes, cardFor, heldBy, tellSkill, type Actor, type Game } from '../state/game';
import { areWithin, isInReach } from '../places/bases';

/** Inches within which one strikes; chapter "Melee". */
const meleeReach = 1;

export const sees = (game: Game, from: Figure, to: Figure): boolean =>
  from === to || canSee(game.ground, from.at, to.at);

/** Forced target, if any: a Distraction near and in sight; ruling 12. */
const drawOf = (game: Game, figure: Figure, other: Figure): Held | undefined => {
  if (!isStanding(other) || !areFoes(other, figure)) return undefined;
  const draws = traitOf(heldBy(game, other), 'draws-aim');
  return draws && areWithin(other, figure, draws.trait.within) && sees(game, figure, other)
    ? draws
    : undefined;
};

/** Possible targets: whoever draws the aim, or everybody. */
export const drawn = (game: Game, { figure }: Actor, among: readonly Figure[]): readonly Figure[] => {
  const drawing = among.filter((one) => drawOf(game, figure, one) !== undefined);
  return drawing.length > 0 ? drawing : among;
};

/** Tells that somebody had to aim at another. */
export const tellDraw = (game: Game, figure: Figure, target: Figure): void =>
  tellSkill(game, target, drawOf(game, figure, target));

const opponents = (game: Game, { figure, by }: Actor): readonly Figure[] =>
  game.s.figures.filter((one) => one !== figure && one.team !== by && isOnTable(one));

/** Inches within which somebody attacks in melee; undefined for who cannot. */
export const reachOf = (game: Pick<Game, 's'>, figure: Figure): number | undefined => {
  const held = heldBy(game, figure);
  if (has(held, 'no-attack')) return undefined;
  if (has(held, 'natural-weapons')) return meleeReach;
  const bare = traitOf(held, 'bare-hands');
  if (bare) return bare.trait.within;
  return cardFor(game, figure).melee ? meleeReach : undefined;
};

export const strikeTargets = (game: Game, actor: Actor): readonly Figure[] => {
  const { figure } = actor;
  const reach = reachOf(game, figure);
  if (reach === undefined) return [];
  const near = opponents(game, actor).filter(
    (one) => isInReach(game, figure, one, reach) && sees(game, figure, one),
  );
  return drawn(game, actor, near);
};

/** The range that a distance in inches falls into; undefined beyond the longest. */
export const rangeAt = (inches: number): Range | undefined => ranges.find((range) => inches <= range);

export const inchesBetween = (a: Figure, b: Figure): number => gapBetween(a.at, b.at) / unit;

/** Dice of a shot at this many inches; undefined if too far or too near. */
export const shotAt = (
  game: Pick<Game, 's'>,
  figure: Figure,
  kind: ShooterClass,
  inches: number,
): { readonly keep: Keep; readonly by: Held | undefined } | undefined => {
  const held = heldBy(game, figure);
  if (inches < 1 || has(held, 'no-shot') || has(held, 'no-attack')) return undefined;
  const range = rangeAt(inches);
  return range && shotOf(held, kind, range);
};

export const shotTargets = (game: Game, actor: Actor, kind: ShooterClass): readonly Figure[] => {
  const { figure } = actor;
  const inRange = opponents(game, actor).filter(
    (one) => shotAt(game, figure, kind, inchesBetween(figure, one)) && sees(game, figure, one),
  );
  return drawn(game, actor, inRange);
};

/** How a fire team shoots: as its gun, and at long range too. */
export const volleyAt = (game: Pick<Game, 's'>, figure: Figure, inches: number): Keep | undefined => {
  const shot = shotAt(game, figure, 'heavy-area', inches);
  if (shot) return shot.keep;
  return inches >= 1 && rangeAt(inches) === 15 ? teamAtLongRange : undefined;
};

export const volleyTargets = (game: Game, actor: Actor): readonly Figure[] => {
  const { figure } = actor;
  const inRange = opponents(game, actor).filter(
    (one) => volleyAt(game, figure, inchesBetween(figure, one)) && sees(game, figure, one),
  );
  return drawn(game, actor, inRange);
};
