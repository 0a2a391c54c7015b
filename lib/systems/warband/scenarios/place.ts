import {
  centre,
  cornerIds,
  cornerTips,
  mapSide,
  type CornerId,
  type Spot,
} from '../../../skirmish/map/corners';

/** Inches round the tip of a corner that are its spawn point; house value. */
export const spawnRadius = 4;

/** Inches from a token within which one counts for it; house value. */
export const holdingDistance = 1;

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
