import { playOf, type ScenarioPlay } from './scenario-part';
import { allOutCarnage } from './scenarios/all-out-carnage';
import { bombingRun } from './scenarios/bombing-run';
import { captureTheFlag } from './scenarios/capture-the-flag';
import { firstSteps } from './scenarios/first-steps';
import { kindOfMagic } from './scenarios/kind-of-magic';
import { kingOfTheHill } from './scenarios/king-of-the-hill';
import { meleeTraining } from './scenarios/melee-training';
import { openFire } from './scenarios/open-fire';
import { snowfall } from './scenarios/snowfall';
import { teamCarnage } from './scenarios/team-carnage';
import { treasureHunt } from './scenarios/treasure-hunt';
import type { Situation } from './situation';

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
