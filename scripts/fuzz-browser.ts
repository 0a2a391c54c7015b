import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { gameIn } from './fuzz/games';
import type {} from './fuzz/in-page';
import { timeIn } from './fuzz/time';
import { playStretch, type Stretch } from './fuzz/stretch';
import { findBrowser, noBrowser } from './set-up/browser.mjs';
import { inBrowser, onNewPage } from './set-up/in-browser';

/** Matches whose ends are compared at a time. */
const stretch = 100;

/** The rules as one script for a page. */
const scriptForPage = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./fuzz/in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
  });
  return outputFiles.map(({ text }) => text).join('\n');
};

/**
 * `npm run fuzz:browser -- [MATCHES] [SEED] [--system ID]` or `-- --seconds N [--seed N] [--system ID]`: plays the same
 * random matches in Node and in a page, and compares the hashes of how they end; exit 1 if any differ.
 */
const { id, rest } = gameIn(process.argv.slice(2));
const time = timeIn(rest);
const [given = '1000', seed = '1'] = time.rest;
const first = time.seed ?? Number(seed);
const last = time.isTimed ? Infinity : first + Number(given);
const path = await findBrowser();
if (path === undefined) throw new Error(noBrowser);
const start = performance.now();
let decisions = 0;
let apart = 0;
let matches = 0;
await inBrowser(path, (browser) =>
  onNewPage(browser, async (page) => {
    await page.addScriptTag({ content: await scriptForPage() });
    for (let from = first; from < last && !time.isOver(); from += stretch) {
      const to = Math.min(last, from + stretch);
      const [there, here]: [Stretch, Stretch] = await Promise.all([
        page.evaluate(([game, begin, end]) => globalThis.playStretch(game, begin, end), [
          id,
          from,
          to,
        ] as const),
        // After the page has been asked, so that both play at once.
        new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => playStretch(id, from, to)),
      ]);
      decisions += here.decisions;
      matches += to - from;
      if (there.hash === here.hash && there.decisions === here.decisions) continue;
      apart += 1;
      console.error(`Seeds ${from} to ${to - 1} end differently in the page and in Node.`);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `${matches} matches, ${decisions} decisions, in Node and in Chromium ${browser.version()}: ` +
        `${apart === 0 ? 'all the same' : `${apart} stretches of ${stretch} apart`} (${seconds} s)`,
    );
  }),
);
process.exitCode = apart === 0 ? 0 : 1;
