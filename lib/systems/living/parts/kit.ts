import type { KitPart } from '../../kit-part';
import { layKit, mostCounters } from '../kit/lay-kit';
import { scenarioPlan, usualScenario } from '../kit/lay-scenario';
import { usedCards } from '../kit/scenario-fit';
import { missions, scenarios } from '../scenarios/index';
import type { HeroDraft } from '../sheet/hero';

/** The game-night kit of the Living Rulebook. */
export const kit: KitPart<HeroDraft> = {
  scenarios,
  missions,
  usualScenario,
  mostCounters,
  plan: scenarioPlan,
  usedCards,
  lay: layKit,
};
