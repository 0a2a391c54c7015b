import { fuzz, type FuzzPlan, type FuzzReport } from '@/lib/match/fuzz';
import { playOut, randomPlayer } from '@/lib/match/players';
import { endOf } from '@/lib/simulation/series';
import { randomMatches as dracoMatches } from '@/lib/systems/draco/match/testing/random-match';
import {
  randomMatches as firstMatches,
  randomPlan as firstPlan,
} from '@/lib/systems/first/match/testing/random-match';
import {
  randomMatches as livingMatches,
  randomPlan as livingPlan,
} from '@/lib/systems/living/match/testing/random-match';
import {
  randomMatches as warbandMatches,
  randomPlan as warbandPlan,
} from '@/lib/systems/warband/match/testing/random-match';

/** Random matches of a game. */
export interface FuzzedGame {
  /** Plays the match of a seed, with every check at every nth decision. */
  readonly fuzz: (seed: number, every: number) => FuzzReport;
  readonly scenario: (seed: number) => string;
  /** Plays the match of a seed without checking anything. */
  readonly play: (seed: number) => { readonly end: string; readonly decisions: number };
}

type From<S, A, O, E> = Pick<FuzzPlan<S, A, O, E>, 'seed' | 'matches' | 'every' | 'tried'>;

/** More choices than any match has: the limit on its rounds or phases ends it before. */
const limit = 20_000;

const game = <S extends { readonly setting: { readonly teams: readonly number[] } }, A, O, E>(
  matches: (from: From<S, A, O, E>) => FuzzPlan<S, A, O, E>,
  plan: (seed: number) => { readonly scenario: string },
): FuzzedGame => ({
  fuzz: (seed, every) => fuzz(matches({ seed, matches: 1, every, tried: 2 })),
  scenario: (seed) => plan(seed).scenario,
  play: (seed) => {
    const { engine, start } = matches({ seed, matches: 1, every: 1, tried: 0 });
    const { match } = start(seed);
    const players = match.base.setting.teams.map(() => randomPlayer);
    const out = playOut(engine, match, players, { seed, limit });
    return { end: endOf(out.match.base), decisions: out.choices.length };
  },
});

/** By their ids; the first is the default. */
export const fuzzedGames = {
  living: game(livingMatches, livingPlan),
  first: game(firstMatches, firstPlan),
  warband: game(warbandMatches, warbandPlan),
  draco: game(dracoMatches, () => ({ scenario: 'hunt' })),
} as const satisfies Readonly<Record<string, FuzzedGame>>;
export type FuzzedId = keyof typeof fuzzedGames;

const ids = Object.keys(fuzzedGames) as readonly FuzzedId[];
const flag = '--system';

/**
 * Takes `--system ID` out of what a command was called with.
 * @throws Error for a game that has no random matches
 */
export const gameIn = (
  given: readonly string[],
): { readonly id: FuzzedId; readonly rest: readonly string[] } => {
  const at = given.indexOf(flag);
  const named = at < 0 ? ids[0] : given[at + 1];
  const id = ids.find((each) => each === named);
  if (!id) throw new Error(`${flag} takes one of ${ids.join(', ')}.`);
  return { id, rest: at < 0 ? given : [...given.slice(0, at), ...given.slice(at + 2)] };
};
