// npm run journeys:stress: repeats journeys while other processes keep the processor busy, and prints which failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildForTests, isBuilt } from './set-up/build.mjs';
import { endChildrenWithMe, startChild, stopChild } from './set-up/children.mjs';
import { demandNode, installMissing } from './set-up/install.mjs';
import { forTests, outcomesOf, runPlaywright, withoutLong } from './set-up/journeys.mjs';

const usage = `Usage: npm run journeys:stress -- [--repeats 5] [--hogs 2] [--long] [e2e/play.spec.ts ...]
Runs each journey of npm test several times while other processes keep the machine busy; with --long, those of npm run test:long.
Of files that are named, it runs every journey.`;

/** @param {string} sentence @returns {never} */
const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        repeats: { type: 'string', default: '5' },
        hogs: { type: 'string', default: '2' },
        long: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const [repeats, hogs] = [Number(values.repeats), Number(values.hogs)];
    if (!(Number.isInteger(repeats) && repeats >= 1 && Number.isInteger(hogs) && hogs >= 0)) giveUp(usage);
    return { repeats, hogs, isLong: values.long, files: positionals };
  } catch {
    return giveUp(usage);
  }
};

const { repeats, hogs, isLong, files } = readOptions();
demandNode();
endChildrenWithMe();
if (!(await installMissing())) process.exit(1);

const isOfTests = (/** @type {string} */ file) => file.includes('coin-toss');
const takesTests = files.length === 0 ? isLong : files.some(isOfTests);
const takesProduct = files.length === 0 || !files.every(isOfTests);
if (takesProduct && !isBuilt() && !(await build())) process.exit(1);
if (takesTests && !(await buildForTests())) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'pipsmith-stress-'));
const busy = Array.from({ length: hogs }, () => startChild(process.execPath, ['-e', 'for (;;);']));
const without = files.length === 0 && !isLong ? withoutLong : [];
/** @type {import('./set-up/journeys.mjs').Outcome[]} */
const outcomes = [];
let isOk = true;
for (const env of [...(takesProduct ? [{}] : []), ...(takesTests ? [forTests] : [])]) {
  const reportFile = join(folder, 'report.json');
  const mine = files.filter((file) => isOfTests(file) === (env === forTests));
  const { ok } = await runPlaywright({
    env,
    args: [`--repeat-each=${repeats}`, ...without, ...mine],
    reportFile,
  });
  isOk &&= ok;
  try {
    outcomes.push(...outcomesOf(JSON.parse(readFileSync(reportFile, 'utf8'))));
  } catch {
    isOk = false;
  }
}
await Promise.all(busy.map(stopChild));
rmSync(folder, { recursive: true, force: true });

const failed = outcomes.filter((outcome) => outcome.failed > 0);
for (const each of failed) console.log(`${each.journey}: failed ${each.failed} of ${each.runs} times`);
console.log(
  `\n${outcomes.length} journeys, ${repeats} times each, beside ${hogs} busy processes: ${failed.length} failed.`,
);
process.exit(isOk ? 0 : 1);
