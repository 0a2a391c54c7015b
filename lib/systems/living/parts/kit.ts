import type { KitPart } from '../../kit-part';
import { mostCounters } from '../../../cards/kit/counters';
import { layKit } from '../kit/lay-kit';
import { kitScenarios } from '../kit/kit-scenarios';
import { scenarioPlan } from '../kit/lay-scenario';
import { usedCards } from '../kit/scenario-fit';
import type { HeroDraft } from '../sheet/hero';

/** The game-night kit of the Living Rulebook. */
export const kit: KitPart<HeroDraft> = {
  ...kitScenarios,
  mostCounters,
  plan: scenarioPlan,
  usedCards,
  lay: layKit,
};
