// npm run check: format, types, lint, boundaries, dead code, supply chain and unit tests, even after a failure.
// --times also prints where the time went.
import { runChecks, summary } from './set-up/checks.mjs';
import { endChildrenWithMe } from './set-up/children.mjs';
import { demandNode } from './set-up/install.mjs';
import { tableOfTimes, wantsTimes } from './set-up/times.mjs';

demandNode();
endChildrenWithMe();
const tally = await runChecks();
if (wantsTimes()) console.log(`\n${tableOfTimes()}`);
console.log(`\n${summary(tally)}`);
process.exitCode = tally.failures.length === 0 ? 0 : 1;
