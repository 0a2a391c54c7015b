import { mapsPartOf } from '../../../skirmish/map/maps-part';
import { marked } from '../maps/marked';
import { terrainKinds } from '../maps/piece';
import { tableWords } from '#words/systems/living/messages/table-words';

/** Maps of a group's own terrain for the Living Rulebook. */
export const maps = mapsPartOf(terrainKinds, tableWords.terrain, marked);
