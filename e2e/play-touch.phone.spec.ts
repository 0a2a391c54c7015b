import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import { overhang, visit } from './access';
import { swipe } from './finger';
import { goesOn, map, momentsOf, panel, readLessons } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';
import { beginTwo, menu, middleOn, tinted, towardsMiddle } from './touching';

test.beforeEach(fixSeeds);

test('a finger opens the menu below the map, taps a place twice to move, and drags', async ({ page }) => {
  const { acts, foe } = await beginTwo(page);
  await map(page).evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await tinted(page);
  const at = await middleOn(page, acts);
  await page.touchscreen.tap(at.x, at.y);
  await expect(menu(page, acts)).toBeVisible();
  const sheet = await menu(page, acts).boundingBox();
  const table = await map(page).boundingBox();
  if (!sheet || !table) throw new Error('the menu or the map is nowhere');
  // The map stays in sight: the menu lies below it.
  expect(table.y).toBeGreaterThanOrEqual(-1);
  expect(table.y + table.height).toBeLessThanOrEqual(sheet.y + 1);
  expect(await overhang(page)).toEqual([]);
  const other = await middleOn(page, foe);
  await page.touchscreen.tap(other.x, other.y);
  await expect(menu(page, foe)).toBeVisible();
  await menu(page, foe).getByRole('button', { name: say.close, exact: true }).tap();
  await expect(menu(page, foe)).toBeHidden();
  const before = await momentsOf(page);
  const near = await towardsMiddle(page, acts, 0.2);
  await page.touchscreen.tap(near.x, near.y);
  // On a phone the sheet says where that leads; nothing covers the board.
  await expect(panel(page).getByRole('button', { name: /^Move: \d/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: say.places })).toBeHidden();
  await page.touchscreen.tap(near.x + 6, near.y + 6);
  await goesOn(page, before);
  await tinted(page);
  const now = await momentsOf(page);
  // Straight up or down, the way you scroll a page: the figure still follows.
  const [from, to] = [await middleOn(page, acts), await towardsMiddle(page, acts, 0.15)];
  await swipe(page, from, { x: from.x, y: to.y });
  await goesOn(page, now);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const)
  test(
    `the first tap on a spell shows all of it, a second one casts it, at ${size.width} x ${size.height}`,
    size.width === 390 ? {} : long,
    async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, '/play?hero=sample-uncle-tom&hero=sample-gerda');
      await page.getByRole('button', { name: playMessages.setUp.begin }).click();
      const spell = page.locator('[data-answers] [data-two-taps]').filter({ hasText: 'Glyph' });
      const picked = page.locator('[data-picked]');
      // The computer may go first.
      await expect(spell).toBeAttached({ timeout: 60_000 });
      const before = await momentsOf(page);
      await spell.tap();
      await expect(picked).toContainText('store 1 use of it');
      await expect(picked.getByRole('button').first()).toBeInViewport({ ratio: 1 });
      await expect(spell).toBeHidden();
      expect(await momentsOf(page)).toBe(before);
      await picked.getByRole('button', { name: say.unpick }).tap();
      await expect(picked).toHaveCount(0);
      await spell.tap();
      await picked.getByRole('button').first().tap();
      await goesOn(page, before);
    },
  );

test(
  'after Move, the sheet has the way to go there first, above its fold and over nothing that is read',
  long,
  async ({ page }) => {
    await visit(page, '/play');
    await page.getByRole('button', { name: playMessages.missions.begin(1, 'First Steps') }).tap();
    await readLessons(page);
    await panel(page).getByRole('button', { name: 'Move', exact: true }).tap();
    const hint = panel(page).getByText(playMessages.table.hint, { exact: true });
    await expect(hint).toBeVisible();
    await tinted(page);
    const box = await map(page).boundingBox();
    if (!box) throw new Error('the map is nowhere');
    await page.touchscreen.tap(box.x + box.width * 0.18, box.y + box.height * 0.8);
    const go = panel(page).getByRole('button', { name: playMessages.table.goThere });
    await expect(go).toBeInViewport({ ratio: 1 });
    const [button, text] = [await go.boundingBox(), await hint.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  },
);

test('those to choose from are tinted, one tap chooses, and whoever is chosen has the menu next', async ({
  page,
}) => {
  await visit(page, '/play?hero=sample-merry-men&hero=sample-ragtags');
  await page.getByLabel('Who plays warband 2').selectOption({ label: 'A person on this device' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  // On the whole table a finger is wider than a coin, but a tap on the middle of one means it alone.
  await page.getByRole('button', { name: playMessages.map.whole }).tap();
  await expect(page.getByRole('button', { name: playMessages.map.further })).toBeDisabled();
  await expect(map(page).locator('[data-choosable]')).not.toHaveCount(0);
  // Either side may begin.
  const joan = panel(page).getByRole('button', { name: 'Long Joan', exact: true });
  const fighter = (await joan.count()) > 0 ? 'Long Joan' : 'Grylls';
  const at = await middleOn(page, fighter);
  await page.touchscreen.tap(at.x, at.y);
  await expect(menu(page, fighter).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await expect(map(page).locator('[data-choosable]')).toHaveCount(0);
});

test(
  'in a crowd a figure follows the finger from its coin, which lies beside its base',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await visit(page, '/play?set=draco');
    for (const who of ['Cathryn, Daeldric, Braron and Amalica', 'Eryam'])
      await page.getByLabel(`Who plays ${who}`).selectOption({ label: 'A person on this device' });
    await page.getByLabel(playMessages.setUp.map).selectOption({ label: 'Trees placed at random' });
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await readLessons(page);
    const slayer = /What does (Cathryn|Daeldric|Braron|Amalica) do/;
    const heading = panel(page).getByRole('heading', { name: slayer });
    for (let turn = 0; turn < 5 && !(await heading.isVisible()); turn += 1) {
      const before = await momentsOf(page);
      await panel(page).getByRole('button').last().tap();
      await goesOn(page, before);
    }
    await tinted(page);
    const name = slayer.exec(await heading.innerText())?.[1] ?? '';
    const before = await momentsOf(page);
    await swipe(page, await middleOn(page, name), await towardsMiddle(page, name, 0.25));
    await goesOn(page, before);
  },
);
