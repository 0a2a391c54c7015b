import { surfaceOf, type Surface } from '../../../table/surface';
import type { Encounter } from '../../match-part';
import type { HeroDraft } from '../sheet/hero';

const surfaces: Readonly<Record<string, Surface>> = {
  meadow: 'grass',
  ruins: 'flags',
};

export const surfaceIn = (encounter: Pick<Encounter<HeroDraft>, 'map' | 'seed'>): Surface =>
  surfaceOf(surfaces, encounter);
