import type { KitPart } from '../../kit-part';
import { mostCounters } from '../../../cards/kit/counters';
import { layKit } from '../kit/lay-kit';
import { scenarioPlan } from '../kit/plan';
import { planLabels } from '#words/systems/warband/messages/kit-plan';
import { findScenario, kitScenarios } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';

/** The game-night kit of the warband skirmish. */
export const kit: KitPart<Warband> = {
  ...kitScenarios,
  plan: (id) => {
    const scenario = findScenario(id);
    return scenario && scenarioPlan(scenario, planLabels);
  },
  mostCounters,
  lay: layKit,
};
