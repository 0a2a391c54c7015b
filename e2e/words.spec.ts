import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { isLong } from '@/lib/testing/runs';
import { linesOf } from '@/lib/systems/words';
import { messagesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { bitoPath, visit } from './access';
import { expect, long, test } from './test';

const lineOfLife = async (): Promise<string> => {
  await open([firstSystem]);
  return linesOf(messagesOf(firstSystem).words ?? [])('life');
};

const explained = (page: Page) => page.locator('main [data-word]');
const tip = (page: Page) => page.getByRole('tooltip');

/** Main pages of each game, and words that stand and explain themselves there. */
const pages: readonly (readonly [path: string, ...words: string[]])[] = [
  ['/build?sample=gerda', 'traits', 'school', 'DV', 'Slowed'],
  ['/build?sample=first-bito', 'traits', 'Specialists'],
  ['/build?sample=merry-men', 'boss', 'stat'],
  ['/build?sample=amalica', 'sun', 'AV', 'Hobbled'],
  [bitoPath, 'Life'],
  ['/rules/schools/commander', 'earshot', 'Hand', 'AV', 'Deep Wound'],
  ['/rules/skills/druid/regrowth', 'Enchantment', 'Life', '5#'],
  ['/rules/first/skills/prayers/life-boon', 'Spell', 'Life', 'Dicepool'],
  ['/rules/warband/specialists', 'stat', 'prone', 'cover'],
  ['/rules/draco/slayer-skills', 'sun', 'Hobbled', 'Exposed'],
  ['/odds?a=sample-bito&b=dummy-medium', 'AV', 'Hand', 'DV'],
  ['/odds?a=sample-first-bito&b=sample-first-hekate', 'AV', 'DV'],
  ['/odds?a=sample-merry-men&b=sample-ragtags', 'wounds'],
  ['/odds?a=sample-amalica&b=sample-eryam', 'AV', 'Hobbled', 'piles'],
];

test('words explain themselves on the main pages of each game', async ({ page }) => {
  for (const [path, ...words] of isLong ? pages : pages.slice(0, 5)) {
    await visit(page, path);
    for (const word of words)
      await expect(
        explained(page)
          .filter({ hasText: new RegExp(`^${word}$`) })
          .first(),
        `${word} on ${path}`,
      ).toBeVisible();
  }
});

test(
  'the play table explains the words of its log, and arrows lead from one to the next',
  long,
  async ({ page }) => {
    await visit(page, '/play?hero=sample-bito&hero=sample-gerda');
    for (const nth of [1, 2])
      await page.getByLabel(`Who plays hero ${nth}`).selectOption({ label: 'Easy computer: often guesses' });
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
    const log = page.getByRole('group', { name: playMessages.table.logKeys });
    await expect(log.locator('[data-word]').first()).toBeAttached();
    await page.getByRole('radio', { name: playMessages.table.speeds.paused }).click();
    await expect(log.locator('[data-word]').first()).toHaveAttribute('tabindex', '-1');
    await log.focus();
    await page.keyboard.press('ArrowUp');
    await expect(log.locator(':focus')).toHaveCount(1);
  },
);

test('a word explains itself under the mouse and on the way of Tab; Escape closes it', async ({ page }) => {
  await visit(page, '/rules/skills/druid/regrowth');
  const word = explained(page)
    .filter({ hasText: /^Life$/ })
    .first();
  const line = await lineOfLife();
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
