import { oncePer } from '../../../once-per';
import { scenarioInPlay } from '#words/systems/living/messages/scenarios';
import { tableWords as words } from '#words/systems/living/messages/table-words';
import type { Situation } from '../match/state/situation';
import { findScenario } from '../scenarios/index';
import type { ScenarioRule } from '../scenarios/rules';

/** How points are scored by a rule of the scenario. */
const scoredBy = (rule: ScenarioRule): readonly string[] => {
  if (rule.rule === 'hold') return [words.scored.hold(rule.points)];
  if (rule.rule !== 'bring-home' || rule.worth === 'match') return [];
  const { token, base, needs, worth } = rule;
  return [words.scored.home(token, { base, worth, needs: needs !== undefined })];
};

/** Condition that wins; undefined for a mission. */
export const winsText = ({ scenario: id, goal }: Situation['setting']): string | undefined => {
  const scenario = findScenario(id);
  if (scenario?.kind !== 'scenario') return undefined;
  const { by } = scenario.victory;
  const comesBack = scenario.respawn.respawn !== 'never';
  return by === 'points'
    ? words.wins.points(goal, scenario.rules.flatMap(scoredBy), comesBack)
    : words.wins[by];
};

/** The same in a few words. */
export const winsInBrief = ({ scenario: id, goal }: Situation['setting']): string | undefined => {
  const scenario = findScenario(id);
  return scenario?.kind === 'scenario' ? words.winsInBrief[scenario.id](goal) : undefined;
};

const inPlay = oncePer(scenarioInPlay);

/** How the scenario is played; undefined for a mission. */
export const howText = ({
  scenario: id,
  mostPhases,
}: Situation['setting']): readonly string[] | undefined => {
  const scenario = findScenario(id);
  return scenario?.kind === 'scenario' ? [...inPlay(scenario), words.length(mostPhases)] : undefined;
};
