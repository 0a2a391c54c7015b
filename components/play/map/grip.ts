import type { TableFigure } from '@/lib/systems/table-scene';
import { distanceBetween, unit, type Point, type Units } from '@/lib/table/table';

/** Width of the ring about whoever acts. */
const ring: Units = 0.3 * unit;

/** A finger takes hold of a coin anywhere within its ring. @param finger half its width */
export const isHeld = (
  { at, radius }: Pick<TableFigure, 'at' | 'radius'>,
  spot: Point,
  finger: Units,
): boolean => distanceBetween(at, spot) <= Math.max(radius + ring, finger);
