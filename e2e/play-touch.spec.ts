import { expect, test, type Locator, type Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { touchMessages as say } from '@/lib/messages/touch';
import { visit } from './access';
import { goesOn, map, momentsOf, panel } from './play-table';
import { fixSeeds } from './seed';

test.beforeEach(fixSeeds);

const onMap = (page: Page, name: string): Locator => map(page).locator(`g:has(> title:text-is("${name}"))`);

const menu = (page: Page, name: string): Locator => page.getByRole('region', { name: say.menu(name) });

/** Two people at this device, and the first is asked what he does. */
const beginTwo = async (page: Page): Promise<{ readonly acts: string; readonly foe: string }> => {
  await visit(page, '/play?hero=sample-bito&hero=sample-gerda');
  await page.getByLabel('Who plays hero 2').selectOption({ label: 'A person at this device' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(panel(page).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  const names = ['Bito van Ostmark', 'Gerda Halfmoon'] as const;
  const who = await panel(page).getByRole('heading').first().innerText();
  return /gerda/i.test(who) ? { acts: names[1], foe: names[0] } : { acts: names[0], foe: names[1] };
};

test('a tap on your figure shows what it can do, and a tap on an opponent what you can do to them', async ({
  page,
}) => {
  const { acts, foe } = await beginTwo(page);
  await onMap(page, acts).click();
  await expect(menu(page, acts).getByText(say.aim)).toBeVisible();
  await expect(menu(page, acts).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await onMap(page, foe).click();
  await expect(menu(page, acts)).toBeHidden();
  await expect(
    menu(page, foe)
      .getByRole('button', { name: new RegExp(`^Charge ${foe} with`) })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page, foe)).toBeHidden();
});

test('a figure is drawn to where it goes, and the move is made', async ({ page }) => {
  const { acts } = await beginTwo(page);
  await onMap(page, acts).click();
  await expect(menu(page, acts).getByText(say.go)).toBeVisible();
  await page.keyboard.press('Escape');
  const before = await momentsOf(page);
  const box = await onMap(page, acts).locator('circle').last().boundingBox();
  const table = await map(page).boundingBox();
  if (!box || !table) throw new Error('the figure is nowhere');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const middle = { x: table.x + table.width / 2, y: table.y + table.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (middle.x - from.x) / 8, from.y + (middle.y - from.y) / 8, { steps: 6 });
  await page.mouse.up();
  await goesOn(page, before);
});
