import type { Socket } from 'node:net';
import type { Figure } from '../bench/figure';
import type { Site } from '../set-up/site';
import { open, wait } from './clients';
import { everyPage, shutPages } from './honest';
import { heavyParty, heroCodes } from './parties';

/** Resolves with the first bytes that are heard, or when the connection is closed. */
const firstBytes = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('data', () => resolve());
    socket.once('close', () => resolve());
    setTimeout(resolve, 5000).unref();
  });

type Leave = (socket: Socket, request: string) => Promise<void>;

const after =
  (ms: number): Leave =>
  async (socket, request) => {
    socket.write(request);
    await wait(ms);
  };

/** How far a client and the answer have come when the client goes away. */
const phases: readonly Leave[] = [
  async (socket, request) => {
    socket.write(request.slice(0, request.length / 2));
    await wait(5);
  },
  after(0),
  after(3),
  after(12),
  after(40),
  after(200),
  // Reset, so that the server hears of it while it writes.
  async (socket, request) => {
    socket.write(request);
    await wait(12);
    socket.resetAndDestroy();
  },
  async (socket, request) => {
    socket.write(request);
    await firstBytes(socket);
  },
  async (socket, request) => {
    socket.write(request);
    await firstBytes(socket);
    socket.pause();
    await wait(300);
  },
  // Ends its side of the connection, and never reads the answer.
  async (socket, request) => {
    socket.pause();
    socket.end(request);
    await wait(300);
  },
];

/** Addresses of every kind that costs the server something, most of them of large pages; the nth unlike all others. */
const addressOf = (nth: number): string => {
  const hero = heroCodes[nth % heroCodes.length] ?? '';
  const kinds = [
    `/?leave=${nth}`,
    `/build?leave=${nth}`,
    `/hero/${hero}`,
    `/nowhere/${nth}`,
    `/api/party/${heavyParty(30_000 + nth)}/sheet.pdf`,
    `/api/hero/${hero}/card.png`,
  ];
  return kinds[nth % (2 * kinds.length)] ?? (nth % 2 === 0 ? `/rules?leave=${nth}` : `/?leave=${nth}`);
};

/** The most that one client may have waiting. */
const atOnce = 64;

/** Clients who go away at the same point of their answers. */
const leaveTogether = async (site: Site, leave: Leave, first: number): Promise<void> => {
  await Promise.all(
    Array.from({ length: atOnce }, async (_, nth) => {
      const socket = await open(site.url);
      await leave(socket, `GET ${addressOf(first + nth)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      socket.destroy();
    }),
  );
};

/** One round of early closes, in each phase of an answer. @param round another one, other addresses */
export const leaveEarly = async (site: Site, round = 0): Promise<void> => {
  for (const [nth, leave] of phases.entries())
    await leaveTogether(site, leave, (round * phases.length + nth) * atOnce);
};

const leavingRounds = 2;

/** Clients who leave early, in every phase of an answer; afterwards all that there is has to answer. */
export const leavingAttacks = async (site: Site): Promise<readonly Figure[]> => {
  for (let round = 0; round < leavingRounds; round += 1) await leaveEarly(site, round);
  await wait(1000);
  return [
    {
      what: `${leavingRounds * phases.length * atOnce} leave early: of ${everyPage.length} pages shut`,
      value: (await shutPages(site)).length,
      goal: 0,
      unit: 'x',
    },
  ];
};
