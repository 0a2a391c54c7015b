import { diceOf } from '@/lib/match/chance';
import { randomChoice } from '@/lib/match/players';
import { randomPlan, situationOf } from '@/lib/systems/living/match/testing/random-match';
import { livingEngine as matchEngine } from '@/lib/systems/living/match/rules';
import { copySituation } from '@/lib/systems/living/match/state/situation';
import { median, type Figure } from './figure';

type Begun = ReturnType<typeof matchEngine.begin>['match'];

/** Matches of one round: every scenario, on any map. */
const seeds = Array.from({ length: 21 }, (_, at) => at + 1);
const starts = seeds.map((seed) => ({ seed, situation: situationOf(randomPlan(seed)) }));

/** What is taken of a request for a place: one that is drawn, as random play does, or all that are worth a look first. */
type Places = 'drawn' | 'listed';

/** Plays a match at random; gives its end and how many decisions there were. Every option is listed at every decision. */
const playOut = (
  seed: number,
  from: Begun,
  places: Places,
): { readonly decisions: number; readonly end: Begun } => {
  const dice = diceOf(seed);
  let match = from;
  for (let decisions = 0; ; decisions += 1) {
    const request = matchEngine.pending(match);
    if (!request) return { decisions, end: match };
    if (places === 'listed' && 'region' in request) request.region.candidates();
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
  /** In a second of the processor's time. */
  readonly decisions: number;
  readonly matches: number;
}

const round = (places: Places): Round => {
  const start = spent();
  let decisions = 0;
  for (const { seed, situation } of starts)
    decisions += playOut(seed, matchEngine.begin(situation, seed).match, places).decisions;
  const seconds = (spent() - start) / 1e6;
  return { decisions: decisions / seconds, matches: starts.length / seconds };
};

/**
 * Rounds until the engine is translated, about 1,700 matches: before that it plays at a third of its speed, and a
 * tournament or a simulation plays thousands.
 */
const warmUp = 80;

/**
 * Rounds that are counted, about a tenth of a second each: so many that one falls into a quiet moment. Others on the
 * machine only make one slower: how far the middle lies below the quickest tells.
 */
const rounds = 60;

/** µs for a copy of a situation as it stands at the end of a match. */
const copying = (): number => {
  const situations = starts.map(
    ({ seed, situation }) => playOut(seed, matchEngine.begin(situation, seed).match, 'drawn').end.base,
  );
  const times = 20_000;
  const start = spent();
  for (let time = 0; time < times; time += 1) {
    const situation = situations[time % situations.length];
    if (situation) copySituation(situation);
  }
  return (spent() - start) / times;
};

/** What playing costs on one core, at random. */
export const matchFigures = (): readonly Figure[] => {
  for (let nth = 0; nth < warmUp; nth += 1) round(nth % 4 === 0 ? 'listed' : 'drawn');
  const drawn = Array.from({ length: rounds }, () => round('drawn'));
  const listed = Array.from({ length: rounds }, () => round('listed'));
  const copies = Array.from({ length: 3 }, copying);
  const decisions = (of: readonly Round[]): readonly number[] => of.map((one) => one.decisions);
  const goal = { goal: 25_000, unit: '/s' } as const;
  return [
    { what: 'decisions, options whole, quickest round', value: Math.max(...decisions(drawn)), ...goal },
    { what: 'decisions, options whole, middle round', value: median(decisions(drawn)), ...goal },
    { what: 'decisions, places listed too, quickest round', value: Math.max(...decisions(listed)), ...goal },
    { what: 'whole matches', value: median(drawn.map((one) => one.matches)), goal: 100, unit: '/s' },
    { what: 'copy of a situation', value: median(copies), goal: 20, unit: 'µs' },
  ];
};
