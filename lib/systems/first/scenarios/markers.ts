import { centre, cornerIds, cornerTips, type Spot } from '../../../pip-hero/map';
import { spawnPoints } from './place';
import type { Scenario } from './scenario';

/** What lies on the map from the start; `number` tells those of a kind apart, from 1. */
export interface Marker {
  readonly marker: 'spawn-point' | 'flag' | 'hill';
  readonly number: number;
  readonly at: Spot;
}

const numbered = (marker: Marker['marker'], spots: readonly Spot[]): readonly Marker[] =>
  spots.map((at, index) => ({ marker, number: index + 1, at }));

/** Spawn points, the flag in the centre, or the tokens of centre and free corners; chapter "Scenarios". */
export const markersOf = ({ id, homes }: Scenario): readonly Marker[] => {
  switch (id) {
    case 'deathmatch':
      return numbered('spawn-point', spawnPoints);
    case 'gang-fight':
      return [];
    case 'capture-the-flag':
      return numbered('flag', [centre]);
    case 'king-of-the-hill':
      return numbered('hill', [
        centre,
        ...cornerIds.filter((corner) => !homes.includes(corner)).map((corner) => cornerTips[corner]),
      ]);
  }
};

/** The two numbers of a die that lead to a spawn point. */
export const numbersOf = (spawnPoint: number): readonly [number, number] => [
  2 * spawnPoint - 1,
  2 * spawnPoint,
];
