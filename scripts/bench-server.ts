/**
 * Fifty clients at once ask a built Pipsmith for sheets, cards and previews: `npx tsx scripts/bench-server.ts [SECONDS]`
 * after a build. Prints what they were answered, how long it took, and how much memory the server held.
 */
import { readFileSync } from 'node:fs';
import { corpus } from '../lib/share/corpus.v1';
import { freePort, serve } from './set-up/build.mjs';
import { stopChild } from './set-up/children.mjs';

const clients = 50;
const seconds = Number(process.argv[2] ?? 20);
const pause = 200;

const codes = corpus.filter(({ about }) => about.startsWith('sample:')).map(({ code }) => code);
const pictures = ['sheet.pdf?paper=a4', 'sheet.pdf?paper=letter', 'card.png', 'preview.png'];

const addressOf = (turn: number): string => {
  const code = codes[turn % codes.length] ?? '';
  return `/api/hero/${code}/${pictures[turn % pictures.length] ?? ''}`;
};

/** MB of memory that a process holds; undefined where the system does not say. */
const memoryOf = (pid: number): number | undefined => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const quantile = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;

const port = await freePort(3900);
const server = port === undefined ? undefined : await serve(port);
if (port === undefined || server?.pid === undefined)
  throw new Error('The server did not come up: run npm run build.');

const times = new Map<string, number[]>();
const ask = async (label: string | undefined, path: string): Promise<number> => {
  const begin = performance.now();
  const answer = await fetch(`http://localhost:${port}${path}`);
  await answer.arrayBuffer();
  const key = label ?? String(answer.status);
  times.set(key, [...(times.get(key) ?? []), performance.now() - begin]);
  return answer.status;
};

const { pid } = server;
const memory: number[] = [];
const watch = setInterval(() => memory.push(memoryOf(pid) ?? 0), 250);
const end = performance.now() + seconds * 1000;
let turn = 0;
const client = async (): Promise<void> => {
  while (performance.now() < end) {
    turn += 1;
    if ((await ask(undefined, addressOf(turn))) === 503) await sleep(pause);
  }
};
const reader = async (): Promise<void> => {
  while (performance.now() < end) {
    await ask('page', `/hero/${codes[0] ?? ''}`);
    await sleep(pause);
  }
};
try {
  await Promise.all([...Array.from({ length: clients }, client), reader()]);
} finally {
  clearInterval(watch);
  await stopChild(server);
}

console.log(`${clients} clients, ${seconds} s`);
for (const [answer, taken] of [...times].sort(([a], [b]) => a.localeCompare(b))) {
  const sorted = taken.toSorted((a, b) => a - b);
  console.log(
    `${answer.padEnd(5)} ${String(sorted.length).padStart(6)} answers, median ${quantile(sorted, 0.5)}, 95 % ${quantile(sorted, 0.95)}, longest ${quantile(sorted, 1)}`,
  );
}
const megabytes = (value: number | undefined): string => `${Math.round(value ?? 0)} MB`;
console.log(
  `memory: first ${megabytes(memory[0])}, most ${megabytes(Math.max(...memory))}, last ${megabytes(memory.at(-1))}`,
);
