import { messages } from '@/lib/messages/index';
import { rulesMessages } from '#words/messages/rules';
import { expectAccess, violations, visit } from './access';
import { expect, long, test } from './test';

const field = { name: 'Search the rules' };

test('a question at the table: find a condition, read it, and the ruling beside it', async ({ page }) => {
  await visit(page, '/rules');
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', field);
  await expect(search).toBeFocused();
  await search.pressSequentially('knockd');
  await expect(page.getByRole('option', { selected: true })).toContainText('Knockdown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/conditions#knockdown$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Knockdown' })).toBeInViewport();
  await expect(search).toHaveValue('');
  const section = page.getByRole('region', { name: 'Knockdown' });
  await section.getByRole('link', { name: 'Skill ruling 22' }).click();
  await expect(page).toHaveURL(/\/rules\/rulings#skills-22$/);
  await expect(page.getByRole('link', { name: 'Burning', exact: true }).first()).toBeVisible();
});

test('the search is worked with the keyboard and says when it finds nothing', long, async ({ page }) => {
  await visit(page, '/rules/combat');
  const search = page.getByRole('combobox', field);
  await search.fill('dodge');
  const options = page.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search).toHaveValue('');
  await search.fill('qqxzy');
  await expect(page.getByText(rulesMessages.search.found(0))).toBeVisible();
});

test('a skill is tried with more pips, and the address keeps them', long, async ({ page }) => {
  await visit(page, '/rules/schools/warrior');
  await page.getByRole('link', { name: 'Hamstring', exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/skills\/warrior\/hamstring$/);
  await expect(page.getByText('the target receives 1 Slowed', { exact: false })).toBeVisible();
  await expect(page.getByText('Needs a slashing weapon')).toBeVisible();
  await page.getByRole('link', { name: 'Skill pips rolled: one more' }).click();
  await expect(page).toHaveURL(/hamstring\?green=2&blue=1$/);
  await expect(page.getByText('the target receives 2 Slowed', { exact: false })).toBeVisible();
  await page.goto('/rules/skills/warrior/hamstring?green=0');
  await expect(page.getByText('Without one of these pips this part doesn’t happen.')).toBeVisible();
  await page.getByRole('link', { name: 'Slowed', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Slowed' })).toBeInViewport();
});

test('beside the builder a skill is read, tried and closed', async ({ page }) => {
  await page.goto('/build?sample=bito');
  const about = page.getByRole('button', { name: 'About Regrowth', exact: true });
  await about.click();
  const panel = page.getByRole('dialog', { name: 'Regrowth' });
  await expect(panel.getByText('regains 1 Life')).toBeVisible();
  await panel.getByRole('button', { name: 'Skill pips rolled: one more' }).click();
  await expect(panel.getByText('regains 2 Life')).toBeVisible();
  // Two of five dice or more show the 6: 1 - (5/6)^5 - 5 (1/6) (5/6)^4.
  await expect(panel.getByRole('cell').first()).toHaveText('20 %');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(about).toBeFocused();
});

test('an address that leads nowhere says so', async ({ page }) => {
  for (const path of ['/rules/nowhere', '/rules/skills/warrior/nothing', '/rules/schools/training']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: messages.site.notFound.heading })).toBeVisible();
  }
});

const paths = [
  '/rules',
  '/rules/armoury',
  '/rules/schools/voodoo',
  '/rules/skills/warrior/cats-charge',
  '/rules/rulings',
];

test('the pages of rules are accessible and fit every window, and so is what the search finds', async ({
  page,
}) => {
  for (const path of paths) {
    await visit(page, path);
    await expectAccess(page, path);
  }
  await visit(page, '/rules');
  await page.getByRole('combobox').fill('burning');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccess(page, 'the search');
});
