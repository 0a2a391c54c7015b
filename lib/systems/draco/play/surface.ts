import { surfaceOf, type Surface } from '../../../table/surface';
import type { Encounter } from '../../match-part';
import type { Draft } from '../sheet/sheet';

const surfaces: Readonly<Record<string, Surface>> = {
  'in-turns': 'moss',
  random: 'moss',
};

export const surfaceIn = (encounter: Pick<Encounter<Draft>, 'map' | 'seed'>): Surface =>
  surfaceOf(surfaces, encounter);
