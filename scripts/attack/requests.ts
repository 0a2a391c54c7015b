import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from '../bench/figure';
import { root } from '../set-up/children.mjs';
import { most, residentOf, type Site } from '../set-up/site';
import { ask, count, firstLine, keepAsking, open, percentile, wait } from './clients';
import { heroCodes } from './parties';

const megabyte = 1024 * 1024;

/** MB that a folder takes. */
const sizeOf = async (folder: string): Promise<number> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) =>
        stat(join(file.parentPath, file.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / megabyte;
};

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
const paths = ['/', '/build', '/nowhere', '/icon.svg', '/api/hero/x/card.png'] as const;

/** Every method but GET and HEAD, on pages, files and drawings. */
const otherMethods = async (site: Site): Promise<readonly Figure[]> => {
  const lines = await Promise.all(
    methods.flatMap((method) =>
      paths.map((path) =>
        firstLine(site.url, `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`),
      ),
    ),
  );
  const refused = lines.filter((line) => line.startsWith('HTTP/1.1 405 ')).length;
  return [
    {
      what: `${lines.length} requests by other methods: accepted`,
      value: lines.length - refused,
      goal: 0,
      unit: 'x',
    },
  ];
};

/** Sends 50 MB to a page, as fast as they are taken, and as slowly as `held` says. */
const post = async (site: Site, held: boolean): Promise<void> => {
  const socket = await open(site.url);
  const whole = 50 * megabyte;
  socket.on('data', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${whole}\r\n\r\n`);
  const chunk = Buffer.alloc(megabyte);
  for (let sent = 0; sent < whole - (held ? chunk.length : 0) && !socket.destroyed; sent += chunk.length) {
    if (socket.write(chunk)) continue;
    const stalled = new AbortController();
    const { signal } = stalled;
    await Promise.race(['drain', 'close'].map((event) => once(socket, event, { signal }))).catch(
      () => undefined,
    );
    stalled.abort();
  }
  if (held) await wait(3000);
  socket.destroy();
};

const bodies = async (site: Site): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const held of [false, true]) {
    const before = (await residentOf(site.pid)) ?? 0;
    const peak = most(() => residentOf(site.pid));
    await Promise.all(Array.from({ length: 20 }, () => post(site, held)));
    const what = held ? '20 bodies of 50 MB, held open' : '20 bodies of 50 MB';
    figures.push({ what: `${what}: memory added`, value: (await peak()) - before, goal: 50, unit: 'MB' });
  }
  return figures;
};

/** Pictures of other sizes, which Next would make and store. */
const resizedPictures = async (site: Site): Promise<readonly Figure[]> => {
  const folder = join(root, '.next');
  const before = await sizeOf(folder);
  const answers = await Promise.all(
    [640, 750, 828, 1080].flatMap((width) =>
      ['/preview.png', '/readme/builder.png', '/icons/icon-512.png'].map((picture) =>
        ask(`${site.url}/_next/image?url=${encodeURIComponent(picture)}&w=${width}&q=75`),
      ),
    ),
  );
  return [
    {
      what: `${answers.length} pictures resized by /_next/image: drawn`,
      value: count(answers, ({ status }) => status === 200),
      goal: 0,
      unit: 'x',
    },
    {
      what: 'the build folder grew by',
      value: (await sizeOf(folder)) - before,
      goal: 0.1,
      unit: 'MB',
    },
  ];
};

/** Clients that never end their headers, and clients that ask for pages and drawings and never read them. */
const slowClients = async (site: Site): Promise<readonly Figure[]> => {
  const card = `/api/hero/${heroCodes[0] ?? ''}/card.png`;
  await ask(`${site.url}${card}`);
  const before = (await residentOf(site.pid)) ?? 0;
  const peak = most(() => residentOf(site.pid));
  const sockets = await Promise.all(Array.from({ length: 300 }, () => open(site.url)));
  const requests = [
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20),
    `GET ${card} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    `GET ${card} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20),
  ];
  sockets.forEach((socket, nth) => {
    socket.pause();
    socket.write(requests[nth % requests.length] ?? '');
  });
  await wait(1000);
  const stop = keepAsking(() => `${site.url}/`, 100);
  await wait(5000);
  const honest = await stop();
  for (const socket of sockets) socket.destroy();
  return [
    { what: '300 slow clients: honest pages, p99', value: percentile(honest, 99), goal: 500, unit: 'ms' },
    {
      what: `of ${honest.length} honest pages without an answer`,
      value: count(honest, ({ status }) => status !== 200),
      goal: 0,
      unit: 'x',
    },
    { what: '300 slow clients: memory added', value: (await peak()) - before, goal: 100, unit: 'MB' },
  ];
};

/** Requests that nobody honest sends. */
export const requestAttacks = async (site: Site): Promise<readonly Figure[]> => [
  ...(await otherMethods(site)),
  ...(await bodies(site)),
  ...(await resizedPictures(site)),
  ...(await slowClients(site)),
];
