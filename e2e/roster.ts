import { expect, type Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { visit } from './access';
import { bito } from './bench';

/** The heroes that the first page has drawn. */
export const heroes = (page: Page) => page.locator('[data-hero]');
export const hero = (page: Page, name: string) =>
  heroes(page).filter({ has: page.getByRole('link', { name, exact: true }) });
/** Message of the page about the last step. */
export const status = (page: Page, sentence: RegExp | string) =>
  page.getByRole('status').filter({ hasText: sentence });

/** A file as a file field takes it. */
export const fileOf = (name: string, file: object | string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)),
});
/** A party file of Bitos with these names. */
export const partyOf = (name: string, members: readonly string[]) => ({
  format: 'pipsmith/party',
  version: 1,
  name,
  heroes: members.map((member) => ({ ...bito, name: member })),
});

/** The first page, awake: what is dropped or pasted is taken. Its list loads once somebody does something. */
export const openHome = async (page: Page): Promise<void> => {
  await visit(page, '/');
  // A key that comes before the page listens is lost.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.getByRole('textbox', { name: messages.myHeroes.add.field })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
};

/** The first page, with these heroes of a party file on the device. */
export const openWith = async (page: Page, ...members: readonly string[]): Promise<void> => {
  await openHome(page);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(fileOf('party.json', partyOf('Wolf and mace', members)));
  await expect(heroes(page)).toHaveCount(Math.min(members.length, 48));
};

/** Chooses from the menu of a hero. */
export const choose = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: messages.myHeroes.hero.actions(name) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};
