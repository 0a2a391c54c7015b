import { drawnOnce, remembered } from '../../../../cards/kit/laid-once';
import { kit } from '#words/systems/living/messages/kit';
import { fallenIn } from '#words/systems/living/messages/leaflet-later';
import { findScenario } from '../../scenarios/index';
import type { HeroDraft } from '../../sheet/hero';
import { followerNeeds } from '../cards/follower-needs';
import type { CounterOf } from '../counters/counters';
import { possibleCounters } from '../counters/order-counters';
import { inDeck, missionOf, namedFigures } from '../mission-figures';
import { neededIn, type ReferenceNeed } from './needs';
import type { Laid, Order } from '../pieces';
import { reference, rulesReference, type ReferenceFor } from './reference';

const once = remembered();

/** Conditions that a single action removes. */
const removed: readonly string[] = ['dazed', 'knockdown'];

/** Needs that none of several heroes has; a hero alone plays with others of who knows what kind. */
const unneeded = (heroes: readonly HeroDraft[], counters: readonly CounterOf[]): readonly ReferenceNeed[] => {
  if (heroes.length < 2) return [];
  const hasReload = counters.some((counter) => counter.of === 'status' && counter.status === 'reload');
  const isRemoved = counters.some(
    (counter) => counter.of === 'condition' && removed.includes(counter.condition),
  );
  const isFollowed = heroes.some(({ followers }) => followers.length > 0) || followerNeeds(heroes).length > 0;
  return [
    ...(hasReload ? [] : (['reload'] as const)),
    ...(isRemoved ? [] : (['remove-condition'] as const)),
    ...(isFollowed ? [] : (['followers'] as const)),
  ];
};

/** The heroes of a reference and the counters that can come up: it explains those that the kit prints. */
const referenceFor = (order: Order): ReferenceFor => {
  const scenario = findScenario(order.scenario);
  const mission = missionOf(order);
  const possible = possibleCounters(order);
  const counters = possible.map(({ counter }) => counter);
  const heroes = namedFigures(order);
  const needs = neededIn(scenario, !mission || inDeck(mission).length > 0);
  const without = scenario?.kind === 'scenario' ? unneeded(heroes, counters) : [];
  return {
    heroes,
    // Nobody climbs the walls of a mission.
    hasHeights: scenario?.kind !== 'mission' || (scenario.hasTerrain && scenario.walls.length === 0),
    counters,
    needs: new Set([...needs].filter((need) => !without.some((one) => one === need))),
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
