import { expect, type Locator, type Page } from '@playwright/test';
import type { FaceNumber } from '@/lib/dice/face';
import { messages } from '@/lib/messages/index';

/** The builder with nothing on the bench. */
export const openBuilder = async (page: Page): Promise<void> => {
  await page.goto('/build');
  await expect(page.getByRole('textbox', { name: messages.builder.name, exact: true })).toBeVisible();
};

/** Shows a section of the builder; a wide screen shows all at once. */
export const showSection = async (page: Page, name: string): Promise<void> => {
  const tab = page.getByRole('region', { name: /at a glance$/ }).getByRole('button', { name, exact: true });
  if (await tab.isVisible()) await tab.click();
};

/** One pip of a die by its place, as a screen reader names it. */
export const pip = (page: Page, face: FaceNumber, place: number, whose = page.locator('body')) =>
  whose.getByRole('button', { name: new RegExp(`^${face}-face, pip ${place} of ${face},`) });

export const brush = (page: Page, name: string) =>
  page
    .getByRole('radiogroup', { name: 'Brushes' })
    .first()
    .getByRole('radio', { name: new RegExp(`^${name},`) });

/** Paints places of a face with one colour. */
export const paint = async (
  page: Page,
  colour: string,
  places: readonly (readonly [FaceNumber, number])[],
): Promise<void> => {
  await brush(page, colour).click();
  for (const [face, place] of places) {
    await pip(page, face, place).click();
    await expect(pip(page, face, place)).toHaveAccessibleName(new RegExp(`, ${colour}$`));
  }
};

export const addWeapon = async (page: Page, kind: string, name: string): Promise<void> => {
  const panel = page.getByRole('region', { name: 'Armour and weapons' });
  await panel.getByRole('combobox', { name: 'Kind' }).selectOption({ label: kind });
  await panel.getByRole('button', { name: 'Add a weapon' }).click();
  await panel.getByRole('textbox', { name: kind }).last().fill(name);
};

/** Opens the choice of games in the head of the builder and takes one of its ways. */
export const chooseRules = async (page: Page, way: string): Promise<void> => {
  await page.getByRole('button', { name: /^Rules: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: way, exact: true }).click();
};

/** Opens the chooser, searches and takes a skill, and closes the chooser again. */
export const addSkill = async (page: Page, id: string, search: string): Promise<void> => {
  await page
    .getByRole('region', { name: 'Skills', exact: true })
    .getByRole('button', { name: 'Add a skill' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search' }).fill(search);
  await dialog.locator(`[data-skill="${id}"]`).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
};

/**
 * Keeps the mouse on something until it shows its tip; tries again if the page moved it away from under the
 * mouse.
 */
export const pointAt = (page: Page, target: Locator, isShown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.mouse.move(0, 0);
    await target.hover();
    await isShown();
  }).toPass();

/** The path of the page of a sample hero. */
export const codeOf = async (page: Page, name: string): Promise<string> => {
  await page.goto('/');
  const card = page.getByRole('link', { name: new RegExp(`^${name}.*’s? card`) });
  return (await card.first().getAttribute('href')) ?? '';
};

/** Opens a hero file in the builder; on a phone what opens it lies beside the card. */
export const openFile = async (page: Page, hero: object): Promise<void> => {
  await showSection(page, 'Card');
  await page.locator('input[type="file"][accept*="json"]').setInputFiles({
    name: 'hero.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(hero)),
  });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    (hero as { name: string }).name,
  );
};

/** Until what is on the bench is saved. */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByText(messages.saving.yes, { exact: true })).toBeVisible();

export const bito = {
  format: 'pipsmith/hero',
  version: 1,
  system: 'living',
  name: 'Bito van Ostmark',
  title: 'Paladin',
  equipment: { armour: 'heavy', shield: true, weapons: [{ name: 'Heavy mace', type: 'blunt' }] },
  faces: {
    3: { melee: 1 },
    4: { melee: 3 },
    5: { defence: 4 },
    6: { defence: 4, magic: 1, skill: 1 },
  },
  skills: ['druid/regrowth'],
};

/** Copies the link to what is on the screen, until it `says` so, and reads it from the clipboard. */
export const copyLink = async (
  page: Page,
  says: Locator = page.getByText(messages.site.link.copied).first(),
): Promise<string> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: messages.site.link.copy }).click();
  await expect(says).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};
