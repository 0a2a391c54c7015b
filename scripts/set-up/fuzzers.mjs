// Runs the fuzzers of `npm run test:long`: ten minutes in all, with new seeds each time.
import { asOne, heading, sum } from './checks.mjs';
import { npm, runChild } from './children.mjs';
import { timed } from './times.mjs';

const games = ['living', 'first', 'warband', 'draco'];

/** Scripts of package.json, with their game and duration in seconds. */
const fuzzers = [
  { name: 'fuzz:codes', args: [], seconds: 100 },
  ...games.map((game) => ({ name: 'fuzz:match', args: ['--system', game], seconds: 75 })),
  ...games.map((game) => ({ name: 'fuzz:browser', args: ['--system', game], seconds: 50 })),
];

/**
 * Runs each fuzzer; each counts as one test.
 * @param {number} seed
 * @returns {Promise<import('./checks.mjs').Tally>}
 */
export const runFuzzers = async (seed) => {
  const tallies = [];
  for (const { name, args, seconds } of fuzzers) {
    const call = [...args, '--seconds', String(seconds), '--seed', String(seed)];
    const title = `${name} ${call.join(' ')}`;
    heading(title);
    const [command, npmArgs] = npm(['run', '--silent', name, '--', ...call]);
    const { ok } = await timed([name, ...args].join(' '), () => runChild(command, npmArgs));
    tallies.push(asOne(title, ok));
  }
  return sum(tallies);
};
