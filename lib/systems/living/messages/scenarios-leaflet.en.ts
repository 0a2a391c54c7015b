import { carried, onPaper, ruleText } from '#words/systems/living/messages/scenarios';
import { missionLesson } from '#words/systems/living/messages/scenarios-missions';
import type { ScenarioRule } from '../scenarios/rules';
import type { AnyScenario, Scenario } from '../scenarios/scenario';

/** Rules that a first turn may need. */
const toldFirst: readonly ScenarioRule['rule'][] = [
  'dig',
  'carry',
  'hold',
  'explosion',
  'count',
  'refill',
  'healing-corners',
];

/**
 * Rules of the scenario for its tokens and circles: how they are dug up, carried, counted and held;
 * without links.
 */
export const scenarioTokens = (scenario: Scenario): readonly string[] =>
  scenario.rules
    .filter(({ rule }) => toldFirst.includes(rule))
    .flatMap((rule) => (rule.rule === 'carry' ? carried(rule, true) : ruleText(rule)))
    .flatMap(([part, sentence]) => (part === 'play' ? [onPaper(sentence)] : []))
    .concat(
      scenario.rules.some(({ rule }) => rule === 'healing-corners')
        ? ['That isn’t a skill action, so carriers may do it. So may pets.']
        : [],
    );

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
