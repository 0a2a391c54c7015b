import type { MapsPart } from '../../table/own-map/maps-part';
import { tableOf } from '../../table/own-map/own-map';
import { cornerIds, cornerRadius, cornerTips, type Spot } from './corners';
import { checkMap } from './map-check';
import { cornerNames, mapFaults } from '#words/skirmish/messages/map-faults';
import { heightOf, type KindTable } from './own-maps';

/**
 * The maps that a group draws for a game.
 * @param marked where its scenarios lay something down
 */
export const mapsPartOf = (
  kinds: KindTable,
  nameOf: (kind: string) => string,
  marked: readonly Spot[],
): MapsPart => ({
  kinds: Object.entries(kinds).map(([id, kind]) => ({
    id,
    name: nameOf(id),
    height: heightOf(kind),
    seeThrough: kind.seeThrough,
    walkThrough: kind.walkThrough,
    cover: kind.cover,
    climb: kind.climb,
  })),
  faults: (map) => {
    const checked = checkMap(tableOf(map), marked);
    if (checked.ok) return [];
    return mapFaults(checked.error, (nth) => `${nameOf(map.pieces[nth]?.kind ?? '')} ${nth + 1}`);
  },
  corners: cornerIds.map((corner) => ({ ...cornerTips[corner], name: cornerNames[corner] })),
  cornerRadius,
});
