import type { KitPart } from '../../kit-part';
import { mostCounters } from '../../../cards/kit/counters';
import { layKit } from '../kit/lay-kit';
import { scenarios } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';

/** The game-night kit of the warband skirmish. */
export const kit: KitPart<Warband> = {
  scenarios,
  missions: [],
  usualScenario: 'carnage',
  mostCounters,
  lay: layKit,
};
