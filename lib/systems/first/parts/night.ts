import type { CompanionScenario, NightPart } from '../../companion-part';
import { companion as say } from '#words/systems/first/messages/companion';
import { scenarioHeadings, scenarioText } from '#words/systems/first/messages/scenarios';
import { underHeadings } from '../../under-headings';
import { scenarios, type Scenario, type ScenarioId } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';

/** Duties that ask for points. */
const countedAt: Readonly<Partial<Record<ScenarioId, readonly string[]>>> = {
  deathmatch: ['falls'],
  'king-of-the-hill': ['hills'],
};

const companionScenario = (scenario: Scenario): CompanionScenario => {
  const isDeathmatch = scenario.id === 'deathmatch';
  return {
    id: scenario.id,
    name: scenario.name,
    teams: scenario.contest === 'two-teams' ? 'two' : 'each',
    goal: scenario.goal,
    points: scenario.goal === 0 ? '' : isDeathmatch ? say.points.kills : say.points.points,
    scoring: scenarioText(scenario).scoring,
    countedAt: countedAt[scenario.id] ?? [],
    pieces: [],
    comesBack: scenario.id !== 'gang-fight',
    duties: scenario.id === 'king-of-the-hill' ? { 'round-ends': [{ what: 'hills', count: 1 }] } : {},
    rules: underHeadings(scenarioHeadings, scenarioText(scenario)),
  };
};

/** Choices before a game night of the first edition. */
export const night: NightPart<HeroDraft> = {
  sheets: { least: 1, most: 8 },
  scenarios: scenarios.map(companionScenario),
  usualScenario: (sheets) => (sheets > 2 ? 'gang-fight' : 'deathmatch'),
};
