import { pointsOf, win } from '../../../../skirmish/rules/scoring';
import { playerOf, type Flow, type MatchContext } from '../state/match-context';
import { castOn } from '../fiends/summon';
import { passMoment } from '../lasting/modifiers';
import { beginTurnOf } from '../life/turn-begins';
import { act } from './act';
import { orderOf } from './order';
import { placeByHand } from './placing';

const summonFiend = 'summoning/summon-fiend';

/** After the last round more points win, else more dice; chapter "Scenarios". */
const decide = (match: MatchContext): void => {
  const { s } = match;
  const teams = [...new Set(s.setting.teams)];
  const diceOf = (team: number): number =>
    s.figures.reduce(
      (sum, { team: of, kind, dice }) => (of === team && kind === 'hero' ? sum + dice : sum),
      0,
    );
  const ranked = [...teams].sort((a, b) => pointsOf(match, b) - pointsOf(match, a) || diceOf(b) - diceOf(a));
  const [best, next] = ranked;
  const isDraw =
    best !== undefined &&
    next !== undefined &&
    pointsOf(match, best) === pointsOf(match, next) &&
    diceOf(best) === diceOf(next);
  win(match, isDraw ? undefined : best, 'most-rounds');
};

const startRound = (match: MatchContext): void => {
  const { s } = match;
  if (s.round > 0) match.scenario.roundEnds(match);
  if (s.outcome) return;
  if (s.round >= s.setting.mostRounds) {
    decide(match);
    return;
  }
  s.round += 1;
  s.turn = -1;
  match.host.emit({ type: 'round', round: s.round });
  s.stage = 'turn';
};

const startTurn = (match: MatchContext): void => {
  const { s } = match;
  if (s.turn + 1 >= s.order.length) {
    s.stage = 'round';
    return;
  }
  s.turn += 1;
  const player = playerOf(s);
  match.host.emit({ type: 'turn', player });
  passMoment(match, player, 'begin');
  for (const figure of s.figures) if (figure.owner === player) beginTurnOf(match, figure);
  s.stage = 'acting';
};

function* endTurn(match: MatchContext): Flow {
  const { s } = match;
  const player = playerOf(s);
  for (const figure of s.figures) if (figure.owner === player) yield* castOn(match, figure, summonFiend);
  passMoment(match, player, 'end');
  match.scenario.turnEnds(match, player);
  s.stage = 'turn';
}

function* playStage(match: MatchContext): Flow {
  const { s } = match;
  switch (s.stage) {
    case 'start':
      yield* placeByHand(match);
      s.order = orderOf(match);
      match.host.emit({ type: 'order', players: s.order });
      s.stage = 'round';
      return;
    case 'round':
      startRound(match);
      return;
    case 'turn':
      startTurn(match);
      return;
    case 'acting':
      yield* act(match);
      return;
    case 'end-of-turn':
      yield* endTurn(match);
  }
}

/** Plays on to the next point of rest: where somebody can act, or a turn has ended. */
export function* playOn(match: MatchContext): Flow {
  const { s } = match;
  do yield* playStage(match);
  while (!s.outcome && s.stage !== 'acting');
}
