import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import { scenarioPage } from '../../../cards/kit/scenario-page';
import { tableUnits } from '../../../cards/paper/ruler';
import { kit } from '#words/systems/first/messages/kit';
import { isWholeOnLeaflet } from '#words/systems/first/messages/scenarios';
import { measureLabels, partLabels, planLabels } from '#words/systems/first/messages/kit-parts';
import { findScenario, scenarios, type Scenario } from '../scenarios/scenario';
import { rulers, templates } from './measures';
import { heroesOf, type KitPieceId, type Laid, type Order } from './pieces';
import { mapPlan } from './plan';
import { reference } from './reference';
import { scenarioParts } from './scenario-parts';

const once = remembered();

/** The scenario of an id; one that this game does not have counts as its first. */
export const scenarioOf = (id: string): Scenario | undefined => findScenario(id) ?? scenarios[0];

/** The pieces that say which scenario is played; without them the others bring it. */
const ofOne: readonly KitPieceId[] = ['parts', 'map', 'rules', 'contents'];

/** The scenario that a kit is for; undefined for one that goes with any. */
export const scenarioIn = ({ kit: pieces, scenario }: Order): Scenario | undefined =>
  ofOne.some((id) => pieces.includes(id)) ? scenarioOf(scenario) : undefined;

/** A part about the scenario of an order. */
const ofScenario =
  (lay: (scenario: Scenario, order: Order) => Laid) =>
  (order: Order): Laid => {
    const scenario = scenarioOf(order.scenario);
    return scenario ? lay(scenario, order) : {};
  };

/** The pieces of the kit that go by the scenario, or by how long a # is on the table. */
export const scenarioPieces = {
  parts: ofScenario((scenario, order) => ({
    cards: once('parts', [scenario, order.sheets, order.unit], () =>
      scenarioParts(scenario, heroesOf(order), tableUnits[order.unit], partLabels),
    ),
  })),
  map: ofScenario((scenario, { unit, kit: pieces }) => {
    const hasRules = pieces.includes('rules');
    return {
      pages: once('map', [scenario, unit, hasRules], () => [
        drawnOnce(mapPlan(scenario, tableUnits[unit], planLabels, hasRules)),
      ]),
    };
  }),
  ruler: ({ unit }) => ({
    pages: once('ruler', [unit], () => [drawnOnce(rulers(tableUnits[unit], measureLabels))]),
  }),
  templates: ofScenario((scenario, order) => ({
    pages: once('templates', [order.sheets, scenario, order.unit], () => [
      drawnOnce(templates(heroesOf(order), scenario, tableUnits[order.unit], measureLabels)),
    ]),
  })),
  reference: (order) => {
    const scenario = scenarioIn(order);
    const hasLeaflet = order.kit.includes('contents');
    return {
      pages: once('reference', [order.sheets, scenario, hasLeaflet], () => {
        const heroes = heroesOf(order);
        const skills = heroes.flatMap((hero) => hero.skills);
        return [
          drawnOnce(
            reference(heroes, kit.reference(scenario, skills, { hasLeaflet, isDuel: heroes.length === 2 })),
          ),
        ];
      }),
    };
  },
  rules: ofScenario((scenario, { kit: pieces }) => {
    const hasLeaflet = pieces.includes('contents');
    if (hasLeaflet && isWholeOnLeaflet(scenario.id)) return {};
    return {
      pages: once('rules', [scenario, hasLeaflet], () => [
        drawnOnce(scenarioPage(kit.scenario(scenario, !hasLeaflet))),
      ]),
    };
  }),
} satisfies Partial<Record<KitPieceId, (order: Order) => Laid>>;
