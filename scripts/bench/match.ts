import { diceOf } from '@/lib/match/chance';
import type { Engine, Match } from '@/lib/match/engine';
import { randomChoice } from '@/lib/match/players';
import { firstEngine } from '@/lib/systems/first/match/rules';
import { copySituation as copyFirst } from '@/lib/systems/first/match/state/situation';
import {
  randomPlan as firstPlan,
  situationOf as firstSituation,
} from '@/lib/systems/first/match/testing/random-match';
import { randomPlan, situationOf } from '@/lib/systems/living/match/testing/random-match';
import { livingEngine } from '@/lib/systems/living/match/rules';
import { copySituation } from '@/lib/systems/living/match/state/situation';
import { warbandEngine } from '@/lib/systems/warband/match/rules';
import { copySituation as copyWarband } from '@/lib/systems/warband/match/state/situation';
import {
  randomPlan as warbandPlan,
  situationOf as warbandSituation,
} from '@/lib/systems/warband/match/testing/random-match';
import { median, type Figure } from './figure';

/** Matches of one round: every scenario, on any map. */
const seeds = Array.from({ length: 21 }, (_, at) => at + 1);

/**
 * Treatment of a request for a place: one place drawn, as in random play, or all listed that are worth a look first.
 */
type Places = 'drawn' | 'listed';

/** A game whose matches are timed. */
interface TimedGame<S extends object, A, O, E> {
  readonly engine: Engine<S, A, O, E>;
  /** The first situation of a random match. */
  readonly situation: (seed: number) => S;
  readonly copy: (situation: S) => S;
}

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

/**
 * Rounds until the engine is translated, about 1,700 matches: before that it plays at a third of its speed, and a
 * tournament or a simulation plays thousands.
 */
const warmUp = 80;

/**
 * Rounds that are counted, about a tenth of a second each: enough that one falls into a quiet moment. Other
 * programs only make one slower, so the distance from the middle to the quickest shows how much.
 */
const rounds = 60;

/** How fast a game is played at random, on one core. */
const timesOf = <S extends object, A, O, E>({ engine, situation, copy }: TimedGame<S, A, O, E>) => {
  const starts = seeds.map((seed) => ({ seed, situation: situation(seed) }));

  /** Plays a match; gives its end and how many decisions there were. Every option is listed at every decision. */
  const playOut = (
    seed: number,
    from: Match<S>,
    places: Places,
  ): { readonly decisions: number; readonly end: Match<S> } => {
    const dice = diceOf(seed);
    let match = from;
    for (let decisions = 0; ; decisions += 1) {
      const request = engine.pending(match);
      if (!request) return { decisions, end: match };
      if (places === 'listed' && 'region' in request) request.region.candidates();
      const step = engine.apply(match, randomChoice(request, dice));
      if (!step.ok) throw new Error(step.error.refused);
      ({ match } = step.value);
    }
  };

  const round = (places: Places): Round => {
    const start = spent();
    let decisions = 0;
    for (const { seed, situation: from } of starts)
      decisions += playOut(seed, engine.begin(from, seed).match, places).decisions;
    const seconds = (spent() - start) / 1e6;
    return { decisions: decisions / seconds, matches: starts.length / seconds };
  };

  /** µs for a copy of a situation at the end of a match. */
  const copying = (): number => {
    const ends = starts.map(
      ({ seed, situation: from }) => playOut(seed, engine.begin(from, seed).match, 'drawn').end.base,
    );
    const times = 20_000;
    const start = spent();
    for (let time = 0; time < times; time += 1) {
      const end = ends[time % ends.length];
      if (end) copy(end);
    }
    return (spent() - start) / times;
  };

  for (let nth = 0; nth < warmUp; nth += 1) round(nth % 4 === 0 ? 'listed' : 'drawn');
  return {
    drawn: Array.from({ length: rounds }, () => round('drawn')),
    listed: Array.from({ length: rounds }, () => round('listed')),
    copies: Array.from({ length: 3 }, copying),
  };
};

const decisionsOf = (of: readonly Round[]): readonly number[] => of.map((one) => one.decisions);

/** Cost of playing on one core, at random: the Living Rulebook, and the other games measured by it. */
export const matchFigures = (): readonly Figure[] => {
  const { drawn, listed, copies } = timesOf({
    engine: livingEngine,
    situation: (seed) => situationOf(randomPlan(seed)),
    copy: copySituation,
  });
  const first = timesOf({
    engine: firstEngine,
    situation: (seed) => firstSituation(firstPlan(seed)),
    copy: copyFirst,
  });
  const warbands = timesOf({
    engine: warbandEngine,
    situation: (seed) => warbandSituation(warbandPlan(seed)),
    copy: copyWarband,
  });
  const goal = { goal: 25_000, unit: '/s' } as const;
  return [
    { what: 'decisions, options whole, quickest round', value: Math.max(...decisionsOf(drawn)), ...goal },
    { what: 'decisions, options whole, middle round', value: median(decisionsOf(drawn)), ...goal },
    {
      what: 'decisions, places listed too, quickest round',
      value: Math.max(...decisionsOf(listed)),
      ...goal,
    },
    { what: 'whole matches', value: median(drawn.map((one) => one.matches)), goal: 100, unit: '/s' },
    { what: 'copy of a situation', value: median(copies), goal: 20, unit: 'µs' },
    {
      what: 'decisions of the first edition, middle round',
      value: median(decisionsOf(first.drawn)),
      goal: Math.round(median(decisionsOf(drawn))),
      unit: '/s',
    },
    {
      what: 'decisions of the first edition, places listed too',
      value: median(decisionsOf(first.listed)),
      goal: Math.round(median(decisionsOf(listed))),
      unit: '/s',
    },
    { what: 'copy of a situation of the first edition', value: median(first.copies), goal: 20, unit: 'µs' },
    { what: 'decisions of warbands, middle round', value: median(decisionsOf(warbands.drawn)), ...goal },
    {
      what: 'decisions of warbands, places listed too',
      value: median(decisionsOf(warbands.listed)),
      ...goal,
    },
    { what: 'copy of a situation of two warbands', value: median(warbands.copies), goal: 20, unit: 'µs' },
  ];
};
