import type { Socket } from 'node:net';
import type { Figure } from '../bench/figure';
import { most, openOwn, residentOf, type Site } from '../set-up/site';
import { keepAsking, open, percentile, statusIn } from './clients';
import { greedySheets } from './forgery';
import { heroCodes } from './parties';

const addresses = 100_000;
const connections = 32;

/** Requests by a few clients before it, so that the server's caches are full for traffic of this size. */
const usual = 20_000;
const usualClients = 64;

/** The nth of a hundred thousand: IPv4 addresses, and networks of IPv6. */
const addressOf = (nth: number): string =>
  nth % 2 === 0
    ? `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`
    : `2001:db8:${(nth >> 8).toString(16)}:${(nth & 255).toString(16)}::1`;

/** A page that is kept, one drawing in twenty, one page in five hundred that has to be rendered. */
const targetOf = (nth: number): string => {
  if (nth % 500 === 1) return `/build?address=${nth}`;
  return nth % 20 === 1 ? `/api/hero/${heroCodes[0] ?? ''}/preview.png` : '/';
};

/** Asks for the head of something on behalf of an address, as a proxy does; 0 where the connection closes. */
const askFor = (socket: Socket, target: string, address: string): Promise<number> =>
  new Promise((resolve) => {
    let head = '';
    const settle = (): void => {
      socket.off('data', hear);
      socket.off('close', settle);
      resolve(statusIn(head));
    };
    const hear = (chunk: Buffer): void => {
      head += chunk.toString('latin1');
      if (head.includes('\r\n\r\n')) settle();
    };
    socket.on('data', hear);
    socket.on('close', settle);
    if (socket.destroyed) settle();
    else socket.write(`HEAD ${target} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`);
  });

/**
 * Asks for this many things, each on behalf of the address with its number; how many weren't answered with
 * 200.
 */
const handOn = async (site: Site, count: number, numberOf: (nth: number) => number): Promise<number> => {
  let next = 0;
  let unanswered = 0;
  const connection = async (): Promise<void> => {
    const socket = await open(site.url);
    for (let nth = next++; nth < count; nth = next++)
      if ((await askFor(socket, targetOf(nth), addressOf(numberOf(nth)))) !== 200) unanswered += 1;
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return unanswered;
};

/** A proxy hands on requests of a hundred thousand clients, after as many kinds of request from a few. */
const manyAddresses = async (site: Site): Promise<readonly Figure[]> => {
  await handOn(site, usual, (nth) => addresses + (nth % usualClients));
  const before = (await residentOf(site.pid)) ?? 0;
  const peak = most(() => residentOf(site.pid));
  const stop = keepAsking(() => `${site.url}/rules`, 100, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  const unanswered = await handOn(site, addresses, (nth) => nth);
  const honest = await stop();
  return [
    { what: `${addresses} addresses: not answered`, value: unanswered, goal: 0, unit: 'x' },
    {
      what: `${addresses} addresses: honest pages, p99`,
      value: percentile(honest, 99),
      goal: 500,
      unit: 'ms',
    },
    { what: `${addresses} addresses: memory added`, value: (await peak()) - before, goal: 150, unit: 'MB' },
  ];
};

/** Addresses that a client makes up, with a proxy in front that adds the true one, and without any. */
export const addressAttacks = async (site: Site): Promise<readonly Figure[]> => {
  const bare = await greedySheets(site, 'addresses made up', (nth) => ({
    'x-forwarded-for': `${addressOf(nth)}, ${addressOf(nth + 1)}`,
  }));
  const behind = await openOwn({ PIPSMITH_PROXIES: '1', PIPSMITH_PROXY_ADDRESSES: '127.0.0.1, ::1' });
  if (!behind) throw new Error('No server behind a proxy.');
  try {
    return [
      ...bare,
      ...(await greedySheets(behind, 'made up before the proxy', (nth) => ({
        'x-forwarded-for': `${addressOf(nth)}, 192.0.2.7`,
      }))),
      ...(await manyAddresses(behind)),
    ];
  } finally {
    await behind.close();
  }
};
