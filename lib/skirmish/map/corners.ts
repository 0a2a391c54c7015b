import { tableSide } from '../../table/plan';

/** A point on the map: # to the right of and below its top left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** # along each side of the map; chapters "Preparation" and "Terrain". */
export const mapSide = tableSide;

/** #: a corner, or a home base, is all that lies within this of its very tip; chapter "Scenarios". */
export const cornerRadius = 4;

export const cornerIds = ['north-west', 'north-east', 'south-east', 'south-west'] as const;
export type CornerId = (typeof cornerIds)[number];

/** The tip of each corner, with north up on a plan. */
export const cornerTips: Readonly<Record<CornerId, Spot>> = {
  'north-west': { x: 0, y: 0 },
  'north-east': { x: mapSide, y: 0 },
  'south-east': { x: mapSide, y: mapSide },
  'south-west': { x: 0, y: mapSide },
};

/** The corner on the other side. */
export const oppositeCorner = (corner: CornerId): CornerId =>
  cornerIds[(cornerIds.indexOf(corner) + 2) % cornerIds.length] ?? corner;

export const centre: Spot = { x: mapSide / 2, y: mapSide / 2 };
