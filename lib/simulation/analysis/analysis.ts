import type { SystemId } from '../../systems/sheet';
import { mean, middleOf, wilson, type Interval } from '../statistics';
import { standingsOf, Tally, type Meeting, type Standing } from '../tournament/table';
import { readLine, type ResultLine } from '../tournament/result-lines';
import type { Terms } from '../tournament/tournament';
import { notableOf, type Notable } from './notable';
import { worthOf, type Carrier, type Worth } from './worth';

/** Results of one tournament: its terms, and a line for each match. */
export interface Results {
  readonly terms: Terms;
  readonly lines: readonly ResultLine[];
}

/** How matches of a scenario went. */
export interface ScenarioFigures {
  readonly terms: Terms;
  readonly matches: number;
  readonly draws: number;
  readonly drawn: Interval;
  readonly phases: { readonly mean: number; readonly middle: number; readonly most: number };
  readonly decisions: number;
  readonly notable: { readonly typical: Notable; readonly strangest: Notable } | undefined;
}

/** All that results of one or several scenarios say. */
export interface Analysis {
  readonly system: SystemId;
  readonly standings: readonly Standing[];
  readonly between: (one: string, other: string) => Meeting;
  readonly worths: readonly Worth[];
  readonly scenarios: readonly ScenarioFigures[];
  readonly matches: number;
}

/** The lines of a file after the first; damaged ones are left out, and counted. */
export const readLines = (
  texts: readonly string[],
): { readonly lines: readonly ResultLine[]; readonly damaged: number } => {
  const lines = new Map<string, ResultLine>();
  let damaged = 0;
  for (const text of texts) {
    if (text === '') continue;
    const read = readLine(text);
    if (!read) damaged += 1;
    else if (!lines.has(read.result.id)) lines.set(read.result.id, read.result);
  }
  return { lines: [...lines.values()], damaged };
};

const added = (one: Meeting, other: Meeting): Meeting => ({
  wins: one.wins + other.wins,
  draws: one.draws + other.draws,
  losses: one.losses + other.losses,
});

const figuresOf = ({ terms, lines }: Results, score: (key: string) => number): ScenarioFigures => {
  const phases = lines.map((line) => line.phases);
  const draws = lines.filter(({ winner }) => winner === undefined).length;
  return {
    terms,
    matches: lines.length,
    draws,
    drawn: wilson(draws, lines.length),
    phases: {
      mean: mean(phases),
      middle: middleOf(phases),
      most: phases.reduce((most, each) => Math.max(most, each), 0),
    },
    decisions: mean(lines.map((line) => line.decisions)),
    notable: notableOf(lines, score),
  };
};

/** Analysis of the heroes taking part from results; matches of others do not count. */
export const analysisOf = (
  system: SystemId,
  carriers: readonly Carrier[],
  results: readonly Results[],
): Analysis => {
  const keys = carriers.map(({ key }) => key);
  const counted = results.map(({ terms, lines }) => ({
    terms,
    lines: lines.filter(({ id }) => id.split(' ', 2).every((key) => keys.includes(key))),
  }));
  const tallies = counted.map(({ lines }) => {
    const tally = new Tally();
    for (const line of lines) tally.add(line);
    return tally;
  });
  const none: Meeting = { wins: 0, draws: 0, losses: 0 };
  const between = (one: string, other: string): Meeting =>
    tallies.reduce((sum, tally) => added(sum, tally.between(one, other)), none);
  const standings = standingsOf({ between }, keys);
  const scores = new Map(standings.map(({ key, score }) => [key, score]));
  return {
    system,
    standings,
    between,
    worths: worthOf(carriers, between),
    scenarios: counted.map((each) => figuresOf(each, (key) => scores.get(key) ?? 0.5)),
    matches: counted.reduce((sum, { lines }) => sum + lines.length, 0),
  };
};
