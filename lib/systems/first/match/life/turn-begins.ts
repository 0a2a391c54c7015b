import { emptyTurnRecord, type Figure, type Modifier } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { getUp, heal } from './life';

/** Dice that were promised for the figure's next turn. */
const mend = (match: MatchContext, figure: Figure): void => {
  const mends = figure.modifiers.filter((each) => each.says === 'mend');
  if (mends.length === 0) return;
  for (const { amount, by, skill } of mends) heal(match, figure, amount, by, skill);
  figure.modifiers = figure.modifiers.flatMap((each): readonly Modifier[] => {
    if (each.says !== 'mend') return [each];
    return each.turns > 1 ? [{ ...each, turns: each.turns - 1 }] : [];
  });
};

/**
 * The turn of a figure's player begins. A figure that is down loses the first turn, gets up on the next one if it was
 * healed before, and is dead otherwise; chapter "The Dicepool".
 */
export const beginTurnOf = (match: MatchContext, figure: Figure): void => {
  figure.thisTurn = emptyTurnRecord;
  figure.isNew = false;
  if (figure.life === 'down' && figure.isCounted) {
    if (figure.dice > 0) {
      getUp(match, figure);
      match.host.emit({ type: 'got-up', figure: figure.id });
    } else {
      figure.life = 'dead';
      figure.modifiers = [];
      match.host.emit({ type: 'dead', figure: figure.id });
    }
  } else if (figure.life === 'down') figure.isCounted = true;
  mend(match, figure);
  if (figure.life !== 'waiting') return;
  if (!match.scenario.spawn(match, figure)) return;
  figure.life = 'up';
  figure.dice = figure.most;
  figure.modifiers = [];
  match.host.emit({ type: 'spawned', figure: figure.id });
};
