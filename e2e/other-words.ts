import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unbracketed } from '@/lib/testing/unbracketed';
import { overhang } from './access';
import { expect } from './test';

/** Texts of a page, each block by itself, and what assistive technology reads; cards and maps are drawings. */
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

/** Visible texts that stick out of their element, or that it cuts off, at the side or below. */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
    // Hidden from eyes only: one pixel wide.
    const isRead = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 8 && hasText(element);
    return [...document.querySelectorAll('body *:not(svg *, script, style, textarea)')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const scrolls = /auto|scroll/;
        const tooWide = element.scrollWidth > element.clientWidth + 1 && !scrolls.test(overflowX);
        const tooHigh = element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY);
        return isRead(element) && (tooWide || tooHigh);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

const plain = new Set(
  JSON.parse(readFileSync('.pipsmith/words/pseudo/plain.json', 'utf8')) as readonly string[],
);

/** Texts that are the same in every language: names of people and products, addresses, and whatever is typed. */
const asIs = ['Pipsmith', 'Kai Bettzieche', 'CatZeyeS', 'GitHub', 'catzeyes.de', 'game-icons.net'];

const softly = expect.configure({ soft: true, timeout: 10_000 });

/**
 * Expects no English on the page, and room for words a third longer. A journey goes on after a fault, so that one run
 * shows them all.
 * @param names what players wrote
 */
export const expectOtherWords = async (
  page: Page,
  state: string,
  names: readonly string[],
): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  const english = async (): Promise<readonly string[]> =>
    (await textsOn(page)).flatMap((text) => {
      const left = unbracketed(text, plain, [...names, ...asIs]);
      return left.length === 0 ? [] : [`${left.join(' ')}: ${text.slice(0, 160)}`];
    });
  await softly.poll(english, state).toEqual([]);
  await softly.poll(() => overhang(page), state).toEqual([]);
  await softly.poll(() => clipped(page), state).toEqual([]);
};

/** Texts of a sheet that its player wrote: ids have neither capitals nor spaces. */
export const written = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return /\p{Lu}|\s/u.test(data) ? [data] : [];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(written);
};
