// Runs the browser journeys, through the product's build and through a build with a game for tests only.
import { join } from 'node:path';
import { findBrowser, installBrowser, noBrowser } from './browser.mjs';
import { buildForTests, freePort, serve, testFolder } from './build.mjs';
import { asOne, counted, heading, sum } from './checks.mjs';
import { root, runChild, stopChild } from './children.mjs';

/** @typedef {import('./checks.mjs').Tally} Tally */

/**
 * @typedef {object} ReportSuite the fields we read of a suite in Playwright's JSON report
 * @property {readonly ReportSuite[]} [suites]
 * @property {readonly ReportSpec[]} specs
 */

/**
 * @typedef {object} ReportSpec a journey, with each repetition as a test; its own `ok` is that of the first alone
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {readonly { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[]} tests
 */

/** @typedef {{ journey: string, runs: number, failed: number }} Outcome */

/**
 * Runs journeys through a build on a free port. Playwright prints its progress.
 * @param {{ env?: Record<string, string>, args?: readonly string[], reportFile: string }} options env: of the build;
 *   args: for Playwright; reportFile: receives its JSON report
 * @returns {Promise<{ ok: boolean }>}
 */
export const runPlaywright = async ({ env = {}, args = [], reportFile }) => {
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (browser === undefined) {
    console.error(noBrowser);
    return { ok: false };
  }
  console.log(`The journeys run in ${browser}.`);
  const port = await freePort(0);
  const server = port === undefined ? undefined : await serve(port, { PIPSMITH_ORIGIN: undefined, ...env });
  if (server === undefined) {
    console.error('The server for the journeys did not start: see the reason above.');
    return { ok: false };
  }
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { ok } = await runChild(process.execPath, [playwright, 'test', '--reporter=list,json', ...args], {
    env: {
      PIPSMITH_URL: `http://localhost:${port}`,
      PIPSMITH_CHROME: browser,
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      // Playwright warns in every worker when its parent both forces and forbids colours.
      FORCE_COLOR: undefined,
    },
  });
  await stopChild(server);
  return { ok };
};

/**
 * How often each journey ran and failed, worst first.
 * @param {{ suites: readonly ReportSuite[] }} report Playwright's report
 * @returns {readonly Outcome[]}
 */
export const outcomesOf = ({ suites }) => {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @param {ReportSuite} suite */
  const read = (suite) => {
    for (const { file, line, title, tests } of suite.specs) {
      const journey = `${file}:${line} ${title}`;
      const { runs, failed } = outcomes.get(journey) ?? { runs: 0, failed: 0 };
      outcomes.set(journey, {
        journey,
        runs: runs + tests.length,
        failed: failed + tests.filter(({ status }) => status === 'unexpected').length,
      });
    }
    suite.suites?.forEach(read);
  };
  suites.forEach(read);
  return [...outcomes.values()].sort((a, b) => b.failed - a.failed);
};

/**
 * Counts the report of one run of journeys; each error outside of them counts as one failure.
 * @param {{ suites: readonly ReportSuite[], stats: { expected: number, flaky: number },
 *   errors: readonly { message?: string }[] }} report Playwright's report
 * @returns {Tally}
 */
export const countJourneys = ({ suites, stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failures: [
    ...outcomesOf({ suites }).flatMap(({ journey, failed }) => (failed > 0 ? [journey] : [])),
    ...errors.map(({ message = 'no reason given' }) => `journeys: ${message.split('\n', 1)[0]}`),
  ],
});

/** The environment of the build with a game and a language for tests only. */
export const forTests = { PIPSMITH_DIST: testFolder, NODE_OPTIONS: '--conditions=pseudo' };

/** Playwright's argument for the journeys of `npm test`: `npm run test:long` makes those tagged `long` too. */
export const withoutLong = ['--grep-invert=@long'];

const isLong = () => process.env['PIPSMITH_RUNS'] === 'all';

/**
 * Builds the site with a game for tests only, and plays it.
 * @returns {Promise<Tally>}
 */
const runJourneysForTests = async () => {
  heading('journeys with a game for tests only');
  if (!(await buildForTests())) return asOne('build with a game for tests only', false);
  return counted('journeys', (reportFile) => runPlaywright({ reportFile, env: forTests }), countJourneys);
};

/**
 * Runs the journeys; those that only `npm run test:long` makes, and those of the game for tests, are left out otherwise.
 * @returns {Promise<Tally>}
 */
export const runJourneys = async () => {
  heading('journeys');
  const args = isLong() ? [] : withoutLong;
  const first = await counted('journeys', (reportFile) => runPlaywright({ reportFile, args }), countJourneys);
  return isLong() ? sum([first, await runJourneysForTests()]) : first;
};
