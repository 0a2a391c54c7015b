import type { ActPlay } from '../state/act-play';
import { worth } from '../values/count';
import type { Figure } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import { poolOf, seePool } from '../values/hand';
import type { Line } from '../state/use';

/** Dice that a line adds to its user's Dicepool for good. */
const diceOfLine = (game: Game, { use }: Line): number =>
  (use.skill.green ?? []).reduce(
    (sum, effect) =>
      'act' in effect && effect.act === 'dicepool' && effect.whom === 'you'
        ? sum + worth(game, effect.by, { use, line: 'green', scale: use.green, target: use.user }, use.user)
        : sum,
    0,
  );

/** Notes that the Dicepool is cut when the next turn begins, by no more dice than this use has given. */
export const shrinkDicepool: ActPlay<'shrink-dicepool'> = (game, { to }, line) => {
  const figure = figureOf(game, line.use.user);
  const trim = { to: worth(game, to, line, figure.id), dice: diceOfLine(game, line) };
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
