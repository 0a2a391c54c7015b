import type { Spot } from '../../../skirmish/map/corners';
import { scenarios } from '../scenarios/index';

/** Where scenarios lay something down. */
export const marked: readonly Spot[] = scenarios.flatMap(({ markers }) =>
  markers.flatMap((marker) => ('at' in marker ? [marker.at] : [])),
);
