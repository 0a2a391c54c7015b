import { fuzz } from '../lib/match/fuzz';
import { randomMatches, randomPlan } from '../lib/systems/living/match/testing/random-match';

/** `npm run fuzz:match -- [MATCHES] [SEED] [EVERY]`: random matches, checked all over at every so many decisions; exit 1 if a promise breaks. */
const [matches = '200', seed = '1', every = '11'] = process.argv.slice(2);
const start = performance.now();
let decisions = 0;
let broken = 0;
for (let one = Number(seed); one < Number(seed) + Number(matches); one += 1) {
  const report = fuzz(randomMatches({ seed: one, matches: 1, every: Number(every), tried: 2 }));
  decisions += report.decisions;
  broken += report.complaints.length;
  for (const { broke, choices } of report.complaints)
    console.error(`seed ${one}, ${randomPlan(one).scenario}, after ${choices.length} choices: ${broke}`);
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${matches} matches, ${decisions} decisions in ${seconds} s; ${broken} broke a promise`);
process.exitCode = broken === 0 ? 0 : 1;
