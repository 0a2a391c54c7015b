import { homeMessages } from '@/lib/messages/home';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

test('from the first page to a legal hero by its miniature in six taps', async ({ page }) => {
  await page.goto('/');
  let taps = 0;
  const tap = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).tap();
    taps += 1;
  };
  await page.getByRole('link', { name: homeMessages.build }).first().tap();
  taps += 1;
  for (const name of ['Plate', 'Shield', 'Mace or hammer', 'Heal friends']) await tap(name);
  const offer = page.locator('[data-offer]');
  await expect(offer).toHaveCount(3);
  await expect(offer.first()).toBeInViewport({ ratio: 1 });
  await offer.first().tap();
  taps += 1;
  await expect(page.getByRole('region', { name: 'Hero at a glance' })).toContainText('Legal · 20/20');
  expect(taps).toBe(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
