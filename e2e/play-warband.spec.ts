import type { Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { expectAccess, visit } from './access';
import { ending, goesOn, map, momentsOf, openPlaces, over, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const table = '/play?hero=sample-merry-men&hero=sample-ragtags';
const easy = { label: 'Easy computer: often guesses' };

/** Answers by a button of what is asked, and waits until the match has gone on. */
const answer = async (page: Page, name: string | RegExp): Promise<void> => {
  const before = await momentsOf(page);
  await panel(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
  await goesOn(page, before);
};

for (const scenario of ['King of the Hill', 'Treasure'])
  test(`two warbands are watched to the end of ${scenario}`, long, async ({ page }) => {
    await visit(page, table);
    for (const nth of [1, 2]) await page.getByLabel(`Who plays warband ${nth}`).selectOption(easy);
    await page.getByLabel('Scenario').selectOption({ label: scenario });
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
    await expect(over(page)).toBeVisible();
    await expect(ending(page)).toContainText(/wins?( on points, \d+ to \d+)?: |A draw: /);
    await expect(page.getByText(/^The match ended in turn 8\./).first()).toBeVisible();
  });

test(
  'some turns by hand at one device: by buttons and on the map, with the log, and taken back',
  long,
  async ({ page }) => {
    await visit(page, table);
    await page.getByLabel('Who plays warband 2').selectOption({ label: 'A person on this device' });
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await expect(map(page)).toBeVisible();
    await expect(map(page).getByText('D10').first()).toBeVisible();
    for (let activation = 0; activation < 6; activation += 1) {
      await expect(page.getByRole('region', { name: 'Who do you activate next?' })).toBeVisible();
      await answer(page, /^(?!Undo|Redo)/);
      if (activation === 0) {
        await panel(page).getByText(playMessages.table.hint, { exact: true }).click();
        await panel(page)
          .getByText(/^What you can’t do now/)
          .click();
        await expect(
          panel(page)
            .getByText(/, the nearest, is \d/)
            .first(),
        ).toBeVisible();
      }
      await answer(page, /Move$/);
      const place = panel(page).getByLabel(playMessages.table.place, { exact: true });
      await expect(place).toBeAttached();
      if (activation === 0) {
        await page.getByRole('button', { name: playMessages.table.undo }).click();
        await expect(panel(page).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
        await page.getByRole('button', { name: playMessages.table.redo }).click();
        await expect(place).toBeAttached();
        const reached = map(page).locator('path[fill="var(--gold)"]');
        await expect(reached).toBeAttached();
        const region = await reached.boundingBox();
        if (!region) throw new Error('no region');
        await page.mouse.click(region.x + region.width / 2, region.y + region.height / 3);
        await expect(panel(page).getByRole('status')).toContainText('Chosen: ');
      } else await (await openPlaces(page)).selectOption({ index: 3 });
      await answer(page, /^Go there/);
      const end = panel(page).getByRole('button', { name: 'End activation' });
      await expect(end.or(page.getByRole('region', { name: 'Who do you activate next?' }))).toBeVisible();
      if (await end.isVisible()) await answer(page, 'End activation');
    }
    await expect(page.getByText(/moves \d/).first()).toBeVisible();
    await expect(page.getByText(/Activated\./).first()).toBeVisible();
  },
);

test('fighters are put down by hand, a way is drawn, and a chance is read before it is rolled', async ({
  page,
}) => {
  await visit(page, table);
  await page.getByLabel('Who plays warband 2').selectOption({ label: 'A person on this device' });
  await page.getByLabel(/^Players choose where/).check();
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(page.getByRole('region', { name: 'Who do you place next?' })).toBeVisible();
  await answer(page, /^Robyn/);
  await (await openPlaces(page)).selectOption({ index: 3 });
  await answer(page, /^Go there/);
  await answer(page, 'Place the rest for me');
  await answer(page, 'Place the rest for me');
  await expect(page.getByText(/starts at the spawn point/).first()).toBeAttached();
  // Whoever goes first, the boss can give a command: its button shows its chance before the roll.
  await answer(page, /^(Robyn Foxley|Captain Fawkes)/);
  const command = panel(page).getByRole('button', { name: /^Use Command/ });
  await expect(command).toContainText(/Works \d+\s%/);
  await answer(page, /Move$/);
  await (await openPlaces(page)).selectOption({ index: 4 });
  await expect(map(page).locator('polyline').first()).toBeAttached();
  await expect(panel(page).getByRole('status')).toContainText(/Out of sight of|In cover from|Chosen/);
  await answer(page, /^Go there/);
  const neither = panel(page).getByRole('button', { name: 'Don’t climb or jump' });
  await expect(command.or(neither)).toBeVisible();
  if (await neither.isVisible()) await answer(page, 'Don’t climb or jump');
  await command.click();
  await answer(page, /Works \d+\s%/);
  await expect(page.getByText(/rolls a D10 for a skill/).first()).toBeVisible();
});

test('the table of warbands is accessible and fits every window', long, async ({ page }) => {
  await visit(page, table);
  await expect(page.getByRole('button', { name: playMessages.setUp.begin })).toBeEnabled();
  await expectAccess(page, 'the set-up');
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(panel(page).getByRole('button').first()).toBeVisible();
  await page.getByRole('radio', { name: playMessages.table.speeds.paused }).click();
  await expectAccess(page, 'the match');
});
