import { countersOf, type Figure } from '../state/figure';
import { type Game, figureOf, type ActPlay } from '../state/game';
import { held, sumOf } from './properties';
import { remembered, statement } from '../entries/statements';
import { worth } from './count';
import type { EffectContext } from '../state/use';

/** Dice of a figure's own Hand beyond the substitute Hand. */
export const diceBehind = (game: Game, figure: Figure): number => {
  const [one] = figure.modifiers.length === 0 ? [] : held(game, figure, 'hand');
  return one ? (remembered(one.modifier, 'dice-behind') ?? 0) : 0;
};

/** Whether Life could be restored to a figure. */
export const lacksLife = (game: Game, figure: Figure): boolean => figure.hand < poolOf(game, figure);

/** Dice in the Dicepool: what effects for good have made of it, passing ones and Deep Wounds; never below 0. */
export const poolOf = (game: Game, figure: Figure): number =>
  Math.max(0, ownPool(figure) + sumOf(game, figure, 'dicepool'));

const ownPool = (figure: Figure): number => figure.pool - countersOf(figure, 'deep-wound');

/** `poolOf` for several figures; looks only once for passing effects on a Dicepool. */
export const poolsOf = (game: Game): ((figure: Figure) => number) =>
  game.s.figures.some(({ modifiers }) => modifiers.some(({ says }) => statement(says).kinds.has('dicepool')))
    ? (figure) => poolOf(game, figure)
    : (figure) => Math.max(0, ownPool(figure));

/** Looks at the Dicepool: what it has gained or lost since, the Hand gains or loses too, and it never holds more (ruling 28). */
export const seePool = (game: Game, figure: Figure, pool = poolOf(game, figure)): void => {
  if (pool !== figure.poolSeen) {
    // Who has fallen gains no die, and so no Life.
    if (figure.life === 'up') figure.hand = Math.max(0, figure.hand + pool - figure.poolSeen);
    figure.poolSeen = pool;
  }
  if (figure.hand > pool) figure.hand = pool;
};

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
