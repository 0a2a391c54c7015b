import type { CompanionScenario, NightPart } from '../../companion-part';
import { companion as say } from '#words/systems/warband/messages/companion';
import { scenarioHeadings, scenarioText } from '#words/systems/warband/messages/scenarios';
import { underHeadings } from '../../under-headings';
import { scenarios, type Scenario } from '../scenarios/scenario';
import type { Warband } from '../sheet/warband';

const companionScenario = ({ id, name }: Scenario): CompanionScenario => ({
  id,
  name,
  teams: 'two',
  goal: 0,
  points: id === 'carnage' ? '' : id === 'treasure' ? say.points.treasures : say.points.tokens,
  scoring: scenarioText(id).scoring,
  countedAt: id === 'king-of-the-hill' ? ['tokens'] : [],
  pieces: [],
  comesBack: false,
  duties: id === 'king-of-the-hill' ? { 'round-ends': [{ what: 'tokens', count: 1 }] } : {},
  rules: underHeadings(scenarioHeadings, scenarioText(id)),
});

/** Choices before a game night of the warband skirmish. */
export const night: NightPart<Warband> = {
  sheets: { least: 1, most: 2 },
  scenarios: scenarios.map(companionScenario),
  usualScenario: () => 'carnage',
};
