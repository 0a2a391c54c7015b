import type { Page } from '@playwright/test';
import type { FaceNumber } from '@/lib/dice/face';
import { brush, openBuilder, pip, saved } from './bench';
import { middleOf, press, swipe } from './finger';
import { expect, long, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

/** The places of a face that are painted. */
const painted = (page: Page, face: FaceNumber): Promise<readonly number[]> =>
  page
    .locator(`[data-face="${face}"] [data-pip]`)
    .evaluateAll((pips) =>
      pips.flatMap((each, index) => (/empty(, locked)?$/.test(each.ariaLabel ?? '') ? [] : [index + 1])),
    );

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('one tap paints one pip, and the die stays under the finger', async ({ page }) => {
  await openBuilder(page);
  await brush(page, 'Melee').tap();
  const before = await middleOf(page, 6, 1);
  for (const place of [1, 2, 3, 4]) {
    await pip(page, 6, place).tap();
    expect(await middleOf(page, 6, 1)).toEqual(before);
    await saved(page);
    expect(await middleOf(page, 6, 1)).toEqual(before);
    expect(await painted(page, 6)).toEqual([1, 2, 3, 4].slice(0, place));
  }
});

test('a finger that trembles paints no second pip', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBuilder(page);
  const { x, y } = await middleOf(page, 6, 1);
  const edge = { x, y: y + 19 };
  await swipe(page, edge, { x, y: edge.y + 11 }, { x: x + 3, y: edge.y + 8 });
  expect(await painted(page, 6)).toEqual([1]);
});

test('a finger drawn sideways or downwards paints the pips it crosses in one step, and the page stands still', async ({
  page,
}) => {
  await openBuilder(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  let top = await scrolled();
  await swipe(page, await middleOf(page, 6, 1), await middleOf(page, 6, 2), await middleOf(page, 5, 1));
  expect(await painted(page, 6)).toEqual([1, 2]);
  expect(await painted(page, 5)).toEqual([1]);
  expect(await scrolled()).toBe(top);
  await undo(page).tap();
  await expect.poll(() => painted(page, 6)).toEqual([]);
  expect(await painted(page, 5)).toEqual([]);

  await brush(page, 'Melee').tap();
  top = await scrolled();
  await swipe(page, await middleOf(page, 6, 1), await middleOf(page, 6, 3), await middleOf(page, 6, 5));
  expect(await painted(page, 6)).toEqual([1, 3, 5]);
  expect(await scrolled()).toBe(top);
  await undo(page).tap();
  await expect.poll(() => painted(page, 6)).toEqual([]);
});

test(
  'a finger that begins beside the pips of a face, or beside the die, scrolls and paints nothing',
  long,
  async ({ page }) => {
    await openBuilder(page);
    const [one, two, three] = [
      await middleOf(page, 4, 1),
      await middleOf(page, 4, 2),
      await middleOf(page, 4, 3),
    ];
    for (const from of [
      { x: (one.x + two.x) / 2, y: one.y },
      { x: 8, y: three.y },
    ]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await swipe(page, from, { x: from.x, y: from.y - 150 }, { x: from.x, y: from.y - 300 });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
      for (const face of [6, 5, 4] as const) expect(await painted(page, face)).toEqual([]);
    }
  },
);

test('a finger that stays on a face fills it as far as the rules allow, in one step', async ({ page }) => {
  await openBuilder(page);
  await brush(page, 'Melee').tap();
  const isFull = (): Promise<void> => expect.poll(() => painted(page, 6)).toEqual([1, 2, 3, 4, 5]);
  await press(page, await middleOf(page, 6, 3), isFull);
  await isFull();
  await expect(page.getByText('5 Melee pips painted on the 6-face: 10 left').first()).toBeVisible();
  await undo(page).tap();
  await expect.poll(() => painted(page, 6)).toEqual([]);
});

test('what a drag does is shown until somebody has drawn, and never again', long, async ({ page }) => {
  await openBuilder(page);
  const hint = page.getByText('Drag across pips to paint several.', { exact: false });
  await expect(hint).toBeVisible();
  await pip(page, 6, 1).tap();
  await expect(hint).toBeVisible();
  await swipe(page, await middleOf(page, 5, 1), await middleOf(page, 5, 2));
  await expect(hint).toBeHidden();
  await saved(page);
  await page.reload();
  await expect(pip(page, 6, 1)).toBeVisible();
  await expect(hint).toBeHidden();
});

test('a pip that is refused says why beside the finger, with the remedy as a button', async ({ page }) => {
  await openBuilder(page);
  await brush(page, 'Defence').tap();
  await pip(page, 4, 3).tap({ force: true });
  const why = page.locator('[data-refusal]');
  await expect(why).toContainText('Without armour or a shield a hero can’t have Defence pips');
  await expect(why).toBeInViewport();
  const [note, at] = [await why.boundingBox(), await middleOf(page, 4, 3)];
  expect(Math.abs((note?.y ?? Infinity) - at.y)).toBeLessThan(60);
  await why.getByRole('button', { name: /light armour/i }).tap();
  await expect(why).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await painted(page, 4)).toEqual([3]);
});

test('what was painted is said, not what the next touch would do', long, async ({ page }) => {
  await openBuilder(page);
  await brush(page, 'Melee').tap();
  await pip(page, 6, 1).tap();
  await expect(page.getByText('Melee painted: 18 left').first()).toBeVisible();
  await expect(page.getByText(/clears Melee/)).toHaveCount(0);
});
