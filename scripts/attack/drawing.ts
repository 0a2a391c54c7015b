import type { Figure } from '../bench/figure';
import { most, residentOf, type Site } from '../set-up/site';
import { ask, count, keepAsking, percentile, wait } from './clients';
import { heavyParty, heroCodes } from './parties';

const seconds = 12;
const preview = (site: Site, nth: number): string =>
  `${site.url}/api/hero/${heroCodes[nth % heroCodes.length] ?? ''}/preview.png`;

/** Four times in twelve seconds, forty clients ask for a heavy sheet each and leave; meanwhile one asks for previews. */
const starving = async (site: Site): Promise<readonly Figure[]> => {
  await ask(preview(site, 0));
  const stop = keepAsking((nth) => preview(site, nth), 50);
  for (let second = 0; second < seconds; second += 4) {
    const sheets = Array.from({ length: 40 }, (_, nth) =>
      ask(`${site.url}/api/party/${heavyParty(second * 100 + nth)}/sheet.pdf`, { leaves: 300 + nth * 20 }),
    );
    await Promise.all([...sheets, wait(4000)]);
  }
  const honest = await stop();
  return [
    {
      what: '40 clients leave heavy sheets: honest previews, p99',
      value: percentile(honest, 99),
      goal: 500,
      unit: 'ms',
    },
    {
      what: `of ${honest.length} honest previews got no picture`,
      value: count(honest, ({ status }) => status !== 200),
      goal: 0,
      unit: 'x',
    },
  ];
};

/** Two hundred clients ask for the same preview at once. */
const sameLink = async (site: Site): Promise<readonly Figure[]> => {
  const address = `${site.url}/api/party/${heavyParty(9000)}/preview.png`;
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask(address)));
  return [
    {
      what: '200 clients, one link: answered with its picture',
      value: count(answers, ({ status, body }) => status === 200 && body.startsWith('\x89PNG')),
      goal: 200,
      unit: 'of',
    },
    { what: '200 clients, one link: the slowest', value: percentile(answers, 100), goal: 3000, unit: 'ms' },
  ];
};

/** Two hundred heavy sheets at once, all different, none left. */
const manySheets = async (site: Site): Promise<readonly Figure[]> => {
  const peak = most(() => residentOf(site.pid));
  const stop = keepAsking((nth) => preview(site, nth), 50);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, nth) =>
      ask(`${site.url}/api/party/${heavyParty(10_000 + nth)}/sheet.pdf`),
    ),
  );
  const honest = await stop();
  return [
    {
      what: '200 heavy sheets: neither sheet nor "come again"',
      value: count(answers, ({ status }) => status !== 200 && status !== 503),
      goal: 0,
      unit: 'x',
    },
    {
      what: '200 heavy sheets: the slowest answer',
      value: percentile(answers, 100),
      goal: 12_000,
      unit: 'ms',
    },
    { what: '200 heavy sheets: honest previews, p99', value: percentile(honest, 99), goal: 500, unit: 'ms' },
    { what: '200 heavy sheets: memory', value: await peak(), goal: 600, unit: 'MB' },
  ];
};

/** Figures for drawing on the server, while somebody asks for too much of it. */
export const drawingAttacks = async (site: Site): Promise<readonly Figure[]> => [
  ...(await starving(site)),
  ...(await sameLink(site)),
  ...(await manySheets(site)),
];
