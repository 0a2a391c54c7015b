import { fuzzCodes } from '../lib/share/fixtures/fuzz';
import { encodeSheet } from '../lib/share/index';
import { samplesOf } from '../lib/systems/document';
import { firstSystem, open, systemIds } from '../lib/systems/open';

/** `npm run fuzz:codes -- [COUNT] [SEED]`: hostile share codes until one breaks a promise; exit 1 if one does. */
const [count = '20000', seed = '1'] = process.argv.slice(2);
await open(systemIds);
const real = samplesOf(firstSystem).flatMap(({ document }) => {
  const code = encodeSheet(document);
  return code.ok ? [code.value] : [];
});

const start = performance.now();
const outcome = fuzzCodes(Number(count), Number(seed), real);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  `${outcome.codes} codes in ${seconds} s: ${outcome.read} read, refused ${JSON.stringify(outcome.refused)}`,
);
for (const complaint of outcome.complaints.slice(0, 20)) console.error(complaint);
console.log(`${outcome.complaints.length} broke a promise`);
process.exitCode = outcome.complaints.length === 0 ? 0 : 1;
