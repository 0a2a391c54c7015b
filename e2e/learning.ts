import type { Locator, Page } from '@playwright/test';
import { lessonMessages } from '@/lib/messages/lesson';
import { playMessages } from '@/lib/messages/play';
import { expectAccess, visit } from './access';
import { ending, map, over, panel, readLesson, turnPages } from './play-table';
import { expect } from './test';
import { walkAcross, withDice } from './walking';

const note = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: lessonMessages.label(title) });

const halo = (page: Page): Locator => page.locator('[data-lesson-halo]');

/** Rings about what lessons that were read still point at. */
const kept = (page: Page): Locator => page.locator('[data-lesson-kept]');

const read = (page: Page): Locator => page.getByRole('button', { name: lessonMessages.read });

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('nowhere');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Middle of the ring, in parts of the map from its left upper corner. */
const middleOf = async (page: Page): Promise<readonly [number, number]> => {
  const [ring, all] = [await boxOf(halo(page).locator('path').first()), await boxOf(map(page))];
  return [(ring.x + ring.width / 2 - all.x) / all.width, (ring.y + ring.height / 2 - all.y) / all.height];
};

/** Expects that a note and what it points at are in sight at once. */
const expectApart = async (told: Locator, pointed: Locator): Promise<void> => {
  const [one, other] = [await boxOf(told), await boxOf(pointed)];
  const isApart =
    one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y;
  expect(isApart).toBe(true);
  await expect(pointed).toBeInViewport();
};

/**
 * Plays First Steps as somebody who has never seen the rules, with dice by which the book ends it early.
 * @param isPhone notes lie above the board
 */
export const learnFirstSteps = async (page: Page, isPhone: boolean): Promise<void> => {
  await withDice(page, 1);
  await visit(page, '/play');
  await page.getByRole('button', { name: playMessages.missions.begin(1, 'First Steps') }).click();

  const goal = note(page, 'This corner is your goal');
  await expect(goal).toBeVisible();
  const [left, top] = await middleOf(page);
  expect(left).toBeGreaterThan(0.8);
  expect(top).toBeLessThan(0.2);
  await expectApart(goal, halo(page));
  if (isPhone) {
    const coin = await boxOf(map(page).locator('g:has(> title:text-is("Trainee")) circle').last());
    expect(coin.width).toBeGreaterThan(32);
    const [told, board] = [await boxOf(goal), await boxOf(map(page))];
    expect(told.bottom).toBeLessThanOrEqual(board.y);
    // All of its text is in sight.
    expect(await goal.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThan(2);
    await expect(panel(page).getByRole('button', { name: 'Move', exact: true })).toBeInViewport();
  }
  await expectAccess(page, 'a lesson about a corner');

  // It stays pointed at once that is read, and all match long.
  await readLesson(page);
  await expect(goal).toBeHidden();
  await expect(kept(page)).toHaveCount(1);

  // Plague is told of before it is rolled for.
  const plague = note(page, 'Your hero has Plague');
  await expect(plague).toBeVisible();
  await readLesson(page);
  await expect(plague).toBeHidden();

  const distance = note(page, '#, the unit of length');
  await expect(distance).toBeVisible();
  const [x, y] = await middleOf(page);
  expect(x).toBeLessThan(0.3);
  expect(y).toBeGreaterThan(0.7);
  await expectApart(distance, halo(page));
  // The meaning of a word covers nothing of the lesson.
  await distance.getByRole('button', { name: '#', exact: true }).first().focus();
  await distance.getByRole('button', { name: '#', exact: true }).first().press('Enter');
  await expectApart(page.getByRole('tooltip'), distance);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  // By keys alone: what is asked is next.
  await turnPages(page);
  await read(page).focus();
  await page.keyboard.press('Enter');
  await expect(distance).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Move', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(playMessages.table.placeList, { exact: true })).toBeVisible();
  await expect(kept(page)).toHaveCount(1);

  const titles = new Set<string>();
  let seen = 0;
  const readAll = async (): Promise<void> => {
    while (await page.locator('[data-lesson]').isVisible()) {
      const told = page.locator('[data-lesson]');
      const title = await told.getByRole('heading').innerText();
      expect(titles).not.toContain(title);
      titles.add(title);
      const dice = page.locator('.die-taught');
      const isAboutDice = /Hand|green|Plague took/.test(title);
      await expect(isAboutDice ? dice.first() : halo(page)).toBeVisible();
      if (title === 'Your Hand') {
        await expect(dice).toHaveCount(5);
        await expectApart(told, page.locator('[data-dice-tray]'));
        await expectAccess(page, 'a lesson about dice');
      }
      seen += 1;
      await readLesson(page);
      await expect(told.getByRole('heading', { name: title, exact: true })).toBeHidden();
    }
  };
  const walkOn = page.getByRole('button', { name: lessonMessages.walkOn });
  await walkAcross(page, async () => {
    const isOffered = await walkOn.isVisible();
    if (!isPhone || !isOffered) await readAll();
    if (!(await walkOn.isVisible())) return;
    // Nothing new comes: he goes by himself from here, and a lesson that does come stops him.
    if (isPhone && isOffered && (await page.locator('[data-lesson]').isVisible())) {
      // The offer goes with the first step.
      const title = await page.locator('[data-lesson]').getByRole('heading').innerText();
      titles.add(title);
      seen += 1;
      await expect(walkOn).toBeInViewport({ ratio: 1 });
      await walkOn.click();
      await expect(note(page, title)).toBeHidden();
    } else await walkOn.click();
    await expect(async () => {
      await readAll();
      await expect(over(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
  for (const title of ['Turns and phases', 'Your die', 'What are the odds?', 'The rest of the way'])
    expect(titles).toContain(title);
  expect(seen).toBeGreaterThan(3);
  for (const title of ['Your Hand', 'Plague took dice', 'By the book, you’re out'])
    expect(titles).toContain(title);
  await expect(over(page)).toBeVisible();
  await expect(ending(page)).toContainText(
    /^Mission complete!\s*You made it: Trainee reached the opposite corner in phase \d+/,
  );
  await expect(page.getByRole('heading', { name: playMessages.missions.learned })).toBeVisible();
  await expect(page.getByText('You walk up to 1# for each die you have.')).toBeVisible();
  // All that was learned, and what comes next, without a scroll.
  if (isPhone) {
    await expect(page.getByText('Green pips set your skill off, and each one counts.')).toBeInViewport({
      ratio: 1,
    });
    await expect(
      page.getByRole('button', { name: playMessages.missions.begin(2, 'Melee Training') }),
    ).toBeInViewport({ ratio: 1 });
  }
  // Whoever comes back sees that it is done, and what is next, first.
  await visit(page, '/play');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(playMessages.missions.further);
  await expect(
    page.getByRole('button', { name: playMessages.missions.begin(1, 'First Steps') }),
  ).toContainText(playMessages.missions.won);
};
