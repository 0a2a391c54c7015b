import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { addSkill, bito, openBuilder, openFile, paint, pip, saved } from './bench';
import { expect, long, test } from './test';

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const redo = (page: Page) => page.getByRole('button', { name: /^Redo/ });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

test('undo and redo name their step, by button and key, and survive a reload', async ({ page }) => {
  await openBuilder(page);
  await expect(undo(page)).toBeDisabled();
  await paint(page, 'Melee', [[6, 1]]);
  await addSkill(page, 'druid/regrowth', 'regrowth');
  await page.getByRole('button', { name: 'Remove Regrowth', exact: true }).click();
  await expect(undo(page)).toHaveText('Undo remove Regrowth');
  await saved(page);

  await page.reload();
  await expect(undo(page)).toHaveText('Undo remove Regrowth');
  await undo(page).click();
  await expect(page.getByRole('button', { name: 'Remove Regrowth', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Undone: remove Regrowth' })).toBeAttached();
  await expect(redo(page)).toHaveText('Redo remove Regrowth');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pip(page, 6, 1)).toHaveAccessibleName(/empty/);
  await expect(undo(page)).toBeDisabled();

  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(pip(page, 6, 1)).toHaveAccessibleName(/Melee/);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(undo(page)).toHaveText('Undo add Regrowth');
});

test('a name typed is one step, and the field keeps its own undo', long, async ({ page }) => {
  await openBuilder(page);
  await nameField(page).pressSequentially('Bito');
  await expect(undo(page)).toHaveText('Undo change the name');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(undo(page)).toHaveText('Undo change the name');
  await undo(page).click();
  await expect(nameField(page)).toHaveValue('');
  await expect(undo(page)).toBeDisabled();
});

test('an opened file stands beside the hero on the bench, and undo goes back', long, async ({ page }) => {
  await openBuilder(page);
  await nameField(page).fill('Jane');
  await saved(page);
  const jane = page.url();
  expect(jane).toContain('?hero=');
  await openFile(page, bito);
  await saved(page);
  expect(page.url()).not.toBe(jane);
  await undo(page).click();
  await expect(nameField(page)).toHaveValue('Jane');
  await expect(page).toHaveURL(jane);
  await redo(page).click();
  await expect(nameField(page)).toHaveValue(bito.name);
});

test('looking around leaves nothing behind', long, async ({ page }) => {
  await openBuilder(page);
  await pip(page, 6, 1).hover();
  await page.reload();
  await expect(nameField(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/build$/);
});

test('two tabs do not write over each other', async ({ page, context }) => {
  await openBuilder(page);
  await nameField(page).fill('Bito');
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(nameField(other)).toHaveValue('Bito');
  await nameField(other).fill('Bito of the other tab');
  await saved(other);
  await expect(nameField(page)).toHaveValue('Bito of the other tab');
});

test('a device that keeps nothing is said loudly, and the hero can be downloaded', long, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openBuilder(page);
  await nameField(page).fill('Bito');
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(alert).toContainText('This browser doesn’t let this page save anything.');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: messages.saving.download }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Bito.pipsmith.json');
});
