import { countersOf, type Figure } from '../state/figure';
import { type MatchContext, figureOf, type ActPlay } from '../state/match-context';
import { held, sumOf } from './properties';
import { remembered, statement } from '../entries/statements';
import { worth } from './count';
import type { EffectContext } from '../state/use';

/** Dice of a figure's own Hand beyond the substitute Hand. */
export const diceBehind = (match: MatchContext, figure: Figure): number => {
  const [one] = figure.modifiers.length === 0 ? [] : held(match, figure, 'hand');
  return one ? (remembered(one.modifier, 'dice-behind') ?? 0) : 0;
};

/** Whether Life could be restored to a figure. */
export const lacksLife = (match: MatchContext, figure: Figure): boolean =>
  figure.hand < poolOf(match, figure);

/** Dice in the Dicepool: what effects for good have made of it, passing ones and Deep Wounds; never below 0. */
export const poolOf = (match: MatchContext, figure: Figure): number =>
  Math.max(0, ownPool(figure) + sumOf(match, figure, 'dicepool'));

const ownPool = (figure: Figure): number => figure.pool - countersOf(figure, 'deep-wound');

/** `poolOf` for several figures; looks only once for passing effects on a Dicepool. */
export const poolsOf = (match: MatchContext): ((figure: Figure) => number) =>
  match.s.figures.some(({ modifiers }) => modifiers.some(({ says }) => statement(says).kinds.has('dicepool')))
    ? (figure) => poolOf(match, figure)
    : (figure) => Math.max(0, ownPool(figure));

/** Looks at the Dicepool: what it has gained or lost since, the Hand gains or loses too, and it never holds more (ruling 28). */
export const seePool = (match: MatchContext, figure: Figure, pool = poolOf(match, figure)): void => {
  if (pool !== figure.poolSeen) {
    // A fallen figure gains no die, and so no Life.
    if (figure.life === 'up') figure.hand = Math.max(0, figure.hand + pool - figure.poolSeen);
    figure.poolSeen = pool;
  }
  if (figure.hand > pool) figure.hand = pool;
};

/** Dice that a line adds to its user's Dicepool for good. */
const diceOfLine = (match: MatchContext, { use }: EffectContext): number =>
  (use.skill.green ?? []).reduce(
    (sum, effect) =>
      'act' in effect && effect.act === 'dicepool' && effect.whom === 'you'
        ? sum + worth(match, effect.by, { use, line: 'green', scale: use.green, target: use.user }, use.user)
        : sum,
    0,
  );

/** Notes that the Dicepool is cut when the next turn begins, by at most the dice that this use has given. */
export const shrinkDicepool: ActPlay<'shrink-dicepool'> = (match, { to }, context) => {
  const figure = figureOf(match, context.use.user);
  const trim = { to: worth(match, to, context, figure.id), dice: diceOfLine(match, context) };
  figure.trims = [...(figure.trims ?? []), trim];
  return undefined;
};

/** Cuts a Dicepool that is larger than it may stay, once: uses add, none takes more dice than it gave (ruling survival-stamina). */
export const trimPool = (match: MatchContext, figure: Figure): void => {
  const { trims = [] } = figure;
  if (trims.length === 0) return;
  figure.trims = [];
  for (const { to, dice } of trims) figure.pool -= Math.min(dice, Math.max(0, poolOf(match, figure) - to));
  seePool(match, figure);
};
