// npm test: installs what is missing; checks, build and browser journeys; ends with "N passed, N failed".
// With --times also where the time went.
import { join } from 'node:path';
import { findBrowser, installBrowser, noBrowser } from './set-up/browser.mjs';
import { build, buildForTests, freePort, serve, testFolder } from './set-up/build.mjs';
import { asOne, counted, countPlaywright, heading, runChecks, sum, summary } from './set-up/checks.mjs';
import { endChildrenWithMe, root, runChild, stopChild } from './set-up/children.mjs';
import { demandNode, installMissing } from './set-up/install.mjs';
import { tableOfTimes, timed, wantsTimes } from './set-up/times.mjs';

/** @typedef {import('./set-up/checks.mjs').Tally} Tally */

/**
 * @param {Record<string, string>} [env] of the build that they go through
 * @returns {Promise<Tally>}
 */
const journeys = async (env = {}) => {
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (browser === undefined) {
    console.error(noBrowser);
    return asOne(false);
  }
  console.log(`The journeys run in ${browser}.`);
  const port = await freePort(0);
  const server = port === undefined ? undefined : await serve(port, { PIPSMITH_ORIGIN: undefined, ...env });
  if (server === undefined) {
    console.error('The server for the journeys did not come up: the reason stands above.');
    return asOne(false);
  }
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const tally = await counted(
    (reportFile) =>
      runChild(process.execPath, [playwright, 'test', '--reporter=list,json'], {
        env: {
          PIPSMITH_URL: `http://localhost:${port}`,
          PIPSMITH_CHROME: browser,
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
          // Playwright warns on every worker when its parent forces or forbids colours both.
          FORCE_COLOR: undefined,
        },
      }),
    countPlaywright,
  );
  await stopChild(server);
  return tally;
};

/** @param {Tally} tally */
const end = (tally) => {
  if (wantsTimes()) console.log(`\n${tableOfTimes()}`);
  console.log(`\n${summary(tally)}`);
  process.exit(tally.failed === 0 ? 0 : 1);
};

demandNode();
endChildrenWithMe();
if (!(await installMissing())) end(asOne(false));

const tallies = [await runChecks()];
heading('build');
const built = await timed('build', () => build());
tallies.push(asOne(built));
heading('journeys');
if (built) tallies.push(await timed('journeys', () => journeys()));
else {
  console.error('The journeys need a build, and it failed.');
  tallies.push(asOne(false));
}
heading('the house with one more game');
const builtForTests = built && (await timed('build with one more game', buildForTests));
tallies.push(asOne(builtForTests));
if (builtForTests)
  tallies.push(await timed('journeys with one more game', () => journeys({ PIPSMITH_DIST: testFolder })));
end(sum(tallies));
