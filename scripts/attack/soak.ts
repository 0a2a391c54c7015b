import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import type { Figure } from '../bench/figure';
import { most, residentOf, type Site } from '../set-up/site';
import { answerTo, ask, count, open, percentile, wait } from './clients';
import { forger } from './forgery';
import { askHonestly, everyPage, keepAskingHonestly, shutPages } from './honest';
import { leaveEarly } from './leaving';
import { heavyParty, heroCodes } from './parties';

/** Files and connections that a process has open; undefined where the system does not tell. */
const openFiles = async (pid: number | undefined): Promise<number | undefined> =>
  pid === undefined
    ? undefined
    : readdir(`/proc/${pid}/fd`).then(
        ({ length }) => length,
        () => undefined,
      );

/** ms within which the server gives up what nobody waits for any more: pages in line, drawings under way. */
const patience = 12_000;

type Round = (site: Site, nth: number) => Promise<unknown>;

const times = (count: number, act: (nth: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)));

const rounds: readonly Round[] = [
  leaveEarly,
  async ({ url }, round) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    await times(200, (nth) => ask(`${url}/odds?x=${round}-${nth}`, { agent, leaves: 8000 }));
    agent.destroy();
  },
  ({ url }, round) =>
    times(40, (nth) =>
      ask(`${url}/api/party/${heavyParty(70_000 + round * 40 + nth)}/sheet.pdf`, { leaves: 2000 }),
    ),
  ({ url }, round) =>
    times(40, (nth) =>
      answerTo(url, `/fonts/..%2f${round}/${nth}/%2e%2e/hero/${heroCodes[0] ?? ''}`, forger),
    ),
  // Connections that ask and never read, and that never finish asking.
  async ({ url }, round) => {
    const sockets = await Promise.all(Array.from({ length: 300 }, () => open(url)));
    for (const [nth, socket] of sockets.entries()) {
      socket.pause();
      socket.write(`GET /print?x=${round}-${nth} HTTP/1.1\r\nHost: localhost\r\n${nth % 2 ? 'X: ' : '\r\n'}`);
    }
    await wait(3000);
    for (const socket of sockets) socket.destroy();
  },
];

/**
 * Everything at once for this long, while honest clients read; afterwards every page has to answer, and all memory and
 * connections have to be freed.
 */
export const soak = async (site: Site, seconds: number): Promise<readonly Figure[]> => {
  for (const path of everyPage) await askHonestly(site, path);
  const files = await openFiles(site.pid);
  const peak = most(() => residentOf(site.pid));
  const stop = keepAskingHonestly(site, (nth) => ['/', '/rules', '/parties'][nth % 3] ?? '/', 200);
  const start = performance.now();
  const end = start + seconds * 1000;
  let settled: number | undefined;
  for (let nth = 0; performance.now() < end; nth += 1) {
    await rounds[nth % rounds.length]?.(site, nth);
    if (settled === undefined && performance.now() - start > seconds * 500)
      settled = await residentOf(site.pid);
  }
  const honest = await stop();
  await wait(patience);
  const left = await openFiles(site.pid);
  const resident = await residentOf(site.pid);
  return [
    {
      what: `${seconds} s of all attacks: of ${everyPage.length} pages that no longer answer`,
      value: (await shutPages(site)).length,
      goal: 0,
      unit: 'x',
    },
    {
      what: `of ${honest.length} honest pages meanwhile without an answer`,
      value: count(honest, ({ status }) => status !== 200),
      goal: 0,
      unit: 'x',
    },
    { what: 'honest pages meanwhile, p99', value: percentile(honest, 99), goal: 1000, unit: 'ms' },
    { what: 'memory at most', value: await peak(), goal: 600, unit: 'MB' },
    {
      what: 'memory added in the second half',
      value: (resident ?? 0) - (settled ?? resident ?? 0),
      goal: 60,
      unit: 'MB',
    },
    { what: 'connections left open', value: (left ?? 0) - (files ?? 0), goal: 10, unit: 'x' },
  ];
};
