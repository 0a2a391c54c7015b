import { messages } from '@/lib/messages/index';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import { panel, readLesson } from './play-table';
import { fixSeeds } from './seed';
import { expect, test } from './test';

test.beforeEach(fixSeeds);

const match = '/play?hero=sample-first-bito&hero=sample-first-thranduil';

test('tips come one at a time, and one that was put away stays away on this device', async ({ page }) => {
  await visit(page, match);
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  const tip = page.locator('[data-lesson]');
  await expect(tip).toHaveAttribute('data-lesson', 'first-turn');
  await readLesson(page);
  await expect(tip).toHaveAttribute('data-lesson', 'first-win');
  await visit(page, match);
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(tip).toHaveAttribute('data-lesson', 'first-win');
});

test('what a question means is in sight once that is opened', async ({ page }) => {
  await visit(page, match);
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  const hint = panel(page).getByText(playMessages.table.hint, { exact: true });
  await hint.scrollIntoViewIfNeeded();
  await hint.tap();
  const meaning = panel(page).getByText(/^On your turn you may move/);
  await expect(meaning).toBeInViewport({ ratio: 0.9 });
});

test('held sideways, the pages and every speed are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, match);
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  const menu = page.getByRole('button', { name: messages.site.header.menu });
  await expect(menu).toBeInViewport({ ratio: 1 });
  const fastest = page.getByRole('radio', { name: playMessages.table.speeds.fastest });
  const slowest = page.getByRole('radio', { name: playMessages.table.speeds.paused });
  await slowest.scrollIntoViewIfNeeded();
  await expect(menu).toBeInViewport({ ratio: 1 });
  const [first, last] = [await slowest.boundingBox(), await fastest.boundingBox()];
  expect(last?.y).toBe(first?.y);
});
