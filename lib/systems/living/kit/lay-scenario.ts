import type { Card } from '../../../cards/card';
import { drawMapPlan, planPicture, type PlanPicture } from '../../../cards/pieces/map-plan';
import { type TableUnit, tableUnits } from '../../../cards/paper/ruler';
import type { AnyScenario } from '../scenarios/scenario';
import type { PartContext, PartLabels } from './parts/labels';
import { bases, circles, cornerMarks, walls } from './parts/corners';
import { bombs, flags, parcelTokens, scoreTrack, treasures } from './parts/tokens';
import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import { scenarioPage } from '../../../cards/kit/scenario-page';
import { kit } from '#words/systems/living/messages/kit';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { measureLabels, partLabels, planLabels } from '#words/systems/living/messages/kit-parts';
import { findScenario } from '../scenarios/index';
import { trainingCards } from './cards/training-cards';
import { castCards, missionOf, namedFigures } from './mission-figures';
import { rulers, templates } from './parts/measures';
import { mapPlan } from './parts/plan';
import { loadoutCards, loadoutPage } from './loadout-page';
import { withAnyLoadout, withoutLoadout } from './scenario-fit';
import type { KitPieceId, Laid, Order } from './pieces';

/** All that a scenario or mission lays on the table, for a # of this length, each part as often as it is needed. */
export const scenarioParts = (
  scenario: AnyScenario,
  unit: TableUnit,
  labels: PartLabels,
): readonly Card[] => {
  const context: PartContext = { unit, labels };
  const count = (kind: (typeof scenario.markers)[number]['marker']): number =>
    scenario.markers.filter(({ marker }) => marker === kind).length;
  const isDrawn = scenario.kind === 'scenario' && scenario.bases === 'each-picks';
  const isScored = scenario.kind === 'scenario' && scenario.victory.by === 'points';
  return [
    ...(count('flag') > 0 ? flags(context) : []),
    ...(count('bomb') > 0 ? bombs(context) : []),
    ...(count('parcel') > 0 ? parcelTokens(context) : []),
    ...(count('treasure') > 0 ? treasures(context) : []),
    ...(count('circle') > 0 ? circles(context, count('circle')) : []),
    ...bases(context, scenario.homes, isDrawn),
    ...cornerMarks(context, scenario.markers),
    ...(scenario.kind === 'mission' ? walls(context, scenario.walls) : []),
    ...(isScored ? scoreTrack(context, scenario.victory.usual) : []),
  ];
};

/** As `kitScenarios` proposes it for several heroes. */
const usualScenario = 'team-carnage';

/** The scenario or mission of an id; the usual one where the game has none of it. */
export const scenarioOf = (id: string): AnyScenario | undefined =>
  findScenario(id) ?? findScenario(usualScenario);

/** The plan of a scenario or mission for a screen; on the table a # is an inch there. */
export const scenarioPlan = (id: string): PlanPicture | undefined => {
  const scenario = findScenario(id);
  return scenario && planPicture(mapPlan(scenario, tableUnits.inch, planLabels));
};

const once = remembered();

/** The pieces of the kit that go by the scenario, or by how long a # is on the table. */
export const scenarioPieces = {
  // The parts of a mission have its cards.
  training: (order) =>
    missionOf(order) && order.kit.includes('parts')
      ? {}
      : {
          cards: once('training', [missionOf(order)], () => {
            const mission = missionOf(order);
            return mission ? castCards(mission) : trainingCards(kitCards);
          }),
        },
  parts: (order) => {
    const scenario = scenarioOf(order.scenario);
    const mission = missionOf(order);
    return scenario
      ? {
          cards: once('parts', [scenario, order.unit], () => [
            ...(mission ? castCards(mission) : []),
            ...scenarioParts(scenario, tableUnits[order.unit], partLabels),
          ]),
        }
      : {};
  },
  map: ({ scenario: id, unit, kit: pieces }) => {
    const scenario = scenarioOf(id);
    const hasRules = pieces.includes('rules') || pieces.includes('contents');
    return scenario
      ? {
          pages: once('map', [scenario, unit, hasRules], () => [
            drawnOnce(drawMapPlan(mapPlan(scenario, tableUnits[unit], planLabels, hasRules))),
          ]),
        }
      : {};
  },
  ruler: (order) => {
    const scenario = findScenario(order.scenario);
    return {
      pages: once('ruler', [order.unit, scenario, order.sheets], () => [
        drawnOnce(rulers(tableUnits[order.unit], measureLabels, scenario, namedFigures(order))),
      ]),
    };
  },
  templates: (order) => {
    const scenario = scenarioOf(order.scenario);
    return {
      pages: once('templates', [order.sheets, scenario, order.unit], () => [
        drawnOnce(
          templates(
            withAnyLoadout(order, namedFigures(order)),
            tableUnits[order.unit],
            measureLabels,
            scenario,
          ),
        ),
      ]),
    };
  },
  rules: (order) => {
    const scenario = scenarioOf(order.scenario);
    const without = withoutLoadout(order);
    const hasLeaflet = order.kit.includes('contents');
    const words =
      scenario &&
      kit.scenario(
        scenario.id,
        without.map(({ name }) => name),
        order.sheets.length,
        hasLeaflet,
      );
    return {
      pages: once('rules', [scenario, order.sheets, hasLeaflet], () => [
        ...(words ? [drawnOnce(scenarioPage(words))] : []),
        ...(without.length > 0 ? [drawnOnce(loadoutPage(kit.loadout(order.sheets.length <= 2)))] : []),
      ]),
      cards: once('loadouts', [scenario, order.sheets], () =>
        loadoutCards(withoutLoadout({ ...order, sheets: order.whole ?? order.sheets }), kitCards),
      ),
    };
  },
} satisfies Partial<Record<KitPieceId, (order: Order) => Laid>>;
