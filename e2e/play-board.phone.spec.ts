import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as touch } from '@/lib/messages/touch';
import { isPerson } from '@/lib/session/session';
import { isLong } from '@/lib/testing/runs';
import { goesOn, map, momentsOf, openPlaces, over, panel } from './play-table';
import { encounterOfSamples, linkWhere, seatsOf } from './running-match';
import { fixSeeds } from './seed';
import { cutRows, scrollSheet, wholeAnswers } from './sheet-rows';
import { expect, test } from './test';
import { menu, middleOn } from './touching';

test.beforeEach(fixSeeds);

const say = playMessages.table;

const carnage = (seed: number) =>
  encounterOfSamples('living', ['gerda', 'jane', 'bito', 'jane'], 'all-out-carnage', seed);

/** Plays a match of a link on. */
const playOn = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: say.goOn }).click();
  await expect(page.getByRole('button', { name: say.goOn })).toHaveCount(0);
  await expect(map(page)).toBeVisible();
};

test('news keeps to its room above the board, all of it can be read, and dice lie below it', async ({
  page,
}) => {
  const encounter = await carnage(777);
  const own = (by: Parameters<typeof isPerson>[0]): boolean => isPerson(by);
  await playOn(
    page,
    linkWhere(encounter, seatsOf(encounter, 1), ({ by, at }) => at > 80 && own(by)),
  );
  const previous = page.getByRole('button', { name: say.previous });
  await page.getByRole('slider', { name: say.tray.label }).press('End');
  const slider = page.getByRole('slider', { name: say.moment });
  for (let nth = 0; nth < (isLong ? 45 : 15); nth += 1) {
    await expect
      .poll(() =>
        page.evaluate(() => {
          const box = (what: string) => document.querySelector(what)?.getBoundingClientRect();
          const news = document.querySelector('[data-news]');
          const [text, board, dice] = [
            box('[data-banner-text]'),
            box('[data-match-board]'),
            box('[data-dice-tray]'),
          ];
          if (!news || !text || !board) return 'nothing is told';
          if (text.bottom > board.top + 1) return 'the news lies over the board';
          if (dice && dice.top < text.bottom) return 'the dice lie over the news';
          // A single deed may be longer than that: all of it opens over the board.
          const isOpened =
            !news.querySelector('ul') && document.querySelector('[data-banner-text] [aria-expanded]');
          return !isOpened && news.scrollHeight > news.clientHeight + 2 ? `cut: ${news.textContent}` : '';
        }),
      )
      .toBe('');
    const before = await slider.getAttribute('aria-valuetext');
    await previous.click();
    await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
  }
});

test('a low sheet has no empty space where more answers are hidden', async ({ page }) => {
  const encounter = await carnage(777);
  const link = linkWhere(
    encounter,
    seatsOf(encounter, 1),
    ({ words, by }) => isPerson(by) && words.options.filter(({ isRolled }) => isRolled).length > 4,
  );
  await playOn(page, link);
  await expect(panel(page).getByRole('button', { name: /more ↓/ })).toBeVisible();
  // With its chances each answer has its height.
  await expect(panel(page).getByText(say.reckons)).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const ends = document.querySelector('[data-ends]')?.getBoundingClientRect().top ?? 0;
        const cover =
          document.querySelector('[data-ends] > li[aria-hidden]')?.getBoundingClientRect().height ?? 0;
        const answers = [...document.querySelectorAll('[data-answers] button')];
        const bottoms = answers
          .map((each) => each.getBoundingClientRect())
          .filter(({ top }) => top < ends - cover);
        return ends - Math.min(ends, Math.max(...bottoms.map(({ bottom }) => bottom)));
      }),
    )
    .toBeLessThan(32);
});

test('whole answers are seen wherever the sheet is scrolled, and it rises for more of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const encounter = await encounterOfSamples('living', ['azaria', 'jane'], 'king-of-the-hill', 777);
  await playOn(
    page,
    linkWhere(encounter, seatsOf(encounter, 1), ({ words, by }) => isPerson(by) && words.options.length > 8),
  );
  const handle = page.getByRole('slider', { name: say.tray.label });
  const tools = page.getByRole('group', { name: playMessages.map.bar, exact: true });
  await expect(panel(page).getByText(say.reckons)).toHaveCount(0);
  // The board has all of the width.
  expect((await map(page).boundingBox())?.width).toBeGreaterThan(360);
  for (const height of ['peek', 'half'] as const) {
    await expect(handle).toHaveAttribute('aria-valuetext', say.tray.heights[height]);
    const [row, grip] = [await tools.boundingBox(), await handle.boundingBox()];
    expect(Math.abs((row?.y ?? 0) - (grip?.y ?? 0)), 'tools lie at the handle').toBeLessThan(3);
    for (let top = 0, isMoreBelow = true; isMoreBelow; top += 25) {
      await scrollSheet(page, top);
      await expect.poll(() => cutRows(page), `${height}, scrolled ${top} px`).toEqual([]);
      const seen = await wholeAnswers(page);
      expect(seen.whole, `${height}, scrolled ${top} px`).toBeGreaterThan(0);
      ({ isMoreBelow } = seen);
    }
    await scrollSheet(page, 0);
    if (height === 'peek') {
      // A locator's tap would scroll first.
      const more = await panel(page)
        .getByRole('button', { name: /more ↓/ })
        .boundingBox();
      if (more) await page.touchscreen.tap(more.x + more.width / 2, more.y + more.height / 2);
    }
  }
});

test('whoever has fallen lets the computers play on, from the sheet as it is', async ({ page }) => {
  const encounter = await carnage(3);
  const link = linkWhere(
    encounter,
    seatsOf(encounter, 1),
    ({ scene, by }) =>
      !isPerson(by) && scene.figures.every(({ owner, state }) => owner !== 0 || state !== 'up'),
  );
  await playOn(page, link);
  const skip = page.getByRole('button', { name: say.ahead.skip });
  await expect(skip).toBeInViewport({ ratio: 1 });
  await skip.tap();
  await expect(over(page)).toBeVisible({ timeout: 30_000 });
});

test('a tap on a target shows the chances, a second one chooses', async ({ page }) => {
  const ids = ['first-bito', 'first-thranduil', 'first-hekate', 'first-bito'];
  const encounter = await encounterOfSamples('first', ids, 'deathmatch', 4);
  let target = '';
  const link = linkWhere(encounter, seatsOf(encounter, 4), ({ words, scene }) => {
    const targets = words.options.filter(({ isEnd }) => !isEnd);
    const isAim =
      targets.length > 1 &&
      targets.every(({ text, isRolled, target: id }) => {
        return isRolled && scene.figures.some((each) => each.id === id && each.name === text);
      });
    target = targets[0]?.text ?? '';
    return isAim;
  });
  await playOn(page, link);
  const before = await momentsOf(page);
  const at = await middleOn(page, target);
  await page.touchscreen.tap(at.x, at.y);
  const choose = menu(page, target).getByRole('button', { name: touch.choose(target) });
  await expect(choose).toBeInViewport();
  await expect(choose).not.toContainText(say.reckons);
  expect(await momentsOf(page)).toBe(before);
  await page.touchscreen.tap(at.x, at.y);
  await goesOn(page, before);
});

test('whoever comes back reads that, and picks from places in groups', async ({ page }) => {
  const encounter = await encounterOfSamples('living', ['bito', 'jane'], 'king-of-the-hill', 777);
  const link = linkWhere(
    encounter,
    seatsOf(encounter, 1),
    ({ words, by }) => isPerson(by) && words.sentence.includes('come back'),
  );
  await playOn(page, link);
  await expect(page.locator('[data-turn-text]')).toHaveText(/^Phase \d+\. Bito van Ostmark comes back\.$/);
  const places = await openPlaces(page);
  expect(await places.locator('optgroup').count()).toBeGreaterThan(1);
  // The last place of the last group can be chosen like any other.
  await places.selectOption({ index: (await places.locator('option').count()) - 1 });
  const before = await momentsOf(page);
  await panel(page).getByRole('button', { name: say.goThere }).tap();
  await goesOn(page, before);
});

test('a scenario says where it is chosen how it is won, and so do all of them together', async ({ page }) => {
  await page.goto('/play?hero=sample-bito&hero=sample-jane');
  const scenario = page.getByLabel(playMessages.setUp.scenario, { exact: true });
  await expect(scenario).toHaveAccessibleDescription(/last hero standing wins\. .* phases\.$/);
  await scenario.selectOption({ label: 'King of the Hill' });
  await expect(scenario).toHaveAccessibleDescription(/first team to reach 30 points wins\./);
  await page.getByText(playMessages.setUp.scenariosTold(7)).tap();
  await expect(page.getByText(/Carry parcels home/)).toBeVisible();
});
