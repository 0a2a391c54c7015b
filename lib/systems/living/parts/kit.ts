import type { KitPart } from '../../kit-part';
import { mostCounters } from '../../../cards/kit/counters';
import { layKit } from '../kit/lay-kit';
import { scenarioPlan, usualScenario } from '../kit/lay-scenario';
import { usedCards } from '../kit/scenario-fit';
import { firstSteps } from '../scenarios/first-steps';
import { missions, scenarios } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';

/** The game-night kit of the Living Rulebook. */
export const kit: KitPart<HeroDraft> = {
  scenarios,
  missions,
  // A mission needs only one player.
  usualScenario: (sheets) => (sheets === 1 ? firstSteps.id : usualScenario),
  mostCounters,
  plan: scenarioPlan,
  usedCards,
  lay: layKit,
};
