// npm run check: format, types, lint, boundaries, dead code and unit tests; one failing does not hide the others.
import { runChecks, summary } from './set-up/checks.mjs';
import { endChildrenWithMe } from './set-up/children.mjs';
import { demandNode } from './set-up/install.mjs';

demandNode();
endChildrenWithMe();
const tally = await runChecks();
console.log(`\n${summary(tally)}`);
process.exitCode = tally.failed === 0 ? 0 : 1;
