import { useRef } from 'react';
import type { RulerEnd } from '@/lib/session/measuring';
import { figureNear } from '@/lib/session/pointing';
import type { TableFigure } from '@/lib/systems/table-scene';
import type { Point } from '@/lib/table/table';

/** A drag on the board: what it takes hold of, and where it goes. Spots are on the table. */
export interface Dragging {
  /** @param pixel one of the screen, in # */
  readonly takes: (from: Point, pixel: number) => boolean;
  readonly to: (spot: Point) => void;
  readonly end: (spot: Point) => void;
}

/** Answers to drags. */
export interface Drags {
  /** A movable figure is dragged to its place and dropped there. @param over the figure under the pointer */
  readonly onDrag: (place: Point, over: number | undefined) => void;
  readonly onDrop: (place: Point, over: number | undefined) => void;
  /** The ruler is drawn from a figure to another or to a place. */
  readonly onMeasure: (from: number, to: RulerEnd) => void;
}

/** Drags of a figure to where it goes; with the ruler in hand nobody moves, and a drag from a figure measures. */
export const useDragging = (
  coins: readonly TableFigure[],
  {
    hasRuler,
    takesMover,
    onDrag,
    onDrop,
    onMeasure,
  }: {
    readonly hasRuler: boolean;
    readonly takesMover: Dragging['takes'];
  } & Drags,
): Dragging => {
  const measured = useRef<number>(undefined);
  const at = (spot: Point): number | undefined => figureNear(coins, spot, 0)?.id;
  const measure = (spot: Point): void => {
    if (measured.current !== undefined) onMeasure(measured.current, at(spot) ?? spot);
  };
  return hasRuler
    ? {
        takes: (from) => {
          measured.current = at(from);
          return measured.current !== undefined;
        },
        to: measure,
        end: measure,
      }
    : {
        takes: takesMover,
        to: (spot) => onDrag(spot, at(spot)),
        end: (spot) => onDrop(spot, at(spot)),
      };
};
