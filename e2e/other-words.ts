import type { Page } from '@playwright/test';
import { unbracketed } from '@/lib/testing/unbracketed';
import { overhang } from './access';
import { expect } from './test';
import { answerWrongly } from './wrong-answers';

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

const softly = expect.configure({ soft: true, timeout: 5000 });

interface ButtonOnPage {
  readonly said: string;
  /** Like `said`, without the numbers and names in it. */
  readonly kind: string;
  /** Alike for all buttons of a list. */
  readonly place: string;
}

/** Buttons that can be pressed now, but for those that choose a value. */
const buttonsOn = (page: Page): Promise<readonly ButtonOnPage[]> =>
  page.evaluate(() => {
    const opened = document.querySelectorAll('[role=dialog], dialog[open]');
    const within = opened[opened.length - 1] ?? document.body;
    const choosing = ':disabled, [aria-pressed], [aria-checked], [data-pip], [role=gridcell], [role=option]';
    return [...within.querySelectorAll(`button:not(${choosing})`)].flatMap((button) => {
      const said = button.getAttribute('aria-label') ?? button.textContent.trim();
      if (said === '' || !button.checkVisibility({ visibilityProperty: true })) return [];
      const kind = said.replace(/(?<=«[^«»]*)«[^»]*»|[\dø]/g, '');
      const place = [button, button.parentElement, button.parentElement?.parentElement]
        .map((element) => element?.className ?? '')
        .join(' > ');
      return [{ said, kind, place }];
    });
  });

/** Buttons of one list that are pressed. */
const mostAlike = 2;

/**
 * Reads pages and expects no English on them. It tells each fault once and goes on, so that one run shows them all, and
 * presses no button twice.
 * @param names what players wrote
 */
export const readerOf = (
  page: Page,
  names: readonly string[],
): {
  /** Also expects room for words a third longer. */
  readonly read: (state: string) => Promise<void>;
  /** Presses buttons and reads what they open: menus, bottom sheets, explanations, answers and refusals. */
  readonly pressAll: (state: string, most?: number) => Promise<void>;
  /** Types into the fields in sight what they refuse, and reads what they say. */
  readonly fillAll: (state: string) => Promise<void>;
} => {
  const told = new Set<string>();
  const kinds = new Set<string>();
  const places = new Map<string, number>();
  const fields = new Set<string>();

  const expectNoEnglish = async (state: string): Promise<void> => {
    const english = async (): Promise<readonly string[]> =>
      (await englishOn(page, names)).filter((text) => !told.has(text));
    if ((await english()).length === 0) return;
    await softly.poll(english, state).toEqual([]);
    for (const text of await englishOn(page, names)) told.add(text);
  };

  const isNew = ({ kind, place }: ButtonOnPage): boolean =>
    !kinds.has(kind) && (places.get(place) ?? 0) < mostAlike;

  const goBackTo = async (address: string): Promise<void> => {
    if (new URL(page.url()).pathname !== new URL(address).pathname) await page.goto(address);
  };

  const fillAll = async (state: string): Promise<void> => {
    const address = page.url();
    await answerWrongly(page, fields, async (field) => {
      await expectNoEnglish(`${state}: ${field}`);
      await goBackTo(address);
    });
  };

  return {
    fillAll,
    read: async (state) => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      await expectNoEnglish(state);
      await softly.poll(() => overhang(page), state).toEqual([]);
      await softly.poll(() => clipped(page), state).toEqual([]);
    },
    pressAll: async (state, most = 12) => {
      const address = page.url();
      for (let nth = 0; nth < most; nth += 1) {
        const next = (await buttonsOn(page)).find(isNew);
        if (next === undefined) {
          if ((await page.locator('[role=dialog], dialog[open]').count()) === 0) break;
          await page.keyboard.press('Escape');
          continue;
        }
        kinds.add(next.kind);
        places.set(next.place, (places.get(next.place) ?? 0) + 1);
        await page
          .getByRole('button', { name: next.said, exact: true })
          .first()
          // Something else may lie over it.
          .click({ timeout: 2000 })
          .catch(() => undefined);
        await expectNoEnglish(`${state}: ${next.said}`);
        await fillAll(`${state}: ${next.said}`);
        await goBackTo(address);
      }
    },
  };
};

/** Texts of a sheet that its player wrote: ids have neither capitals nor spaces. */
export const written = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return /\p{Lu}|\s/u.test(data) ? [data] : [];
  return data === null || typeof data !== 'object' ? [] : Object.values(data).flatMap(written);
};
