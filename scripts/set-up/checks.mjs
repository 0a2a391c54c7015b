// Runs the checks of `npm run check` and counts them over all runners.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root, runChild } from './children.mjs';
import { hasRedis, noRedis } from './redis.mjs';
import { addTime, timed } from './times.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

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
 * Last line of a run.
 * @param {Tally} tally
 */
export const summary = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/**
 * Counts a step that passes or fails as a whole.
 * @param {boolean} ok
 * @returns {Tally}
 */
export const asOne = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Runs a test runner that writes a report, and counts the tests in it. A runner that fails without a failed test in its
 * report (a file that does not load, an error after the last test) counts as one failure.
 * @template Report
 * @param {(reportFile: string) => Promise<{ ok: boolean }>} run
 * @param {(report: Report) => Tally} count
 * @returns {Promise<Tally>}
 */
export const counted = async (run, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'pipsmith-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const { ok } = await run(reportFile);
    /** @type {Tally} */
    let tally = { passed: 0, failed: 0 };
    try {
      tally = count(JSON.parse(readFileSync(reportFile, 'utf8')));
    } catch {
      return { passed: 0, failed: 1 };
    }
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Counts Vitest's JSON report; a file that failed to load counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Tally}
 */
export const countVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .length,
});

/**
 * Counts Playwright's JSON report; each error outside a test counts as one failure.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

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
  return asOne(ok);
};

const runUnitTests = () =>
  counted(async (reportFile) => {
    const timesFile = `${reportFile}.times`;
    const [command, args] = npm([
      'run',
      '--silent',
      'unit',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(root, 'scripts', 'set-up', 'times-of-tests.mjs')}`,
      `--outputFile.json=${reportFile}`,
    ]);
    const run = await timed('unit tests', () =>
      runChild(command, args, { env: { PIPSMITH_TIMES: timesFile } }),
    );
    addTimesOfTests(timesFile);
    return run;
  }, countVitest);

/**
 * Adds a row for each project of the unit tests. Workers share the cores, so the rows add up to more than the whole.
 * @param {string} file
 */
const addTimesOfTests = (file) => {
  /** @type {import('./times-of-tests.mjs').TimedFile[]} */
  let files;
  try {
    files = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return;
  }
  for (const project of new Set(files.map((each) => each.project))) {
    const own = files.filter((each) => each.project === project);
    const seconds = own.reduce((total, each) => total + each.seconds, 0);
    addTime({ step: `unit tests: ${project}, ${own.length} files`, seconds: undefined, core: seconds });
  }
  for (const { name, seconds } of files.sort((one, other) => other.seconds - one.seconds).slice(0, 10))
    addTime({ step: name, seconds: undefined, core: seconds });
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
  const failed = checks.filter((_, at) => tallies[at]?.failed !== 0);
  if (!hasRedis()) console.log(noRedis);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  return sum(tallies);
};
