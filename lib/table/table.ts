/** Places, ways, sight and cover for the engine. Knows no rule system. */
export { half, radius, radiusOf, tall, unit } from './plan';
export type { Base, Bases, Cloud, Manner, Point, Region, Table, Terrain, Units, Route } from './plan';
export {
  besideBase,
  distanceBetween,
  gapBetween,
  lineTouches,
  overlaps,
  reachBetween,
  squaredToLine,
  touches,
  towards,
} from './base';
export { distanceToShape, isConvex } from './convex';
export { canStand, inContact, heightAt, isBySteps, prepare, terrainAt, type Ground } from './ground';
export { footOf, landings } from './ladders';
export { reachable } from './region';
export { besides, perches, shove } from './shove';
export { canSee, inCover, isShielded } from './sight';
export { routeTo, routeToContact } from './route';
