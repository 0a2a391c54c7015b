import type { Point } from '@/lib/table/table';

/** A place of the map in parts of the frame that lies over it. */
export type AnchorOf = (place: Point) => { readonly x: number; readonly y: number };
