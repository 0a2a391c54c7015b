import { mapsPartOf } from '../../../skirmish/map/maps-part';
import { terrainKinds } from '../maps/piece';
import { tableWords } from '#words/systems/first/messages/play';
import { spawnPoints } from '../scenarios/scenario';

/** Maps of a group's own terrain for the first edition. */
export const maps = mapsPartOf(terrainKinds, tableWords.terrain, spawnPoints);
