import type { Figure } from '../bench/figure';
import type { Site } from '../set-up/site';
import { ask, count, percentile, wait, type Answer } from './clients';
import { askHonestly, keepAskingHonestly } from './honest';
import { heavyParty, heroCodes } from './parties';

const evil = 'evil.example';

/** Headers that proxies or Next itself set on a request; a visitor who sends them is a forger. */
export const forger: Readonly<Record<string, string>> = {
  'x-pipsmith-origin': `https://${evil}`,
  'x-pipsmith-client': evil,
  'x-pipsmith-else': evil,
  'x-forwarded-host': evil,
  'x-forwarded-server': evil,
  'x-forwarded-for': evil,
  'x-forwarded-port': '1',
  'x-real-ip': evil,
  'x-original-url': `/${evil}`,
  'x-rewrite-url': `/${evil}`,
  'x-original-host': evil,
  forwarded: `for=${evil};host=${evil}`,
  'x-middleware-subrequest': evil,
  'x-middleware-rewrite': `https://${evil}/`,
  'x-middleware-override-headers': evil,
  'x-middleware-set-cookie': evil,
  'x-middleware-next': '1',
  'x-matched-path': `/${evil}`,
  'x-invoke-path': `/${evil}`,
  'x-invoke-status': '500',
  'x-invoke-error': evil,
  'x-now-route-matches': `1=${evil}`,
  'x-nextjs-data': '1',
  'x-nextjs-rewritten-path': `/${evil}`,
  'x-prerender-revalidate': evil,
  'x-nonce': evil,
  'content-security-policy': `script-src 'nonce-${evil}'`,
  origin: `https://${evil}`,
  referer: `https://${evil}/`,
  cookie: `session=${evil}`,
  'accept-language': evil,
  'user-agent': evil,
};

const code = heroCodes[0] ?? '';
const asked = [
  '/',
  '/build?forged=1',
  '/rules',
  '/nowhere',
  `/hero/${code}`,
  `/api/hero/${code}/card.png`,
  '/fonts/nothing',
  '/_next/static/nothing',
  '/icon.svg',
  '/healthz',
] as const;

/** Each header by itself and all of them at once, on everything; then an honest one, who might be handed a forged page. */
const repeated = async (site: Site): Promise<readonly Figure[]> => {
  const answers: Answer[] = [];
  const sets = [forger, ...Object.entries(forger).map(([name, value]) => ({ [name]: value }))];
  for (const path of asked)
    for (const headers of sets) answers.push(await ask(`${site.url}${path}`, { headers }));
  for (const path of asked) answers.push(await askHonestly(site, path));
  return [
    {
      what: `${answers.length} answers to forged headers: repeated the header`,
      value: count(answers, ({ body }) => body.includes(evil)),
      goal: 0,
      unit: 'x',
    },
    {
      what: `${answers.length} answers to forged headers: missing or broken`,
      value: count(answers, ({ status }) => status === 0 || status === 500),
      goal: 0,
      unit: 'x',
    },
  ];
};

/** Sheets that one client may have under way, and some that are drawn while the last are asked for. */
const share = 24 + 4;

/** Number of the next party: a sheet that was drawn before takes no place. */
let parties = 50_000;

/** Answer to somebody who asks for more than his share. */
const refusal = /from your address|waiting to be fetched/;

const spelt = ['/api', '/%61pi', '/%61%70%69', '/a%70i'] as const;

/**
 * One client asks for sheets as if many did: each time under another name, and another spelling of the path.
 * @param names what the nth says of itself
 */
export const greedySheets = async (
  site: Site,
  what: string,
  names: (nth: number) => Readonly<Record<string, string>>,
): Promise<readonly Figure[]> => {
  const sheets = 60;
  const first = parties;
  parties += sheets;
  await askHonestly(site, `/api/hero/${code}/preview.png`);
  const stop = keepAskingHonestly(
    site,
    (nth) => `/api/hero/${heroCodes[nth % heroCodes.length] ?? ''}/preview.png`,
    50,
  );
  const answers = await Promise.all(
    Array.from({ length: sheets }, (_, nth) =>
      ask(`${site.url}${spelt[nth % spelt.length] ?? ''}/party/${heavyParty(first + nth)}/sheet.pdf`, {
        headers: names(nth),
        leaves: 12_000,
      }),
    ),
  );
  const honest = await stop();
  // The drawing thread finishes its present job.
  await wait(1000);
  return [
    {
      what: `${sheets} sheets, ${what}: let in`,
      value: count(answers, ({ body }) => !refusal.test(body)),
      goal: share,
      unit: 'x',
    },
    {
      what: `${sheets} sheets, ${what}: honest previews, p99`,
      value: percentile(honest, 99),
      goal: 500,
      unit: 'ms',
    },
  ];
};

/** Headers that only programs on the way may set. */
export const forgeryAttacks = async (site: Site): Promise<readonly Figure[]> => [
  ...(await repeated(site)),
  ...(await greedySheets(site, 'each under another name', (nth) => ({
    'x-pipsmith-client': `192.0.2.${nth}`,
    'x-forwarded-for': `198.51.100.${nth}`,
    'x-real-ip': `203.0.113.${nth}`,
    forwarded: `for=192.0.2.${nth}`,
  }))),
];
