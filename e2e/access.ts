import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { corpus } from '@/lib/share/corpus.v1';

interface WithAxe {
  readonly axe: { run: () => Promise<AxeResults> };
}

/** What axe-core finds wrong with the page as it stands: rule, element and what is amiss there. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const found = await page.evaluate(() => (globalThis as unknown as WithAxe).axe.run());
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}: ${node.failureSummary ?? ''}`),
  );
};

/** The same by day and by night, without motion: colours are looked at when they have come. */
export const violationsDayAndNight = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page)).map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
};

/** How many px wider the page is than the window, and what sticks out. */
export const overhang = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
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

/** Opens a page and waits until it is drawn and its scripts have run. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
};
