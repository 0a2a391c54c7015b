import { hashOfEnds } from '../series';
import { wilson, type Interval } from '../statistics';
import type { Fixture } from './tournament';
import type { ResultLine } from './result-lines';

/** Outcome of matches, seen by one side. */
export interface Meeting {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A row of the table. */
export interface Standing extends Meeting {
  readonly key: string;
  /** From 1; equal scores share a place. */
  readonly place: number;
  readonly matches: number;
  /** Wins and half of the draws, as a share of the matches: 0 to 1. */
  readonly score: number;
  /** Where the true score lies, 19 times of 20. */
  readonly interval: Interval;
}

const none: Meeting = { wins: 0, draws: 0, losses: 0 };

const matchesOf = ({ wins, draws, losses }: Meeting): number => wins + draws + losses;

const sum = (meetings: readonly Meeting[]): Meeting =>
  meetings.reduce(
    (all, { wins, draws, losses }) => ({
      wins: all.wins + wins,
      draws: all.draws + draws,
      losses: all.losses + losses,
    }),
    none,
  );

/** Wins and half of the draws as a share; undefined where nothing was played. */
export const scoreOf = (meeting: Meeting): number | undefined => {
  const matches = matchesOf(meeting);
  return matches === 0 ? undefined : (meeting.wins + meeting.draws / 2) / matches;
};

/** Results of a tournament so far: a match counts once, however often it comes. */
export class Tally {
  private readonly meetings = new Map<string, Meeting>();
  private readonly ends = new Map<string, string>();

  /** Counts a match; if it was counted before, the first result stays. */
  add({ id, winner, end }: ResultLine): void {
    if (this.ends.has(id)) return;
    this.ends.set(id, end);
    const [one = '', other = ''] = id.split(' ');
    const { wins, draws, losses } = this.between(one, other);
    this.meetings.set(`${one} ${other}`, {
      wins: wins + Number(winner === one),
      draws: draws + Number(winner === undefined),
      losses: losses + Number(winner === other),
    });
  }

  has({ id }: Pick<Fixture, 'id'>): boolean {
    return this.ends.has(id);
  }

  /** Outcome of all matches of two heroes, seen by the first. */
  between(hero: string, opponent: string): Meeting {
    const seen = this.meetings.get(`${hero} ${opponent}`);
    if (seen) return seen;
    const { wins, draws, losses } = this.meetings.get(`${opponent} ${hero}`) ?? none;
    return { wins: losses, draws, losses: wins };
  }

  /** SHA-256 over the ends of the matches that were played of these, in their order. */
  hash(fixtures: readonly Fixture[]): string {
    return hashOfEnds(fixtures.flatMap(({ id }) => this.ends.get(id) ?? []));
  }
}

/**
 * The table: the best score first, then more wins, then the order of `keys`.
 * @param keys of the heroes who take part; matches against others do not count
 */
export const standingsOf = (tally: Pick<Tally, 'between'>, keys: readonly string[]): readonly Standing[] => {
  const rows = keys.map((key) => {
    const all = sum(keys.filter((other) => other !== key).map((other) => tally.between(key, other)));
    const matches = matchesOf(all);
    const score = scoreOf(all) ?? 0;
    return { key, ...all, matches, score, interval: wilson(all.wins + all.draws / 2, matches) };
  });
  rows.sort((a, b) => b.score - a.score || b.wins - a.wins);
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.findIndex(({ score, wins }) => score === row.score && wins === row.wins),
  }));
};
