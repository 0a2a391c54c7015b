import { cornerIds, type CornerId, type Spot } from '../../../pip-hero/map';

/** #: who is this near to a token of King of the Hill counts for it. */
export const holdingDistance = 1;

/** House value: where the three spawn points of Deathmatch lie, each with two numbers of a die: as far from each other. */
export const spawnPoints: readonly Spot[] = [
  { x: 12, y: 4 },
  { x: 5, y: 17 },
  { x: 19, y: 17 },
];

/** The corner on the other side. */
export const oppositeCorner = (corner: CornerId): CornerId =>
  cornerIds[(cornerIds.indexOf(corner) + 2) % cornerIds.length] ?? corner;
