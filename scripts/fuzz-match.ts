import { fuzzedGames, gameIn } from './fuzz/games';
import { timeIn } from './fuzz/time';

/**
 * `npm run fuzz:match -- [MATCHES] [SEED] [EVERY] [--system ID]` or `-- --seconds N [--seed N] [--system
 * ID]`: random matches with every check at every EVERYth decision; exit 1 if a promise breaks.
 */
const { id, rest } = gameIn(process.argv.slice(2));
const time = timeIn(rest);
const [given = '200', from = '1', every = '11'] = time.rest;
const seed = time.seed ?? Number(from);
const most = time.isTimed ? Infinity : Number(given);
const game = fuzzedGames[id];
const start = performance.now();
let decisions = 0;
let broken = 0;
let matches = 0;
for (; matches < most && !time.isOver(); matches += 1) {
  const one = seed + matches;
  const report = game.fuzz(one, Number(every));
  decisions += report.decisions;
  broken += report.complaints.length;
  for (const { broke, choices } of report.complaints)
    console.error(`seed ${one}, ${game.scenario(one)}, after ${choices.length} choices: ${broke}`);
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${matches} matches, ${decisions} decisions in ${seconds} s; ${broken} broke a promise`);
process.exitCode = broken === 0 ? 0 : 1;
