import { documentOf } from '@/lib/systems/living/fixtures/heroes';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { encodeSheet, heroPath } from '@/lib/share/index';
import { samples } from '@/lib/systems/living/start/samples/samples';
import { inBrowser, onNewPage } from '../set-up/in-browser';
import { makePdf, visit } from './browsing';
import { median, type Figure } from './figure';

/** Words that are in the PDF library and nowhere else. */
const ofThePdfLibrary = /FontDescriptor|%PDF-/;

const sampleCode = (): string => {
  const [sample] = samples;
  const code = sample && encodeSheet(documentOf(sample.hero));
  if (!code?.ok) throw new Error('the first sample has no code');
  return code.value;
};

const textOf = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  return response.text();
};

/** The scripts that a page's HTML names, those for browsers without modules left out. */
const scriptsOf = async (site: string, path: string): Promise<readonly string[]> => {
  const tags = [...(await textOf(site + path)).matchAll(/<script\b([^>]*)>/g)].map(([, tag = '']) => tag);
  const sources = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? []);
  return Promise.all([...new Set(sources)].map((source) => textOf(new URL(source, site).href)));
};

const sizeFigures = async (site: string): Promise<readonly Figure[]> => {
  const pages = [
    ['/', '/', 180],
    ['/hero', heroPath(sampleCode()), 180],
    ['/build', '/build', 300],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, path, goal] of pages) {
    const scripts = await scriptsOf(site, path);
    const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    figures.push({ what: `scripts of ${name}, gzipped`, value: bytes / 1000, goal, unit: 'KB' });
  }
  return figures;
};

/** Frames are watched for so long after a click, in ms: by then everything that it changes has been painted. */
const watched = 800;

/**
 * How long a click on a pip takes at a quarter of the processor's speed: until the frame with the last change of pips,
 * points and issues, and until the one with the last change of the card. The first pip of the 4-face is added and
 * removed, which changes all of them each time.
 */
const clickFigures = async (page: Page, site: string): Promise<readonly Figure[]> => {
  await visit(page, `${site}/build?sample=bito`);
  await page.locator('.will-change-transform svg').first().waitFor();
  await page.waitForTimeout(watched);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const clicks = await page.evaluate(async (span) => {
    const painted = () =>
      new Promise<void>((resolve) => {
        // Messages are handled after the frame that was asked for has been painted.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve();
          channel.port2.postMessage(undefined);
        });
      });
    const holds = (node: Node): boolean =>
      node instanceof Element &&
      (node.matches('[data-issue]') || node.querySelector('[data-issue]') !== null);
    const last = { hero: 0, card: 0 };
    const see = ({ target, type, addedNodes, removedNodes }: MutationRecord): void => {
      const place = target instanceof Element ? target : target.parentElement;
      const isStructure = type !== 'attributes';
      // Attributes say which pips are locked, and may follow later.
      const isHero =
        place?.closest('[data-state=legal], [data-state=illegal]') ??
        (isStructure ? place?.closest('[data-die], [data-issue]') : undefined);
      if (place?.closest('.will-change-transform')) last.card = performance.now();
      else if (isHero || (isStructure && [...addedNodes, ...removedNodes].some(holds)))
        last.hero = performance.now();
    };
    new MutationObserver((records) => records.forEach(see)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const times: { hero: number; card: number }[] = [];
    for (let click = 0; click < 18; click += 1) {
      const pip = document.querySelector<HTMLElement>('[data-face="4"] [data-pip]');
      await painted();
      const start = performance.now();
      pip?.click();
      const frames: number[] = [];
      while (performance.now() - start < span) {
        await painted();
        frames.push(performance.now());
      }
      const shown = (change: number): number =>
        change < start ? Number.NaN : (frames.find((frame) => frame >= change) ?? Number.NaN) - start;
      times.push({ hero: shown(last.hero), card: shown(last.card) });
    }
    return times;
  }, watched);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // In the first ones the browser translates the scripts.
  const counted = clicks.slice(3);
  const [hero, card] = [counted.map((click) => click.hero), counted.map((click) => click.card)];
  if ([...hero, ...card].some(Number.isNaN)) throw new Error('A click on a pip had no effect.');
  return [
    { what: 'pip click to painted pips, points, issues; at 1/4', value: median(hero), goal: 50, unit: 'ms' },
    { what: 'pip click to painted card; at 1/4', value: median(card), goal: 250, unit: 'ms' },
  ];
};

/** How long before a click a hand has its pointer on the button. */
const pointerAhead = 300;

/** Scripts with the PDF library that the page loads while there is nothing to print. */
const libraryFigure = async (page: Page, site: string): Promise<Figure> => {
  const early: string[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) early.push(response.url());
  });
  await visit(page, `${site}/print`);
  const texts = await Promise.all(early.map(textOf));
  const value = texts.filter((script) => ofThePdfLibrary.test(script)).length;
  return {
    what: 'scripts with the PDF library before there is something to print',
    value,
    goal: 0,
    unit: 'x',
  };
};

/** ms that somebody looks at the pages before a click. */
const look = 4000;

/** Acts before the click on a page that has just been opened and stored. */
const befores = {
  'at once': () => Promise.resolve(),
  'after a look at the page': (page: Page) => page.waitForTimeout(look),
  [`pointer ${pointerAhead} ms ahead`]: async (page: Page) => {
    await page.getByRole('button', { name: 'Make the PDF' }).hover();
    await page.waitForTimeout(pointerAhead);
  },
};

/** A first sheet, and how long the page was frozen meanwhile. */
const printFigures = async (
  page: Page,
  site: string,
  how: string,
  before: (page: Page) => Promise<void>,
): Promise<readonly Figure[]> => {
  await visit(page, `${site}/print?hero=${sampleCode()}`);
  await page.getByRole('button', { name: 'Make the PDF' }).waitFor();
  await before(page);
  const { took, blocked } = await makePdf(page);
  return [
    { what: `first sheet, a click ${how}`, value: took, goal: 300, unit: 'ms' },
    { what: `page frozen while printing, a click ${how}`, value: blocked, goal: 20, unit: 'ms' },
  ];
};

/** Weight and speed of the pages, measured on a built site. */
export const pageFigures = (site: string, executablePath: string): Promise<readonly Figure[]> =>
  inBrowser(executablePath, async (browser) => {
    const figures: Figure[] = [
      ...(await sizeFigures(site)),
      ...(await onNewPage(browser, (page) => clickFigures(page, site))),
      await onNewPage(browser, (page) => libraryFigure(page, site)),
    ];
    for (const [how, before] of Object.entries(befores))
      figures.push(...(await onNewPage(browser, (page) => printFigures(page, site, how, before))));
    return figures;
  });
