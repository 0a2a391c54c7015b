import type { AttackValue, Value } from '../../skills/effects/terms';
import { countersOf, type Figure } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
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

const isNear = (match: MatchContext, one: ValueHeld, figure: Figure): boolean => {
  const { while: near } = one.property;
  if (!near) return true;
  const by = figureOf(match, one.modifier.by);
  const distance = heldAmount(match, one, near.within);
  return match.s.figures.some(
    (other) =>
      other !== figure &&
      other.life === 'up' &&
      other.team === by.team &&
      onSameLevel(figure, other) &&
      isWithin(figure, other, distance),
  );
};

const counts = (match: MatchContext, one: ValueHeld, figure: Figure, occasion: Occasion): boolean => {
  if (one.property.for === undefined) return isNear(match, one, figure);
  switch (one.property.for) {
    case 'attacks':
    case 'next-attack':
      return occasion.attackOn !== undefined && isNear(match, one, figure);
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
export const bonusTo = (
  match: MatchContext,
  figure: Figure,
  value: Value,
  occasion: Occasion = {},
): number => {
  let sum = conditionsOn(figure, value);
  for (const { amount } of lastingOn(match, figure, value, occasion)) sum += amount;
  return sum;
};

const nothing: readonly never[] = [];

/** Additions to a value by lasting effects, skill by skill. */
const lastingOn = (
  match: MatchContext,
  figure: Figure,
  value: Value,
  occasion: Occasion,
): readonly SkillAmount[] => {
  if (match.s.figures.every(({ modifiers }) => modifiers.length === 0)) return nothing;
  const found = amountsOf(match, heldByUnit(match, figure, value), (one) =>
    one.property.has === 'value' &&
    one.property.value === value &&
    counts(match, one as ValueHeld, figure, occasion)
      ? one.property.by
      : undefined,
  );
  return value === 'AV' || value === 'RAV'
    ? [...found, ...attackBonus(match, figure, value, occasion)]
    : found;
};

/** Parts of `bonusTo`. */
export const reasonsFor = (
  match: MatchContext,
  figure: Figure,
  value: Value,
  occasion: Occasion = {},
): readonly Reason[] => {
  const bleeding = countersOf(figure, 'bleeding');
  const prone = proneFor(figure, value);
  const lasting = lastingOn(match, figure, value, occasion).filter(({ amount }) => amount !== 0);
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
const heldByUnit = (match: MatchContext, figure: Figure, value: Value): readonly Held<'value'>[] => {
  const own = held(match, figure, 'value');
  const partner = partnerOf(match, figure);
  if (!partner || !(figure.rider >= 0 || isDefence(value))) return own;
  return [...own, ...held(match, partner, 'value')];
};

const isDefence = (value: Value | 'movement'): boolean => value === 'DV' || value === 'MDV';

/** AV or RAV, by the kind of the attack; `attacks-on-target` holds for whoever attacks the one who carries it. */
const attackBonus = (
  match: MatchContext,
  figure: Figure,
  _value: AttackValue,
  { attackOn }: Occasion,
): readonly SkillAmount[] =>
  attackOn === undefined
    ? nothing
    : amountsOf(match, attackValues(match, figure), ({ property, carrier }) =>
        property.has === 'attack-value' && (property.for !== 'attacks-on-target' || carrier === attackOn)
          ? property.by
          : undefined,
      );

const attackValues = (match: MatchContext, figure: Figure): readonly Held<'attack-value'>[] => {
  const own = held(match, figure, 'attack-value');
  return figure.rider < 0 ? own : [...own, ...held(match, figureOf(match, figure.rider), 'attack-value')];
};

/**
 * Fixed value that takes the place of its pips, or # that take the place of the dice of a movement; bonuses still
 * count (ruling 10 for skills). Of several the least; undefined where nothing sets it.
 */
export const setTo = (match: MatchContext, figure: Figure, value: Value | 'movement'): number | undefined =>
  heldAsSet(match, figure, value) ??
  (isDefence(value) && figure.rider >= 0
    ? heldAsSet(match, figureOf(match, figure.rider), value)
    : undefined);

const heldAsSet = (match: MatchContext, figure: Figure, value: Value | 'movement'): number | undefined => {
  const all = held(match, figure, 'set').filter(({ property }) => property.value === value);
  return all.length === 0 ? undefined : Math.min(...all.map(({ property }) => property.to));
};

/** The sides of dice that show a set value instead of their pips. */
export const sidesSetTo = (value: number): Sides => Array.from({ length: 6 }, () => value);
