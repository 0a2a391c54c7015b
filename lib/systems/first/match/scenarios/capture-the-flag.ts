import { centre } from '../../../../skirmish/map/corners';
import { playerOf, type Game, type ScenarioPlay } from '../state/game';
import { onceTouched, pointOf, touchesOn } from '../../../../skirmish/map/places';
import type { Token } from '../state/situation';
import { entersBase, spawnAtHome, nothingMore } from './base';
import { score } from '../../../../skirmish/rules/scoring';

const inPlace: Token = { at: pointOf(centre), carrier: -1, waits: undefined };

const emitFlag = ({ host }: Game, what: 'taken' | 'dropped' | 'home' | 'back', figure: number): void => {
  host.emit({ type: 'flag', what, figure });
};

/** Moving onto the flag takes it, being pushed onto it does not; bringing it into the own base scores. */
const moved: ScenarioPlay['moved'] = (game, figure, way, how) => {
  const { s } = game;
  const [flag] = s.tokens;
  if (!flag) return;
  let carried = way;
  if (flag.carrier < 0) {
    if (how === 'pushed' || !touchesOn(way, flag.at)) return;
    carried = onceTouched(way, flag.at);
    emitFlag(game, 'taken', figure.id);
  } else if (flag.carrier !== figure.id) return;
  if (!entersBase(game, figure.team, carried)) {
    s.tokens = [{ at: figure.at, carrier: figure.id, waits: undefined }];
    return;
  }
  s.tokens = [inPlace];
  emitFlag(game, 'home', figure.id);
  score(game, figure.team, 1);
};

/** One flag in the middle, which two teams want to bring home; chapter "Capture the flag". */
export const captureTheFlag: ScenarioPlay = {
  ...nothingMore,
  respawns: true,
  tokens: () => [inPlace],
  spawn: spawnAtHome,
  moved,
  fell: (game, figure) => {
    const [flag] = game.s.tokens;
    if (flag?.carrier !== figure.id) return;
    const { teams, players } = game.s.setting;
    const team = new Set(players.filter((_, hero) => teams[hero] === figure.team));
    // The turn in which he falls is not a following one.
    const current = playerOf(game.s);
    const waits = [...team].map((player) => ({ player, left: player === current ? 2 : 1 }));
    game.s.tokens = [{ at: figure.at, carrier: -1, waits }];
    emitFlag(game, 'dropped', figure.id);
  },
  turnEnds: (game, player) => {
    const [flag] = game.s.tokens;
    if (!flag?.waits) return;
    const waits = flag.waits
      .map((each) => (each.player === player ? { player, left: each.left - 1 } : each))
      .filter(({ left }) => left > 0);
    if (waits.length > 0) {
      game.s.tokens = [{ ...flag, waits }];
      return;
    }
    game.s.tokens = [inPlace];
    emitFlag(game, 'back', -1);
  },
};
