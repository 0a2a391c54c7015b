import { diceOf } from '@/lib/match/chance';
import { randomChoice } from '@/lib/match/players';
import { copySituation, matchEngine, randomPlan, situationOf } from '@/lib/systems/match';
import { median, type Figure } from './figure';

type Begun = ReturnType<typeof matchEngine.begin>['match'];

/** Matches of one round: every scenario, on any map. */
const seeds = Array.from({ length: 21 }, (_, at) => at + 1);
const starts = seeds.map((seed) => ({ seed, situation: situationOf(randomPlan(seed)) }));

/** Plays a match at random, with the full request at every decision; gives its end and how many there were. */
const playOut = (seed: number, from: Begun): { readonly decisions: number; readonly end: Begun } => {
  const dice = diceOf(seed);
  let match = from;
  for (let decisions = 0; ; decisions += 1) {
    const request = matchEngine.pending(match);
    if (!request) return { decisions, end: match };
    const step = matchEngine.apply(match, randomChoice(request, dice));
    if (!step.ok) throw new Error(step.error.refused);
    ({ match } = step.value);
  }
};

/** µs of the processor's time so far: on a busy machine the clock would count others' work too. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

interface Round {
  readonly decision: number;
  readonly match: number;
}

/** µs for a decision and ms for a match, over all starts. */
const round = (): Round => {
  const start = spent();
  let decisions = 0;
  for (const { seed, situation } of starts)
    decisions += playOut(seed, matchEngine.begin(situation, seed).match).decisions;
  const all = spent() - start;
  return { decision: all / decisions, match: all / 1000 / starts.length };
};

/** µs for a copy of a situation in the middle of a match. */
const copying = (): number => {
  const situations = starts.map(({ seed, situation }) => matchEngine.begin(situation, seed).match.base);
  const times = 20_000;
  const start = spent();
  for (let time = 0; time < times; time += 1) {
    const situation = situations[time % situations.length];
    if (situation) copySituation(situation);
  }
  return (spent() - start) / times;
};

/** What playing costs on one core, at random. Goals: 25,000 decisions and 100 matches a second. */
export const matchFigures = (): readonly Figure[] => {
  round();
  const rounds = Array.from({ length: 3 }, round);
  const copies = Array.from({ length: 3 }, copying);
  return [
    { what: 'decision of a match', value: median(rounds.map((one) => one.decision)), goal: 40, unit: 'µs' },
    { what: 'whole match', value: median(rounds.map((one) => one.match)), goal: 10, unit: 'ms' },
    { what: 'copy of a situation', value: median(copies), goal: 20, unit: 'µs' },
  ];
};
