import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import { expectAccess } from './access';
import { goesOn, momentsOf } from './play-table';
import { fixSeeds } from './seed';
import { expect, test } from './test';
import { beginTwo, menu, middleOn, onMap, tinted, towardsMiddle } from './touching';

test.beforeEach(fixSeeds);

test('a tap on your figure shows what it can do, and one on an opponent what you can do to them, and their card', async ({
  page,
}) => {
  const { acts, foe } = await beginTwo(page);
  await onMap(page, acts).click();
  await expect(menu(page, acts).getByText(say.hint(true, true))).toBeVisible();
  await expect(menu(page, acts).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await onMap(page, foe).click();
  await expect(menu(page, acts)).toBeHidden();
  await expect(
    menu(page, foe)
      .getByRole('button', { name: new RegExp(`^Charge ${foe} with`) })
      .first(),
  ).toContainText('Out of reach: you only run closer.');
  await menu(page, foe).getByRole('button', { name: say.card }).click();
  const card = page.getByRole('dialog', { name: foe });
  await expect(card.getByRole('img', { name: new RegExp(foe) })).toHaveCount(2);
  await card.getByRole('button', { name: say.close }).click();
  await expectAccess(page, 'the menu of an opponent');
  await page.keyboard.press('Escape');
  await expect(menu(page, foe)).toBeHidden();
});

test('a tap on a tinted place shows what it means there, another tap moves, and one out of reach says so', async ({
  page,
}) => {
  const { acts } = await beginTwo(page);
  await tinted(page);
  const far = await towardsMiddle(page, acts, 1);
  await page.mouse.click(far.x, far.y);
  await expect(page.getByText(say.outOfReach(acts))).toBeVisible();
  const before = await momentsOf(page);
  const near = await towardsMiddle(page, acts, 0.2);
  await page.mouse.click(near.x, near.y);
  await expect(page.getByRole('region', { name: say.places }).getByText(say.again)).toBeVisible();
  expect(await momentsOf(page)).toBe(before);
  await page.mouse.click(near.x, near.y);
  await expect.poll(() => momentsOf(page)).toBe(before + 2);
  // It stands where the second tap was.
  const { x, y } = await middleOn(page, acts);
  expect(Math.hypot(x - near.x, y - near.y)).toBeLessThan(8);
});

test('a figure is dragged to where it goes, and put back it stays', async ({ page }) => {
  const { acts } = await beginTwo(page);
  await tinted(page);
  const before = await momentsOf(page);
  const from = await middleOn(page, acts);
  const to = await towardsMiddle(page, acts, 1 / 8);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.move(from.x, from.y, { steps: 6 });
  await page.mouse.up();
  expect(await momentsOf(page)).toBe(before);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await goesOn(page, before);
});

test('whoever is tapped at an earlier moment cannot act, and says why', async ({ page }) => {
  const { acts } = await beginTwo(page);
  await onMap(page, acts).click();
  await menu(page, acts).getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('button', { name: playMessages.table.first }).click();
  await onMap(page, acts).click();
  await expect(menu(page, acts).getByText(say.past)).toBeVisible();
});
