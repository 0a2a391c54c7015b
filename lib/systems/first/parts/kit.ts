import type { KitPart } from '../../kit-part';
import { mostCounters } from '../../../cards/kit/counters';
import { layKit } from '../kit/lay-kit';
import { scenarioPlan } from '../kit/plan';
import { planLabels } from '#words/systems/first/messages/kit-parts';
import { findScenario, kitScenarios } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';

/** The game-night kit of the first edition. */
export const kit: KitPart<HeroDraft> = {
  ...kitScenarios,
  mostCounters,
  plan: (id) => {
    const scenario = findScenario(id);
    return scenario && scenarioPlan(scenario, planLabels);
  },
  lay: layKit,
};
