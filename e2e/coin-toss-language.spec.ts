import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open, systemIds, systemOf } from '@/lib/systems/open';
import { unbracketed } from '@/lib/testing/unbracketed';
import { overhang, visit } from './access';
import { expect, test } from './test';

/** No English on any page of a build in another language, and room for it on a small phone. */

/** Pages of the product, and of a game with two of its samples. */
const shared = [
  '/',
  '/parties',
  '/maps',
  '/offline',
  '/rules/nowhere',
  '/hero/broken',
  '/play',
  '/print',
  '/table',
];
const pagesOf = (system: string, [one = '', other = '']: readonly string[]): readonly string[] => [
  `/build?sample=${one}`,
  `/build?sample=${other}`,
  `/odds?a=sample-${one}&b=sample-${other}`,
  `/play?hero=sample-${one}&hero=sample-${other}`,
  `/print?hero=sample-${one}`,
  `/table?hero=sample-${one}&hero=sample-${other}`,
  ...(system === systemIds[0] ? [''] : [`/${system}`]).map((folder) => `/rules${folder}`),
];

/** Every text of a sheet: players have written it. */
const written = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return [data];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(written);
};

/** Texts of a page, each block by itself, and what assistive technology reads; cards are drawings. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isInline = (element: Element): boolean =>
      /^(inline|contents)/.test(getComputedStyle(element).display) && element.parentElement !== null;
    const blockOf = (element: Element): Element =>
      isInline(element) && element.parentElement ? blockOf(element.parentElement) : element;
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement || parentElement.closest('svg, script, style, noscript, textarea')) continue;
      const block = blockOf(parentElement);
      blocks.set(block, `${blocks.get(block) ?? ''}${node.textContent ?? ''}`);
    }
    const said = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [...new Set([document.title, ...blocks.values(), ...said])];
  });

/** Texts that are cut off at the right although somebody should read them. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, label, h1, h2, h3, legend, th')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (
          element.checkVisibility() &&
          element.clientWidth > 8 &&
          overflowX !== 'visible' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const plain = new Set(
  JSON.parse(readFileSync('.pipsmith/words/pseudo/plain.json', 'utf8')) as readonly string[],
);

/** What is the same in every language: names of people and products, and addresses. */
const asIs = ['Pipsmith', 'Kai Bettzieche', 'CatZeyeS', 'GitHub', 'catzeyes.de', 'game-icons.net'];

const softly = expect.configure({ soft: true });

const speaks = async (page: Page, path: string, names: readonly string[]): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  const english = (await textsOn(page)).flatMap((text) => {
    const left = unbracketed(text, plain, [...names, ...asIs]);
    return left.length === 0 ? [] : [`${left.join(' ')}: ${text.slice(0, 160)}`];
  });
  softly(english, path).toEqual([]);
  softly(await overhang(page), path).toEqual([]);
  softly(await clipped(page), path).toEqual([]);
};

test('the pages of the product speak another language', async ({ page }) => {
  await open(systemIds);
  const names = systemIds.flatMap((system) => written(systemOf(system).samples));
  for (const path of shared) await speaks(page, path, names);
});

for (const system of systemIds) {
  test(`the pages of the game ${system} speak another language`, async ({ page }) => {
    await open([system]);
    const { samples } = systemOf(system);
    for (const path of pagesOf(
      system,
      samples.map(({ id }) => id),
    )) {
      await speaks(page, path, written(samples));
    }
  });
}
