import { randomPlayer } from '../../../../match/players';
import { greedyPlayer } from '../../../../match/playing/greedy';
import { missions, scenarios } from '../../scenarios/index';
import { beginMission } from '../set-up/mission';
import { livingJudge } from '../players/judge';
import { randomPlan, situationOf } from './random-match';
import { livingEngine } from '../rules';
import { showMatch, type LivingPlayer, type ShownMatch } from './shown';

/** Matches of each scenario and mission; the last ones are played greedily, the others at random. */
export const matchesOfEach = 20;
const greedily = 2;

const random = (): LivingPlayer => randomPlayer;
const greedy = (): LivingPlayer => greedyPlayer(livingEngine, livingJudge, { tries: 2, most: 4 });
const playerOf = (nth: number) => (nth < matchesOfEach - greedily ? random : greedy);

const showScenario = (at: number, nth: number): ShownMatch => {
  const seed = nth * scenarios.length + at;
  const start = situationOf(randomPlan(seed));
  return showMatch(start, seed, playerOf(nth), start.setting.teams.length);
};

const showMission = (id: string, nth: number): ShownMatch => {
  const start = beginMission(id);
  if (!start) throw new RangeError(`No mission is called ${id}.`);
  return showMatch(start, nth, playerOf(nth), 1);
};

/** The frozen matches, by scenario and mission. */
export const shownMatches = [
  ...scenarios.map(({ id }, at) => ({ id, show: (nth: number) => showScenario(at, nth) })),
  ...missions.map(({ id }) => ({ id, show: (nth: number) => showMission(id, nth) })),
];
