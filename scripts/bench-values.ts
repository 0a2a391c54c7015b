import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wilson } from '@/lib/simulation/statistics';
import { rulesVersion } from '@/lib/systems/warband/match/rules';
import { play, questions } from './bench/warband-values';

/**
 * `npm run bench:values -- [MATCHES] [SEED]`: the questions about the house values of the warband skirmish,
 * measured by greedy players with this many matches for each question; a draw counts half. The figures go
 * into the data file that the rules page shows, after every round of matches, so that you can stop it at any
 * time; a second call continues a file with the same seed.
 */
const file = fileURLToPath(new URL('../lib/systems/warband/reference/measured.json', import.meta.url));

interface Measured {
  rules: string;
  seed: number;
  /** For each question. */
  matches: number;
  /** Points of the side that activated first, in all matches. */
  first: number;
  /** Points of the side with the advantage, by question. */
  points: Record<string, number>;
}

const [wanted = '2000', from = '1'] = process.argv.slice(2);
const seed = Number(from);
const fresh: Measured = { rules: rulesVersion, seed, matches: 0, first: 0, points: {} };

const before = (): Measured => {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Measured;
    return read.rules === rulesVersion && read.seed === seed ? read : fresh;
  } catch {
    return fresh;
  }
};

/** Matches between two looks at the file: one for each side at each corner. */
const round = 8;

const measured = before();
while (measured.matches < Number(wanted)) {
  for (const question of questions)
    for (let nth = measured.matches; nth < measured.matches + round; nth += 1) {
      const { own, first } = play(question, seed, nth);
      measured.points[question.id] = (measured.points[question.id] ?? 0) + own;
      measured.first += first;
    }
  measured.matches += round;
  writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);
const line = (what: string, points: number, matches: number): string => {
  const { low, high } = wilson(Math.round(points), matches);
  return `${what.padEnd(28)} ${percent(points / matches)}  (${percent(low)} to ${percent(high)})`;
};
console.log(`${measured.matches} matches for each question, seed ${seed}`);
console.log(line('first activation', measured.first, measured.matches * questions.length));
for (const { id } of questions) console.log(line(id, measured.points[id] ?? 0, measured.matches));
