import { counterKit } from '../../../../cards/kit/counters';
import { counters } from '#words/systems/living/messages/counters';
import { findScenario } from '../../scenarios/index';
import type { ScenarioAction } from '../../scenarios/rules';
import { rulesOf, type AnyScenario } from '../../scenarios/scenario';
import { causing } from '../mission-figures';
import type { Order } from '../pieces';
import { withAnyLoadout } from '../scenario-fit';
import { counterLook } from './counter-cards';
import { allCounters, countersOf, fullTable, type CounterTable, type LivingNeed } from './counters';

const attacks: ReadonlySet<ScenarioAction> = new Set(['melee-attack', 'ranged-attack', 'charge']);

export const counterTableOf = (scenario: AnyScenario | undefined): CounterTable => {
  if (!scenario) return fullTable;
  if (scenario.kind === 'mission') {
    const allowed = scenario.rules.flatMap((rule) => (rule.rule === 'actions' ? [rule.allowed] : []));
    const [only] = allowed;
    const others = scenario.cast.reduce((sum, { count }) => sum + count, 0);
    const table: CounterTable = { most: 1 + others, choosing: 1, closed: true };
    if (!only) return table;
    return {
      ...table,
      allowed: only,
      hasCriticals: only.some((action) => attacks.has(action)),
    };
  }
  const { contest, heroes } = scenario.contest;
  return {
    most: contest === 'teams' ? 2 * heroes.most : heroes.most,
    ofTeam: contest === 'teams' ? heroes.most : 1,
    hasCriticals: scenario.rules.every(({ rule }) => rule !== 'snow'),
  };
};

/** Two heroes or more can play with their kit alone. */
const tableFor = (scenario: AnyScenario | undefined, heroes: number): CounterTable => {
  const table = counterTableOf(scenario);
  if (!scenario || scenario.kind === 'mission' || heroes < 2) return table;
  const most = Math.min(table.most, heroes);
  const ofTeam = Math.min(
    table.ofTeam ?? most,
    scenario.contest.contest === 'teams' ? Math.ceil(most / 2) : 1,
  );
  return { ...table, most, ofTeam, closed: true };
};

const inSnow = (need: LivingNeed): LivingNeed =>
  need.counter.of === 'skill' ? need : { ...need, counter: { ...need.counter, inSnow: true } };

/** The counters that can come up in the scenario of an order, among its heroes. */
export const possibleCounters = (order: Order): readonly LivingNeed[] => {
  const scenario = findScenario(order.scenario);
  const heroes = withAnyLoadout(order, causing(order));
  const needs = countersOf(heroes, tableFor(scenario, heroes.length));
  return scenario && rulesOf(scenario, 'snow').length > 0 ? needs.map(inSnow) : needs;
};

/** Some counters go by the pips of a roll, which a die beside them shows: their own numbers show none, or turns. */
export const needsSpareDice = (order: Order): boolean =>
  possibleCounters(order).some(
    ({ counter, rims, why }) => rims?.shows !== 'pips' && counters.goesByPips(counter, why),
  );

/** The counters that an order prints. */
const orderedCounters = (order: Order): readonly LivingNeed[] =>
  order.allCounters ? allCounters() : possibleCounters(order);

/** These counters as cards, and as they are listed. */
export const counterParts = counterKit({
  needs: orderedCounters,
  look: counterLook,
  ...counters,
});
