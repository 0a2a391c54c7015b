import type { CornerId } from '../../../pip-hero/map';

export const scenarioIds = ['deathmatch', 'gang-fight', 'capture-the-flag', 'king-of-the-hill'] as const;
export type ScenarioId = (typeof scenarioIds)[number];

/** A scenario for two to eight; chapter "Scenarios". */
export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  /** Everybody for himself unless teams are named, or two teams. */
  readonly contest: 'every-hero' | 'two-teams';
  /** Corners of the two teams, as usual. */
  readonly homes: readonly CornerId[];
  /** Points that win: kills, flags brought home, points of tokens; 0 where the last one standing does. */
  readonly goal: number;
}

/** Heroes in a match, at least and at most, and the most of a team of two. */
export const sides = { least: 2, most: 8, ofTeam: 4 } as const;

/** Rounds after which more points win, else more dice. */
export const mostRounds = 50;

const opposing: readonly CornerId[] = ['south-west', 'north-east'];

export const scenarios: readonly Scenario[] = [
  { id: 'deathmatch', name: 'Deathmatch', contest: 'every-hero', homes: [], goal: 10 },
  { id: 'gang-fight', name: 'Gang Fight', contest: 'two-teams', homes: opposing, goal: 0 },
  { id: 'capture-the-flag', name: 'Capture the Flag', contest: 'two-teams', homes: opposing, goal: 3 },
  { id: 'king-of-the-hill', name: 'King of the Hill', contest: 'two-teams', homes: opposing, goal: 20 },
];

export const findScenario = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);
