import { expect, type Locator, type Page } from '@playwright/test';
import { lessonMessages } from '@/lib/messages/lesson';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';

/** Panel with the question and its answers. */
export const panel = (page: Page): Locator => page.getByRole('region', { name: /\?/ });

export const map = (page: Page): Locator => page.getByRole('img', { name: /map from above/ });

/** The end of a match, as it lies beside the board. */
const end = (page: Page): Locator => page.locator('[data-ending]');

export const over = (page: Page): Locator => end(page).getByRole('heading', { level: 2 });

/** The end of the match: heading and reason. */
export const ending = (page: Page): Locator =>
  end(page)
    .getByRole('status')
    .filter({ has: page.getByRole('heading') });

export const begin = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(map(page)).toBeVisible();
};

/** How many choices the match has so far. */
export const momentsOf = async (page: Page): Promise<number> => {
  const text = await page
    .getByRole('slider', { name: playMessages.table.moment })
    .getAttribute('aria-valuetext');
  return Number(/of (\d+)/.exec(text ?? '')?.[1]);
};

/** Turns a long lesson of a phone to its last card. */
export const turnPages = async (page: Page): Promise<void> => {
  const next = page.locator('[data-lesson]').getByRole('button', { name: lessonMessages.next, exact: true });
  while (await next.isVisible()) await next.click();
};

/** Reads a lesson to its end, and puts it away. */
export const readLesson = async (page: Page): Promise<void> => {
  await turnPages(page);
  await page.getByRole('button', { name: lessonMessages.read }).click();
};

/** Opens the list of places that is folded below a question. */
export const openPlaces = async (page: Page): Promise<Locator> => {
  const place = panel(page).getByLabel(playMessages.table.place, { exact: true });
  // The next question may open it by itself just then, and a click would close it.
  await expect(async () => {
    if (!(await place.isVisible()))
      await panel(page).getByText(playMessages.table.placeList, { exact: true }).click();
    await expect(place).toBeVisible({ timeout: 1000 });
  }).toPass();
  return place;
};

/** Reads every lesson that is told at once; the first must be in sight. */
export const readLessons = async (page: Page): Promise<void> => {
  const lesson = page.locator('[data-lesson]');
  await expect(lesson).toBeVisible();
  for (let nth = 0; nth < 5 && (await lesson.isVisible()); nth += 1) {
    const title = await lesson.getAttribute('data-lesson');
    await readLesson(page);
    await expect(page.locator(`[data-lesson="${title}"]`)).toBeHidden();
  }
};

/** Waits until something has been chosen since that moment, and its dice have landed. */
export const goesOn = async (page: Page, before: number): Promise<void> => {
  await expect.poll(() => momentsOf(page), { intervals: [20, 40, 80] }).toBeGreaterThan(before);
  await expect(page.locator('[data-frozen]')).toHaveCount(0);
};
