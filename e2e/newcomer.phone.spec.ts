import { expect, test, type Locator, type Page } from '@playwright/test';
import { brush, openBuilder, pip } from './bench';
import { readPdf } from './pdf';

test.use({ viewport: { width: 390, height: 844 } });

/** A finger: taps are counted; what is typed into the field that a tap opened is not. */
const finger = () => {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (what: Locator): Promise<void> => {
      await what.tap();
      taps += 1;
    },
  };
};

type Finger = ReturnType<typeof finger>;

const write = async (page: Page, { tap }: Finger, field: Locator, text: string): Promise<void> => {
  await tap(field);
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
};

const paint = async (
  page: Page,
  { tap }: Finger,
  colour: string,
  places: readonly (readonly [Parameters<typeof pip>[1], number])[],
): Promise<void> => {
  await tap(brush(page, colour));
  for (const [face, place] of places) {
    await tap(pip(page, face, place));
    await expect(pip(page, face, place)).toHaveAccessibleName(new RegExp(`, ${colour}$`));
  }
};

test('a newcomer brings Bito from an empty hero to the PDF with at most 40 taps', async ({ page }) => {
  await openBuilder(page);
  const hand = finger();
  const { tap } = hand;
  await write(page, hand, page.getByRole('textbox', { name: 'Name', exact: true }), 'Bito van Ostmark');
  await write(page, hand, page.getByRole('textbox', { name: 'Title', exact: true }), 'Paladin');
  await tap(page.getByRole('radio', { name: 'Heavy' }));
  await expect(page.getByRole('radio', { name: 'Heavy' })).toBeChecked();
  await tap(page.getByRole('button', { name: 'Shield', exact: true }));
  await expect(page.getByText('Up to 4 Defence pips per face', { exact: false })).toBeVisible();

  const equipment = page.getByRole('region', { name: 'Armour and weapons' });
  await tap(equipment.getByRole('button', { name: 'Add a weapon' }));
  await write(page, hand, equipment.getByRole('textbox', { name: 'Blunt' }), 'Heavy mace');

  await paint(page, hand, 'Defence', [
    [6, 1],
    [6, 2],
    [6, 3],
    [6, 4],
    [5, 1],
    [5, 2],
    [5, 3],
    [5, 4],
  ]);
  await paint(page, hand, 'Magic', [[6, 5]]);
  await paint(page, hand, 'Skill', [[6, 6]]);
  await paint(page, hand, 'Melee', [
    [4, 1],
    [4, 2],
    [4, 3],
    [3, 1],
  ]);

  await tap(page.getByRole('button', { name: 'Add a skill', exact: true }));
  const dialog = page.getByRole('dialog');
  await write(page, hand, dialog.getByRole('searchbox', { name: 'Search' }), 'regrowth');
  await tap(dialog.locator('[data-skill="druid/regrowth"]'));
  await tap(dialog.getByRole('button', { name: 'Done' }));

  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  await expect(bar).toContainText('Legal · 20/20');
  await tap(bar.getByRole('button', { name: 'Card' }));
  await expect(page.getByRole('img', { name: /Bito van Ostmark.*front/ })).toBeInViewport();
  await tap(bar.getByRole('link', { name: 'Print', exact: true }));
  await tap(page.getByRole('button', { name: 'Make the PDF' }));
  const saving = page.waitForEvent('download');
  await tap(page.getByRole('link', { name: 'Save PDF' }));
  const [sheet] = await readPdf(await saving);
  for (const word of ['Bito van Ostmark', 'Paladin', 'Regrowth', 'Heavy mace', '20 points'])
    expect(sheet?.text).toContain(word);
  expect(hand.taps()).toBeLessThanOrEqual(40);
});

test('on a phone state, card and print stay in sight, and a problem is one tap away', async ({ page }) => {
  await openBuilder(page);
  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Legal · 0/20');
  for (const place of [1, 2]) {
    await brush(page, 'Melee').tap();
    await pip(page, 6, place).tap();
  }
  await page.getByRole('button', { name: 'Add a skill', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('aimed');
  await dialog.locator('[data-skill="ranger/aimed-shot"]').tap();
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await expect(bar).toContainText('Legal · 4/20');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the bar leads to the first problem', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('radio', { name: 'Light' }).tap();
  await brush(page, 'Defence').tap();
  await pip(page, 6, 1).tap();
  await page.getByRole('radio', { name: 'None', exact: true }).tap();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  await bar.getByRole('button', { name: /^1 problem, 1 of 20 points/ }).tap();
  await expect(page.locator('[data-issue="error"]')).toBeInViewport();
  await expect(page.locator('[data-issue="error"]')).toBeFocused();
});
