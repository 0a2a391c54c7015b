import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import { nothingHappens, type Flow } from '../state/flow';
import type { Game } from '../state/game';
import { fire, triggerOf } from '../lasting/modifiers';
import { held } from '../values/properties';

const moment = 'in-swarm';

/** Lets a swarm do what it does to a figure that begins its turn in it; a mount is met with its rider. */
export function* beginInSwarm(game: Game, figure: Figure): Flow {
  if (figure.rider < 0 && hasSwarm(game)) yield* fire(game, figure, moment, triggerOf(moment, figure.id));
}

/** The same, for whoever has come into it in his own turn otherwise than on foot. */
export const meetSwarms = (game: Game, figure: Figure): Flow =>
  figure.isActing && hasSwarm(game) ? beginInSwarm(game, figure) : nothingHappens;

const hasSwarm = ({ s }: Game): boolean =>
  s.figures.some(({ kind, modifiers }) => kind === 'swarm' && modifiers.length > 0);

/** Places along a way, close to each other. */
export const placesAlong = (way: readonly table.Point[]): readonly table.Point[] =>
  way.flatMap((to, index) => {
    const from = way[index - 1] ?? to;
    const steps = Math.max(
      1,
      Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / (table.unit / 8)),
    );
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + Math.trunc(((to.x - from.x) * (step + 1)) / steps),
      y: from.y + Math.trunc(((to.y - from.y) * (step + 1)) / steps),
    }));
  });

/** A swarm meets whoever enters it or passes through it in his own turn, each once. */
export function* passThroughSwarms(game: Game, figure: Figure, way: readonly table.Point[]): Flow {
  if (!figure.isActing || !hasSwarm(game)) return;
  const end = figure.at;
  for (const at of placesAlong(way)) {
    figure.at = at;
    const isNew = held(game, figure, 'whenever').some(
      ({ property, modifier }) => property.moment === moment && !figure.thisTurn.met.includes(modifier.key),
    );
    if (isNew) yield* fire(game, figure, moment, triggerOf(moment, figure.id));
  }
  figure.at = end;
}
