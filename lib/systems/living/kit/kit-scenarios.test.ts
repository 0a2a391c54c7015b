import { expect, test } from 'vitest';
import { missions, scenarios } from '../scenarios/index';
import { kitScenarios } from './kit-scenarios';
import { scenarioOf } from './lay-scenario';

const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ id, name }));

test('a kit can be for every scenario and mission, in the order of the rulebook', () => {
  expect(kitScenarios.scenarios).toEqual(named(scenarios));
  expect(kitScenarios.missions).toEqual(named(missions));
});

test('the scenario that is proposed is the one that is printed where none is chosen', () => {
  expect(scenarioOf('')?.id).toBe(kitScenarios.usualScenario(2));
});
