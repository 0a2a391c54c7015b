import { radius, type Point } from '../../../../table/table';
import { centre } from '../../scenarios/place';
import type { Figure } from '../figure';
import { playerOf, type Game, type ScenarioPlay } from '../game';
import { comesWithin } from '../movement/arrive';
import { pointOf } from '../places/room';
import type { Token } from '../situation';
import { entersBase, spawnAtHome } from './base';
import { nothingMore } from './nothing-more';
import { score } from './score';

const inPlace: Token = { at: pointOf(centre), carrier: -1, waits: undefined };

const emitFlag = ({ host }: Game, what: 'taken' | 'dropped' | 'home' | 'back', figure: number): void => {
  host.emit({ type: 'flag', what, figure });
};

/** What is left of a way once it has led over a place. */
const after = (way: readonly Point[], place: Point): readonly Point[] => {
  const first = way.findIndex((_, at) => comesWithin(way.slice(0, at + 1), place, radius));
  return way.slice(first);
};

/** Whoever moves onto the flag takes it; who brings it into his base has scored. */
const moved = (game: Game, figure: Figure, way: readonly Point[]): void => {
  const { s } = game;
  const [flag] = s.tokens;
  if (!flag) return;
  let carried = way;
  if (flag.carrier < 0) {
    if (!comesWithin(way, flag.at, radius)) return;
    carried = after(way, flag.at);
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
    const { owner: player } = figure;
    // The turn in which he falls is not the following one.
    const left = playerOf(game.s) === player ? 2 : 1;
    game.s.tokens = [{ at: figure.at, carrier: -1, waits: { player, left } }];
    emitFlag(game, 'dropped', figure.id);
  },
  turnEnds: (game, player) => {
    const [flag] = game.s.tokens;
    if (flag?.waits?.player !== player) return;
    const left = flag.waits.left - 1;
    if (left > 0) {
      game.s.tokens = [{ ...flag, waits: { player, left } }];
      return;
    }
    game.s.tokens = [inPlace];
    emitFlag(game, 'back', -1);
  },
};
