import type { Locator } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import { begin, map, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

test('the map is looked at from closer by keys, a ruler measures, and ranges are shown', async ({ page }) => {
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  await expect(panel(page).getByRole('button', { name: 'End turn' })).toBeVisible();
  await page.getByRole('radio', { name: playMessages.table.speeds.paused }).click();
  const table = map(page);
  const whole = await table.getAttribute('viewBox');
  await page.getByRole('group', { name: /^The map: arrow keys move it/ }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(table).not.toHaveAttribute('viewBox', whole ?? '');
  const closer = await table.getAttribute('viewBox');
  await page.keyboard.press('ArrowRight');
  await expect(table).not.toHaveAttribute('viewBox', closer ?? '');
  await page.keyboard.press('0');
  await expect(table).toHaveAttribute('viewBox', whole ?? '');
  await page.getByRole('button', { name: playMessages.map.closer }).click();
  await expect(table).not.toHaveAttribute('viewBox', whole ?? '');
  await page.getByRole('button', { name: playMessages.map.whole }).click();
  await page.getByRole('button', { name: playMessages.map.tools.ranges }).click();
  await expect(page.getByRole('button', { name: playMessages.map.tools.ranges })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: playMessages.map.tools.ruler }).click();
  await page.getByLabel(playMessages.map.ends.from, { exact: true }).selectOption({ label: 'Jane' });
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Fang' });
  await expect(page.getByText(/^(In base contact|\d+(?:\.\d)?#)(,| and) in sight/)).toBeVisible();
});

test(
  'whom one points at on the map stands alone among what can be done, and terrain tells its answers',
  long,
  async ({ page }) => {
    await visit(page, '/play?hero=sample-bito&hero=sample-gerda');
    await page.getByLabel('Who plays hero 2').selectOption({ label: 'A person on this device' });
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    const onMap = (name: string): Locator => map(page).locator(`g:has(> title:text-is("${name}"))`);
    const move = panel(page).getByRole('button', { name: 'Move', exact: true });
    await expect(move).toBeVisible();
    const who = await panel(page).getByRole('heading').first().innerText();
    const foe = /gerda/i.test(who) ? 'Bito van Ostmark' : 'Gerda Halfmoon';
    await onMap(foe).click();
    await expect(panel(page).getByText(`What you can aim at ${foe}:`)).toBeVisible();
    await expect(move).toBeHidden();
    await expect(
      panel(page)
        .getByRole('button', { name: new RegExp(`^Charge ${foe} with`) })
        .first(),
    ).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'End turn' })).toBeVisible();
    await panel(page).getByRole('button', { name: playMessages.table.aimedAll }).click();
    await expect(move).toBeVisible();
    await onMap('Wood').first().click();
    const told = page.getByText('Wood, 2# high: cover, no sight.');
    await expect(told.first()).toBeVisible();
    await move.click();
    await expect(panel(page).getByLabel(playMessages.table.place, { exact: true })).toBeAttached();
  },
);
