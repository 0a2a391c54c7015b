import { carried, scenarioTokens } from '#words/systems/living/messages/scenarios';
import { missionLesson } from '#words/systems/living/messages/scenarios-missions';
import type { AnyScenario } from '../scenarios/scenario';

/** A short sheet of rules: words behind the name of its scenario, its heading, and the rules. */
type MoreRules = readonly [title: string, heading: string, text: readonly string[]];

/** Rules that a leaflet only refers to: the phases of a lesson, and how two carry one thing. */
export const moreRules = (scenario: AnyScenario): MoreRules => {
  if (scenario.kind === 'mission')
    return ['phase by phase', 'Who goes first, and what is different', missionLesson(scenario)];
  const brief = new Set(scenarioTokens(scenario));
  const text = scenario.rules
    .flatMap((rule) => (rule.rule === 'carry' && rule.together ? carried(rule) : []))
    .flatMap(([part, sentence]) => (part === 'play' && !brief.has(sentence) ? [sentence] : []));
  return ['carrying together', 'Two carriers', text];
};
