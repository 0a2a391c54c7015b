import { surfaceOf, type Surface } from '../../../table/surface';
import type { Encounter } from '../../match-part';
import type { Warband } from '../sheet/warband';

const surfaces: Readonly<Record<string, Surface>> = {
  glade: 'grass',
  hamlet: 'cobbles',
  woods: 'moss',
};

export const surfaceIn = (encounter: Pick<Encounter<Warband>, 'map' | 'seed'>): Surface =>
  surfaceOf(surfaces, encounter);
