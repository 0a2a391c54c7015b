import type { FigureForecast } from '@/lib/match/forecast';
import type { LastMove } from '@/lib/session/last-moves';
import type { Measured } from '@/lib/session/measuring';
import type { DrawnRegion } from '@/lib/session/places';
import type { OptionArea, Standing } from '@/lib/systems/play-part';
import type { TableRange } from '@/lib/systems/table-scene';
import type { Point, Route } from '@/lib/table/table';
import type { Signs } from './signs';

/** Marks on the map beside the figures. */
export interface MapShows {
  readonly region: DrawnRegion | undefined;
  /** Nobody has decided on a move yet: the region shows where the figure may go. */
  readonly isOffered: boolean;
  readonly chosen: Point | undefined;
  /** The figure that an option is aimed at which is looked at. */
  readonly meant: number | undefined;
  /** Figures in the latest event, the actor first; empty if nobody wants to see it. */
  readonly told: readonly number[];
  /** Figures of people at this device, where others decide for some. */
  readonly mine: readonly number[];
  /** Figures that can be chosen as the answer. */
  readonly offered: readonly number[];
  /** Figures to choose from, if the question is only which figure. */
  readonly choosable: readonly number[];
  /** The figure and its selected ranges. */
  readonly ranger: number;
  readonly ranges: readonly TableRange[];
  readonly rulers: readonly Measured[];
  /** An opponent under the mouse, before anybody clicks. */
  readonly hovered: number | undefined;
  /** Where the option that is looked at reaches others, and where figures will stand. */
  readonly area: OptionArea | undefined;
  readonly stands: readonly Standing[];
  /** Forecast for each figure of the option that is looked at. */
  readonly outcomes: readonly FigureForecast[];
  /** To the place that is chosen, or pointed at. */
  readonly way: Route | undefined;
  /** Opponents who could reach the chosen place next turn. */
  readonly threats: readonly number[];
  /** The piece of terrain that is asked about. */
  readonly piece: string | undefined;
  readonly signs: Signs;
  /** The last moves: figures, and the places they came from. */
  readonly moved: readonly LastMove[];
}
