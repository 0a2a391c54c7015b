/** The door of the table: what the engine asks of places, ways, sight and cover. Knows no rule system. */
export { tall, unit } from './plan';
export type { Bases, Cloud, Manner, Point, Region, Table, Terrain, Units, Way } from './plan';
export { compass, gapBetween, lineTouches, reachBetween, touches } from './base';
