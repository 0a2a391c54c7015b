import { fuzzedGames, gameIn } from './fuzz/games';

/**
 * `npm run fuzz:match -- [MATCHES] [SEED] [EVERY] [--system ID]`: random matches, checked all over at every so many
 * decisions; exit 1 if a promise breaks.
 */
const { id, rest } = gameIn(process.argv.slice(2));
const [matches = '200', seed = '1', every = '11'] = rest;
const game = fuzzedGames[id];
const start = performance.now();
let decisions = 0;
let broken = 0;
for (let one = Number(seed); one < Number(seed) + Number(matches); one += 1) {
  const report = game.fuzz(one, Number(every));
  decisions += report.decisions;
  broken += report.complaints.length;
  for (const { broke, choices } of report.complaints)
    console.error(`seed ${one}, ${game.scenario(one)}, after ${choices.length} choices: ${broke}`);
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${matches} matches, ${decisions} decisions in ${seconds} s; ${broken} broke a promise`);
process.exitCode = broken === 0 ? 0 : 1;
