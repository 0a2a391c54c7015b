import { surfaceOf, type Surface } from '../../../table/surface';
import type { Encounter } from '../../match-part';
import { findScenario } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';

const surfaces: Readonly<Record<string, Surface>> = {
  'open-field': 'grass',
  town: 'cobbles',
  forest: 'moss',
  ruins: 'flags',
  river: 'grass',
  arena: 'sand',
};

/** Snow where it snows, the boards of a training hall for missions, else what the map says. */
export const surfaceIn = (encounter: Pick<Encounter<HeroDraft>, 'scenario' | 'map' | 'seed'>): Surface => {
  const scenario = findScenario(encounter.scenario);
  if (scenario?.kind === 'mission') return 'planks';
  return scenario?.rules.some(({ rule }) => rule === 'snow') ? 'snow' : surfaceOf(surfaces, encounter);
};
