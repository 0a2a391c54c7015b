/** A point on the map: # to the right of and below its top left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** # along each side of the map; chapter "Terrain". */
export const mapSide = 24;

/** #: a home base is all that lies within this of the tip of its corner; chapter "Scenarios". */
export const baseRadius = 4;

/** #: who is this near to a token of King of the Hill counts for it. */
export const holdingDistance = 1;

export const cornerIds = ['north-west', 'north-east', 'south-east', 'south-west'] as const;
export type CornerId = (typeof cornerIds)[number];

/** The tip of each corner, with north up on a plan. */
export const cornerTips: Readonly<Record<CornerId, Spot>> = {
  'north-west': { x: 0, y: 0 },
  'north-east': { x: mapSide, y: 0 },
  'south-east': { x: mapSide, y: mapSide },
  'south-west': { x: 0, y: mapSide },
};

export const centre: Spot = { x: mapSide / 2, y: mapSide / 2 };

/** House value: where the three spawn points of Deathmatch lie, each with two numbers of a die: as far from each other. */
export const spawnPoints: readonly Spot[] = [
  { x: 12, y: 4 },
  { x: 5, y: 17 },
  { x: 19, y: 17 },
];

/** The corner on the other side. */
export const oppositeCorner = (corner: CornerId): CornerId =>
  cornerIds[(cornerIds.indexOf(corner) + 2) % cornerIds.length] ?? corner;
