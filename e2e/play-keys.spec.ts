import type { Locator, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import { ending, goesOn, momentsOf, over, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

/** Presses a key this many times, faster than the page can draw. */
const press = (page: Page, key: string, times: number): Promise<void> =>
  page.evaluate(
    ([pressed, count]) => {
      for (let nth = 0; nth < count; nth += 1)
        for (const type of ['keydown', 'keyup'])
          document.activeElement?.dispatchEvent(
            new KeyboardEvent(type, { key: pressed, code: pressed, bubbles: true, cancelable: true }),
          );
    },
    [key, times] as const,
  );

/** Presses Tab until something has the focus. */
const tabTo = async (page: Page, goal: Locator): Promise<void> => {
  for (let nth = 0; nth < 200; nth += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab leads not there.');
};

/** Answers what is asked, with keys alone: attacks where it can, moves once a while, else ends what is under way. */
const answerByKeys = async (page: Page, nth: number): Promise<void> => {
  const asked = panel(page);
  const place = asked.getByLabel(playMessages.table.place, { exact: true });
  if ((await place.count()) > 0) {
    if (!(await place.isVisible())) {
      const list = asked.locator('summary', { hasText: playMessages.table.placeList });
      await tabTo(page, list);
      await page.keyboard.press('Enter');
    }
    await tabTo(page, place);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, asked.getByRole('button', { name: playMessages.table.goThere }));
    await page.keyboard.press('Enter');
    return;
  }
  const build = asked.getByRole('button', { name: playMessages.table.building.build });
  if ((await build.count()) > 0) {
    await tabTo(page, build);
    await page.keyboard.press('Enter');
    return;
  }
  const texts = await asked.getByRole('button').allInnerTexts();
  const attack = texts.findIndex((text) => /^(Attack|Charge|Shoot)/.test(text));
  const move = nth % 7 === 0 ? texts.findIndex((text) => text === 'Move') : -1;
  const at = attack >= 0 ? attack : move >= 0 ? move : texts.length - 1;
  await tabTo(page, asked.getByRole('button').nth(at));
  await page.keyboard.press('Enter');
};

/** Plays on with keys alone until the match is over. */
const playOut = async (page: Page): Promise<void> => {
  for (let nth = 0; nth < 600; nth += 1) {
    const ours = panel(page).getByRole('button').first();
    await expect(over(page).or(ours)).toBeVisible();
    if (await over(page).isVisible()) return;
    const before = await momentsOf(page);
    await answerByKeys(page, nth);
    await goesOn(page, before);
  }
  throw new Error('The match has no end.');
};

for (const [game, path] of [
  ['the Living Rulebook', '/play?hero=sample-bito&hero=sample-jane'],
  ['the first edition', '/play?hero=sample-first-bito'],
] as const)
  test(`one against one with the computer to its end, by keyboard alone: ${game}`, long, async ({ page }) => {
    await visit(page, path);
    const start = page.getByRole('button', { name: playMessages.setUp.begin });
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    const speed = page.getByRole('radiogroup', { name: playMessages.table.speed });
    await tabTo(page, speed.getByRole('radio', { checked: true }));
    await press(page, 'ArrowRight', 2);
    await expect(speed.getByRole('radio').last()).toBeChecked();
    await playOut(page);
    await expect(ending(page)).toContainText(/wins?( on points, \d+ to \d+)?: |A draw: /);
  });
