import type { Leaflet } from '../../../cards/kit/leaflet';
import { leaflet as words } from '#words/systems/living/messages/leaflet';
import { laterIn, fallenIn } from '#words/systems/living/messages/leaflet-later';
import type { AnyScenario } from '../scenarios/scenario';
import { toReload } from './counters/counters';
import { possibleCounters } from './counters/order-counters';
import type { LaterFacts } from './leaflet-words';
import { namedFigures } from './mission-figures';
import type { Order } from './pieces';
import { neededIn } from './reference/needs';
import { skillsOf } from './reference/reference';
import { hasAllies } from './teams';

const countersIn = (order: Order): LaterFacts['counters'] => {
  const kinds = possibleCounters(order).map(({ counter }) => counter.of);
  return kinds.some((kind) => kind === 'skill' || kind === 'condition') ? 'some' : 'none';
};

/** Targets of skills that raise the dead. */
const raised: readonly string[] = ['dead-ally', 'dead-hero'];

/** The rule of a scenario for those without dice, as these heroes can meet it. */
export const fallenFor = (order: Order, scenario: AnyScenario): readonly string[] => {
  const heroes = namedFigures(order);
  return fallenIn(scenario, {
    hasAllies: hasAllies(scenario, heroes),
    canRaise: heroes.length < 2 || skillsOf(heroes).some(({ target }) => raised.includes(target ?? '')),
  });
};

/** Rules of the scenario or mission, where it has any that a first turn needs. */
export const specialOf = (order: Order, scenario: AnyScenario): Pick<Leaflet, 'special'> => {
  const text = words.special(scenario, order.kit.includes('rules'), hasAllies(scenario, namedFigures(order)));
  return text.length === 0 ? {} : { special: { title: words.specialTitle[scenario.kind], text } };
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
    fallen: fallenFor(order, scenario),
  };
};
