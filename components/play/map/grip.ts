import { useEffect, useRef } from 'react';
import type { TableFigure } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';

/** Width of the ring about whoever acts. */
const ring: Units = 0.3 * unit;

/** Whether a finger means to take a coin: anywhere within its ring. @param finger half its width */
export const isHeld = (
  { at, radius }: Pick<TableFigure, 'at' | 'radius'>,
  spot: Point,
  finger: Units,
): boolean => distanceBetween(at, spot) <= Math.max(radius + ring, finger);

/**
 * The coin that can be drawn to where it goes. In a crowd it lies beside its base, and is taken by either.
 * @param base undefined where nobody moves
 */
export const useGrip = (base: TableFigure | undefined) => {
  const coin = useRef<TableFigure>(undefined);
  return {
    takes: (spot: Point, finger: Units): boolean =>
      [base, coin.current].some((each) => each !== undefined && isHeld(each, spot, finger)),
    /** Tells where its coin is drawn. */
    useCoin: (drawn: TableFigure | undefined): void => {
      useEffect(() => {
        coin.current = drawn;
      });
    },
  };
};
