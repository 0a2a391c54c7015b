// Runs the checks of `npm run check` and counts them over all runners.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root, runChild } from './children.mjs';
import { hasRedis, noRedis } from './redis.mjs';
import { addTime, timed } from './times.mjs';

/**
 * @typedef {{ passed: number, failures: readonly string[] }} Tally
 *   failures: a line each, shown again at the end
 */

/**
 * Scripts of package.json that each keep one core busy and count as one. The longest come first, so that no core waits
 * for the last one. The unit tests count each test.
 */
const checks = ['lint', 'types', 'boundaries', 'spelling', 'dead-code', 'supply-chain', 'format'];

/**
 * Options for a working copy, where unchanged files need no second look.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const withCaches = {
  lint: ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'],
};
const caches = process.env['CI'] === undefined ? withCaches : {};

/** @param {string} title */
export const heading = (title) => console.log(`\n— ${title}`);

/**
 * The end of a run: all that failed, by name, and the count.
 * @param {Tally} tally
 */
export const summary = ({ passed, failures }) =>
  [
    ...(failures.length > 0 ? ['Failed:', ...failures.map((failure) => `  ${failure}`), ''] : []),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/**
 * Counts a step that passes or fails as a whole.
 * @param {string} name
 * @param {boolean} ok
 * @returns {Tally}
 */
export const asOne = (name, ok) => (ok ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });

/**
 * Runs a test runner that writes a report, and counts the tests in it. A runner that fails although its report has no
 * failed test, or that leaves none, counts as one failure.
 * @template Report
 * @param {string} name
 * @param {(reportFile: string) => Promise<{ ok: boolean }>} run
 * @param {(report: Report) => Tally} count
 * @returns {Promise<Tally>}
 */
export const counted = async (name, run, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'pipsmith-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const { ok } = await run(reportFile);
    /** @type {Tally} */
    let tally;
    try {
      tally = count(JSON.parse(readFileSync(reportFile, 'utf8')));
    } catch {
      return asOne(`${name}: no report`, false);
    }
    return ok || tally.failures.length > 0
      ? tally
      : { ...tally, failures: [`${name}: ended with an error after its last test`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Runs all jobs, started in order, with a limited number at once.
 * @template Job, Result
 * @param {readonly Job[]} jobs
 * @param {number} atOnce at least 1
 * @param {(job: Job) => Promise<Result>} act
 * @returns {Promise<Result[]>} in the order of the jobs
 */
export const severalAtOnce = async (jobs, atOnce, act) => {
  /** @type {Result[]} */
  const results = [];
  const waiting = jobs.map((job, at) => ({ job, at }));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.at] = await act(next.job);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
};

/**
 * Runs a check and shows its output once it has ended, because others run beside it.
 * @param {string} name
 * @returns {Promise<Tally>}
 */
const check = async (name) => {
  const [command, args] = npm(['run', '--silent', name, '--', ...(caches[name] ?? [])]);
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const { ok, output } = await timed(name, () => runChild(command, args, { quiet: true, env: colours }));
  heading(name);
  if (output.trim() !== '') console.log(output.trimEnd());
  if (!ok) console.log(`${name} failed.`);
  return asOne(name, ok);
};

const runUnitTests = () =>
  counted(
    'unit',
    (reportFile) => {
      const reporter = join(root, 'scripts', 'set-up', 'report-of-tests.mjs');
      const [command, args] = npm([
        'run',
        '--silent',
        'unit',
        '--',
        '--reporter=default',
        `--reporter=${reporter}`,
      ]);
      return timed('unit tests', () => runChild(command, args, { env: { PIPSMITH_REPORT: reportFile } }));
    },
    (/** @type {import('./report-of-tests.mjs').ReportOfTests} */ { files, ...tally }) => {
      addTimesOfTests(files);
      return tally;
    },
  );

/**
 * Adds a row for each project of the unit tests, and for the slowest files. Workers share the cores, so the rows add
 * up to more than the whole.
 * @param {readonly import('./report-of-tests.mjs').TimedFile[]} files
 */
const addTimesOfTests = (files) => {
  for (const project of new Set(files.map((each) => each.project))) {
    const own = files.filter((each) => each.project === project);
    const seconds = own.reduce((total, each) => total + each.seconds, 0);
    addTime({ step: `unit tests: ${project}, ${own.length} files`, seconds: undefined, core: seconds });
  }
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const { name, seconds } of slowest) addTime({ step: name, seconds: undefined, core: seconds });
};

const unit = () => {
  heading('unit');
  return runUnitTests();
};

/**
 * Runs every check, even after a failure. The unit tests, which take all cores, begin once no other check waits.
 * @returns {Promise<Tally>}
 */
export const runChecks = async () => {
  const atOnce = availableParallelism();
  console.log(`\n${checks.join(', ')}${atOnce > 1 ? `: ${Math.min(atOnce, checks.length)} at a time` : ''}`);
  const jobs = [...checks.map((name) => () => check(name)), unit];
  const tallies = await severalAtOnce(jobs, atOnce, (job) => job());
  if (!hasRedis()) console.log(noRedis);
  return sum(tallies);
};
