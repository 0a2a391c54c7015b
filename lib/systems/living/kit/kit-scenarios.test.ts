import { expect, test } from 'vitest';
import { missions, scenarios } from '../scenarios/index';
import { kitScenarios } from './kit-scenarios';
import { scenarioOf } from './lay-scenario';

const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ id, name }));

test('a kit can be for every scenario and mission, in the order of the rulebook', () => {
  expect(named(kitScenarios.scenarios)).toEqual(named(scenarios));
  expect(kitScenarios.missions).toEqual(named(missions));
});

test('a scenario says how many heroes play it, and a mission needs none', () => {
  expect(kitScenarios.scenarios.map(({ heroes }) => heroes)).toEqual(
    scenarios.map(({ contest: { contest, heroes } }) =>
      contest === 'teams' ? { least: 2, most: 2 * heroes.most } : heroes,
    ),
  );
  for (const { heroes } of kitScenarios.missions) expect(heroes).toBeUndefined();
});

test('the scenario that is proposed is the one that is printed where none is chosen', () => {
  expect(scenarioOf('')?.id).toBe(kitScenarios.usualScenario(2));
});
