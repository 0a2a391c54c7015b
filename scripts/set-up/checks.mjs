// The checks of `npm run check`, counted over all runners.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, runChild } from './children.mjs';
import { hasRedis, noRedis } from './redis.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** Each is a script of package.json and counts as one; the unit tests count each test. */
const checks = ['format', 'types', 'lint', 'boundaries', 'dead-code', 'supply-chain'];

/** @param {string} title */
export const heading = (title) => console.log(`\n— ${title}`);

/**
 * The line that ends a run.
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
 * Counts one step that passes or fails as a whole.
 * @param {boolean} ok
 * @returns {Tally}
 */
export const asOne = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * Runs a test runner that leaves a report, and counts it. A runner that failed without a failed test in its report
 * (a file that does not load, an error after the last test) counts as one failure.
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
 * Counts Vitest's JSON report; a file that could not be loaded counts as one failure.
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
 * Counts Playwright's JSON report; errors outside of tests count as one failure each.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Tally}
 */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

/**
 * Runs every check, also after one has failed.
 * @returns {Promise<Tally>}
 */
export const runChecks = async () => {
  /** @type {Tally[]} */
  const tallies = [];
  for (const name of checks) {
    heading(name);
    const [command, args] = npm(['run', '--silent', name]);
    tallies.push(asOne((await runChild(command, args)).ok));
  }
  heading('unit');
  tallies.push(
    await counted((reportFile) => {
      const [command, args] = npm([
        'run',
        '--silent',
        'unit',
        '--',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ]);
      return runChild(command, args);
    }, countVitest),
  );
  if (!hasRedis()) console.log(noRedis);
  return sum(tallies);
};
