import { playMessages } from '@/lib/messages/play';
import { map } from './play-table';
import { visit } from './access';
import { expect, test } from './test';

const { begin, scenario, ways } = playMessages.setUp;

test('nothing of a match changes while its rules load after it was started', async ({ page }) => {
  await visit(page, '/play?hero=sample-bito&hero=sample-jane');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: begin }).press('Enter');
  await expect(page.getByLabel(scenario)).toBeDisabled();
  await expect(page.getByRole('radio', { name: ways.online })).toBeDisabled();
  release();
  await expect(map(page)).toBeVisible();
});
