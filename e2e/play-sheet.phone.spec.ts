import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { touchMessages } from '@/lib/messages/touch';
import { expectAccess, overhang, visit } from './access';
import { swipe, type Point } from './finger';
import { begin, goesOn, map, momentsOf, over, panel } from './play-table';
import { fixSeeds } from './seed';
import { cutRows } from './sheet-rows';
import { expect, long, test } from './test';
import { beginTwo, menu, middleOn, tinted, towardsMiddle } from './touching';

test.beforeEach(fixSeeds);

const { label, heights } = playMessages.table.tray;

const handle = (page: Page): Locator => page.getByRole('slider', { name: label });

const expectHeight = (page: Page, height: keyof typeof heights): Promise<void> =>
  expect(handle(page)).toHaveAttribute('aria-valuetext', heights[height]);

/** All of the board is in sight, nothing of the sheet lies over it, and the page has nothing to scroll. */
const expectBoardInSight = async (page: Page): Promise<void> => {
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  const [board, grip] = [await map(page).boundingBox(), await handle(page).boundingBox()];
  if (!board || !grip) throw new Error('the board or its sheet is nowhere');
  expect(board.width).toBeCloseTo(board.height, 0);
  const isBeside = grip.x >= board.x + board.width - 1;
  expect(isBeside || grip.y >= board.y + board.height - 1).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  expect(await overhang(page)).toEqual([]);
};

const middleOf = async (of: Locator): Promise<Point> => {
  const box = await of.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const draw = async (page: Page, by: number): Promise<void> => {
  const from = await middleOf(handle(page));
  await swipe(page, from, { x: from.x, y: from.y - by });
};

/** The first answer lies in the sheet, above its foot and above what ends a turn. */
const expectAnswerInSight = async (page: Page): Promise<void> => {
  const answer = page.locator('[data-answers] :is(button, select):enabled').first();
  if ((await answer.count()) === 0) return;
  await expect
    .poll(() =>
      page.evaluate(() => {
        const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect();
        const first = boxOf('[data-answers] :is(button, select):enabled');
        const [body, ends] = [boxOf('[data-tray-body]'), boxOf('[data-ends]')];
        if (!first || !body) return 0;
        return Math.max(0, body.top - first.top, first.bottom - (body.bottom - (ends?.height ?? 0)));
      }),
    )
    .toBeLessThan(2);
};

for (const size of [
  { width: 390, height: 844, least: 300 },
  { width: 844, height: 390, least: 370 },
] as const) {
  const where = `${size.width} x ${size.height}`;

  test(
    `the sheet has three heights, by finger and by keyboard, at ${where}`,
    where === '390 x 844' ? {} : long,
    async ({ page }) => {
      await page.setViewportSize(size);
      await begin(page, '/play?hero=sample-bito&hero=sample-jane');
      await expect(panel(page)).toBeVisible();
      await expectHeight(page, 'peek');
      await expectBoardInSight(page);
      // A finger draws it up, and down again; a tap leads on.
      await draw(page, 60);
      await expectHeight(page, 'half');
      await expectBoardInSight(page);
      expect((await map(page).boundingBox())?.width).toBeGreaterThanOrEqual(size.least);
      const half = await middleOf(handle(page));
      await page.touchscreen.tap(half.x, half.y);
      await expectHeight(page, 'full');
      await expect(panel(page)).toBeInViewport();
      await draw(page, -60);
      await expectHeight(page, 'half');
      await draw(page, -60);
      await expectHeight(page, 'peek');
      // A button that moves under the finger isn't pressed.
      await expect(panel(page).getByRole('button', { name: 'End turn', exact: true })).toBeVisible();
      const low = await middleOf(handle(page));
      const before = await momentsOf(page);
      for (let y = low.y - 8; y <= low.y + 8; y += 4) {
        await page.touchscreen.tap(low.x, y);
        await expectHeight(page, 'half');
        expect(await momentsOf(page)).toBe(before);
        await draw(page, -60);
        await expectHeight(page, 'peek');
      }
      // So do keys.
      await handle(page).focus();
      for (const [key, height] of [
        ['ArrowUp', 'half'],
        ['ArrowUp', 'full'],
        ['ArrowUp', 'full'],
        ['Home', 'peek'],
        ['End', 'full'],
        ['ArrowDown', 'half'],
        ['Enter', 'full'],
        ['Space', 'peek'],
      ] as const) {
        await page.keyboard.press(key);
        await expectHeight(page, height);
        if (height !== 'full') await expectBoardInSight(page);
      }
    },
  );

  test(
    `the board stays in sight while a match goes on, and what is asked is at hand, at ${where}`,
    where === '390 x 844' ? {} : long,
    async ({ page }) => {
      await page.setViewportSize(size);
      await begin(page, '/play?hero=sample-bito&hero=sample-jane');
      await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).tap();
      // Whoever has read on to the speeds comes back to the question as the sheet changes its height.
      await page.getByRole('slider', { name: label }).press('End');
      await page.getByRole('slider', { name: label }).press('Home');
      const whole = await map(page).boundingBox();
      for (let choices = 0; choices < 6; choices += 1) {
        // The last answer ends a turn, or lets a chance go by.
        const answer = panel(page).locator('button:enabled').last();
        await expect(answer.or(over(page)).first()).toBeAttached();
        await expectBoardInSight(page);
        if ((await over(page).count()) > 0) break;
        await expect(panel(page).getByRole('heading').first()).toBeInViewport();
        await expectAnswerInSight(page);
        expect(await map(page).boundingBox()).toEqual(whole);
        const before = await momentsOf(page);
        await answer.tap();
        await goesOn(page, before);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
}

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const)
  test(
    `nothing in the sheet is half covered, whatever is tapped, at ${size.width} x ${size.height}`,
    size.width === 390 ? {} : long,
    async ({ page }) => {
      await page.setViewportSize(size);
      const who = await beginTwo(page);
      const tap = async (at: Point): Promise<void> => page.touchscreen.tap(at.x, at.y);
      await tinted(page);
      for (const height of ['peek', 'half'] as const) {
        if (height === 'half') await handle(page).press('ArrowUp');
        await expectHeight(page, height);
        await expect.poll(() => cutRows(page), `${height}: the question`).toEqual([]);
        for (const name of [who.acts, who.foe]) {
          await tap(await middleOn(page, name));
          await expect(menu(page, name)).toBeVisible();
          await expect.poll(() => cutRows(page), `${height}: ${name}`).toEqual([]);
          await menu(page, name).getByRole('button', { name: touchMessages.close, exact: true }).tap();
          await expect(menu(page, name)).toBeHidden();
        }
        await tap(await towardsMiddle(page, who.acts, 0.2));
        // The way there is all there is to see; another tap leads back to everything else.
        await expect(panel(page).getByRole('button', { name: /^Move: \d/ })).toBeInViewport({ ratio: 1 });
        await expect(panel(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
        await expect.poll(() => cutRows(page), `${height}: a place`).toEqual([]);
        await panel(page).getByRole('button', { name: playMessages.table.goBack }).tap();
        await expect(panel(page).getByRole('button', { name: 'End turn', exact: true })).toBeVisible();
      }
    },
  );

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const) {
  const where = `${size.width} x ${size.height}`;

  test(`a button of one word is no slab at ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await begin(page, '/play?hero=sample-bito&hero=sample-jane');
    const move = panel(page).getByRole('button', { name: 'Move', exact: true });
    await expect(move).toBeInViewport({ ratio: 1 });
    const box = await move.boundingBox();
    expect(box?.height).toBeLessThan(64);
    expect(box?.width).toBeLessThan(160);
  });

  test(`a lesson leaves turn and goal in sight at ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, '/play#learn');
    await page.getByRole('button', { name: /^Play mission 1/ }).tap();
    const lesson = page.locator('[data-lesson]');
    await expect(lesson).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const lines = [page.locator('[data-turn-text] > span'), page.locator('[data-goal-brief]')];
        const boxes = await Promise.all([lesson, ...lines].map((each) => each.boundingBox()));
        const [card, turn, goal] = boxes;
        return card && turn && goal ? Math.max(turn.y + turn.height, goal.y + goal.height) - card.y : NaN;
      })
      .toBeLessThanOrEqual(0);
  });
}

test('the board keeps its size when points come and the news grows longer', async ({ page }) => {
  await page.goto('/play?hero=sample-bito&hero=sample-jane');
  await page.getByLabel(playMessages.setUp.scenario).selectOption({ label: 'King of the Hill' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).tap();
  await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).tap();
  const answer = panel(page).locator('button:enabled').last();
  await expect(answer).toBeAttached();
  const first = await map(page).boundingBox();
  for (let choices = 0; choices < 20; choices += 1) {
    await expect(answer).toBeAttached();
    expect(await map(page).boundingBox()).toEqual(first);
    if ((await page.locator('[data-match-turn]').innerText()).startsWith('Phase 2')) return;
    const before = await momentsOf(page);
    await answer.tap();
    await goesOn(page, before);
  }
  throw new Error('The first phase has no end.');
});

test('a ruler is put away by the button that took it, and tells how it is used', long, async ({ page }) => {
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  await expect(panel(page).locator('[data-answers] button:enabled').first()).toBeVisible();
  const ruler = page.getByRole('button', { name: playMessages.map.tools.ruler });
  await ruler.tap();
  await expect(page.getByText(playMessages.map.rulerHint)).toBeInViewport();
  await ruler.tap();
  await expect(page.getByText(playMessages.map.rulerHint)).toHaveCount(0);
});

test('a match is for everybody in its sheet of each height', async ({ page }) => {
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  await expectAccess(page, 'a match, its sheet low');
  await handle(page).press('End');
  await expectAccess(page, 'a match, its sheet over all');
});
