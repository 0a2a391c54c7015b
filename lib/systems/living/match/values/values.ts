import type { AttackValue, Value } from '../../skills/effects/terms';
import { countersOf, type Figure } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import type { Sides } from '../../../../dice/odds';
import { partnerOf } from '../state/mounts';
import type { Reason } from '../state/event';
import { amountsOf, held, heldAmount, type Held, type SkillAmount } from './properties';
import { isWithin, onSameLevel } from '../geometry/where';

/** Purpose of a value. */
export interface Occasion {
  /** An attack the figure rolls, and its target. */
  readonly attackOn?: Figure;
  /** A defence against a RAV. */
  readonly isRanged?: boolean;
}

type ValueHeld = Held<'value'>;

const isNear = (game: Game, one: ValueHeld, figure: Figure): boolean => {
  const { while: near } = one.property;
  if (!near) return true;
  const by = figureOf(game, one.modifier.by);
  const distance = heldAmount(game, one, near.within);
  return game.s.figures.some(
    (other) =>
      other !== figure &&
      other.life === 'up' &&
      other.team === by.team &&
      onSameLevel(figure, other) &&
      isWithin(figure, other, distance),
  );
};

const counts = (game: Game, one: ValueHeld, figure: Figure, occasion: Occasion): boolean => {
  if (one.property.for === undefined) return isNear(game, one, figure);
  switch (one.property.for) {
    case 'attacks':
    case 'next-attack':
      return occasion.attackOn !== undefined && isNear(game, one, figure);
    case 'ranged-defence':
      return occasion.isRanged === true;
  }
};

/** Loss of a value through conditions only. */
export const conditionsOn = (figure: Figure, value: Value): number =>
  -countersOf(figure, 'bleeding') - proneFor(figure, value);

const proneFor = (figure: Figure, value: Value): number =>
  value === 'DV' || value === 'MDV' ? countersOf(figure, 'knockdown') : 0;

/** Sum of conditions and lasting effects on a value; chapter "Conditions and Statuses", ruling 20. */
export const bonusTo = (game: Game, figure: Figure, value: Value, occasion: Occasion = {}): number => {
  let sum = conditionsOn(figure, value);
  for (const { amount } of lastingOn(game, figure, value, occasion)) sum += amount;
  return sum;
};

const nothing: readonly never[] = [];

/** Additions to a value by lasting effects, skill by skill. */
const lastingOn = (game: Game, figure: Figure, value: Value, occasion: Occasion): readonly SkillAmount[] => {
  if (game.s.figures.every(({ modifiers }) => modifiers.length === 0)) return nothing;
  const found = amountsOf(game, heldByUnit(game, figure, value), (one) =>
    one.property.has === 'value' &&
    one.property.value === value &&
    counts(game, one as ValueHeld, figure, occasion)
      ? one.property.by
      : undefined,
  );
  return value === 'AV' || value === 'RAV'
    ? [...found, ...attackBonus(game, figure, value, occasion)]
    : found;
};

/** Parts of `bonusTo`. */
export const reasonsFor = (
  game: Game,
  figure: Figure,
  value: Value,
  occasion: Occasion = {},
): readonly Reason[] => {
  const bleeding = countersOf(figure, 'bleeding');
  const prone = proneFor(figure, value);
  const lasting = lastingOn(game, figure, value, occasion).filter(({ amount }) => amount !== 0);
  if (bleeding + prone + lasting.length === 0) return nothing;
  return [
    ...(bleeding > 0 ? [{ condition: 'bleeding' as const, amount: -bleeding }] : []),
    ...(prone > 0 ? [{ condition: 'knockdown' as const, amount: -prone }] : []),
    ...lasting,
  ];
};

/**
 * Properties that bear on a value. In a mount-rider unit those for defence count for both, and all on the rider count
 * for the mount too.
 */
const heldByUnit = (game: Game, figure: Figure, value: Value): readonly Held<'value'>[] => {
  const own = held(game, figure, 'value');
  const partner = partnerOf(game, figure);
  if (!partner || !(figure.rider >= 0 || isDefence(value))) return own;
  return [...own, ...held(game, partner, 'value')];
};

const isDefence = (value: Value | 'movement'): boolean => value === 'DV' || value === 'MDV';

/** AV or RAV, by the kind of the attack; `attacks-on-target` holds for whoever attacks the one who carries it. */
const attackBonus = (
  game: Game,
  figure: Figure,
  _value: AttackValue,
  { attackOn }: Occasion,
): readonly SkillAmount[] =>
  attackOn === undefined
    ? nothing
    : amountsOf(game, attackValues(game, figure), ({ property, carrier }) =>
        property.has === 'attack-value' && (property.for !== 'attacks-on-target' || carrier === attackOn)
          ? property.by
          : undefined,
      );

const attackValues = (game: Game, figure: Figure): readonly Held<'attack-value'>[] => {
  const own = held(game, figure, 'attack-value');
  return figure.rider < 0 ? own : [...own, ...held(game, figureOf(game, figure.rider), 'attack-value')];
};

/**
 * Fixed value that takes the place of its pips, or # that take the place of the dice of a movement; bonuses still
 * count (ruling 10 for skills). Of several the least; undefined where nothing sets it.
 */
export const setTo = (game: Game, figure: Figure, value: Value | 'movement'): number | undefined =>
  heldAsSet(game, figure, value) ??
  (isDefence(value) && figure.rider >= 0 ? heldAsSet(game, figureOf(game, figure.rider), value) : undefined);

const heldAsSet = (game: Game, figure: Figure, value: Value | 'movement'): number | undefined => {
  const all = held(game, figure, 'set').filter(({ property }) => property.value === value);
  return all.length === 0 ? undefined : Math.min(...all.map(({ property }) => property.to));
};

/** The sides of dice that show a set value instead of their pips. */
export const sidesSetTo = (value: number): Sides => Array.from({ length: 6 }, () => value);
