import { expect, test, type Page } from '@playwright/test';
import type { FaceNumber } from '@/lib/dice/face';
import { brush, openBuilder, pip } from './bench';

test.use({ viewport: { width: 390, height: 844 } });

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = async (page: Page, face: FaceNumber, place: number): Promise<Point> => {
  const box = await pip(page, face, place).boundingBox();
  if (!box) throw new Error(`pip ${place} of the ${face}-face is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Draws a finger from point to point, in small steps as a screen reports them. */
const swipe = async (page: Page, ...points: readonly Point[]): Promise<void> => {
  const screen = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', point: Point) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  let at: Point | undefined;
  for (const to of points) {
    if (!at) await send('touchStart', to);
    else
      for (let step = 1; step <= 6; step += 1)
        await send('touchMove', {
          x: at.x + ((to.x - at.x) * step) / 6,
          y: at.y + ((to.y - at.y) * step) / 6,
        });
    at = to;
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await screen.detach();
};

/** The places of a face that are painted. */
const painted = (page: Page, face: FaceNumber): Promise<readonly number[]> =>
  page
    .locator(`[data-face="${face}"] [data-pip]`)
    .evaluateAll((pips) =>
      pips.flatMap((each, index) => ((each.ariaLabel ?? '').endsWith('empty') ? [] : [index + 1])),
    );

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('one tap paints one pip, and the die stays under the finger', async ({ page }) => {
  await openBuilder(page);
  await brush(page, 'Melee').tap();
  const before = await middleOf(page, 6, 1);
  for (const place of [1, 2, 3, 4]) {
    await pip(page, 6, place).tap();
    expect(await middleOf(page, 6, 1)).toEqual(before);
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
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

test('a finger drawn over three pips paints three, in one step, and the page stands still', async ({
  page,
}) => {
  await openBuilder(page);
  const top = await page.evaluate(() => window.scrollY);
  await swipe(page, await middleOf(page, 6, 1), await middleOf(page, 6, 3), await middleOf(page, 6, 5));
  expect(await painted(page, 6)).toEqual([1, 3, 5]);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await undo(page).tap();
  await expect.poll(() => painted(page, 6)).toEqual([]);
});

test('a finger that begins beside the die scrolls and paints nothing', async ({ page }) => {
  await openBuilder(page);
  const from = await middleOf(page, 4, 3);
  const beside = { x: 8, y: from.y };
  await swipe(page, beside, { x: 8, y: beside.y - 150 }, { x: 8, y: beside.y - 300 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  for (const face of [6, 5, 4] as const) expect(await painted(page, face)).toEqual([]);
});
