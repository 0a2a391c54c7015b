import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { happen } from '../lasting/ends';
import { unmount } from '../life/falls';
import { leaveTerrain } from './leaning';
import { afterMovement } from './move';
import { basesFor, put } from '../geometry/placing';
import { units } from '../geometry/where';

/** Puts a figure beside or onto another: it has moved, which ends what lasts as long as it stays. */
function* step(game: Game, figure: Figure, to: table.Point): Flow {
  const from = figure.at;
  put(game, figure, to);
  yield* leaveTerrain(game, figure, [from, to]);
  yield* happen(game, figure, 'moves', findSkill);
  yield* happen(game, figure, 'you-move', findSkill);
}

/** Gets on a pet; chapter "Mounting a Pet". */
export function* mount(game: Game, figure: Figure, petId: FigureId): Flow {
  const pet = figureOf(game, petId);
  figure.mount = pet.id;
  pet.rider = figure.id;
  pet.actions = 0;
  pet.delays = 0;
  figure.isFlying = pet.isFlying;
  yield* step(game, figure, pet.at);
}

/** The rider steps down beside his mount, where there is room. */
export function* dismount(game: Game, figure: Figure): Flow {
  const pet = figureOf(game, figure.mount);
  const at = table.besides(game.ground, pet.at, basesFor(game, figure), units(1));
  if (!at) return;
  unmount(game, figure);
  yield* step(game, figure, at);
  yield* afterMovement(game, figure);
}
