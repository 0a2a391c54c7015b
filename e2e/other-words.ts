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

/** Texts that are the same in every language: names of people and products, addresses, and whatever is typed. */
const asIs = ['Pipsmith', 'Kai Bettzieche', 'CatZeyeS', 'GitHub', 'catzeyes.de', 'game-icons.net'];

const noWords: ReadonlySet<string> = new Set();

const englishOn = async (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  (await textsOn(page)).flatMap((text) => {
    const left = unbracketed(text, noWords, [...names, ...asIs]);
    return left.length === 0 ? [] : [`${left.join(' ')}: ${text.slice(0, 160)}`];
  });

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
  await softly.poll(() => englishOn(page, names), state).toEqual([]);
  await softly.poll(() => overhang(page), state).toEqual([]);
  await softly.poll(() => clipped(page), state).toEqual([]);
};

/** Buttons that can be pressed now, each by what it says; those of a die's pips are all alike. */
const buttonsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role=dialog]');
    const within = dialogs[dialogs.length - 1] ?? document.body;
    return [...within.querySelectorAll('button:not(:disabled, [data-pip], [role=gridcell])')].flatMap(
      (button) => {
        const said = button.getAttribute('aria-label') ?? button.textContent.trim();
        return button.checkVisibility({ visibilityProperty: true }) && said !== '' ? [said] : [];
      },
    );
  });

/**
 * Presses buttons, each once, and expects no English in whatever they open: menus, dialogs, explanations, answers and
 * refusals.
 * @param most buttons that are pressed
 */
export const pressAll = async (
  page: Page,
  state: string,
  names: readonly string[],
  most = 40,
): Promise<void> => {
  const address = page.url();
  const pressed = new Set<string>();
  for (let nth = 0; nth < most; nth += 1) {
    const said = (await buttonsOn(page)).find((each) => !pressed.has(each));
    if (said === undefined) {
      if ((await page.getByRole('dialog').count()) === 0) break;
      await page.keyboard.press('Escape');
      continue;
    }
    pressed.add(said);
    await page
      .getByRole('button', { name: said, exact: true })
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await softly.poll(() => englishOn(page, names), `${state}: ${said}`).toEqual([]);
    if (new URL(page.url()).pathname !== new URL(address).pathname) await page.goto(address);
  }
};

/** Texts of a sheet that its player wrote: ids have neither capitals nor spaces. */
export const written = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return /\p{Lu}|\s/u.test(data) ? [data] : [];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(written);
};
