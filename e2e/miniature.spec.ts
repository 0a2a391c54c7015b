import { createCanvas } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { photoMessages } from '#words/messages/photo';
import { pip } from './bench';
import { expect, long, test } from './test';

const say = messages.builder.miniature;

const question = (page: Page) => page.getByRole('dialog', { name: say.title });
const tap = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click();
const offers = (page: Page) => question(page).locator('[data-offer]');
const plays = (page: Page) => page.locator('[data-concept-line]');

const picture = (): Buffer => {
  const canvas = createCanvas(490, 430);
  const context = canvas.getContext('2d');
  context.fillStyle = '#345';
  context.fillRect(0, 0, 490, 430);
  return canvas.toBuffer('image/png');
};

const choosePhoto = async (page: Page): Promise<void> => {
  await question(page)
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name: 'mini.png', mimeType: 'image/png', buffer: picture() });
  await page.getByRole('dialog').last().getByRole('button', { name: photoMessages.crop.use }).click();
  await expect(question(page).locator('[data-photo]')).toBeVisible();
};

test('a new hero asks for its miniature first, and one tap paints the die', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: homeMessages.build }).first().click();
  await expect(question(page)).toBeVisible();
  await tap(page, 'Plate');
  await tap(page, 'Mace or hammer');
  await tap(page, 'Shield');
  await expect(question(page).getByRole('button', { name: 'Shoot', exact: true })).toBeHidden();
  await tap(page, 'Be hard to hurt');
  await expect(offers(page)).toHaveCount(3);
  await expect(offers(page).first()).toBeInViewport();
  await offers(page).first().click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('20 of 20 points')).toBeVisible();
  await expect(pip(page, 6, 1)).not.toHaveAccessibleName(/empty/);
  await expect(page.getByRole('radio', { name: 'Heavy' })).toBeChecked();
  await expect(plays(page)).toBeInViewport();
  const line = await plays(page).textContent();
  await page.reload();
  await expect(plays(page)).toHaveText(line ?? '');
});

test(
  'in the first edition plate, shield and mace that heal are a paladin with Life Boon',
  long,
  async ({ page }) => {
    await page.goto('/build?new=1&game=first&begin=miniature');
    await tap(page, 'Plate');
    await tap(page, 'Shield');
    await tap(page, 'Mace or hammer');
    await tap(page, 'Heal friends');
    await expect(offers(page)).toHaveCount(3);
    await question(page).locator('[data-offer="paladin"]').click();
    const skills = page.getByRole('region', { name: 'Skills', exact: true });
    await expect(skills.getByText('Life Boon').first()).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('20 points to spend').first()).toBeVisible();
  },
);

test('a photo comes along, by the miniature and by one’s own brush', long, async ({ page }) => {
  await page.goto('/build?new=1&begin=miniature');
  await choosePhoto(page);
  await tap(page, 'Bow');
  await tap(page, 'Shoot');
  await offers(page).first().click();
  await expect(page.locator('svg[role="img"] [data-photo]').first()).toBeVisible();

  await page.goto('/build?new=1');
  await page.getByRole('button', { name: messages.builder.beginnings.miniature }).click();
  await choosePhoto(page);
  await tap(page, say.paint);
  await expect(question(page)).toBeHidden();
  await expect(page.locator('svg[role="img"] [data-photo]').first()).toBeVisible();
  await expect(page.locator('[data-main]')).toBeFocused();
});

test('a game whose sheets say nothing of a miniature keeps its own ways to start', long, async ({ page }) => {
  await page.goto('/build?new=1&game=draco&begin=miniature');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: messages.builder.beginnings.miniature })).toBeHidden();
});
