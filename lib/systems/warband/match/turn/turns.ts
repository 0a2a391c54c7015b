import { dieOf, ranks } from '../../sheet/rank';
import { isOnTable, isStanding } from '../state/figure';
import { cardFor, choose, type Flow, type MatchContext } from '../state/match-context';
import { passGuns } from '../life/guns';
import { lastRecovery } from '../life/recover';
import { leave } from '../life/wound';
import { placeByHand } from './placing';
import { activationsOf, activate, actOn } from './activation';

const teams = [0, 1] as const;

/** Die of the highest rank standing, or prone if none stands; undefined without fighters. */
const initiativeDie = (match: MatchContext, team: number): number | undefined => {
  const own = match.s.figures.filter((one) => one.team === team && isOnTable(one));
  const standing = own.filter(isStanding);
  const among = (standing.length > 0 ? standing : own).map((one) => cardFor(match, one).rank);
  const rank = ranks.find((each) => among.includes(each));
  return rank && dieOf[rank];
};

/** Each player rolls the highest die, ties again; the higher result activates first. */
const rollInitiative = (match: MatchContext): number => {
  const dice = teams.map((team) => initiativeDie(match, team));
  const alone = teams.find((team) => dice[1 - team] === undefined);
  if (alone !== undefined) return alone;
  for (;;) {
    const [one = 0, other = 0] = teams.map((player) => {
      const die = dice[player] ?? 1;
      const face = match.host.draw('dice', die, player, 'initiative') + 1;
      match.host.emit({ told: 'initiative', player, die, face });
      return face;
    });
    if (one !== other) return one > other ? 0 : 1;
  }
};

const startTurn = (match: MatchContext): void => {
  const { s } = match;
  s.turn += 1;
  match.host.emit({ told: 'turn', turn: s.turn });
  for (const figure of s.figures) {
    figure.hasIgnored = false;
    figure.hasMoved = false;
    figure.isStill = false;
    figure.isActivated = figure.losesNext;
    if (figure.losesNext && isOnTable(figure)) match.host.emit({ told: 'skipped', figure: figure.id });
    figure.losesNext = false;
  }
  s.active = rollInitiative(match);
  match.host.emit({ told: 'first', player: s.active });
  s.stage = 'activation';
};

/** The players take turns; when one has nobody left, the other goes on; ruling 2. */
function* chooseActivation(match: MatchContext): Flow {
  const { s } = match;
  const own = activationsOf(match, s.active);
  const options = own.length > 0 ? own : activationsOf(match, 1 - s.active);
  if (options.length === 0) {
    s.stage = 'upkeep';
    return;
  }
  if (own.length === 0) s.active = 1 - s.active;
  const chosen = yield* choose(s.active, { about: 'activate' }, options);
  activate(match, chosen);
  s.stage = 'acting';
}

const upkeep = (match: MatchContext): void => {
  const { s } = match;
  for (const figure of s.figures)
    if (figure.life === 'face-down' && !lastRecovery(match, figure)) leave(match, figure, -1, 'skill');
  passGuns(match);
  if (!s.outcome) match.scenario.upkeep(match);
  if (!s.outcome && s.turn >= s.setting.mostTurns)
    s.outcome = { winner: match.scenario.winner(match), because: 'last-turn' };
  s.stage = 'turn';
};

function* playStage(match: MatchContext): Flow {
  switch (match.s.stage) {
    case 'set-up':
      yield* placeByHand(match);
      match.s.stage = 'turn';
      return;
    case 'turn':
      startTurn(match);
      return;
    case 'activation':
      yield* chooseActivation(match);
      return;
    case 'acting':
      yield* actOn(match);
      return;
    case 'upkeep':
      upkeep(match);
  }
}

/** Plays on to the next point of rest: an activation or an action. */
export function* playOn(match: MatchContext): Flow {
  const { s, host } = match;
  do yield* playStage(match);
  while (!s.outcome && s.stage !== 'activation' && s.stage !== 'acting');
  if (!s.outcome) return;
  const { winner, because } = s.outcome;
  host.emit({ told: 'end', winner, because, tally: match.scenario.tally(match) });
}
