import type { Page } from '@playwright/test';
import { messages } from '@/lib/messages/index';
import { openBuilder, openFile, pointAt } from './bench';
import { expect, long, test } from './test';

const startFrom = async (page: Page, way: string) => {
  await page.getByRole('button', { name: messages.builder.actions.start }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: way }).click();
  return dialog;
};

const legal = async (page: Page): Promise<void> => {
  await expect(page.getByText(messages.site.state.legal, { exact: true })).toBeVisible();
};

test('a concept comes to the bench, legal, with its points spent and no name yet', async ({ page }) => {
  await openBuilder(page);
  const dialog = await startFrom(page, 'Concepts');
  await dialog.locator('[data-concept="beastmaster"]').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: messages.builder.heroTitle, exact: true })).toHaveValue(
    'Beastmaster with pet',
  );
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await legal(page);
  await expect(page.getByText('20 of 20 points').first()).toBeVisible();
});

test('a random hero is another one each time, and the one shown is the one taken', long, async ({ page }) => {
  await openBuilder(page);
  const dialog = await startFrom(page, 'Random hero');
  const name = dialog.locator('[data-random]').getByRole('heading');
  const first = await dialog.locator('[data-random]').innerHTML();
  await dialog.getByRole('button', { name: messages.builder.start.another }).click();
  await expect.poll(() => dialog.locator('[data-random]').innerHTML()).not.toBe(first);
  const shown = await name.innerText();
  await dialog.getByRole('button', { name: messages.builder.start.take }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(new RegExp(shown, 'i'));
  await legal(page);
});

test('a fix shows what it would change, and then does it', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, {
    format: 'pipsmith/hero',
    version: 1,
    system: 'living',
    name: 'Too red',
    equipment: { armour: 'none', shield: false, weapons: [{ type: 'blunt' }] },
    faces: { 3: { melee: 3 } },
  });
  const fix = page.getByRole('button', { name: 'Remove 1 Melee pip from the 3-face' });
  const goes = page.locator('[data-preview] [data-fate="goes"]').first();
  await expect(goes).toBeHidden();
  await pointAt(page, fix, () => expect(goes).toBeVisible({ timeout: 3000 }));
  await expect(page.locator('[data-preview] [data-fate="stays"]').first()).toBeVisible();
  const struck = page.locator('[data-pip] [data-fate="goes"]');
  await expect(struck).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(struck).toHaveCount(0);
  await fix.focus();
  await expect(struck).toHaveCount(1);
  await fix.click();
  await expect(fix).toBeHidden();
  await expect(struck).toHaveCount(0);
  await legal(page);
});

test('a fix strikes the skill that it drops from the list', long, async ({ page }) => {
  await openBuilder(page);
  await openFile(page, {
    format: 'pipsmith/hero',
    version: 1,
    system: 'living',
    name: 'Too learned',
    equipment: { armour: 'none', shield: false, weapons: [{ type: 'blunt' }] },
    faces: { 6: { melee: 1, skill: 1 } },
    skills: ['druid/regrowth', 'ranger/aimed-shot'],
  });
  const struck = page
    .getByRole('region', { name: 'Skills', exact: true })
    .locator('li:not([data-issue])')
    .getByText('Aimed Shot', { exact: true });
  await expect(struck).toHaveCSS('text-decoration-line', 'none');
  await pointAt(
    page,
    page.locator('[data-issue]').getByRole('button', { name: 'Remove Aimed Shot' }).first(),
    () => expect(struck).toHaveCSS('text-decoration-line', 'line-through', { timeout: 3000 }),
  );
});

test('armour and weapons say what they do, by keyboard too', long, async ({ page }) => {
  await openBuilder(page);
  const equipment = page.getByRole('region', { name: 'Armour and weapons' });
  await equipment.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Two-handed crossbow' });
  await equipment.getByRole('button', { name: 'Add a weapon' }).click();
  const about = equipment.getByText('What Two-handed crossbow does');
  await expect(equipment.getByText('15#.')).toBeHidden();
  await about.focus();
  await page.keyboard.press('Enter');
  await expect(equipment.getByText('15#.')).toBeVisible();
  await expect(equipment.getByText(/^2 counters per shot/)).toBeVisible();
  await equipment.getByText('What armour and shields allow').click();
  await expect(equipment.getByRole('row', { name: 'Heavy armour 3 4' })).toBeVisible();
});
