import { companionMessages } from '@/lib/messages/companion';
import { messages } from '@/lib/messages/index';
import { expect, test } from './test';

// As a player has it: the page stores itself on the device.
test.use({ serviceWorkers: 'allow' });

test('the home page answers, without a word on the console, and leads to the companion of a game night', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const response = await page.goto('/', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: messages.site.header.table, exact: true })).toHaveAttribute(
    'href',
    '/table',
  );
  await page.getByRole('link', { name: messages.site.home.companion }).click();
  await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeVisible();
});

test('the header leads to every page on the narrowest phones, the game night among them', async ({
  page,
}) => {
  const measured = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await expect(page.getByRole('link', { name: messages.site.home.learn })).toBeVisible();
    expect(await measured()).toBe(width);
    await page.goto('/play');
    const pages = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(pages).toHaveCount(7);
    for (const name of ['Build', 'Print', 'Rules', 'Play', 'Game night', 'Odds', 'Parties'])
      await expect(pages.and(page.getByRole('link', { name, exact: true }))).toBeVisible();
    for (const link of await pages.all()) await expect(link).toBeInViewport({ ratio: 1 });
    expect(await measured()).toBe(width);
  }
  await page.getByRole('banner').getByRole('link', { name: messages.site.header.table, exact: true }).click();
  await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeVisible();
});
