import { rollDice, type Roll } from '../../../../painted-die/match/roll';
import type { Value } from '../../skills/effects/terms';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import type { Short } from '../state/option';
import { choose, profileOf, type MatchContext } from '../state/match-context';
import { addUp, held } from './properties';
import type { Sides } from '../../../../dice/odds';

/** Dice a figure rolls: its Hand, less any reduction by the target. */
export const diceOf = (match: MatchContext, figure: Figure, against?: Figure): number => {
  if (!against || against === figure || match.s.figures.every(({ modifiers }) => modifiers.length === 0))
    return figure.hand;
  // Of an aura about its target, who rolls has to be in it.
  const fewer = addUp(match, held(match, figure, 'fewer-dice-on-you'), ({ property, from, carrier }) =>
    property.has === 'fewer-dice-on-you' && from.isAura && carrier === against ? property.dice : undefined,
  );
  return Math.max(0, figure.hand - fewer);
};

/** Rolls dice of a figure. */
export const roll = (match: MatchContext, figure: Figure, why: string, dice = figure.hand): Roll =>
  rollDice(match.host, figure.id, why, dice);

/** Values of the dice of a roll, highest first and each value once. */
export const valuesOf = (sides: Sides, rolled: Roll): readonly number[] =>
  [...new Set(rolled.map((face) => sides[face] ?? 0))].sort((a, b) => b - a);

/**
 * The player picks the die after the roll (ruling 19); asked only if dice differ.
 * @param needsPip with a die that shows no such pip the spell fizzles; the player sees this warning
 * @param inVain the skill has failed already, so nothing depends on the die
 * @param short values with which its skill does not reach its target
 */
export function* pickDie(
  figure: Figure,
  value: Value | 'magic',
  sides: Sides,
  rolled: Roll,
  {
    needsPip = false,
    inVain = false,
    short = [],
  }: { readonly needsPip?: boolean; readonly inVain?: boolean; readonly short?: readonly Short[] } = {},
): Flow<number> {
  const given = valuesOf(sides, rolled);
  if (given.length === 0) return 0;
  const warns = needsPip && given.includes(0);
  const { value: picked } = yield* choose(
    figure.owner,
    {
      ...{ about: 'die', figure: figure.id, value },
      ...(warns && { needsPip: true }),
      ...(inVain && { inVain }),
      ...(short.length > 0 && { short }),
    },
    given.map((each) => ({ pick: 'value' as const, value: each })),
  );
  return picked;
}

/** Side of a rolled die that shows the pips picked, as events have it; nothing where no pip was picked. */
export const sidePicked = (sides: Sides, rolled: Roll, picked: number): { readonly side?: number } => {
  const side = picked > 0 ? rolled.find((face) => sides[face] === picked) : undefined;
  return side === undefined ? {} : { side };
};

/** Two or more dice show the most that the card can show (ruling 21). */
export const isCritical = (sides: Sides, rolled: Roll): boolean => {
  const most = Math.max(...sides);
  return most > 0 && rolled.filter((face) => sides[face] === most).length >= 2;
};

export const sidesFor = (
  match: MatchContext,
  figure: Figure,
  pip: keyof ReturnType<typeof profileOf>['sides'],
): Sides => profileOf(match, figure).sides[pip];
