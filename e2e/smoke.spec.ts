import { companionMessages } from '@/lib/messages/companion';
import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { expect, long, test } from './test';

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
  await page.getByRole('link', { name: homeMessages.companion }).click();
  await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeVisible();
});

test('the narrowest phones lead to every page from the bottom, the game night among them', async ({
  page,
}) => {
  const { header } = messages.site;
  const measured = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/play');
    const pages = page.getByRole('navigation', { name: header.nav });
    const tabs = pages.getByRole('link');
    await expect(tabs).toHaveCount(4);
    for (const tab of await tabs.all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    await pages.getByRole('button', { name: header.more }).click();
    for (const name of ['Heroes', 'Build', 'Play', 'Game night', 'Rules', 'Print', 'Parties', 'Odds', 'Maps'])
      await expect(pages.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(tabs).toHaveCount(4);
    expect(await measured()).toBe(width);
  }
  await page.getByRole('navigation', { name: header.nav }).getByRole('link', { name: header.table }).click();
  await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeVisible();
});

test(
  'where the builder has its own bar at the bottom of a phone, all pages stand behind a button',
  long,
  async ({ page }) => {
    const { header } = messages.site;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/build?new=1');
    const pages = page.getByRole('navigation', { name: header.nav });
    await pages.getByRole('button', { name: header.menu }).click();
    await expect(pages.getByRole('link', { name: header.heroes })).toHaveAttribute('href', '/');
    await expect(pages.getByRole('link')).toHaveCount(9);
    await pages.getByRole('link', { name: header.odds, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: header.odds })).toBeVisible();
    await expect(pages.getByRole('button', { name: header.more })).toHaveAttribute('aria-current', 'true');
  },
);
