import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { copyLink, openBuilder, saved } from './bench';
import { readPdf } from './pdf';
import { expect, long, test } from './test';

const nameOn = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first();

/** Takes a beginning of Hic est Draco into the builder. */
const begin = async (page: Page, way: string, take: RegExp): Promise<void> => {
  await openBuilder(page);
  await page.getByRole('button', { name: messages.builder.actions.start }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: messages.builder.start.game }).selectOption('Hic est Draco');
  await dialog.getByRole('radio', { name: way }).click();
  await dialog.getByRole('button', { name: take }).click();
  await expect(dialog).toBeHidden();
};

test('a slayer is painted around the sun, changes the attack, is mended, undone and kept', async ({
  page,
}) => {
  await begin(page, 'Sample slayers and dragons', /Cathryn/);
  await expect(nameOn(page)).toHaveValue('Cathryn');
  await expect(page.locator('[data-state="legal"]').first()).toBeVisible();
  const six = page.locator('[data-face="6"]').first();
  const sun = six.getByRole('button', { name: /Sun/ });
  await expect(sun).toHaveCount(1);
  // It is locked, which a browser takes for disabled.
  await sun.click({ force: true });
  await expect(page.getByText('Every slayer has the Sun on the 6.').first()).toBeVisible();
  await expect(six.getByRole('button', { name: /Sun/ })).toHaveCount(1);

  await page.getByRole('radiogroup', { name: 'Attacks with' }).getByRole('radio', { name: 'Bow' }).click();
  await expect(
    page.getByText('Low Guard needs Dagger symbols, but this card has Bow.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('[data-state="legal"]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Remove Second Wind' }).click();
  await expect(page.getByText('A slayer needs 3 skills, but this one has 2.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a skill' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Slip Away/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-state="legal"]').first()).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByText('Slip Away').first()).toBeVisible();
});

test(
  'a dragon’s five cards are painted one at a time, sent as a link and printed',
  long,
  async ({ page, browser }) => {
    await begin(page, 'Sample slayers and dragons', /Eryam/);
    await expect(page.locator('[data-card]')).toHaveCount(5);
    const fangs = page.locator('[data-card="2"]');
    await fangs.getByRole('button').first().click();
    await fangs.getByRole('combobox', { name: 'Skill' }).selectOption('Acid Breath');
    await expect(
      fangs.getByText('Another card already has Acid Breath: choose another skill for Fangs.'),
    ).toBeVisible();
    await fangs.getByRole('combobox', { name: 'Skill' }).selectOption('Wing Beat');
    await expect(page.locator('[data-state="legal"]').first()).toBeVisible();

    const link = await copyLink(page);
    const stranger = await browser.newContext();
    const visit = await stranger.newPage();
    expect((await visit.goto(link))?.status()).toBe(200);
    await expect(visit.getByRole('heading', { level: 1, name: 'Eryam' })).toBeVisible();
    await expect(visit.getByText('Wing Beat').first()).toBeVisible();
    await stranger.close();

    await page.getByRole('link', { name: 'Print', exact: true }).last().click();
    await page.getByRole('button', { name: printPageMessages.make }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: printPageMessages.save }).click();
    const sheets = await readPdf(await saving);
    const text = sheets.map((sheet) => sheet.text).join(' ');
    for (const name of ['Eryam', 'Maw', 'Wing Beat', 'Initiative']) expect(text).toContain(name);
  },
);
