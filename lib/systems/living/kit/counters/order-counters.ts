import { findScenario } from '../../scenarios/index';
import { causing } from '../mission-figures';
import type { Order } from '../pieces';
import { withAnyLoadout } from '../scenario-fit';
import { tableOf } from './counter-table';
import { allCounters, countersOf, type LivingNeed } from './counters';

/** The counters that can come up in the scenario of an order, among its heroes. */
export const possibleCounters = (order: Order): readonly LivingNeed[] =>
  countersOf(withAnyLoadout(order, causing(order)), tableOf(findScenario(order.scenario)));

/** The counters that an order prints. */
export const orderedCounters = (order: Order): readonly LivingNeed[] =>
  order.allCounters ? allCounters() : possibleCounters(order);
