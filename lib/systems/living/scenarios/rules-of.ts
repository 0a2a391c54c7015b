import type { AnyScenario } from './scenario';
import type { ScenarioRule } from './rules';

type Rule<Name extends ScenarioRule['rule']> = Extract<ScenarioRule, { readonly rule: Name }>;

/** The rules of a kind that a scenario has. */
export const rulesOf = <Name extends ScenarioRule['rule']>(
  { rules }: Pick<AnyScenario, 'rules'>,
  name: Name,
): readonly Rule<Name>[] => rules.filter((rule): rule is Rule<Name> => rule.rule === name);

/** @throws RangeError for a scenario without such a rule: a fault of its data */
export const ruleOf = <Name extends ScenarioRule['rule']>(
  scenario: Pick<AnyScenario, 'rules' | 'id'>,
  name: Name,
): Rule<Name> => {
  const [rule] = rulesOf(scenario, name);
  if (!rule) throw new RangeError(`${scenario.id} has no rule ${name}.`);
  return rule;
};
