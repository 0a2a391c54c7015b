import type { Locator, Page } from '@playwright/test';
import { codeOf, openBuilder, paint } from './bench';
import { expect, long, test } from './test';

const cube = (page: Page): Locator => page.locator('[data-cube]:visible').first();
/** How far the die is turned about its upright axis, in degrees. */
const turnOf = (die: Locator): Promise<number> =>
  die.locator('.cube-body').evaluate((body) => parseFloat(body.style.getPropertyValue('--cube-y')));
const middleOf = async (die: Locator) => {
  await die.scrollIntoViewIfNeeded();
  const box = await die.boundingBox();
  if (!box) throw new Error('no die');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** Painted pips of the side that shows. */
const pipsOn = (die: Locator, side: number) => die.locator(`[data-side="${side}"] svg path`);

for (const [where, open] of Object.entries({
  'the first page': (page: Page) => page.goto('/'),
  'a shared page': async (page: Page) => page.goto(await codeOf(page, 'Bito van Ostmark')),
}))
  test(
    `the die of ${where} has the hero's pips and turns by the mouse`,
    where === 'the first page' ? {} : long,
    async ({ page }) => {
      await open(page);
      const die = cube(page);
      await expect(pipsOn(die, 5)).toHaveCount(6);
      await expect(pipsOn(die, 0)).toHaveCount(0);
      const { x, y } = await middleOf(die);
      // It has turned once to say that it can.
      await expect.poll(() => turnOf(die)).toBe(180);
      await page.mouse.move(x, y);
      await expect.poll(() => turnOf(die)).toBeGreaterThan(182);
      await page.mouse.down();
      await page.mouse.move(x + 200, y, { steps: 8 });
      const held = await turnOf(die);
      expect(held).toBeGreaterThan(290);
      await page.mouse.up();
      await page.mouse.move(0, 0);
      await expect.poll(async () => (await turnOf(die)) % 90).toBe(0);
    },
  );

test('a tap shows the next side', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const die = cube(page);
  const before = await turnOf(die);
  const { x, y } = await middleOf(die);
  await page.mouse.click(x, y);
  await expect.poll(() => turnOf(die)).not.toBe(before);
});

test('nothing turns by itself where motion is reduced', long, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const die = cube(page);
  const { x, y } = await middleOf(die);
  const before = await turnOf(die);
  await page.mouse.move(x, y);
  // As many pictures as a turn would take.
  await die.evaluate(
    () =>
      new Promise<void>((done) => {
        const next = (left: number): void => {
          if (left === 0) done();
          else requestAnimationFrame(() => next(left - 1));
        };
        next(90);
      }),
  );
  expect(await turnOf(die)).toBe(before);
});

test('the die of the builder follows the painter', async ({ page }) => {
  await openBuilder(page);
  const die = cube(page);
  await expect(pipsOn(die, 5)).toHaveCount(0);
  await paint(page, 'Melee', [
    [6, 1],
    [6, 2],
  ]);
  await expect(pipsOn(die, 5)).toHaveCount(2);
});
