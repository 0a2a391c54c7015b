import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { playMessages } from '@/lib/messages/play';
import { copyLink, openBuilder, saved } from './bench';
import { visitOnce } from './offline';
import { readPdf } from './pdf';
import { expect, long, test } from './test';

const nameOn = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first();
const rowOf = (page: Page, place: number) => page.locator(`[data-fighter="${place}"]`);
const openRow = async (page: Page, place: number): Promise<void> => {
  const button = rowOf(page, place).getByRole('button').first();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
};

/** Takes a beginning of the warband skirmish into the builder. */
const begin = async (page: Page, way: string, take: RegExp): Promise<void> => {
  await openBuilder(page);
  await page.getByRole('button', { name: messages.builder.actions.start }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: messages.builder.start.game }).selectOption('Warband Skirmish');
  await dialog.getByRole('radio', { name: way }).click();
  await dialog.getByRole('button', { name: take }).click();
  await expect(dialog).toBeHidden();
};

test('a warband is begun, changed by its fighters, mended, undone and kept', async ({ page }) => {
  await begin(page, 'Sample warbands', /Merry Men/);
  await expect(nameOn(page)).toHaveValue('Robyn’s Merry Men');
  await expect(page.locator('[data-fighter]')).toHaveCount(8);
  await expect(page.locator('[data-state="legal"]').first()).toBeVisible();
  await expect(page.getByText(/points/)).toHaveCount(0);

  await openRow(page, 2);
  const stat = rowOf(page, 2).getByRole('slider', { name: 'Stat' });
  await stat.focus();
  await stat.press('ArrowLeft');
  await expect(rowOf(page, 2).getByText('Hits on 4 or less, 50 %')).toBeVisible();
  await expect(rowOf(page, 2).getByText('Moves 4″')).toBeVisible();

  await openRow(page, 4);
  await rowOf(page, 4).getByRole('combobox', { name: 'Role' }).selectOption('Thug');
  await expect(rowOf(page, 4).getByText('No shooter allowed.')).toBeVisible();
  await expect(rowOf(page, 4).getByText('Outlaw 1 has a shooter, but a Thug never shoots.')).toBeVisible();
  await rowOf(page, 4).getByRole('button', { name: 'Remove Outlaw 1’s Bow' }).click();
  await expect(page.getByText('a Thug never shoots')).toHaveCount(0);
  await expect(rowOf(page, 4).getByText('A Thug can’t have a shooter.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Outlaw 1 has a shooter, but a Thug never shoots.').first()).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();

  await saved(page);
  await page.reload();
  await expect(rowOf(page, 4)).toContainText('Thug');
});

test('a fire team and minions are bindings that one sees', long, async ({ page }) => {
  await begin(page, 'Concepts', /Gun crew/);
  const bindings = page.getByRole('region', { name: 'Groups that act together' });
  await expect(bindings.locator('[data-binding="fire-team"]')).toContainText(
    'Two of: Fire Team 1, Fire Team 2 and Allrounder',
  );
  await expect(rowOf(page, 4)).toContainText('Fire team');
  await openRow(page, 4);
  await rowOf(page, 4).getByRole('slider', { name: 'Stat' }).press('ArrowLeft');
  await expect(rowOf(page, 4).getByText(/needs another rookie with stat 2/)).toBeVisible();

  await openRow(page, 0);
  await rowOf(page, 0).getByRole('combobox', { name: 'Speciality' }).selectOption('Minion Master');
  await expect(bindings.locator('[data-binding="minions"]')).toContainText('Fire Team 1 and Fire Team 2');
  await openRow(page, 6);
  await rowOf(page, 6)
    .getByRole('checkbox', { name: /minion/ })
    .check();
  await expect(bindings.locator('[data-binding="minions"]')).toContainText('Allrounder');
});

test('a new warband has everybody to choose, and one by chance is legal', long, async ({ page }) => {
  await begin(page, 'Random warband', /Take this one/);
  await expect(page.locator('[data-state="legal"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'New warband' }).click();
  await expect(page.getByText('Specialist 1 needs a speciality: every specialist has one.')).toBeVisible();
  await openRow(page, 1);
  await rowOf(page, 1).getByRole('combobox', { name: 'Speciality' }).selectOption('Healer');
  await expect(page.getByText('Specialist 1 needs a speciality')).toHaveCount(0);
});

test('a warband is sent as a link and printed on its cards', long, async ({ page, browser }) => {
  await begin(page, 'Sample warbands', /Ragtags/);
  const link = await copyLink(page);
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  expect((await visit.goto(link))?.status()).toBe(200);
  await expect(visit.getByRole('heading', { level: 1, name: 'Captain Fawkes’ Ragtags' })).toBeVisible();
  await expect(visit.getByText('Antie May').first()).toBeVisible();
  await stranger.close();

  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  const sheets = await readPdf(await saving);
  const text = sheets.map((sheet) => sheet.text).join(' ');
  for (const name of ['T-999', 'Grylls', 'Ragtag 4']) expect(text).toContain(name);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a fighter has a photo, which can be undone and stands on the table of a match',
    long,
    async ({ page, context }) => {
      await visitOnce(page);
      await context.setOffline(true);
      await begin(page, 'Sample warbands', /Merry Men/);
      await openRow(page, 0);
      const canvas = createCanvas(300, 400);
      canvas.getContext('2d').fillRect(0, 0, 300, 400);
      const photo = rowOf(page, 0).getByRole('region', { name: 'Photo of Robyn Foxley' });
      await photo
        .locator('input[type="file"]:not([capture])')
        .setInputFiles({ name: 'robyn.png', mimeType: 'image/png', buffer: canvas.toBuffer('image/png') });
      await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click();
      const face = rowOf(page, 0).getByRole('button').first().locator('[data-photo]');
      await expect(face).toHaveCount(1);
      await page.getByRole('button', { name: /^Undo/ }).click();
      await expect(face).toHaveCount(0);
      await page.getByRole('button', { name: /^Redo/ }).click();
      await expect(face).toHaveCount(1);
      await saved(page);

      await page.goto('/play?hero=sample-merry-men&hero=sample-ragtags');
      await page.getByLabel('Who plays warband 2').selectOption({ label: 'A person on this device' });
      await page.getByRole('button', { name: playMessages.setUp.begin }).click();
      await expect(page.getByRole('img', { name: /map from above/ }).locator('[data-photo]')).toHaveCount(1);
      const next = page.getByRole('region', { name: 'Who do you activate next?' });
      await next.getByRole('button').first().click();
      await page
        .getByRole('region', { name: /^What does .* do\?$/ })
        .getByRole('button', { name: 'Move', exact: true })
        .click();
      await expect(page.getByLabel(playMessages.table.place, { exact: true })).toBeAttached();
    },
  );
});
