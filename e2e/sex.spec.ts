import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { addSkill, copyLink, openBuilder, saved } from './bench';
import { expect, long, test } from './test';

const notes = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true });
const sex = (page: Page) => notes(page).getByRole('combobox', { name: 'Sex' });
const hint = (page: Page) => page.getByText('Tease lures the opposite sex');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test(
  'whoever teases is told to note the sex, which goes with undo, file and link',
  long,
  async ({ page, browser }) => {
    await openBuilder(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jane');
    await expect(sex(page)).toHaveValue('');
    await expect(hint(page)).toBeHidden();
    await addSkill(page, 'dirty-tricks/tease', 'tease');
    await page.getByRole('button', { name: 'Choose sex' }).click();
    await expect(sex(page)).toBeFocused();
    await sex(page).selectOption({ label: 'Female' });
    await expect(hint(page)).toBeHidden();

    await expect(undo(page)).toHaveText('Undo set the sex');
    await undo(page).click();
    await expect(sex(page)).toHaveValue('');
    await expect(hint(page)).toBeVisible();
    await page.getByRole('button', { name: /^Redo/ }).click();
    await saved(page);
    await page.reload();
    await expect(sex(page)).toHaveValue('female');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download file' }).click();
    const file: unknown = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(file).toMatchObject({ name: 'Jane', sex: 'female', skills: ['dirty-tricks/tease'] });

    const visit = await (await browser.newContext()).newPage();
    await visit.goto(await copyLink(page));
    await expect(notes(visit)).toContainText('Female');
    await visit.getByRole('link', { name: messages.site.hero.copy }).click();
    await expect(sex(visit)).toHaveValue('female');
  },
);

test('a follower’s sex is noted on its own card', long, async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Add a pet' }).click();
  await page.getByRole('button', { name: /^Add Basic Animal Training/ }).click();
  await page.getByRole('button', { name: /^Wolf/ }).click();
  const pet = page.getByRole('region', { name: 'Followers' }).getByRole('region', { name: 'Wolf' });
  await pet.getByRole('combobox', { name: 'Sex' }).selectOption({ label: 'Male' });
  await expect(undo(page)).toHaveText(/sex$/);
  await expect(sex(page)).toHaveValue('');
});
