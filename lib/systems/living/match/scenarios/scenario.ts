import { playOf } from './scenario-part';
import { firstSteps } from './first-steps';
import { kindOfMagic } from './kind-of-magic';
import { meleeTraining } from './melee-training';
import { openFire } from './open-fire';
import {
  allOutCarnage,
  bombingRun,
  captureTheFlag,
  kingOfTheHill,
  snowfall,
  teamCarnage,
  treasureHunt,
} from './scenarios';
import type { Situation } from '../state/situation';
import { placing } from './placing';
import type { ScenarioPart, ScenarioPlay } from '../state/match-context';

const partsOf: ReadonlyMap<string, readonly ScenarioPart[]> = new Map([
  ['all-out-carnage', allOutCarnage],
  ['team-carnage', teamCarnage],
  ['capture-the-flag', captureTheFlag],
  ['bombing-run', bombingRun],
  ['king-of-the-hill', kingOfTheHill],
  ['snowfall', snowfall],
  ['treasure-hunt', treasureHunt],
  ['first-steps', firstSteps],
  ['melee-training', meleeTraining],
  ['open-fire', openFire],
  ['kind-of-magic', kindOfMagic],
]);

/** Scenario rules to run after other events. */
const playsAfter = (first: readonly ScenarioPart[]): ReadonlyMap<string, ScenarioPlay> =>
  new Map([...partsOf].map(([id, parts]) => [id, playOf([...first, ...parts])]));

const plays = playsAfter([]);
const placedPlays = playsAfter([placing]);
const carnage = playOf(allOutCarnage);

/** Additions of a match's scenario to the rules of play. */
export const scenarioOf = ({ setting }: Pick<Situation, 'setting'>): ScenarioPlay =>
  (setting.isPlaced ? placedPlays : plays).get(setting.scenario) ?? carnage;
