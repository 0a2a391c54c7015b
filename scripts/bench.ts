import { line, type Figure } from './bench/figure';
import { heroFigures } from './bench/heroes';
import { counterFigures, kitFigures } from './bench/kit';
import { loadFigures } from './bench/load';
import { matchFigures } from './bench/match';
import { oddsFigures } from './bench/odds';
import { pageFigures } from './bench/pages';
import { paperFigures } from './bench/paper';
import { playerRates, rateLine } from './bench/players';
import { ruleFigures } from './bench/rules';
import { open, systemIds } from '@/lib/systems/open';
import { findBrowser, noBrowser } from './set-up/browser.mjs';
import { build, freePort, isBuilt, serve } from './set-up/build.mjs';
import { stopChild } from './set-up/children.mjs';

await open(systemIds, 'cards', 'match');

/** `npm run bench`: figures beside their goals, those that miss them marked. A busy machine is a slow one. */
const show = (heading: string, figures: readonly Figure[]): void => {
  console.log(`\n${heading}`);
  for (const figure of figures) console.log(line(figure));
};

interface Site {
  readonly url: string;
  /** The process of a server of our own. */
  readonly pid: number | undefined;
  readonly close: () => Promise<void>;
}

/** Where the built product answers: PIPSMITH_URL, or a server of its own that ends with the bench. */
const openSite = async (): Promise<Site | undefined> => {
  const given = process.env['PIPSMITH_URL'];
  if (given !== undefined) return { url: given, pid: undefined, close: () => Promise.resolve() };
  if (!isBuilt() && !(await build({ quiet: true }))) return undefined;
  const port = await freePort(0);
  const server = port === undefined ? undefined : await serve(port);
  if (port === undefined || !server) return undefined;
  return {
    url: `http://localhost:${port}`,
    pid: server.pid,
    close: async () => {
      await stopChild(server);
    },
  };
};

show('Rules and links', heroFigures());
show('Odds', oddsFigures());
show('Matches', matchFigures());
console.log('\nPlayers, mirrored one against one');
for (const rate of playerRates()) console.log(rateLine(rate));
show('Rules pages', await ruleFigures());
show('Paper (in Node)', [...(await paperFigures()), ...(await counterFigures())]);
const browser = await findBrowser();
if (browser === undefined) console.error(noBrowser);
const site = await openSite();
if (site) {
  try {
    if (browser !== undefined) show('Pages', await pageFigures(site.url, browser));
    if (browser !== undefined) show('Game night', await kitFigures(site.url, browser));
    show('Many at once', await loadFigures(site.url, site.pid));
  } finally {
    await site.close();
  }
}
if (!site || browser === undefined) process.exitCode = 1;
