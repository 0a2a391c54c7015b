import type { KitPart } from '../../kit-part';
import { layKit, mostCounters, scenarioPlan } from '../kit/lay-kit';
import { scenarios } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';

/** The game-night kit of the first edition. */
export const kit: KitPart<HeroDraft> = {
  scenarios,
  missions: [],
  usualScenario: 'deathmatch',
  mostCounters,
  plan: scenarioPlan,
  lay: layKit,
};
