import { ownPages, rulesPage, sharedPages } from '@/components/offline/pages';
import type { Site } from '../set-up/site';
import { ask, keepAsking, wait, type Answer } from './clients';
import { heavyParty, heroCodes } from './parties';

/** An address other than the attackers', if the system has more than one. */
const elsewhere = process.platform === 'linux' ? '127.0.0.2' : undefined;

/** The site by a name that can be asked for from there. */
const fromElsewhere = ({ url }: Site): string => url.replace('//localhost', '//127.0.0.1');

/** Asks as somebody who has nothing to do with an attack. */
export const askHonestly = (site: Site, path: string): Promise<Answer> =>
  ask(`${fromElsewhere(site)}${path}`, { from: elsewhere });

/** Asks so one after the other, `pause` ms apart, until it is called: then gives all answers. */
export const keepAskingHonestly = (site: Site, path: (nth: number) => string, pause: number) =>
  keepAsking((nth) => `${fromElsewhere(site)}${path(nth)}`, pause, { from: elsewhere });

const codeOf = (page: (typeof sharedPages)[number]): string =>
  page === 'party' ? heavyParty(1) : (heroCodes[0] ?? '');

/** Every page there is, including queries that nobody has asked for, and drawings. */
export const everyPage: readonly string[] = [
  '/',
  '/?after=1',
  ...ownPages.flatMap((page) => [`/${page}`, `/${page}?after=1`]),
  ...sharedPages.map((page) => `/${page}/${codeOf(page)}`),
  `/${rulesPage}`,
  `/${rulesPage}?after=1`,
  '/offline',
  '/healthz',
  `/api/hero/${heroCodes[0] ?? ''}/preview.png`,
  `/api/hero/${heroCodes[1] ?? ''}/card.png`,
  `/api/hero/${heroCodes[2] ?? ''}/sheet.pdf`,
];

/** How often a client tries again when asked to. */
const tries = 4;

/** Whether a path gets an answer in the end, for a client that retries when asked to. */
const isShut = async (address: string): Promise<boolean> => {
  for (let nth = 1; nth <= tries; nth += 1) {
    const { status } = await ask(address);
    if (status === 200) return false;
    if (status !== 503 || nth === tries) return true;
    await wait(2000);
  }
  return true;
};

/** The pages that stay shut, asked for from the attackers' own address. */
export const shutPages = async ({ url }: Site): Promise<readonly string[]> => {
  const found = await Promise.all(everyPage.map((path) => isShut(`${url}${path}`)));
  const shut = everyPage.filter((_, at) => found[at] === true);
  if (shut.length > 0) console.error(`Shut: ${shut.join(' ')}`);
  return shut;
};
