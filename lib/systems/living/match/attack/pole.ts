import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, sheetOf, type Game } from '../state/game';

/** What a figure's critical hits with pole weapons do, as its player says once for the whole match. */
function* decide(figure: Figure): Flow<boolean> {
  const { pick } = yield* choose(
    figure.owner,
    { about: 'may', figure: figure.id, skill: '', what: 'sweep' },
    [{ pick: 'no' }, { pick: 'yes' }],
  );
  figure.sweeps = pick === 'yes';
  return figure.sweeps;
}

/** Before the match every player says it of whoever wields a pole weapon; chapter "Armoury: Melee Weapons". */
export function* decideSweeps(game: Game): Flow {
  for (const figure of game.s.figures)
    if (figure.life !== 'gone' && sheetOf(game, figure).weapons.some(({ pole }) => pole === true))
      yield* decide(figure);
}

/** Whether critical hits of a figure with a pole weapon sweep; who came later says so with the first of them. */
export function* doesSweep(figure: Figure): Flow<boolean> {
  return figure.sweeps ?? (yield* decide(figure));
}
