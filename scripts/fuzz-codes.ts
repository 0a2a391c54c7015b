import { timeIn } from './fuzz/time';
import { fuzzCodes } from '../lib/share/fixtures/fuzz';
import { encodeSheet } from '../lib/share/index';
import { samplesOf } from '../lib/systems/document';
import { firstSystem, open, systemIds } from '../lib/systems/open';

/**
 * `npm run fuzz:codes -- [COUNT] [SEED]` or `-- --seconds N [--seed N]`: hostile share codes, exit 1 if one breaks a
 * promise.
 */
const time = timeIn(process.argv.slice(2));
const [count = '20000', from = '1'] = time.rest;
const seed = time.seed ?? Number(from);
await open(systemIds);
const real = samplesOf(firstSystem).flatMap(({ document }) => {
  const code = encodeSheet(document);
  return code.ok ? [code.value] : [];
});

const start = performance.now();
/** Codes of one seed where time ends it. */
const atOnce = 2000;
const refused: Record<string, number> = {};
const complaints: string[] = [];
let [codes, read] = [0, 0];
for (let nth = 0; nth === 0 || (time.isTimed && !time.isOver()); nth += 1) {
  const outcome = fuzzCodes(time.isTimed ? atOnce : Number(count), seed + nth, real);
  codes += outcome.codes;
  read += outcome.read;
  complaints.push(...outcome.complaints);
  for (const [problem, times] of Object.entries(outcome.refused))
    refused[problem] = (refused[problem] ?? 0) + times;
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${codes} codes in ${seconds} s: ${read} read, refused ${JSON.stringify(refused)}`);
for (const complaint of complaints.slice(0, 20)) console.error(complaint);
console.log(`${complaints.length} broke a promise`);
process.exitCode = complaints.length === 0 ? 0 : 1;
