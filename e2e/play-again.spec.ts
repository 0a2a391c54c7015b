import { messages } from '@/lib/messages/index';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import { begin, goesOn, map, momentsOf, panel } from './play-table';
import { openWith } from './roster';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const say = playMessages.setUp;

test('the next match is offered as the last one was set up, and a hero who comes along is met by the same', async ({
  page,
}) => {
  await visit(page, '/play?hero=sample-jane&hero=sample-gerda');
  const player = page.getByLabel(say.player('hero 2'));
  await player.selectOption({ label: 'A person on this device' });
  await page.getByLabel(say.map, { exact: true }).selectOption({ label: 'Town' });
  // The board is drawn as it was chosen.
  const preview = page.getByRole('img', { name: say.preview('Town') });
  await expect(
    preview
      .locator('title')
      .filter({ hasText: /^House/ })
      .first(),
  ).toBeAttached();
  await page.getByLabel(say.practice).check();
  await page.getByRole('button', { name: say.begin }).click();
  await expect(map(page)).toBeVisible();
  await visit(page, '/play');
  const hero = (nth: number) =>
    page.getByLabel(say.side(`hero ${nth}`), { exact: true }).locator('option:checked');
  await expect(hero(1)).toHaveText(/^Jane/);
  await expect(hero(2)).toHaveText(/^Gerda Halfmoon/);
  await expect(player.locator('option:checked')).toHaveText('A person on this device');
  await expect(page.getByLabel(say.map, { exact: true }).locator('option:checked')).toHaveText('Town');
  await expect(page.getByLabel(say.practice)).toBeChecked();
  await visit(page, '/play?hero=sample-bito');
  await expect(hero(1)).toHaveText(/^Bito van Ostmark/);
  await expect(hero(2)).toHaveText(/^Gerda Halfmoon/);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(
    `a match that is kept lies above a new one, and opens at its top, at ${size.width} px`,
    long,
    async ({ page }) => {
      await page.setViewportSize(size);
      await begin(page, '/play?hero=sample-bito&hero=sample-jane');
      const before = await momentsOf(page);
      await panel(page).getByRole('button', { name: 'End turn', exact: true }).click();
      await goesOn(page, before);
      await expect(page).toHaveURL(/match=/);
      await visit(page, '/play');
      const [kept, fresh] = [
        page.getByRole('heading', { name: playMessages.saved.title }),
        page.getByRole('heading', { name: say.title, exact: true }),
      ];
      const [above, below] = [await kept.boundingBox(), await fresh.boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      await page
        .getByRole('link', { name: /^(Continue|Watch) / })
        .first()
        .click();
      await expect(map(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

test('the board fills the room of every wide window', long, async ({ page }) => {
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  for (const [width, height] of [
    [1280, 800],
    [1440, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(map(page)).toBeInViewport({ ratio: 1 });
    // All but the head of the page and a margin, or what a question beside it needs of the width.
    const board = () => map(page).boundingBox();
    await expect.poll(async () => (await board())?.width).toBeGreaterThan(height - 110);
    const { width: wide, height: high } = (await board()) ?? { width: 0, height: NaN };
    expect(high).toBeCloseTo(wide, 0);
  }
});

test('a hero of this device is in a match after two taps', async ({ page }) => {
  await openWith(page, 'Sigrid');
  await page.getByRole('button', { name: messages.myHeroes.hero.playWith('Sigrid'), exact: true }).click();
  await page.getByRole('button', { name: say.begin }).click();
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sigrid against /);
});
