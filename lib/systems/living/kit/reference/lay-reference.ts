import { drawnOnce, remembered } from '../../../../cards/kit/laid-once';
import { kit } from '#words/systems/living/messages/kit';
import { fallenIn } from '#words/systems/living/messages/leaflet-later';
import { findScenario } from '../../scenarios/index';
import { possibleCounters } from '../counters/order-counters';
import { inDeck, missionOf, namedFigures } from '../mission-figures';
import { neededIn } from './needs';
import type { Laid, Order } from '../pieces';
import { reference, rulesReference, type ReferenceFor } from './reference';

const once = remembered();

/** The heroes of a reference and the counters that can come up: it explains those that the kit prints. */
const referenceFor = (order: Order): ReferenceFor => {
  const scenario = findScenario(order.scenario);
  const mission = missionOf(order);
  const possible = possibleCounters(order);
  return {
    heroes: namedFigures(order),
    // Nobody climbs the walls of a mission.
    hasHeights: scenario?.kind !== 'mission' || (scenario.hasTerrain && scenario.walls.length === 0),
    counters: possible.map(({ counter }) => counter),
    needs: neededIn(scenario, !mission || inDeck(mission).length > 0),
    hasDials: possible.some(({ rims }) => rims !== undefined),
    ...(scenario?.kind === 'scenario' && { fate: fallenIn(scenario) }),
  };
};

/** The reference, with the skills of these heroes and without. */
export const referenceLayer = (order: Order): Laid => ({
  pages: once('reference', [order.sheets, order.scenario], () => [
    drawnOnce(reference(referenceFor(order), kit.reference)),
  ]),
  leanPages: once('lean reference', [order.sheets, order.scenario], () => [
    drawnOnce(rulesReference(referenceFor(order), kit.reference)),
  ]),
});
