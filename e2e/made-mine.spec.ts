import { messages } from '@/lib/messages/index';
import { codeOf, openBuilder, saved, showSection } from './bench';
import { choose, hero } from './roster';
import { expect, long, test } from './test';

test('a hero made mine keeps the friend’s original beside my version', async ({ page }) => {
  await page.goto(await codeOf(page, 'Jane'));
  await page.getByRole('link', { name: messages.site.hero.copy }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Jane');
  await saved(page);
  await name.fill('Jane the Bold');
  await saved(page);
  await page.getByRole('link', { name: messages.site.header.home }).click();
  await choose(page, 'Jane the Bold', 'Versions');
  const dialog = page.getByRole('dialog', { name: 'Versions of Jane the Bold' });
  await expect(dialog.getByText(/^Opened from a link today/)).toBeVisible();
  await dialog.getByRole('button', { name: messages.myHeroes.versions.compare }).click();
  await expect(dialog.getByRole('heading', { name: 'Now' })).toBeVisible();
});

test(
  'two heroes of one name are told apart by what differs, and lists by their rules',
  long,
  async ({ page }) => {
    await page.goto('/build?sample=jane');
    await saved(page);
    await page.goto('/build?sample=jane');
    await page.getByRole('button', { name: messages.myHeroes.addAgain }).click();
    await saved(page);
    const skills = page.getByRole('region', { name: 'Skills', exact: true });
    await skills.getByRole('button', { name: 'Remove Dodge' }).click();
    await saved(page);
    await page.getByRole('link', { name: messages.site.header.home }).click();
    await expect(hero(page, 'Jane')).toHaveCount(2);
    await expect(page.getByText('With Dodge')).toHaveCount(1);
    await page.goto('/build?sample=first-thranduil');
    await saved(page);
    await page.goto('/');
    await page
      .getByRole('combobox', { name: messages.myHeroes.rules, exact: true })
      .selectOption({ label: 'The first edition' });
    await expect(hero(page, 'Thranduil')).toBeVisible();
    await expect(hero(page, 'Jane')).toHaveCount(0);
  },
);

test(
  'a new pet is a wolf, a bear or a hawk, legal as it comes, and takes the place of another',
  long,
  async ({ page }) => {
    await openBuilder(page);
    await showSection(page, 'Followers');
    const panel = page.getByRole('region', { name: 'Followers', exact: true });
    await panel.getByRole('button', { name: 'Add a pet' }).click();
    await panel.getByRole('button', { name: /^Add Basic Animal Training/ }).click();
    await panel.getByRole('button', { name: /^Bear/ }).click();
    await expect(panel.getByRole('region', { name: 'Bear' })).toContainText('20 of 20');
    await panel.getByRole('button', { name: 'Add a pet' }).click();
    await panel.getByRole('button', { name: 'Replace Bear' }).click();
    await panel.getByRole('button', { name: /^Hawk/ }).click();
    await expect(panel.getByRole('region', { name: 'Bear' })).toBeHidden();
    await expect(panel.getByRole('region', { name: 'Hawk' })).toContainText('20 of 20');
    await expect(panel.locator('[data-issue="error"]')).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(panel.getByRole('region', { name: 'Bear' })).toBeVisible();
  },
);
