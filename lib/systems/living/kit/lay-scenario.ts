import { tableUnits } from '../../../cards/paper/ruler-unit';
import { drawnOnce, remembered } from '../../../pip-hero/kit/laid-once';
import { scenarioPage } from '../../../pip-hero/kit/scenario-page';
import { kit } from '../messages/en/kit';
import { kitCards } from '../messages/en/kit-cards';
import { measureLabels, partLabels, planLabels } from '../messages/en/kit-parts';
import { findScenario } from '../scenarios/index';
import type { AnyScenario } from '../scenarios/scenario';
import { missionCards, trainingCards } from './cards/training-cards';
import { rulers, templates } from './parts/measures';
import { mapPlan } from './parts/plan';
import { scenarioParts } from './parts/scenario-parts';
import { heroesOf, type KitPieceId, type Laid, type Order } from './pieces';

/** The scenario where none is chosen. */
export const usualScenario = 'team-carnage';

const scenarioOf = (id: string): AnyScenario | undefined => findScenario(id) ?? findScenario(usualScenario);

const once = remembered();

/** The pieces of the kit that go by the scenario, or by how long a # is on the table. */
export const scenarioPieces = {
  training: (order) => {
    const scenario = scenarioOf(order.scenario);
    return {
      cards: once('training', [scenario], () =>
        scenario?.kind === 'mission' ? missionCards(scenario.id, kitCards) : trainingCards(kitCards),
      ),
    };
  },
  parts: ({ scenario: id, unit }) => {
    const scenario = scenarioOf(id);
    return scenario
      ? {
          cards: once('parts', [scenario, unit], () => scenarioParts(scenario, tableUnits[unit], partLabels)),
        }
      : {};
  },
  map: ({ scenario: id, unit }) => {
    const scenario = scenarioOf(id);
    return scenario
      ? {
          pages: once('map', [scenario, unit], () => [
            drawnOnce(mapPlan(scenario, tableUnits[unit], planLabels)),
          ]),
        }
      : {};
  },
  ruler: ({ unit }) => ({
    pages: once('ruler', [unit], () => [drawnOnce(rulers(tableUnits[unit], measureLabels))]),
  }),
  templates: (order) => {
    const scenario = scenarioOf(order.scenario);
    return {
      pages: once('templates', [order.sheets, scenario, order.unit], () => [
        drawnOnce(templates(heroesOf(order), tableUnits[order.unit], measureLabels, scenario)),
      ]),
    };
  },
  rules: ({ scenario: id }) => {
    const scenario = scenarioOf(id);
    const countNote = scenario && kit.scenario(scenario.id);
    return countNote ? { pages: once('rules', [scenario], () => [drawnOnce(scenarioPage(countNote))]) } : {};
  },
} satisfies Partial<Record<KitPieceId, (order: Order) => Laid>>;
