import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import { expectAccess } from './access';
import type { Point } from './finger';
import { goesOn, map, momentsOf } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';
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
  ).toContainText('Out of reach: you’d only get closer.');
  await menu(page, foe).getByRole('button', { name: say.card }).click();
  const card = page.getByRole('dialog', { name: foe });
  await expect(card.getByRole('img', { name: new RegExp(foe) })).toHaveCount(2);
  await card.getByRole('button', { name: say.close }).click();
  await expectAccess(page, 'the menu of an opponent');
  await page.keyboard.press('Escape');
  await expect(menu(page, foe)).toBeHidden();
});

test('a tap on a tinted place shows what it means there, and another tap moves', async ({ page }) => {
  const { acts } = await beginTwo(page);
  await tinted(page);
  const before = await momentsOf(page);
  const near = await towardsMiddle(page, acts, 0.2);
  await page.mouse.click(near.x, near.y);
  await expect(page.getByRole('region', { name: say.places }).getByText(say.again)).toBeVisible();
  expect(await momentsOf(page)).toBe(before);
  await page.mouse.click(near.x, near.y);
  await expect.poll(() => momentsOf(page)).toBe(before + 2);
  // It is where the second tap was.
  const { x, y } = await middleOn(page, acts);
  expect(Math.hypot(x - near.x, y - near.y)).toBeLessThan(8);
});

test('a tap out of reach says so and goes as far as it can with the next, there or beside the marker', async ({
  page,
}) => {
  const { acts } = await beginTwo(page);
  await tinted(page);
  const before = await momentsOf(page);
  const from = await middleOn(page, acts);
  const far = await towardsMiddle(page, acts, 0.9);
  await page.mouse.click(far.x, far.y);
  const place = page.getByRole('region', { name: say.places });
  await expect(place.getByText(say.asFar(acts))).toBeVisible();
  expect(await momentsOf(page)).toBe(before);
  await page.mouse.click(far.x, far.y);
  await expect.poll(() => momentsOf(page)).toBe(before + 2);
  const to = await middleOn(page, acts);
  const left = (at: Point): number => Math.hypot(far.x - at.x, far.y - at.y);
  expect(left(to)).toBeLessThan(left(from) - 20);

  // The marker lies at the edge of what can be reached; a tap a little beside it means it.
  await tinted(page);
  const next = await towardsMiddle(page, acts, 0.95);
  await page.mouse.click(next.x, next.y);
  await expect(place.getByText(say.asFar(acts))).toBeVisible();
  const marker = await map(page).locator('[data-chosen] circle').first().boundingBox();
  if (!marker) throw new Error('nothing is chosen');
  await page.mouse.click(marker.x + marker.width / 2 + 8, marker.y - 4);
  await expect.poll(() => momentsOf(page)).toBe(before + 4);
});

test('a figure that is dragged out of reach goes as far as it can', long, async ({ page }) => {
  const { acts } = await beginTwo(page);
  await tinted(page);
  const before = await momentsOf(page);
  const from = await middleOn(page, acts);
  const far = await towardsMiddle(page, acts, 0.9);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(far.x, far.y, { steps: 6 });
  await expect(map(page).locator('[data-chosen]')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => momentsOf(page)).toBe(before + 2);
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

test('whoever is tapped at an earlier moment cannot act, and says why', long, async ({ page }) => {
  const { acts } = await beginTwo(page);
  await onMap(page, acts).click();
  await menu(page, acts).getByRole('button', { name: 'End turn' }).click();
  await page.getByRole('button', { name: playMessages.table.first }).click();
  await onMap(page, acts).click();
  await expect(menu(page, acts).getByText(say.past)).toBeVisible();
});
