import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { openBuilder, openFile, bito, saved } from './bench';
import { visitOnce } from './offline';
import { readPdf } from './pdf';
import { expect, long, test } from './test';

test.use({ serviceWorkers: 'allow' });

const codeOf = (about: string): string => corpus.find((entry) => entry.about === about)?.code ?? '';
const jane = codeOf('sample: jane');

/** Content of the file that "Download file" of a shared page saves. */
const savedFile = async (page: Page): Promise<unknown> => {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download file' }).click();
  return JSON.parse(await readFile(await (await saving).path(), 'utf8'));
};

test('after one visit, everything works without a network', async ({ page, context }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await visitOnce(page);
  await context.setOffline(true);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: homeMessages.heading })).toBeVisible();

  await page.getByRole('link', { name: 'Build', exact: true }).first().click();
  await expect(page).toHaveURL(/\/build$/);
  await openBuilder(page);
  await openFile(page, bito);
  await saved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(bito.name);

  await page.goto(`/hero/${jane}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jane' })).toBeVisible();
  expect(await savedFile(page)).toMatchObject({ format: 'pipsmith/hero', name: 'Jane' });

  await page.goto(`/party/${codeOf('party: Die acht Hörner')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Die acht Hörner' })).toBeVisible();
  expect(await savedFile(page)).toMatchObject({ format: 'pipsmith/party', name: 'Die acht Hörner' });

  await page.goto(`/hero/${jane.slice(0, -5)}`);
  await expect(page.getByText(/That link is incomplete/)).toBeVisible();

  // A hero never seen before is printed, and the rules are searched.
  await page.goto(`/print?hero=${jane}`);
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  const [sheet] = await readPdf(await saving);
  expect(sheet?.text).toContain('Wolf rider');

  await page.goto('/rules/skills/warrior/hamstring?green=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Hamstring' })).toBeVisible();
  await expect(page.getByText('receives 2 Slowed')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search the rules' }).fill('knockd');
  await expect(page.getByRole('option').first()).toContainText('Knockdown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/conditions#knockdown$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Knockdown' })).toBeInViewport();
  await page.goto('/rules/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: messages.site.notFound.heading })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a new version waits until the player wants it, and is there once taken', long, async ({ page }) => {
  await visitOnce(page);
  await page.evaluate(() => {
    document.title = 'not loaded again';
  });
  // Another address for the script is another version to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newer').then(() => undefined));
  await expect(page.getByText(messages.offline.update)).toBeVisible();
  const scripts = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return [registration.active?.scriptURL, registration.waiting?.scriptURL].map((url) =>
        url?.replace(/.*\//, ''),
      );
    });
  expect(await scripts()).toEqual(['sw.js', 'sw.js?newer']);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(messages.offline.update)).toBeHidden();
  await expect(page).toHaveTitle('not loaded again');
  expect(await scripts()).toEqual(['sw.js', 'sw.js?newer']);

  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?newest').then(() => undefined));
  await page.getByRole('button', { name: messages.offline.reload }).click();
  await expect(page).not.toHaveTitle('not loaded again');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toMatch(/sw\.js\?newest$/);
});

test('it can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    display: string;
    start_url: string;
    icons: readonly { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});
