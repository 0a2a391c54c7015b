import { allOutCarnage, teamCarnage } from './carnage';
import { bombingRun } from './bombing-run';
import { captureTheFlag } from './capture-the-flag';
import { firstSteps } from './first-steps';
import { kindOfMagic } from './kind-of-magic';
import { kingOfTheHill } from './king-of-the-hill';
import { meleeTraining } from './melee-training';
import { openFire } from './open-fire';
import type { AnyScenario, Mission, Scenario } from './scenario';
import { snowfall } from './snowfall';

import { treasureHunt } from './treasure-hunt';

/** The seven scenarios, in the rulebook's order. */
export const scenarios: readonly Scenario[] = [
  allOutCarnage,
  teamCarnage,
  captureTheFlag,
  bombingRun,
  kingOfTheHill,
  snowfall,
  treasureHunt,
];

/** The four training missions, in the order in which they teach. */
export const missions: readonly Mission[] = [firstSteps, meleeTraining, openFire, kindOfMagic];

const byId: ReadonlyMap<string, AnyScenario> = new Map(
  [...scenarios, ...missions].map((scenario) => [scenario.id, scenario]),
);

/** The scenario or mission of this id. */
export const findScenario = (id: string): AnyScenario | undefined => byId.get(id);

/** Team of each hero in a scenario where nobody chooses teams: two of them by turns, or everyone for themselves. */
export const usualTeams = (heroes: number, id: string): readonly number[] => {
  const found = findScenario(id);
  const isOfTeams = found?.kind === 'scenario' && found.contest.contest === 'teams';
  return Array.from({ length: heroes }, (_, at) => (isOfTeams ? at % 2 : at));
};
