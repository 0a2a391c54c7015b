import { expect, test } from '@playwright/test';

test('odds of two heroes: chosen, read as a table, kept in the address', async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=dummy-medium');
  await expect(
    page.getByRole('heading', { name: 'Bito van Ostmark attacks Dummy in medium armour' }),
  ).toBeVisible();
  await expect(page.getByText('86.8 %').first()).toBeVisible();

  await page.getByLabel('The opponent', { exact: true }).selectOption({ label: 'Dummy in cloth' });
  await page
    .getByRole('radiogroup', { name: 'Your hero: Dice in the Hand' })
    .getByRole('radio', { name: '1' })
    .click();
  await expect(page.getByRole('heading', { name: 'Bito van Ostmark attacks Dummy in cloth' })).toBeVisible();
  await expect(page).toHaveURL(/b=dummy-none&hand=1/);

  const attack = page.getByRole('region', { name: /attacks Dummy/ });
  await attack.getByRole('button', { name: 'As a table' }).click();
  await expect(attack.getByRole('table', { name: 'Chances of each damage' })).toBeVisible();
  await expect(page.getByRole('table', { name: /Chance that Bito van Ostmark wins/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bito van Ostmark attacks Dummy in cloth' })).toBeVisible();
});

test('a skill of the hero: its chance and means, kept in the address', async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=dummy-medium&skill=nothing/such');
  const panel = page.getByRole('region', { name: 'A skill of Bito van Ostmark' });
  await expect(panel.getByText('which this hero does not roll')).toBeVisible();
  await panel.getByLabel('Skill', { exact: true }).selectOption({ label: 'Regrowth' });
  await expect(panel.getByText('which this hero does not roll')).toBeHidden();
  await expect(page).toHaveURL(/skill=druid%2Fregrowth/);
  await expect(panel.getByText('59.8 %').first()).toBeVisible();
  await expect(panel.getByText(/^Life restored: 1\.39 on average when it works/)).toBeVisible();
  await panel.getByRole('button', { name: 'As a table' }).click();
  await expect(panel.getByRole('table', { name: /Regrowth: chance that it works/ })).toBeVisible();
});

test('a damaged opponent has his sentence, and another one can be chosen', async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=broken');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The opponent cannot be read from the link.',
  );
  await page.getByLabel('The opponent', { exact: true }).selectOption({ label: 'Dummy in light armour' });
  await expect(page.getByRole('heading', { name: /attacks Dummy in light armour/ })).toBeVisible();
});

test('the odds page fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/odds?a=sample-bito&b=dummy-heavy-shield');
  await expect(page.getByRole('heading', { name: 'Who wins' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the strip shows what a pip changes, and the best layout is taken and undone', async ({ page }) => {
  await page.goto('/build?sample=bito');
  const strip = page.getByRole('region', { name: 'Odds with five dice' });
  await expect(strip.getByText('0.60')).toBeVisible();
  await page.locator('[data-face="4"] [data-pip]').first().hover();
  await expect(strip.getByText('−0.60')).toBeVisible();

  await strip.getByRole('button', { name: 'Best layout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Best layout' });
  await expect(dialog.getByText('Attack: Heavy mace')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take this layout' }).click();
  await expect(dialog).toBeHidden();
  await expect(strip.getByText('0.60')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(strip.getByText('0.60')).toBeVisible();

  await strip.getByRole('button', { name: 'Best layout' }).click();
  await dialog.getByRole('radiogroup', { name: 'Damage dealt' }).getByRole('radio', { name: 'Not' }).click();
  await expect(dialog.getByText('Nothing matters yet.')).toBeVisible();
  await page.keyboard.press('Escape');

  await strip.getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await expect(strip.getByRole('button', { name: 'Show' })).toBeVisible();
});
