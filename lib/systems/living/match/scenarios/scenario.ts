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
import type { ScenarioPlay } from '../state/game';

const carnage = playOf(allOutCarnage);

const plays: ReadonlyMap<string, ScenarioPlay> = new Map([
  ['all-out-carnage', carnage],
  ['team-carnage', playOf(teamCarnage)],
  ['capture-the-flag', playOf(captureTheFlag)],
  ['bombing-run', playOf(bombingRun)],
  ['king-of-the-hill', playOf(kingOfTheHill)],
  ['snowfall', playOf(snowfall)],
  ['treasure-hunt', playOf(treasureHunt)],
  ['first-steps', playOf(firstSteps)],
  ['melee-training', playOf(meleeTraining)],
  ['open-fire', playOf(openFire)],
  ['kind-of-magic', playOf(kindOfMagic)],
]);

/** What the scenario of a match adds to the rules of play. */
export const scenarioOf = ({ setting }: Pick<Situation, 'setting'>): ScenarioPlay =>
  plays.get(setting.scenario) ?? carnage;
