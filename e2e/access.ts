import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { corpus } from '@/lib/share/corpus.v1';
import { isLong } from '@/lib/testing/runs';

interface WithAxe {
  readonly axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** The rules whose answer depends on the light. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** All violations that axe-core finds on the page now: rule, element and reason. */
export const violations = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  // The script is half a megabyte, so inject it once per page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (only) => {
      const result = await (globalThis as unknown as WithAxe).axe?.run({
        // Leave out the descriptions of passes: they take as much time as the rules.
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return result?.violations;
    },
    rules && [...rules],
  );
  if (!found) throw new Error('axe-core did not load');
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}: ${node.failureSummary ?? ''}`),
  );
};

/** A small phone; an ordinary one; a laptop of 1280 x 720 at 200 %, which is half a window; and a wide screen. */
const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 1440, height: 900 },
] as const;

type Light = 'light' | 'dark';

/** Colour schemes to check at a width: `npm test` checks each state once, narrow and light or wide and dark. */
const lightsAt = (width: number, state: string): readonly Light[] => {
  if (width !== 360 && width !== 1440) return [];
  if (isLong) return ['light', 'dark'];
  const isByDay = state.length % 2 === 0;
  return isByDay === (width === 360) ? [isByDay ? 'light' : 'dark'] : [];
};

const phone = { width: 390, height: 844 };

/** As if the browser were set to larger text. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

const softly = expect.configure({ soft: true, timeout: 30_000 });

/**
 * Expects that this state of a page fits every window, a phone with text twice as large among them, and that axe-core has
 * no complaint narrow or wide, by day or night. Journeys go on after a fault, so that one visit shows them all.
 */
export const expectAccess = async (page: Page, state: string): Promise<void> => {
  const before = page.viewportSize();
  await page.waitForLoadState('networkidle');
  for (const size of windows) {
    const where = `${state}, ${size.width} px`;
    await page.setViewportSize(size);
    await softly.poll(() => overhang(page), where).toEqual([]);
    for (const colorScheme of lightsAt(size.width, state)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = isLong && colorScheme === 'dark' ? ofColours : undefined;
      // A scroll container in this window takes the focus once the page has measured itself.
      await softly.poll(() => violations(page, rules), { message: `${where}, ${colorScheme}` }).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  await setTextSize(page, '200%');
  await softly.poll(() => overhang(page), `${state}, ${phone.width} px, text of 200 %`).toEqual([]);
  await setTextSize(page, '');
  if (before) await page.setViewportSize(before);
};

/** Overflow of the page beyond the window in px, and the elements that cause it. */
export const overhang = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element.parentElement),
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

const codeOf = (about: string): string => {
  const entry = corpus.find((each) => each.about === about);
  if (!entry) throw new Error(`no code of "${about}"`);
  return entry.code;
};

export const bitoPath = `/hero/${codeOf('sample: bito')}`;
export const bitoPrintPath = `/print?hero=${codeOf('sample: bito')}`;
export const partyPath = `/party/${codeOf('party: Wolf and mace')}`;

/** Opens a page of which a part is drawn. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};
