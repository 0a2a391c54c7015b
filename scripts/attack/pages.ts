import { Agent } from 'node:http';
import type { Figure } from '../bench/figure';
import { most, residentOf, type Site } from '../set-up/site';
import { ask, count, percentile, wait, type Answer } from './clients';

const nonceOf = (page: string): string => /nonce="([^"]+)"/.exec(page)?.[1] ?? '';

/** Clients that request addresses one after the other for some seconds. Only the nonce of a page is kept. */
const crowd = async (clients: number, seconds: number, address: (nth: number) => string) => {
  const answers: Answer[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let nth = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const { body, ...answer } = await ask(address(nth++), { agent });
      answers.push({ ...answer, body: nonceOf(body) });
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { answers, rate: (answers.length / (performance.now() - start)) * 1000 };
};

/** Fifty clients on the first page. */
const firstPage = async (site: Site): Promise<readonly Figure[]> => {
  await ask(`${site.url}/`);
  const peak = most(() => residentOf(site.pid));
  const { answers, rate } = await crowd(50, 8, () => `${site.url}/`);
  const memory = await peak();
  const nonces = new Set(answers.map(({ body }) => body).filter((nonce) => nonce !== ''));
  return [
    { what: '50 clients on /: answers a second', value: rate, goal: 200, unit: '/s' },
    { what: '50 clients on /: p99', value: percentile(answers, 99), goal: 500, unit: 'ms' },
    { what: '50 clients on /: memory', value: memory, goal: 400, unit: 'MB' },
    {
      what: 'answers that are not 200, or share a nonce with another',
      value: answers.length - nonces.size,
      goal: 0,
      unit: 'x',
    },
  ];
};

/** Fifty clients on addresses that no cache can know. */
const unknownAddresses = async (site: Site): Promise<readonly Figure[]> => {
  const peak = most(() => residentOf(site.pid));
  const { answers } = await crowd(50, 5, (nth) =>
    nth % 2 === 0 ? `${site.url}/nowhere/${nth}` : `${site.url}/build?from=${nth}`,
  );
  const memory = await peak();
  await wait(500);
  return [
    {
      what: '50 clients on made-up addresses: answered with 5xx or not at all',
      value: count(answers, ({ status }) => status === 0 || (status >= 500 && status !== 503)),
      goal: 0,
      unit: 'x',
    },
    { what: '50 clients on made-up addresses: memory', value: memory, goal: 500, unit: 'MB' },
    { what: 'after that, / answers in', value: (await ask(`${site.url}/`)).ms, goal: 200, unit: 'ms' },
  ];
};

/** A visitor who sends a forged host name, before and after an honest one. */
const forgedHost = async (site: Site): Promise<readonly Figure[]> => {
  const forged = await Promise.all(
    [{ host: 'evil.example' }, { host: 'localhost', 'x-forwarded-host': 'evil.example' }].map((headers) =>
      ask(`${site.url}/`, { headers }),
    ),
  );
  const answers = [...forged, await ask(`${site.url}/`)];
  return [
    {
      what: 'pages that repeat a forged host',
      value: count(answers, ({ body }) => body.includes('evil.example')),
      goal: 0,
      unit: 'x',
    },
  ];
};

/** The pages, while somebody asks for too many of them. */
export const pageAttacks = async (site: Site): Promise<readonly Figure[]> => [
  ...(await firstPage(site)),
  ...(await unknownAddresses(site)),
  ...(await forgedHost(site)),
];
