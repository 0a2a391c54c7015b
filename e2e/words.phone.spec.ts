import { messagesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { linesOf } from '@/lib/systems/words';
import { overhang, visit } from './access';
import { expect, test } from './test';

const lineOfLife = async (): Promise<string> => {
  await open([firstSystem]);
  return linesOf(messagesOf(firstSystem).words ?? [])('life');
};

test('a finger opens a word’s line, and closes it on the word or beside it', async ({ page }) => {
  await visit(page, '/rules/skills/druid/regrowth');
  const word = page
    .locator('main [data-word]')
    .filter({ hasText: /^Life$/ })
    .first();
  const tip = page.getByRole('tooltip');
  await word.scrollIntoViewIfNeeded();
  const before = await word.boundingBox();
  await word.tap();
  await expect(tip).toHaveText(await lineOfLife());
  await expect(tip).toBeInViewport({ ratio: 1 });
  expect(await word.boundingBox()).toEqual(before);
  expect(await overhang(page)).toEqual([]);
  await word.tap();
  await expect(tip).toBeHidden();
  await word.tap();
  await expect(tip).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(tip).toBeHidden();
});
