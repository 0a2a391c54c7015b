import type { CompanionPiece, CompanionScenario, Duty } from '../../companion-part';
import { companion as say } from '#words/systems/living/messages/companion';
import { onPaper, scenarioHeadings, scenarioText } from '#words/systems/living/messages/scenarios';
import { underHeadings } from '../../under-headings';
import { missions, scenarios } from '../scenarios/index';
import { rulesOf, type Mission, type Scenario } from '../scenarios/scenario';

const piecesOf = (scenario: Scenario): readonly CompanionPiece[] =>
  rulesOf(scenario, 'count').map(({ token, from }) => ({
    id: token,
    name: say.pieces[token],
    start: from,
    least: 0,
    most: 6,
  }));

const dutiesOf = (scenario: Scenario): CompanionScenario['duties'] => {
  const counted = rulesOf(scenario, 'count');
  const at = (edge: 'phase-begins' | 'phase-ends'): readonly Duty[] =>
    counted.filter((rule) => rule.at === edge).map(({ token }) => ({ what: token, count: 1 }));
  const flagsGoHome = rulesOf(scenario, 'carry').some(({ dropped }) =>
    dropped.includes('goes-home-at-phase-end'),
  );
  return {
    'round-begins': [
      ...at('phase-begins'),
      ...(rulesOf(scenario, 'refill').length > 0 ? [{ what: 'refill', count: 1 }] : []),
    ],
    'round-ends': [
      ...at('phase-ends'),
      ...(rulesOf(scenario, 'hold').length > 0 ? [{ what: 'circles', count: 1 }] : []),
      ...(flagsGoHome ? [{ what: 'flags', count: 1 }] : []),
    ],
  };
};

const rulesIn = (scenario: Scenario | Mission): CompanionScenario['rules'] =>
  underHeadings(scenarioHeadings, scenarioText(scenario)).map(({ title, text }) => ({
    title,
    text: text.map(onPaper),
  }));

/** A mission is played by one: its dummies and the wizard act by their scripts, which its rules have. */
const companionMission = (mission: Mission): CompanionScenario => ({
  id: mission.id,
  name: mission.name,
  teams: 'each',
  goal: 0,
  points: '',
  scoring: [],
  countedAt: [],
  pieces: [],
  comesBack: false,
  duties: {},
  rules: rulesIn(mission),
});

const companionScenario = (scenario: Scenario): CompanionScenario => {
  const goal = scenario.victory.by === 'points' ? scenario.victory.usual : 0;
  return {
    id: scenario.id,
    name: scenario.name,
    teams: scenario.contest.contest === 'teams' ? 'two' : 'each',
    goal,
    points: goal > 0 ? say.points : '',
    scoring: goal > 0 ? scenarioText(scenario).scoring.map(onPaper) : [],
    countedAt: [
      ...(rulesOf(scenario, 'hold').length > 0 ? ['circles'] : []),
      ...rulesOf(scenario, 'count').map(({ token }) => token),
      ...(rulesOf(scenario, 'refill').length > 0 ? ['refill'] : []),
    ],
    pieces: piecesOf(scenario),
    comesBack: scenario.respawn.respawn !== 'never',
    duties: dutiesOf(scenario),
    ...(scenario.victory.by === 'points' &&
      scenario.victory.tie && { suddenDeath: { what: scenario.victory.tie, count: 1 } }),
    rules: rulesIn(scenario),
  };
};

/** Every scenario of the book, and every training mission. */
export const companionScenarios: readonly CompanionScenario[] = [
  ...scenarios.map(companionScenario),
  ...missions.map(companionMission),
];
