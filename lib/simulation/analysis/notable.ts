import { mean } from '../statistics';
import type { ResultLine } from '../tournament/result-lines';

/** A match out of many that is worth a look. */
export interface Notable {
  readonly line: ResultLine;
  /** How likely its result was, by how both did in all their matches: 0 to 1. */
  readonly chance: number;
}

const pairOf = ({ id }: ResultLine): readonly [string, string] => {
  const [one = '', other = ''] = id.split(' ');
  return [one, other];
};

/** The share that each takes of a result; kept from 0 and 1, which a few matches do not prove. */
const sure = (share: number): number => Math.min(0.99, Math.max(0.01, share));

/** How far a number lies from the middle, in standard deviations. */
const away = (numbers: readonly number[]): ((number: number) => number) => {
  const middle = mean(numbers);
  const spread = Math.sqrt(mean(numbers.map((each) => (each - middle) ** 2)));
  return (number) => (spread === 0 ? 0 : Math.abs(number - middle) / spread);
};

/**
 * The most typical match and the strangest: the first ended as expected and took as long as most, the second
 * ended as hardly anybody expected, or was unusually short or long.
 * @param lines of one scenario
 * @param score of each in all matches, 0 to 1
 */
export const notableOf = (
  lines: readonly ResultLine[],
  score: (key: string) => number,
): { readonly typical: Notable; readonly strangest: Notable } | undefined => {
  const drawn = sure(lines.filter(({ winner }) => winner === undefined).length / Math.max(1, lines.length));
  const phases = away(lines.map((line) => line.phases));
  const decisions = away(lines.map((line) => line.decisions));
  const chanceOf = (line: ResultLine): number => {
    if (line.winner === undefined) return drawn;
    const [one, other] = pairOf(line);
    const [won, lost] = line.winner === one ? [score(one), score(other)] : [score(other), score(one)];
    // Expected share of wins between two, from their shares against all: the log5 rule.
    const [a, b] = [sure(won) * (1 - sure(lost)), sure(lost) * (1 - sure(won))];
    return (1 - drawn) * (a / (a + b));
  };
  const weighed = lines.map((line) => {
    const chance = chanceOf(line);
    const length = phases(line.phases) + decisions(line.decisions);
    return { line, chance, usual: Math.log(chance) - length, odd: -Math.log(chance) + length };
  });
  const [first] = weighed;
  if (!first) return undefined;
  const typical = weighed.reduce((best, each) => (each.usual > best.usual ? each : best), first);
  const strangest = weighed.reduce((best, each) => (each.odd > best.odd ? each : best), first);
  const told = ({ line, chance }: Notable): Notable => ({ line, chance });
  return { typical: told(typical), strangest: told(strangest) };
};
