import * as table from '../../../../table/table';
import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { happen } from '../lasting/ends';
import { unmount } from '../life/falls';
import { leaveTerrain } from './leaning';
import { afterMovement } from './move';
import { basesFor, put } from '../geometry/placing';
import { units } from '../geometry/where';

/** Puts a figure beside or onto another: this counts as moving, and ends what lasts while it stays put. */
function* step(match: MatchContext, figure: Figure, to: table.Point): Flow {
  const from = figure.at;
  put(match, figure, to);
  yield* leaveTerrain(match, figure, [from, to]);
  yield* happen(match, figure, 'moves');
  yield* happen(match, figure, 'you-move');
}

/** Gets on a pet; chapter "Mounting a Pet". */
export function* mount(match: MatchContext, figure: Figure, petId: FigureId): Flow {
  const pet = figureOf(match, petId);
  figure.mount = pet.id;
  pet.rider = figure.id;
  pet.actions = 0;
  pet.delays = 0;
  figure.isFlying = pet.isFlying;
  yield* step(match, figure, pet.at);
}

/** The rider steps down beside his mount, where there is room. */
export function* dismount(match: MatchContext, figure: Figure): Flow {
  const pet = figureOf(match, figure.mount);
  const at = table.besides(match.ground, pet.at, basesFor(match, figure), units(1));
  if (!at) return;
  unmount(match, figure);
  yield* step(match, figure, at);
  yield* afterMovement(match, figure);
}
