import { dieOf, ranks } from '../../sheet/rank';
import { isOnTable, isStanding } from '../state/figure';
import { cardFor, choose, type Flow, type Game } from '../state/game';
import { passGuns } from '../life/guns';
import { lastRecovery } from '../life/recover';
import { leave } from '../life/wound';
import { placeByHand } from './placing';
import { activationsOf, activate, actOn } from './activation';

const teams = [0, 1] as const;

/** Die of the highest rank standing, or prone if none stands; undefined without fighters. */
const initiativeDie = (game: Game, team: number): number | undefined => {
  const own = game.s.figures.filter((one) => one.team === team && isOnTable(one));
  const standing = own.filter(isStanding);
  const among = (standing.length > 0 ? standing : own).map((one) => cardFor(game, one).rank);
  const rank = ranks.find((each) => among.includes(each));
  return rank && dieOf[rank];
};

/** Each player rolls the highest die, ties again; the higher result activates first. */
const rollInitiative = (game: Game): number => {
  const dice = teams.map((team) => initiativeDie(game, team));
  const alone = teams.find((team) => dice[1 - team] === undefined);
  if (alone !== undefined) return alone;
  for (;;) {
    const [one = 0, other = 0] = teams.map((player) => {
      const die = dice[player] ?? 1;
      const face = game.host.draw('dice', die, player, 'initiative') + 1;
      game.host.emit({ told: 'initiative', player, die, face });
      return face;
    });
    if (one !== other) return one > other ? 0 : 1;
  }
};

const startTurn = (game: Game): void => {
  const { s } = game;
  s.turn += 1;
  game.host.emit({ told: 'turn', turn: s.turn });
  for (const figure of s.figures) {
    figure.hasIgnored = false;
    figure.hasMoved = false;
    figure.isStill = false;
    figure.isActivated = figure.losesNext;
    if (figure.losesNext && isOnTable(figure)) game.host.emit({ told: 'skipped', figure: figure.id });
    figure.losesNext = false;
  }
  s.active = rollInitiative(game);
  game.host.emit({ told: 'first', player: s.active });
  s.stage = 'activation';
};

/** The players take turns; when one has nobody left, the other goes on; ruling 2. */
function* chooseActivation(game: Game): Flow {
  const { s } = game;
  const own = activationsOf(game, s.active);
  const options = own.length > 0 ? own : activationsOf(game, 1 - s.active);
  if (options.length === 0) {
    s.stage = 'upkeep';
    return;
  }
  if (own.length === 0) s.active = 1 - s.active;
  const chosen = yield* choose(s.active, { about: 'activate' }, options);
  activate(game, chosen);
  s.stage = 'acting';
}

const upkeep = (game: Game): void => {
  const { s } = game;
  for (const figure of s.figures)
    if (figure.life === 'face-down' && !lastRecovery(game, figure)) leave(game, figure, -1, 'skill');
  passGuns(game);
  if (!s.outcome) game.scenario.upkeep(game);
  if (!s.outcome && s.turn >= s.setting.mostTurns)
    s.outcome = { winner: game.scenario.winner(game), because: 'last-turn' };
  s.stage = 'turn';
};

function* playStage(game: Game): Flow {
  switch (game.s.stage) {
    case 'set-up':
      yield* placeByHand(game);
      game.s.stage = 'turn';
      return;
    case 'turn':
      startTurn(game);
      return;
    case 'activation':
      yield* chooseActivation(game);
      return;
    case 'acting':
      yield* actOn(game);
      return;
    case 'upkeep':
      upkeep(game);
  }
}

/** Plays on to the next point of rest: an activation or an action. */
export function* playOn(game: Game): Flow {
  const { s, host } = game;
  do yield* playStage(game);
  while (!s.outcome && s.stage !== 'activation' && s.stage !== 'acting');
  if (!s.outcome) return;
  const { winner, because } = s.outcome;
  host.emit({ told: 'end', winner, because, tally: game.scenario.tally(game) });
}
