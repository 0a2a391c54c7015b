import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { overhang } from './access';
import { pinch, swipe, type Point } from './finger';
import { begin, map, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

/** Visible part of the map: left, top, width and height, in #. */
const sight = async (page: Page): Promise<readonly number[]> =>
  ((await map(page).getAttribute('viewBox')) ?? '').split(' ').map(Number);

const widthOf = async (page: Page): Promise<number> => (await sight(page))[2] ?? 0;

/** A place of the screen, in parts of the map. */
const at = async (page: Page, x: number, y: number): Promise<Point> => {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('the map is nowhere');
  return { x: box.x + x * box.width, y: box.y + y * box.height };
};

/** A match against the computer, with the map in the middle of the screen. */
const beginAtMap = async (page: Page): Promise<void> => {
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  await expect(panel(page)).toBeVisible();
  await map(page).evaluate((each) => each.scrollIntoView({ block: 'center' }));
  // The view follows the match until somebody looks at all of the table.
  await map(page).press('0');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(25);
};

/** Two fingers beside or above each other, so far from the middle of the map. */
const fingers = (way: 'sideways' | 'up and down', far: number): readonly (readonly [number, number])[] =>
  way === 'sideways'
    ? [
        [0.5 - far, 0.5],
        [0.5 + far, 0.5],
      ]
    : [
        [0.5, 0.5 - far],
        [0.5, 0.5 + far],
      ];

for (const way of ['sideways', 'up and down'] as const)
  test(
    `two fingers drawn apart ${way} bring the map closer, one draws it along, and together they show all of it`,
    way === 'sideways' ? {} : long,
    async ({ page }) => {
      await beginAtMap(page);
      const whole = await widthOf(page);
      const points = (far: number) => Promise.all(fingers(way, far).map(([x, y]) => at(page, x, y)));
      // Drawn further than there is anything closer to see.
      await pinch(page, await points(0.05), await points(0.45));
      const close = whole / 6;
      await expect.poll(() => widthOf(page)).toBeCloseTo(close, 3);
      const [left = 0] = await sight(page);
      await swipe(page, await at(page, 0.3, 0.5), await at(page, 0.7, 0.5));
      await expect.poll(async () => (await sight(page))[0]).toBeLessThan(left - close * 0.2);
      expect(await widthOf(page)).toBeCloseTo(close, 3);
      await pinch(page, await points(0.35), await points(0.05));
      await expect.poll(() => widthOf(page)).toBe(whole);
      expect(await overhang(page)).toEqual([]);
    },
  );

test(
  'each step of a pinch counts, even one that comes the moment the step before is drawn',
  long,
  async ({ page }) => {
    await beginAtMap(page);
    const whole = await widthOf(page);
    /** Two fingers, so far from the middle of the map in parts of its width. */
    const pinchInStep = (from: number, to: number): Promise<void> =>
      map(page).evaluate(
        async (element, [begin, end]) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const fire = (type: string, finger: number, far: number): boolean =>
            element.dispatchEvent(
              new PointerEvent(type, {
                pointerId: finger,
                pointerType: 'touch',
                bubbles: true,
                cancelable: true,
                clientX: left + width * (0.5 + (finger === 1 ? -far : far)),
                clientY: top + height / 2,
              }),
            );
          const both = (type: string, far: number): void => [1, 2].forEach((each) => fire(type, each, far));
          both('pointerdown', begin);
          const steps = [1, 2, 3, 4, 5, 6].map((step) => begin + ((end - begin) * step) / 6);
          const moves = steps.flatMap((far) => [1, 2].map((each) => () => fire('pointermove', each, far)));
          await new Promise<void>((resolve) => {
            const next = (): void => {
              moves.shift()?.();
              // An animation frame that changes nothing is not drawn, so the rest comes at once.
              if (moves.length < 3) resolve();
            };
            new MutationObserver(next).observe(element, { attributeFilter: ['viewBox'] });
            next();
          });
          moves.splice(0).forEach((move) => move());
          both('pointerup', end);
        },
        [from, to] as const,
      );
    await pinchInStep(0.1, 0.45);
    await expect.poll(() => widthOf(page)).toBeCloseTo(whole / 4.5, 3);
    await pinchInStep(0.45, 0.05);
    await expect.poll(() => widthOf(page)).toBe(whole);
  },
);

test('nothing scrolls the map away: neither a finger drawn over it nor one drawn over the sheet', async ({
  page,
}) => {
  await beginAtMap(page);
  const before = await map(page).boundingBox();
  await swipe(page, await at(page, 0.5, 0.8), await at(page, 0.5, 0.2));
  const sheet = await page.getByRole('button', { name: 'Move', exact: true }).boundingBox();
  if (!sheet) throw new Error('nothing is asked');
  await swipe(page, { x: sheet.x + 5, y: sheet.y + 5 }, { x: sheet.x + 5, y: sheet.y - 200 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await map(page).boundingBox()).toEqual(before);
});

test('what the map is looked at with stands in one line on the narrowest phones', long, async ({ page }) => {
  await beginAtMap(page);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const tools = await page
      .getByRole('group', { name: playMessages.map.bar, exact: true })
      .getByRole('button')
      .all();
    expect(tools).toHaveLength(6);
    const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y));
    expect(new Set(tops).size, `${width} px: ${tops.join()}`).toBe(1);
  }
});
