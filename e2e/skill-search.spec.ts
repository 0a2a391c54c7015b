import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { addWeapon, brush, chooseRules, openBuilder } from './bench';
import { expect, long, test } from './test';

const openSearch = async (page: Page, query: string) => {
  await page
    .getByRole('region', { name: 'Skills', exact: true })
    .getByRole('button', { name: 'Add a skill' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search' }).fill(query);
  return dialog;
};

const wearPlate = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Heavy' }).click();
  await page.getByRole('button', { name: 'Shield', exact: true }).click();
  await addWeapon(page, 'Blunt', 'Mace');
};

test(
  'a skill that the gear forbids here says that the first edition allows it, with the switch beside it',
  long,
  async ({ page }) => {
    await openBuilder(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bito');
    await wearPlate(page);
    const dialog = await openSearch(page, 'life boon');
    const elsewhere = dialog.locator('[data-elsewhere]');
    await expect(elsewhere).toContainText('In the first edition your hero can learn Life Boon.');
    await elsewhere.getByRole('button', { name: 'Switch to the first edition' }).click();
    await page
      .getByRole('dialog', { name: 'Convert to the first edition' })
      .getByRole('button', { name: messages.builder.games.take })
      .click();
    await expect(brush(page, 'Armour')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bito');
    await expect(page.getByRole('region', { name: 'Skills', exact: true })).toContainText('Life Boon');
    await expect(page.getByRole('button', { name: 'Rules: First edition' })).toBeVisible();
  },
);

test('a locked skill offers what to change, and one press learns it', async ({ page }) => {
  await page.goto('/build?sample=jane');
  const skills = page.getByRole('region', { name: 'Skills', exact: true });
  await expect(skills.getByText('Volley', { exact: true })).toBeVisible();
  const dialog = await openSearch(page, 'aimed shot');
  await dialog.getByRole('button', { name: 'Replace Volley to learn Aimed Shot', exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(skills.getByText('Aimed Shot', { exact: true })).toBeVisible();
  await expect(skills.getByText('Volley', { exact: true })).toBeHidden();
  await expect(page.locator('[data-state="legal"]').first()).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(skills.getByText('Volley', { exact: true })).toBeVisible();
});

test('the head names the rules, and changing them says what becomes of the hero', long, async ({ page }) => {
  await page.goto('/build?sample=bito');
  await page.getByRole('button', { name: 'Rules: Living Rulebook' }).click();
  const dialog = page.getByRole('dialog', { name: messages.builder.games.title });
  await expect(dialog).toContainText('This hero is for the Living Rulebook.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await chooseRules(page, 'Convert to the first edition');
  await expect(page.getByRole('dialog')).toContainText('Your original stays');
  await page.getByRole('dialog').getByRole('button', { name: messages.builder.actions.close }).click();
  await expect(brush(page, 'Defence')).toBeVisible();
});
