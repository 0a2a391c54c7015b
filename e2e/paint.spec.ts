import type { Page } from '@playwright/test';
import type { FaceNumber } from '@/lib/dice/face';
import { messages } from '@/lib/messages/index';
import { brush, copyLink, openBuilder, paint, pip, saved } from './bench';
import { expect, long, test } from './test';

const middleOf = async (page: Page, face: FaceNumber, place: number) => {
  const dot = pip(page, face, place);
  // The first pip that is painted moves the die: measured once nothing moves.
  await expect(async () => {
    const before = await dot.boundingBox();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await dot.boundingBox()).toEqual(before);
  }).toPass();
  const box = await dot.boundingBox();
  if (!box) throw new Error(`pip ${place} of the ${face}-face is nowhere`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Draws with the mouse from pip to pip, on a die that has a pip already: the first one moves the die. All places are
 * measured before, because a press that stays where it is fills the face.
 */
const draw = async (page: Page, ...places: readonly (readonly [FaceNumber, number])[]): Promise<void> => {
  const [first, ...others] = await Promise.all(places.map(([face, place]) => middleOf(page, face, place)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
};

const undoName = (page: Page) => page.getByRole('button', { name: /^Undo/ });

test('a drag paints every pip it crosses, in one step', async ({ page }) => {
  await openBuilder(page);
  await paint(page, 'Melee', [[5, 1]]);
  await draw(page, [6, 1], [6, 5]);
  for (const place of [1, 3, 5])
    await expect(pip(page, 6, place)).toHaveAccessibleName(`6-face, pip ${place} of 6, Melee`);
  await expect(pip(page, 6, 2)).toHaveAccessibleName(/empty/);
  await expect(undoName(page)).toHaveText('Undo paint the 6-face');
  await undoName(page).click();
  for (const place of [1, 3, 5]) await expect(pip(page, 6, place)).toHaveAccessibleName(/empty/);
});

test('a drag that begins by clearing clears', long, async ({ page }) => {
  await openBuilder(page);
  await paint(page, 'Melee', [
    [6, 1],
    [6, 3],
    [6, 5],
  ]);
  await draw(page, [6, 1], [6, 5]);
  for (const place of [1, 3, 5]) await expect(pip(page, 6, place)).toHaveAccessibleName(/empty/);
});

test('keys paint and clear, and arrows lead across faces', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('radio', { name: 'Heavy' }).click();
  await pip(page, 6, 1).focus();
  for (const [key, colour] of [
    ['d', 'Defence'],
    ['m', 'Melee'],
    ['r', 'Ranged'],
    ['a', 'Magic'],
    ['s', 'Skill'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(pip(page, 6, 1)).toHaveAccessibleName(`6-face, pip 1 of 6, ${colour}`);
  }
  await page.keyboard.press('Backspace');
  await expect(pip(page, 6, 1)).toHaveAccessibleName(/empty/);
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^1-face/);
  await page.keyboard.press('Home');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^5-face/);
});

test(
  'the mouse and the focus show what a pip costs, changes, or why it is locked',
  long,
  async ({ page }) => {
    await openBuilder(page);
    await brush(page, 'Melee').click();
    await pip(page, 6, 1).hover();
    await expect(page.getByText('Melee: 2 points, 18 left')).toBeVisible();
    await pip(page, 1, 1).hover({ force: true });
    await expect(page.getByText('The 1-face stays empty', { exact: false }).first()).toBeVisible();
    await brush(page, 'Magic').click();
    await pip(page, 6, 1).focus();
    await expect(pip(page, 6, 1)).toHaveAccessibleDescription('Magic: 4 points, 16 left');
    await page.keyboard.press('a');
    await expect(pip(page, 6, 1)).toHaveAccessibleDescription('Magic painted: 16 left');
  },
);

test('pips stay where they were painted: after a reload, behind the link and on the card', async ({
  page,
}) => {
  await openBuilder(page);
  await paint(page, 'Melee', [
    [6, 6],
    [6, 3],
  ]);
  await paint(page, 'Skill', [[6, 1]]);
  const laid = () =>
    page
      .locator('[data-face="6"] [data-pip]')
      .evaluateAll((pips) =>
        pips.map((each) => (each.ariaLabel ?? '').replace(/, locked$/, '').replace(/^.*, /, '')),
      );
  const wanted = ['Skill', 'empty', 'Melee', 'empty', 'empty', 'Melee'];
  expect(await laid()).toEqual(wanted);
  await saved(page);
  await page.reload();
  await expect.poll(laid).toEqual(wanted);
  const link = new URL(await copyLink(page));
  await page.goto(`/build?from=${link.pathname.replace('/hero/', '')}`);
  await page.getByRole('button', { name: messages.myHeroes.addAgain }).click();
  await expect.poll(laid).toEqual(wanted);
});

test('every pip is a target of 40 px at least', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBuilder(page);
  const sizes = await page
    .locator('[data-pip]')
    .evaluateAll((pips) => pips.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
});
