import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Played } from '@/lib/simulation/series';
import { wilson } from '@/lib/simulation/statistics';
import { terms } from '#words/systems/draco/messages/terms';
import { huntFigures, outsideBand, type HuntCounts } from '@/lib/systems/draco/reference/measured';
import { added, contestOf, noCounts } from './bench/hunts';
import { playOnThreads } from './pipsmith/match-threads';

/**
 * `npm run bench:hunts -- [MATCHES] [NODES] [SEED]`: what the house values of Hic est Draco ask, measured by searching
 * players on both sides with the set of the box, trees at random. The figures go into the data file that the rules page
 * shows, after every match, so that it can be stopped at any time; a second call goes on with a file of the
 * same rules, values, nodes and seed.
 */
const file = fileURLToPath(new URL('../lib/systems/draco/reference/measured.json', import.meta.url));

const [wanted = '1000', thinks = '300', from = '1'] = process.argv.slice(2);
const nodes = Number(thinks);
const seed = Number(from);

const fresh = noCounts(nodes, seed);

const before = (): HuntCounts => {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as HuntCounts;
    const isSame = (['rules', 'values', 'nodes', 'seed'] as const).every((key) => read[key] === fresh[key]);
    return isSame ? read : fresh;
  } catch {
    return fresh;
  }
};

const contest = contestOf(nodes, seed);
let counts = before();
const orders = Array.from({ length: Math.max(0, Number(wanted) - counts.matches) }, (_, at) => ({
  contest,
  nth: counts.matches + at,
}));
/** Matches that ended before an earlier one did: the file has those from the first on without a gap. */
const early = new Map<number, Played>();
const end = await playOnThreads(orders, availableParallelism(), {
  played: (_, match) => {
    early.set(match.nth, match);
    for (let next = early.get(counts.matches); next; next = early.get(counts.matches)) {
      early.delete(counts.matches);
      counts = added(counts, next);
    }
    // The two numbers of wins on one line, as the formatter has them.
    const text = JSON.stringify(counts, undefined, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/, '[$1, $2]');
    writeFileSync(file, `${text}\n`);
  },
});
if (!end.ok) throw new Error(JSON.stringify(end.error));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(7);
const line = (what: string, part: number, of: number): string => {
  const { low, high } = wilson(Math.round(part), of);
  return `${what.padEnd(28)} ${percent(of === 0 ? 0 : part / of)}  (${percent(low)} to ${percent(high)}) of ${of}`;
};
const figures = huntFigures(counts);
const { quarter, middle, threeQuarters } = figures.piles;
console.log(`${counts.matches} matches, search players with ${nodes} nodes, seed ${seed}`);
console.log(line('slayers win', counts.wins[0] ?? 0, counts.matches));
console.log(line('dragon wins', counts.wins[1] ?? 0, counts.matches));
console.log(line('draws', counts.draws, counts.matches));
console.log(
  `piles                          ${middle} (median), half of all matches ${quarter} to ${threeQuarters}`,
);
for (const { id, share, of } of figures.skills) console.log(line(terms.skill(id), share * of, of));
for (const { id, share, of } of figures.cards)
  console.log(line(`card of ${terms.skill(id)}`, share * of, of));
const outside = outsideBand(figures);
console.log(outside.length === 0 ? 'All within the band.' : `Outside the band: ${outside.join(', ')}.`);
