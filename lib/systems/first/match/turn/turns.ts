import { pointsOf, win } from '../../../../skirmish/rules/scoring';
import { playerOf, type Flow, type Game } from '../state/game';
import { castOn } from '../fiends/summon';
import { passMoment } from '../lasting/modifiers';
import { beginTurnOf } from '../life/turn-begins';
import { act } from './act';
import { orderOf } from './order';
import { placeByHand } from './placing';

const summonFiend = 'summoning/summon-fiend';

/** After the last round more points win, else more dice; chapter "Scenarios". */
const decide = (game: Game): void => {
  const { s } = game;
  const teams = [...new Set(s.setting.teams)];
  const diceOf = (team: number): number =>
    s.figures.reduce(
      (sum, { team: of, kind, dice }) => (of === team && kind === 'hero' ? sum + dice : sum),
      0,
    );
  const ranked = [...teams].sort((a, b) => pointsOf(game, b) - pointsOf(game, a) || diceOf(b) - diceOf(a));
  const [best, next] = ranked;
  const isDraw =
    best !== undefined &&
    next !== undefined &&
    pointsOf(game, best) === pointsOf(game, next) &&
    diceOf(best) === diceOf(next);
  win(game, isDraw ? undefined : best, 'most-rounds');
};

const startRound = (game: Game): void => {
  const { s } = game;
  if (s.round > 0) game.scenario.roundEnds(game);
  if (s.outcome) return;
  if (s.round >= s.setting.mostRounds) {
    decide(game);
    return;
  }
  s.round += 1;
  s.turn = -1;
  game.host.emit({ type: 'round', round: s.round });
  s.stage = 'turn';
};

const startTurn = (game: Game): void => {
  const { s } = game;
  if (s.turn + 1 >= s.order.length) {
    s.stage = 'round';
    return;
  }
  s.turn += 1;
  const player = playerOf(s);
  game.host.emit({ type: 'turn', player });
  passMoment(game, player, 'begin');
  for (const figure of s.figures) if (figure.owner === player) beginTurnOf(game, figure);
  s.stage = 'acting';
};

function* endTurn(game: Game): Flow {
  const { s } = game;
  const player = playerOf(s);
  for (const figure of s.figures) if (figure.owner === player) yield* castOn(game, figure, summonFiend);
  passMoment(game, player, 'end');
  game.scenario.turnEnds(game, player);
  s.stage = 'turn';
}

function* playStage(game: Game): Flow {
  const { s } = game;
  switch (s.stage) {
    case 'start':
      yield* placeByHand(game);
      s.order = orderOf(game);
      game.host.emit({ type: 'order', players: s.order });
      s.stage = 'round';
      return;
    case 'round':
      startRound(game);
      return;
    case 'turn':
      startTurn(game);
      return;
    case 'acting':
      yield* act(game);
      return;
    case 'end-of-turn':
      yield* endTurn(game);
  }
}

/** Plays on to the next point of rest: where somebody can act, or a turn has ended. */
export function* playOn(game: Game): Flow {
  const { s } = game;
  do yield* playStage(game);
  while (!s.outcome && s.stage !== 'acting');
}
