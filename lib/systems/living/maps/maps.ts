import { mapOf as mapWith, type GameMap } from '../../../skirmish/map/sketch';
import { bar, box, fourTimes, ring, terrainOf, tower, twice, type Sketch } from './piece';

/** A map of some pieces. */
export const mapOf = (id: string, sketches: readonly Sketch[]): GameMap =>
  mapWith(id, sketches.map(terrainOf));

/** Long views, a few things to duck behind. */
const openField = twice([
  ring('boulder', 8, 7.5, 0.8),
  ring('boulder', 16.5, 8.6, 0.6),
  ring('wood', 5, 12.2, 1.4),
  box('hedge', 10.2, 4.2, 13.4, 4.9),
  box('low-wall', 7.4, 10.2, 7.8, 13),
  box('rubble', 10, 8.4, 11.6, 9.6),
]);

/** Houses in blocks, straight streets, a square in the middle. */
const town = fourTimes([
  box('house', 5, 5, 8.4, 8),
  box('house', 9.8, 2, 13, 4.6),
  box('low-wall', 9.8, 6.2, 10.2, 8.4),
  box('boulder', 8.4, 6, 9.4, 7),
  box('hedge', 13.2, 8.2, 14.6, 8.8),
]);

/** Thickets that hide whoever is inside them, trunks between, a pond or two. */
const forest = twice([
  ring('wood', 6.2, 6.4, 1.7),
  ring('wood', 10.6, 8.4, 1.5),
  ring('wood', 14.4, 4, 1.8),
  ring('wood', 4.2, 11, 1.6),
  ring('wood', 16.6, 9.2, 1.4),
  ring('wood', 8.4, 12.2, 1.2),
  ring('wall', 8.4, 4.2, 0.4),
  ring('wall', 12.4, 6.4, 0.4),
  ring('wall', 7.6, 9.4, 0.4),
  ring('wall', 19, 7.6, 0.4),
  ring('wall', 2.6, 7.4, 0.4),
  ring('water', 13.4, 9.6, 0.7),
  box('rubble', 10, 2, 12, 3),
]);

/** Two terraces with ramps and broken walls: who comes up first shoots over all that is low. */
const ruins = twice([
  box('terrace', 6, 6, 10, 9),
  box('ramp', 3.6, 6.6, 6.4, 8.4),
  box('wall', 6, 5.6, 8.2, 6),
  box('low-wall', 9.6, 6.8, 10, 9),
  box('wall', 12, 5.2, 12.4, 8.4),
  box('wall', 12, 4.8, 14.6, 5.2),
  box('rubble', 10.8, 9.4, 12.2, 10.4),
  box('wall', 4.6, 11, 5, 13.6),
  box('low-wall', 6.8, 11.6, 9, 12),
  ring('boulder', 16.4, 8.4, 0.7),
  box('hedge', 16.2, 4.6, 18.6, 5.2),
]);

/** Water that only three bridges cross, under two towers with a ladder. */
const river = twice([
  box('water', 0, 11, 3.6, 13),
  box('water', 6, 11, 10.4, 13),
  box('low-wall', 3.2, 10.4, 3.6, 11),
  box('low-wall', 6, 10.4, 6.4, 11),
  box('low-wall', 10, 10, 10.4, 11),
  ring('wood', 8, 7.2, 1.5),
  ring('boulder', 13.4, 7.4, 0.7),
  box('wall', 10.2, 4.4, 13, 4.8),
  box('hedge', 15.4, 8.8, 18.4, 9.4),
  tower(17.4, 6.6, 0.9, 0),
  ring('boulder', 3, 7.6, 0.6),
]);

/** A ring of wall with four gates, pillars, and low walls around the sand. */
const arena = fourTimes([
  bar('wall', { x: 8.4, y: 5 }, { x: 5, y: 8.4 }, 0.4),
  bar('wall', { x: 8.3, y: 5 }, { x: 10.4, y: 5 }, 0.4),
  bar('wall', { x: 5, y: 8.3 }, { x: 5, y: 10.4 }, 0.4),
  ring('wall', 9, 9, 0.5),
  box('low-wall', 11, 8, 13, 8.4),
  box('rubble', 11.2, 6, 12.8, 6.8),
]);

/** The six maps that come with Pipsmith, each with a different character. */
export const maps: readonly GameMap[] = [
  mapOf('open-field', openField),
  mapOf('town', town),
  mapOf('forest', forest),
  mapOf('ruins', ruins),
  mapOf('river', river),
  mapOf('arena', arena),
];

/** The map of this id. */
export const findMap = (id: string): GameMap | undefined => maps.find((map) => map.id === id);
