import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { plainText } from '@/lib/systems/rule-book';
import { lineOf } from '@/lib/systems/living/messages/en/words';
import { visit } from './access';
import { map } from './play-table';
import { expect, test } from './test';

const explained = (page: Page) => page.locator('main [data-word]');
const tip = (page: Page) => page.getByRole('tooltip');

/** Pages of each game, and words that explain themselves there. */
const pages: readonly (readonly [path: string, ...words: string[]])[] = [
  ['/build?sample=bito', 'trait'],
  ['/build?sample=kara', 'trait'],
  ['/rules/skills/druid/regrowth', 'Life'],
  ['/odds?a=sample-bito&b=dummy-medium', 'AV'],
];

for (const [path, ...words] of pages)
  test(`words on ${path} explain themselves`, async ({ page }) => {
    await visit(page, path);
    for (const word of words)
      await expect(
        explained(page)
          .filter({ hasText: new RegExp(`^${word}$`) })
          .first(),
      ).toBeVisible();
  });

test('the play table explains the words of a choice', async ({ page }) => {
  await visit(page, '/play?hero=sample-bito&hero=sample-gerda');
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(map(page)).toBeVisible();
  await expect(page.locator('[data-word]').first()).toBeVisible();
});

test('a word explains itself under the mouse and on the way of Tab; Escape closes it', async ({ page }) => {
  await visit(page, '/rules/skills/druid/regrowth');
  const word = explained(page)
    .filter({ hasText: /^Life$/ })
    .first();
  const line = plainText(lineOf('life'));
  const before = await word.boundingBox();
  await word.hover();
  await expect(tip(page)).toHaveText(line);
  expect(await word.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(tip(page)).toBeHidden();

  await page.keyboard.press('Tab');
  await word.evaluate((each: HTMLElement) => each.focus());
  await expect(tip(page)).toHaveText(line);
  await expect(word).toHaveAccessibleDescription(line);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tip(page)).toHaveText(line);
  await page.keyboard.press('Tab');
  await expect(tip(page).filter({ hasText: line })).toBeHidden();
});
