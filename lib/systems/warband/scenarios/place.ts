/** A point on the map: inches to the right of and below its top left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Inches along each side of the table; ruling 3. */
export const mapSide = 24;

/** Inches round the tip of a corner that are its spawn point; house value. */
export const spawnRadius = 4;

/** Inches from a token within which one counts for it; house value. */
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

/** The corner on the other side. */
export const oppositeCorner = (corner: CornerId): CornerId =>
  cornerIds[(cornerIds.indexOf(corner) + 2) % cornerIds.length] ?? corner;

/** An inch from the edges, so that bases have room all round. */
const inward = (at: number): number => Math.min(mapSide - 1, Math.max(1, at));

/** The middle, and the two corners without a spawn point: where tokens and treasures lie; house value. */
export const tokenSpots = (homes: readonly CornerId[]): readonly Spot[] => [
  centre,
  ...cornerIds
    .filter((corner) => !homes.includes(corner))
    .map((corner) => cornerTips[corner])
    .map(({ x, y }) => ({ x: inward(x), y: inward(y) })),
];
