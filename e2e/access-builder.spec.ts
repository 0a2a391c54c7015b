import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { photoMessages } from '#words/messages/photo';
import { expectAccess } from './access';
import { bito, openBuilder, openFile, saved, showSection } from './bench';
import { expect, long, test } from './test';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänin';
const longNamed = { ...bito, name: longWord, title: 'von und zu' };
const illegal = { ...bito, name: 'Greyface', faces: { ...bito.faces, 4: { defence: 4, melee: 2 } } };

const dialog = (page: Page) => page.getByRole('dialog');
/** Closes what is open; on a phone the card is a sheet of its own below a dialog. */
const close = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden({ timeout: 2000 });
  }).toPass();

const choosePhoto = (page: Page, bytes: Buffer): Promise<void> =>
  page
    .getByRole('region', { name: photoMessages.heading })
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name: 'mini.png', mimeType: 'image/png', buffer: bytes });

const picture = (): Buffer => {
  const canvas = createCanvas(600, 800);
  canvas.getContext('2d').fillRect(100, 100, 300, 500);
  return canvas.toBuffer('image/png');
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

test('accessible and within every window: the sections of the builder, and what is wrong', async ({
  page,
}) => {
  await openBuilder(page);
  await expectAccess(page, 'empty');
  await openFile(page, longNamed);
  await expectAccess(page, 'the card');
  await showSection(page, 'Skills');
  await expectAccess(page, 'the skills');
  await page.getByRole('button', { name: 'Add a skill' }).first().click();
  await expect(dialog(page)).toBeVisible();
  await expectAccess(page, 'the chooser of skills');
  await close(page);
  await page.getByRole('button', { name: 'About Regrowth', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  await expectAccess(page, 'a skill');
  await close(page);
  await openFile(page, illegal);
  await expectAccess(page, 'an illegal hero');
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: printPageMessages.houseRules.tick })).toBeVisible();
  await expectAccess(page, 'an illegal hero to print');
});

test('accessible and within every window: ways to start, photos and history', long, async ({ page }) => {
  await openBuilder(page);
  await showSection(page, 'Card');
  await dialog(page).getByText(messages.builder.actions.more, { exact: true }).click();
  await expectAccess(page, 'what else there is to do with the card');
  await page.getByRole('button', { name: messages.builder.actions.start }).click();
  for (const way of ['Concepts', 'Random hero']) {
    await dialog(page).getByRole('radio', { name: way }).click();
    await expectAccess(page, way);
  }
  await close(page);
  await showSection(page, 'Card');
  await dialog(page).getByRole('button', { name: messages.builder.actions.photo, exact: true }).click();
  await choosePhoto(page, picture().subarray(0, 60));
  await expect(page.getByRole('alert').filter({ hasText: 'damaged' })).toBeVisible();
  await expectAccess(page, 'a file that is no photo');
  await choosePhoto(page, picture());
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await expectAccess(page, 'a photo that is cut');
  await dialog(page).getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.locator('svg[role="img"] [data-photo]')).toHaveCount(1);
  await expectAccess(page, 'a photo on the card');
  await openFile(page, bito);
  await page.getByRole('textbox', { name: messages.builder.heroTitle, exact: true }).fill(longWord);
  await saved(page);
  await expectAccess(page, 'a hero with a history');
});
