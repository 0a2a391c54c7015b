import { scenarioNames } from '#words/systems/first/messages/scenario-names';
import { centre, cornerIds, cornerTips, type CornerId, type Spot } from '../../../skirmish/map/corners';
import type { KitScenarios } from '../../kit-part';

/** #: who is this near to a token of King of the Hill counts for it. */
export const holdingDistance = 1;

/** House value: where the three spawn points of Deathmatch lie, each with two numbers of a die: as far from each other. */
export const spawnPoints: readonly Spot[] = [
  { x: 12, y: 4 },
  { x: 5, y: 17 },
  { x: 19, y: 17 },
];

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

/** Fate of a character with no dice left: back by a spawn point or its base, or down until it is healed. */
export const fallen: Readonly<Record<ScenarioId, 'spawn-point' | 'base' | 'down'>> = {
  deathmatch: 'spawn-point',
  'gang-fight': 'down',
  'capture-the-flag': 'base',
  'king-of-the-hill': 'base',
};

/** Rounds after which more points win, else more dice. */
export const mostRounds = 50;

const opposing: readonly CornerId[] = ['south-west', 'north-east'];

export const scenarios: readonly Scenario[] = [
  { id: 'deathmatch', name: scenarioNames.deathmatch, contest: 'every-hero', homes: [], goal: 10 },
  { id: 'gang-fight', name: scenarioNames['gang-fight'], contest: 'two-teams', homes: opposing, goal: 0 },
  {
    id: 'capture-the-flag',
    name: scenarioNames['capture-the-flag'],
    contest: 'two-teams',
    homes: opposing,
    goal: 3,
  },
  {
    id: 'king-of-the-hill',
    name: scenarioNames['king-of-the-hill'],
    contest: 'two-teams',
    homes: opposing,
    goal: 20,
  },
];

export const findScenario = (id: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.id === id);

/** Team of each hero in a scenario where nobody chooses teams: two of them by turns, or everyone for themselves. */
export const usualTeams = (heroes: number, id: string): readonly number[] => {
  const isOfTeams = findScenario(id)?.contest === 'two-teams';
  return Array.from({ length: heroes }, (_, at) => (isOfTeams ? at % 2 : at));
};

/** Pieces on the map from the start; `number` tells those of a kind apart, from 1. */
export interface Marker {
  readonly marker: 'spawn-point' | 'flag' | 'hill';
  readonly number: number;
  readonly at: Spot;
}

const numbered = (marker: Marker['marker'], spots: readonly Spot[]): readonly Marker[] =>
  spots.map((at, index) => ({ marker, number: index + 1, at }));

/** Spawn points, the flag in the centre, or the tokens of centre and free corners; chapter "Scenarios". */
export const markersOf = ({ id, homes }: Scenario): readonly Marker[] => {
  switch (id) {
    case 'deathmatch':
      return numbered('spawn-point', spawnPoints);
    case 'gang-fight':
      return [];
    case 'capture-the-flag':
      return numbered('flag', [centre]);
    case 'king-of-the-hill':
      return numbered('hill', [
        centre,
        ...cornerIds.filter((corner) => !homes.includes(corner)).map((corner) => cornerTips[corner]),
      ]);
  }
};

/** The two numbers of a die that lead to a spawn point. */
export const numbersOf = (spawnPoint: number): readonly [number, number] => [
  2 * spawnPoint - 1,
  2 * spawnPoint,
];

/** The scenarios that a kit can be for. */
export const kitScenarios: KitScenarios = {
  scenarios: scenarios.map(({ id, name }) => ({ id, name })),
  missions: [],
  usualScenario: () => 'deathmatch',
};
