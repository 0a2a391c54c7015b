import { laterIn, fallenIn } from '#words/systems/living/messages/leaflet-later';
import type { AnyScenario } from '../scenarios/scenario';
import { toReload } from './counters/counters';
import { possibleCounters } from './counters/order-counters';
import type { LaterFacts } from './leaflet-words';
import { namedFigures } from './mission-figures';
import type { Order } from './pieces';
import { neededIn } from './reference/needs';

const countersIn = (order: Order): LaterFacts['counters'] => {
  const kinds = possibleCounters(order).map(({ counter }) => counter.of);
  if (kinds.includes('skill')) return 'with-skills';
  return kinds.includes('condition') ? 'conditions' : 'none';
};

/** The parts of the leaflet that go beyond the first turn. */
export const afterFirstTurn = (order: Order, scenario: AnyScenario, hasDeck: boolean) => {
  const needs = neededIn(scenario, hasDeck);
  return {
    later: laterIn(scenario, {
      counters: countersIn(order),
      // A mission's own turn says how its weapon is reloaded.
      reloading:
        needs.has('reload') && scenario.kind === 'scenario'
          ? namedFigures(order)
              .filter((hero) => toReload(hero) > 0)
              .map(({ name }) => name)
          : [],
      canRecover: needs.has('recover'),
    }),
    fallen: fallenIn(scenario),
  };
};
