import type { Page } from '@playwright/test';
import { siteMessages } from '@/lib/messages/site';
import { bitoPath, bitoPrintPath, partyPath, visit } from './access';
import { brush, openBuilder, pip, saved } from './bench';
import { begin, momentsOf, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

/** Does to all texts of the page what the translator of Chrome does: each comes into elements of its own. */
const translate = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tag = ['font'].join('');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (
        !parent ||
        text.textContent?.trim() === '' ||
        parent.closest('script, style, textarea, option, svg')
      )
        continue;
      const font = document.createElement(tag);
      const inner = document.createElement(tag);
      parent.replaceChild(font, text);
      inner.append(text);
      font.append(inner);
    }
  });
};

/** Nothing was thrown, and no page of errors stands there. */
const whole = async (page: Page, thrown: readonly string[]): Promise<void> => {
  await expect(page.getByRole('heading', { name: siteMessages.site.error.heading })).toBeHidden();
  expect(thrown).toEqual([]);
};

const errorsOf = (page: Page): readonly string[] => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  return thrown;
};

test('the builder is used after it was translated', async ({ page }) => {
  const thrown = errorsOf(page);
  await openBuilder(page);
  await translate(page);
  await brush(page, 'Melee').click();
  await pip(page, 6, 1).click();
  await expect(pip(page, 6, 1)).toHaveAccessibleName(/Melee/);
  await expect(page).toHaveURL(/\?hero=/);
  await translate(page);
  await pip(page, 6, 2).click();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+y');
  for (const name of ['Ottilie', '', 'Ottilie']) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await translate(page);
  }
  for (const place of [1, 2, 3, 4] as const) await pip(page, 5, place).click();
  await translate(page);
  await page.locator('[data-die]').first().hover();
  await whole(page, thrown);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ottilie');
  await saved(page);
});

test('a match is played after it was translated', long, async ({ page }) => {
  const thrown = errorsOf(page);
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  for (let move = 0; move < 4; move += 1) {
    await translate(page);
    const before = await momentsOf(page);
    await panel(page).getByRole('button').first().press('Enter');
    await expect.poll(() => momentsOf(page)).toBeGreaterThanOrEqual(before);
  }
  await page.getByRole('slider').first().press('Home');
  await translate(page);
  await page.getByRole('slider').first().press('End');
  await whole(page, thrown);
});

/** Pages with the most to write and choose, which every run tries. */
const always = [bitoPrintPath];

for (const path of [
  '/',
  '/parties',
  '/table',
  '/maps',
  '/odds',
  '/privacy',
  '/rules',
  bitoPath,
  partyPath,
  bitoPrintPath,
])
  test(
    `${path.slice(0, 12)} is used after it was translated`,
    always.includes(path) ? {} : long,
    async ({ page }) => {
      const thrown = errorsOf(page);
      await visit(page, path);
      await translate(page);
      const main = page.getByRole('main');
      const box = main.locator('input[type="checkbox"]:enabled:visible').first();
      if ((await box.count()) > 0) await box.click();
      for (const list of (await main.locator('select').all()).slice(0, 4)) {
        const last = (await list.locator('option').count()) - 1;
        if (last > 0 && (await list.isVisible())) await list.selectOption({ index: last });
        await translate(page);
      }
      for (const field of (await main.getByRole('textbox').all()).slice(0, 2))
        if (await field.isEditable()) await field.fill('mill');
      await whole(page, thrown);
    },
  );
