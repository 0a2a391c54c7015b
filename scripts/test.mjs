// npm test: installs what is missing, then runs checks, build and browser journeys; ends with "N passed, N failed".
// --times also prints where the time went. --run-time also checks that the build runs without its tools. --long (npm
// run test:long) also runs every case of the slow tests, and the fuzzers.
import { build } from './set-up/build.mjs';
import { asOne, heading, runChecks, sum, summary } from './set-up/checks.mjs';
import { endChildrenWithMe } from './set-up/children.mjs';
import { runFuzzers } from './set-up/fuzzers.mjs';
import { demandNode, installMissing } from './set-up/install.mjs';
import { runJourneys } from './set-up/journeys.mjs';
import { runsWithoutTools } from './set-up/run-time.mjs';
import { tableOfTimes, timed, wantsTimes } from './set-up/times.mjs';

/** @typedef {import('./set-up/checks.mjs').Tally} Tally */

/** @param {Tally} tally */
const end = (tally) => {
  if (wantsTimes()) console.log(`\n${tableOfTimes()}`);
  console.log(`\n${summary(tally)}`);
  process.exit(tally.failures.length === 0 ? 0 : 1);
};

demandNode();
endChildrenWithMe();
if (!(await installMissing())) end(asOne('install', false));

const isLong = process.argv.includes('--long');
if (isLong) process.env['PIPSMITH_RUNS'] = 'all';
const tallies = [await runChecks()];
heading('build');
const built = await timed('build', () => build());
tallies.push(asOne('build', built));
if (built) {
  tallies.push(await timed('journeys', () => runJourneys()));
  if (process.argv.includes('--run-time')) {
    heading('run time');
    tallies.push(asOne('run time', await timed('run time', () => runsWithoutTools())));
  }
} else {
  console.error('The journeys need a build, and it failed.');
  tallies.push(asOne('journeys: there was no build', false));
}
if (isLong) tallies.push(await runFuzzers(Math.floor(Date.now() / 1000)));
end(sum(tallies));
