import { worth } from '../values/count';
import type { Figure } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import { poolOf, seePool } from '../values/hand';
import type { EffectContext } from '../state/use';
import type { ActPlay } from '../state/plays';

/** Dice that a line adds to its user's Dicepool for good. */
const diceOfLine = (game: Game, { use }: EffectContext): number =>
  (use.skill.green ?? []).reduce(
    (sum, effect) =>
      'act' in effect && effect.act === 'dicepool' && effect.whom === 'you'
        ? sum + worth(game, effect.by, { use, line: 'green', scale: use.green, target: use.user }, use.user)
        : sum,
    0,
  );

/** Notes that the Dicepool is cut when the next turn begins, by no more dice than this use has given. */
export const shrinkDicepool: ActPlay<'shrink-dicepool'> = (game, { to }, context) => {
  const figure = figureOf(game, context.use.user);
  const trim = { to: worth(game, to, context, figure.id), dice: diceOfLine(game, context) };
  figure.trims = [...(figure.trims ?? []), trim];
  return undefined;
};

/** Cuts a Dicepool that is larger than it may stay, once: uses add, none takes more dice than it gave (ruling survival-stamina). */
export const trimPool = (game: Game, figure: Figure): void => {
  const { trims = [] } = figure;
  if (trims.length === 0) return;
  figure.trims = [];
  for (const { to, dice } of trims) figure.pool -= Math.min(dice, Math.max(0, poolOf(game, figure) - to));
  seePool(game, figure);
};
