import { messages } from '@/lib/messages/index';
import { pip, saved } from './bench';
import { expect, long, test } from './test';

const { actions } = messages.builder;

test('Back from Print, and from the play table, comes to the draft that was begun at a link', async ({
  page,
}) => {
  await page.goto('/build?new=1');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ottilie');
  await pip(page, 6, 1).click();
  await saved(page);
  await expect(page).toHaveURL(/\/build\?hero=/);
  const address = page.url();

  await page.locator('a[href^="/print"]').first().click();
  await expect(page).toHaveURL(/\/print/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(name).toHaveValue('Ottilie');

  await page.getByRole('button', { name: actions.play, exact: true }).click();
  await expect(page).toHaveURL(/\/play\?hero=/);
  await expect(page.getByRole('combobox').nth(1)).toContainText('Ottilie');
  await page.goBack();
  await expect(name).toHaveValue('Ottilie');

  // The link itself still begins another one.
  await page.goto('/build?new=1');
  await expect(name).toHaveValue('');
});

test('a sample that was opened is not opened again by Back', long, async ({ page }) => {
  await page.goto('/build?sample=jane');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Jane');
  await saved(page);
  await expect(page).toHaveURL(/\/build\?hero=/);
  await name.fill('Jane the Second');
  await saved(page);
  await page.locator('a[href^="/print"]').first().click();
  await expect(page).toHaveURL(/\/print/);
  await page.goBack();
  await expect(name).toHaveValue('Jane the Second');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'a link that is followed leads on, although the hero gets its address meanwhile',
  long,
  async ({ page }) => {
    await page.goto('/build?new=1');
    // A slow network: the hero is saved, and the address names it, before the next page comes.
    await page.route(/[?&]_rsc=/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hasty');
    await page.getByRole('link', { name: 'Print', exact: true }).last().click();
    await expect(page).toHaveURL(/\/print\?/);
    await expect(page.getByRole('checkbox', { name: /^Hasty/ })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Hasty');
  },
);
