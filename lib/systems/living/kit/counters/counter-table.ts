import type { ScenarioAction } from '../../scenarios/rules';
import type { AnyScenario } from '../../scenarios/scenario';

/** What of a scenario decides which counters can come up, and how many. */
export interface CounterTable {
  /** Heroes who can play at once. */
  readonly most: number;
  /** Those who choose their own actions, where dummies do as they are told; all unless told. */
  readonly choosing?: number;
  /** Weapons can land critical hits: not in a snowball fight, and not where nobody attacks; they can unless told. */
  readonly hasCriticals?: boolean;
  /** The actions that there are; all unless told. */
  readonly allowed?: readonly ScenarioAction[];
}

/** Two teams of four, as large as teams get in this game. */
export const fullTable: CounterTable = { most: 8 };

const attacks: ReadonlySet<ScenarioAction> = new Set(['melee-attack', 'ranged-attack', 'charge']);

export const tableOf = (scenario: AnyScenario | undefined): CounterTable => {
  if (!scenario) return fullTable;
  if (scenario.kind === 'mission') {
    const allowed = scenario.rules.flatMap((rule) => (rule.rule === 'actions' ? [rule.allowed] : []));
    const [only] = allowed;
    if (!only) return { ...fullTable, choosing: 1 };
    return {
      ...fullTable,
      choosing: 1,
      allowed: only,
      hasCriticals: only.some((action) => attacks.has(action)),
    };
  }
  const { contest, heroes } = scenario.contest;
  return {
    most: contest === 'teams' ? 2 * heroes.most : heroes.most,
    hasCriticals: scenario.rules.every(({ rule }) => rule !== 'snow'),
  };
};
