import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { photoMessages } from '#words/messages/photo';
import { copyLink, paint, saved } from './bench';
import { visitOnce } from './offline';
import { readPdf } from './pdf';
import { expect, long, test } from './test';

test.use({ serviceWorkers: 'allow' });

const codeOf = (about: string): string => corpus.find((entry) => entry.about === about)?.code ?? '';
const jane = codeOf('sample: jane');
const horns = codeOf('party: Die acht Hörner');

/** The page by its name in the header; without a network the browser loads it again. */
const goTo = async (page: Page, name: string, heading: string): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

const printed = async (page: Page) => {
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  return readPdf(await saving);
};

const photo = (): Buffer => {
  const canvas = createCanvas(600, 800);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1e1ec8';
  context.fillRect(0, 0, 600, 800);
  return canvas.toBuffer('image/png');
};

test(
  'after one visit to the rules, a first hero is built, kept, printed and sent without a network',
  long,
  async ({ page, context }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await visitOnce(page, '/rules');
    await context.setOffline(true);

    await page.getByRole('banner').getByRole('link', { name: 'Build', exact: true }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Una without a Net');
    await paint(page, 'Melee', [
      [6, 1],
      [5, 1],
    ]);
    const photos = page.getByRole('region', { name: photoMessages.heading });
    await photos
      .locator('input[type="file"]:not([capture])')
      .setInputFiles({ name: 'una.png', mimeType: 'image/png', buffer: photo() });
    await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click();
    const onCard = page.locator('svg[role="img"] [data-photo]');
    await expect(onCard).toHaveCount(1);
    await saved(page);

    await page.getByRole('banner').getByRole('link', { name: messages.terms.product }).click();
    await expect(page.getByRole('heading', { level: 1, name: messages.myHeroes.heading })).toBeVisible();
    await page.getByRole('link', { name: 'Una without a Net', exact: true }).click();
    await expect(name).toHaveValue('Una without a Net');
    await expect(onCard).toHaveCount(1);

    await page.getByRole('link', { name: 'Print', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeVisible();
    await expect(onCard.first()).toBeAttached();
    const [sheet] = await printed(page);
    expect(sheet?.text).toContain('Una without a Net');

    await goTo(page, 'Parties', 'Parties');
    await page.getByRole('button', { name: 'New party' }).first().click();
    await page.getByRole('button', { name: 'Add Una without a Net' }).click();
    await expect(page.locator('[data-member]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Print', exact: true }).last().click();
    await expect(page.getByRole('checkbox', { name: /: all 1$/ })).toBeChecked();

    await goTo(page, 'Odds', 'Odds');
    await expect(page.getByRole('option', { name: 'Una without a Net' }).first()).toBeAttached();
    expect(complaints).toEqual([]);
  },
);

test(
  'everything that a shared hero or party offers works without a network',
  long,
  async ({ page, context }) => {
    await visitOnce(page, '/print');
    await context.setOffline(true);
    const tried = new Set<string>();
    for (const [path, heading] of [
      [`/hero/${jane}`, 'Jane'],
      [`/party/${horns}`, 'Die acht Hörner'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const link = await copyLink(page, page.getByRole('button', { name: 'Link copied' }));
      expect(link).toMatch(new RegExp(`${path}$`));

      const links = page.locator('main a:not([download]):visible, nav a:visible');
      const names = new Map<string, number>();
      for (const [index, name] of (await links.allTextContents()).entries()) names.set(name, index);
      expect(names.size).toBeGreaterThan(5);
      for (const [name, index] of names) {
        // A link on both pages is tried once.
        if (tried.has(name)) continue;
        tried.add(name);
        await links.nth(index).click();
        await expect(page, name).not.toHaveURL(new RegExp(`${path}$`));
        await expect(page.locator('main').getByRole('heading').first(), name).toBeVisible();
        await expect(page.getByText(/Page not found|This site can’t be reached/), name).toHaveCount(0);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
    }
  },
);
