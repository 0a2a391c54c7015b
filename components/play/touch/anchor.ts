import { unit, type Point } from '@/lib/table/table';
import { inParts, type ViewBox } from '../map/view-box';

/** A place of the map in parts of the frame that lies over it. */
export type AnchorOf = (place: Point) => { readonly x: number; readonly y: number };

export const anchorIn =
  (box: ViewBox): AnchorOf =>
  ({ x, y }) =>
    inParts(box, { x: x / unit, y: y / unit });
