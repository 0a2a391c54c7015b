// Times each step; `npm test -- --times` and `npm run check -- --times` print the table.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/**
 * @typedef {{ step: string, seconds: number | undefined, core: number | undefined }} Time
 *   core: seconds of processor time
 */

/** Linux clock ticks per second. */
const ticks = 100;

/**
 * Processor time of all ended children and their children.
 * @returns {number | undefined} seconds; undefined where the system does not report it
 */
const spentByChildren = () => {
  try {
    const [user = 0, system = 0] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(13, 15)
      .map(Number);
    return (user + system) / ticks;
  } catch {
    return undefined;
  }
};

/** @type {Time[]} */
const times = [];
let counted = 0;

/**
 * Times a step. A child reports its processor time when it ends, so parallel steps each get their own.
 * @template Result
 * @param {string} step
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export const timed = async (step, act) => {
  const start = performance.now();
  const result = await act();
  const spent = spentByChildren();
  const core = spent === undefined ? undefined : spent - counted;
  counted = spent ?? 0;
  addTime({ step, seconds: (performance.now() - start) / 1000, core });
  return result;
};

/** @param {Time} time */
export const addTime = (time) => void times.push(time);

/** @param {number | undefined} seconds */
const shown = (seconds) => (seconds === undefined ? '' : seconds.toFixed(seconds < 10 ? 1 : 0));

/**
 * The table that --times prints.
 * @param {readonly Time[]} [of]
 */
export const tableOfTimes = (of = times) => {
  const rows = of.map(({ step, seconds, core }) => [step, shown(seconds), shown(core)]);
  const head = ['step', 'seconds', 'of a core'];
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [
    `On ${cpus().length} cores, Node ${process.versions.node}:`,
    '',
    line(head),
    rule,
    ...rows.map(line),
  ].join('\n');
};

/** Whether the user asked for the table. */
export const wantsTimes = () => process.argv.includes('--times');
