import type { Locator, Page } from '@playwright/test';
import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { playMessages } from '@/lib/messages/play';
import { brush, openBuilder, pip } from './bench';
import { intoReach, middleOf, swipe } from './finger';
import { readPdf } from './pdf';
import type { FaceNumber } from '@/lib/dice/face';
import { expect, long, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

type Place = readonly [FaceNumber, number];

/** A finger: taps are counted, and a stroke across pips as one; what is typed into a field that a tap opened is not. */
const finger = () => {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (what: Locator): Promise<void> => {
      await what.tap();
      taps += 1;
    },
    stroke: async (page: Page, from: Place, to: Place): Promise<void> => {
      await intoReach(page, ...from);
      await swipe(page, await middleOf(page, ...from), await middleOf(page, ...to));
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

const isPainted = (page: Page, colour: string, ...places: readonly Place[]): Promise<unknown> =>
  Promise.all(
    places.map(([face, place]) =>
      expect(pip(page, face, place)).toHaveAccessibleName(new RegExp(`, ${colour}$`)),
    ),
  );

test('a newcomer brings Bito from an empty hero to the PDF with at most 30 taps', async ({ page }) => {
  await openBuilder(page);
  const hand = finger();
  const { tap, stroke } = hand;
  await write(page, hand, page.getByRole('textbox', { name: 'Name', exact: true }), 'Bito van Ostmark');
  await write(
    page,
    hand,
    page.getByRole('textbox', { name: messages.builder.heroTitle, exact: true }),
    'Paladin',
  );
  await tap(page.getByRole('radio', { name: 'Heavy' }));
  await expect(page.getByRole('radio', { name: 'Heavy' })).toBeChecked();
  await tap(page.getByRole('button', { name: 'Shield', exact: true }));
  await expect(page.getByText('Up to 4 Defence pips per face', { exact: false })).toBeVisible();

  await tap(brush(page, 'Defence'));
  await stroke(page, [6, 1], [6, 2]);
  await stroke(page, [6, 3], [6, 4]);
  await stroke(page, [5, 1], [5, 2]);
  await stroke(page, [5, 4], [5, 5]);
  await isPainted(page, 'Defence', [6, 1], [6, 2], [6, 3], [6, 4], [5, 1], [5, 2], [5, 4], [5, 5]);
  await tap(brush(page, 'Magic'));
  await tap(pip(page, 6, 5));
  await tap(brush(page, 'Skill'));
  await tap(pip(page, 6, 6));
  await tap(brush(page, 'Melee'));
  await stroke(page, [4, 1], [4, 2]);
  await tap(pip(page, 4, 3));
  await tap(pip(page, 3, 1));
  await isPainted(page, 'Melee', [4, 1], [4, 2], [4, 3], [3, 1]);

  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  await tap(bar.getByRole('button', { name: 'Gear' }));
  const equipment = page.getByRole('region', { name: 'Armour and weapons' });
  await tap(equipment.getByRole('button', { name: 'Add a weapon' }));
  await write(page, hand, equipment.getByRole('textbox', { name: 'Blunt' }), 'Heavy mace');

  await tap(bar.getByRole('button', { name: 'Skills' }));
  await tap(page.getByRole('button', { name: 'Add a skill', exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('regrowth');
  await tap(dialog.locator('[data-skill="druid/regrowth"]'));
  await tap(dialog.getByRole('button', { name: 'Done' }));

  await expect(bar).toContainText('Legal · 20/20');
  await tap(bar.getByRole('button', { name: messages.builder.bar.card }));
  await expect(page.getByRole('img', { name: /Bito van Ostmark.*front/ })).toBeInViewport();
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Print', exact: true }));
  await tap(page.getByRole('button', { name: printPageMessages.make }));
  const saving = page.waitForEvent('download');
  await tap(page.getByRole('link', { name: printPageMessages.save }));
  const [sheet] = await readPdf(await saving);
  for (const word of ['Bito van Ostmark', 'Paladin', 'Regrowth', 'Heavy mace'])
    expect(sheet?.text).toContain(word);
  expect(hand.taps()).toBeLessThanOrEqual(30);
});

test('an empty builder offers a concept, chance and a blank die, and none is a dead end', async ({
  page,
}) => {
  await openBuilder(page);
  const ways = page.getByRole('region', { name: messages.builder.beginnings.label });
  await ways.getByRole('button', { name: /^A concept/ }).tap();
  await page.getByRole('dialog').locator('[data-concept]').first().tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ways).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expect(ways).toBeVisible();
  await ways.getByRole('button', { name: /^A random hero/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: messages.builder.start.take }).tap();
  await expect(page.getByRole('region', { name: 'Hero at a glance' })).toContainText(/Legal · [1-9]/);
  await page.goto('/build?new=1');
  await ways.getByRole('button', { name: /^A blank die/ }).tap();
  await expect(ways).toBeHidden();
});

test('the card is a sheet that closes to where one was', long, async ({ page }) => {
  await openBuilder(page);
  await page.evaluate(() => window.scrollTo(0, 180));
  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  // Where it lies: a tap by its name scrolls to where what sticks to an edge would lie otherwise.
  const tap = async (name: string): Promise<void> => {
    const box = await bar.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error(`${name} is not drawn`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap('Card');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /, front/ }).first()).toBeInViewport();
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(180);
  await tap('Skills');
  await expect(page.getByRole('button', { name: 'Add a skill', exact: true })).toBeInViewport();
  await tap('Die');
  expect(await page.evaluate(() => window.scrollY)).toBe(180);
});

test('on a phone the bar stays at the bottom to the end of the page', long, async ({ page }) => {
  await openBuilder(page);
  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  await expect(bar).toBeInViewport();
  const gap = (): Promise<number> =>
    bar.evaluate((element) => Math.round(window.innerHeight - element.getBoundingClientRect().bottom));
  expect(await gap()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await gap()).toBe(0);
});

test('on a phone state, card and print stay in sight, and a problem is one tap away', async ({ page }) => {
  await openBuilder(page);
  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('20 points to spend');
  for (const place of [1, 2]) {
    await brush(page, 'Melee').tap();
    await pip(page, 6, place).tap();
  }
  await bar.getByRole('button', { name: 'Skills' }).tap();
  await page.getByRole('button', { name: 'Add a skill', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('aimed');
  await dialog.locator('[data-skill="ranger/aimed-shot"]').tap();
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await expect(bar).toContainText('Legal · 4/20');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the bar leads to the first problem', long, async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('radio', { name: 'Light' }).tap();
  await brush(page, 'Defence').tap();
  await pip(page, 6, 1).tap();
  await page.getByRole('radio', { name: 'None', exact: true }).tap();
  const bar = page.getByRole('region', { name: 'Hero at a glance' });
  await bar.getByRole('button', { name: 'Followers' }).tap();
  await bar.getByRole('button', { name: /^1 problem · 1\/20/ }).tap();
  await expect(page.locator('[data-issue="error"]')).toBeInViewport();
  await expect(page.locator('[data-issue="error"]')).toBeFocused();
});

test('learning the game leads to the missions at once, from wherever on the page', long, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: homeMessages.learn }).tap();
  await expect(page.getByRole('heading', { name: playMessages.missions.title })).toBeInViewport();
});
