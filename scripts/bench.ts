import { attacks } from './attack/attacks';
import { answerFigures } from './bench/answers';
import { line, type Figure } from './bench/figure';
import { firstLoadFigures } from './bench/first-load';
import { growthFigures } from './bench/growth';
import { heroFigures } from './bench/heroes';
import { counterFigures, kitFigures } from './bench/kit';
import { loadFigures } from './bench/load';
import { matchFigures } from './bench/match';
import { oddsFigures } from './bench/odds';
import { pageFigures } from './bench/pages';
import { paperFigures } from './bench/paper';
import { playerRates, rateLine } from './bench/players';
import { decisionFigures, frameFigures } from './bench/play';
import { roomFigures } from './bench/rooms';
import { ruleFigures } from './bench/rules';
import { touchFigures } from './bench/touch';
import { open, systemIds } from '@/lib/systems/open';
import { findBrowser, noBrowser } from './set-up/browser.mjs';
import { openSite } from './set-up/site';

await open(systemIds, 'cards', 'kit', 'match');

/** Prints figures beside their goals and marks those that miss them. A busy machine is a slow one. */
const show = (heading: string, figures: readonly Figure[]): void => {
  console.log(`\n${heading}`);
  for (const figure of figures) console.log(line(figure));
};

const showPlayers = (game?: string): void => {
  console.log('\nPlayers, mirrored');
  for (const rate of playerRates(game)) console.log(rateLine(rate));
};

/** Measures pages of a separate site in a browser, if there is one. */
const inBrowser = async (measure: (url: string, browser: string) => Promise<void>): Promise<void> => {
  const browser = await findBrowser();
  const site = browser === undefined ? undefined : await openSite();
  if (browser === undefined) console.error(noBrowser);
  if (!site || browser === undefined) process.exitCode = 1;
  else
    try {
      await measure(site.url, browser);
    } finally {
      await site.close();
    }
};

const showPlay = (): Promise<void> => {
  show('Computers at the play table (in Node)', decisionFigures());
  return inBrowser(async (url, browser) => {
    show('Touch at the play table', await touchFigures(url, browser));
    show('Frames of the play table', await frameFigures(url, browser));
  });
};

const showFirstLoad = (): Promise<void> =>
  inBrowser(async (url, browser) => {
    show('First load', await firstLoadFigures(url, browser));
    show('Answers on a phone', await answerFigures(url, browser));
  });

const showPages = (): Promise<void> =>
  inBrowser(async (url, browser) => {
    show('Pages', await pageFigures(url, browser));
  });

const showRooms = async (): Promise<void> => {
  const site = await openSite();
  if (!site) process.exitCode = 1;
  else
    try {
      show('Rooms', await roomFigures(site));
    } finally {
      await site.close();
    }
};

const showPaper = async (): Promise<void> => {
  show('Paper (in Node)', [...(await paperFigures()), ...(await counterFigures())]);
};

const showAll = async (): Promise<void> => {
  show('Rules and links', heroFigures());
  show('Odds', oddsFigures());
  show('Matches', matchFigures());
  showPlayers();
  show('Growth', await growthFigures());
  show('Rules pages', await ruleFigures());
  await showPaper();
  const browser = await findBrowser();
  if (browser === undefined) console.error(noBrowser);
  const site = await openSite();
  if (site) {
    try {
      if (browser !== undefined) show('Pages', await pageFigures(site.url, browser));
      if (browser !== undefined) show('Game night', await kitFigures(site.url, browser));
      show('Many at once', await loadFigures(site.url, site.pid));
      for (const { on, figures } of attacks) show(`Under attack: ${on}`, await figures(site));
    } finally {
      await site.close();
    }
  }
  if (!site || browser === undefined) process.exitCode = 1;
};

const parts: Readonly<Record<string, { readonly does: string; readonly run: () => void | Promise<void> }>> = {
  players: {
    does: 'how well computer players play (players GAME: one game), the same on a busy machine; PIPSMITH_BENCH_MATCHES sets the matches per pair',
    run: () => showPlayers(process.argv[3]),
  },
  paper: { does: 'how long cards, counters and kits take', run: showPaper },
  growth: {
    does: 'how costs grow with what a player has a lot of',
    run: async () => show('Growth', await growthFigures()),
  },
  pages: { does: 'how much pages weigh, and how fast pips and the first sheet are', run: showPages },
  'first-load': {
    does: 'what a page loads first, how long that takes on a phone, and how fast it then answers',
    run: showFirstLoad,
  },
  play: {
    does: 'how long computer players think, how fast the board answers, and how long the page stands still',
    run: showPlay,
  },
  rooms: { does: 'a thousand rooms of four who play on', run: showRooms },
};

const usage = [
  'npm run bench                measures everything',
  ...Object.entries(parts).map(([name, { does }]) => `npm run bench -- ${name.padEnd(10)}  ${does}`),
].join('\n');

const [only] = process.argv.slice(2);
const part = only === undefined ? undefined : parts[only];
if (part) await part.run();
else if (only === undefined) {
  await showAll();
  await showFirstLoad();
  await showPlay();
  await showRooms();
} else {
  console.log(usage);
  if (only !== '--help') process.exitCode = 2;
}
