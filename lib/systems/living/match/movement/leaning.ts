import * as table from '../../../../table/table';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import type { MatchContext } from '../state/match-context';
import { placesAlong } from '../../../../skirmish/map/places';
import { leansOnTerrain } from '../geometry/placing';
import { statement } from '../entries/statements';

/** Ends what lasts while a figure leans on terrain, if no piece stayed beside it all the way. */
export function* leaveTerrain(match: MatchContext, figure: Figure, way: readonly table.Point[]): Flow {
  const [from] = way;
  if (!from || !figure.modifiers.some(({ says }) => statement(says).says.or?.includes('leaves-terrain')))
    return;
  let kept = table.terrainAt(match.ground, from);
  for (const place of placesAlong(way)) {
    const there = table.terrainAt(match.ground, place);
    kept = kept.filter((piece) => there.includes(piece));
    if (kept.length === 0) return yield* happen(match, figure, 'leaves-terrain');
  }
}

/** The places of a region that lean on terrain; who finds none stays. */
export const leaning = (match: MatchContext, region: table.Region, from: table.Point): table.Region => {
  let listed: readonly table.Point[] | undefined;
  const candidates = (): readonly table.Point[] => {
    if (!listed) {
      const found = region.candidates().filter((place) => leansOnTerrain(match, place));
      listed = found.length > 0 ? found : [from];
    }
    return listed;
  };
  const isOnly = ({ x, y }: table.Point): boolean => {
    const [only] = candidates();
    return candidates().length === 1 && only?.x === x && only.y === y;
  };
  return {
    candidates,
    contains: (place) => (leansOnTerrain(match, place) && region.contains(place)) || isOnly(place),
    sample: (next) => {
      const place = region.sample(next);
      if (leansOnTerrain(match, place)) return place;
      const places = candidates();
      return places[next(places.length)] ?? from;
    },
    way: (place) => region.way?.(place),
  };
};
