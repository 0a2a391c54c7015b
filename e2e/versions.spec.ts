import { messages } from '@/lib/messages/index';
import { overhang, violations } from './access';
import { choose, fileOf, hero, heroes, openHome, openWith, partyOf, status } from './roster';
import { expect, test } from './test';

test('a hero is kept as he is, changed, compared and gone back to', async ({ page }) => {
  await openWith(page, 'Ada');
  await choose(page, 'Ada', 'Versions');
  const dialog = page.getByRole('dialog', { name: 'Versions of Ada' });
  await expect(dialog.getByText(messages.myHeroes.versions.none)).toBeVisible();
  await dialog.getByRole('button', { name: messages.myHeroes.versions.keep }).click();
  await expect(dialog.getByText(messages.myHeroes.versions.asNow)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await hero(page, 'Ada').getByRole('link', { name: 'Ada' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('Ada');
  await name.fill('Ada the Second');
  await page.getByRole('link', { name: messages.site.header.home }).click();
  await choose(page, 'Ada the Second', 'Versions');
  const changed = page.getByRole('dialog', { name: 'Versions of Ada the Second' });
  await changed.getByRole('button', { name: messages.myHeroes.versions.compare }).click();
  await expect(changed.getByRole('heading', { name: 'Now' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await changed.getByRole('button', { name: messages.myHeroes.versions.back }).click();
  const back = page.getByRole('dialog', { name: 'Versions of Ada', exact: true });
  await expect(back.getByText(/^Replaced today/)).toBeVisible();
  await back.getByRole('button', { name: 'Close' }).click();
  await expect(hero(page, 'Ada')).toBeVisible();
});

test('two heroes stand side by side, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, 'Ada', 'Bito');
  for (const name of ['Ada', 'Bito'])
    await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick(name) }).check();
  await page.getByRole('button', { name: messages.myHeroes.picked.compare, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ada and Bito' });
  await expect(dialog.getByRole('heading', { name: 'Ada', exact: true })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Skills' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await overhang(page)).toEqual([]);
});

test('at most two rows of controls stand before the first hero on a phone; the filters open below the search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, 'Ada', 'Bito');
  const list = page.getByRole('region', { name: /^My heroes/ });
  await expect(list.getByLabel(messages.myHeroes.kind, { exact: true })).toBeHidden();
  const first = await heroes(page).first().boundingBox();
  const cards = page.getByRole('list', { name: messages.myHeroes.hand });
  await expect(cards.getByRole('link')).toHaveCount(2);
  expect((await cards.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
  const shown = await list
    .getByRole('button')
    .or(list.getByRole('link'))
    .or(list.getByRole('searchbox'))
    .evaluateAll((all) =>
      all
        // The cards are heroes themselves.
        .filter((each) => !each.closest('ul')?.querySelector('a svg'))
        .map((each) => each.getBoundingClientRect())
        .map(({ top, height }) => ({ top, height })),
    );
  const before = shown.filter(({ top, height }) => height > 0 && top < (first?.y ?? 0));
  const rows = before
    .map(({ top, height }) => top + height / 2)
    .sort((one, other) => one - other)
    .filter((middle, at, all) => at === 0 || middle - (all[at - 1] ?? 0) > 24);
  expect(rows.length).toBeLessThanOrEqual(2);

  await list.getByRole('button', { name: 'Filters' }).click();
  await list.getByLabel(messages.myHeroes.trait, { exact: true }).selectOption('Magic');
  await expect(list.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(heroes(page)).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});

test('a party that is here already comes a second time only when it is asked for', async ({ page }) => {
  await openHome(page);
  const open = () =>
    page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(fileOf('party.json', partyOf('Wolf and mace', ['Ada', 'Bito'])));
  await open();
  await expect(heroes(page)).toHaveCount(2);
  await open();
  await expect(status(page, messages.myHeroes.done.here(['Wolf and mace']))).toBeVisible();
  await expect(heroes(page)).toHaveCount(2);
  await page.getByRole('button', { name: messages.myHeroes.addAgain }).click();
  await expect(heroes(page)).toHaveCount(4);
});
