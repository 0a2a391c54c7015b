import { endingMessages } from '@/lib/messages/ending';
import { lookBackMessages as say } from '@/lib/messages/look-back';
import { playMessages } from '@/lib/messages/play';
import { expectAccess, visit } from './access';
import { map, momentsOf, over, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const { setUp, table } = playMessages;

test('a match that is over shows its best moments, who was winning, and what turned it, to be played on', async ({
  page,
}) => {
  await page.goto('/play?hero=sample-bito&hero=sample-gerda');
  for (const hero of ['hero 1', 'hero 2'])
    await page.getByLabel(setUp.player(hero)).selectOption({ label: setUp.players.greedy });
  await page.getByRole('button', { name: setUp.begin }).click();
  await page.getByRole('radio', { name: table.speeds.fastest }).click();
  await expect(over(page)).toBeVisible();
  const all = await momentsOf(page);
  // Whoever has let computers play may have them do so again.
  await expect(page.getByRole('button', { name: table.rematch })).toBeVisible();
  const back = page.getByRole('region', { name: say.title });

  // The end honours the winner, tells what is left of each side, and leads on.
  const end = page.locator('[data-ending]');
  await expect(end.getByRole('list', { name: endingMessages.sides }).getByRole('listitem')).toHaveCount(2);
  await expect(end.getByRole('heading', { name: endingMessages.moment })).toBeVisible();
  await end.getByRole('button', { name: endingMessages.lookBack }).click();
  await expect(back).toBeInViewport();
  // That press begins it.
  await back.getByRole('button', { name: say.stop }).click();

  // The replay plays and pauses.
  const replay = page.getByRole('group', { name: say.replay.title });
  await replay.getByRole('button', { name: say.replay.start }).click();
  await replay.getByRole('button', { name: say.replay.off }).click();
  await expect(replay.getByRole('button', { name: say.replay.on })).toBeVisible();
  await expect(over(page)).toHaveCount(0);
  await page.getByRole('button', { name: table.last }).click();
  await expect(over(page)).toBeVisible();

  // A best moment leads from the start of the match to its step.
  await expect(back.getByRole('heading', { name: say.moments })).toBeVisible();
  await page.getByRole('button', { name: table.first }).click();
  await expect(page.getByText(table.past(0, all), { exact: true })).toBeVisible();
  await back.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByText(table.past(0, all), { exact: true })).toHaveCount(0);

  // Stop it, and start it again.
  await back.getByRole('button', { name: say.start }).click();
  await back.getByRole('button', { name: say.stop }).click();
  await back.getByRole('button', { name: say.start }).click();
  await expect(back.getByRole('progressbar', { name: say.running })).toBeVisible();
  await expect(back.getByRole('heading', { name: say.points })).toBeVisible({ timeout: 120_000 });
  const chart = back.getByRole('img', { name: /^Chance of winning for / });
  await expect(chart).toBeVisible();
  await expectAccess(page, 'a match that is looked back on');

  // A press on the chart leads there; a choice that turned it is shown, and played on with new dice.
  await chart.click({ position: { x: 60, y: 40 } });
  await expect(over(page)).toHaveCount(0);
  const kept = page.url();
  await back.getByRole('button', { name: say.show }).first().click();
  await expect(map(page)).toContainText(say.marks.better);
  const card = page.getByRole('region', { name: say.onBoard });
  await expect(card).toContainText(say.marks.chosen);
  await expect(card).toContainText(/Turning point \d of \d/);
  await expect(panel(page)).not.toContainText('You decide for ');
  await back.getByRole('button', { name: say.playOn }).first().click();
  await expect(page).not.toHaveURL(kept);
  await expect(map(page)).toBeVisible();
  // The better choice stays in sight until somebody chooses.
  await expect(map(page)).toContainText(say.marks.better);
  // Whoever plays on decides where the computer did.
  await expect(panel(page).getByRole('button').first()).toBeVisible();
  await expect(over(page)).toHaveCount(0);
});

for (const { game, path, players } of [
  {
    game: 'the first edition',
    path: '/play?hero=sample-first-bito&hero=sample-first-thranduil',
    players: ['hero 1', 'hero 2'],
  },
  {
    game: 'a warband',
    path: '/play?hero=sample-merry-men&hero=sample-ragtags',
    players: ['warband 1', 'warband 2'],
  },
  {
    game: 'Hic est Draco',
    path: '/play?set=draco',
    players: ['Cathryn, Daeldric, Braron and Amalica', 'Eryam'],
  },
] as const)
  test(`a match that is over shows what turned it: ${game}`, long, async ({ page }) => {
    // A warband has the most to be played out: a minute and a half of a processor of its own.
    test.setTimeout(1_200_000);
    await visit(page, path);
    for (const who of players)
      await page.getByLabel(setUp.player(who), { exact: true }).selectOption({ label: setUp.players.greedy });
    await page.getByRole('button', { name: setUp.begin }).click();
    await page.getByRole('radio', { name: table.speeds.fastest }).click();
    await expect(over(page)).toBeVisible({ timeout: 600_000 });
    const back = page.getByRole('region', { name: say.title });
    await back.getByRole('button', { name: say.start }).click();
    await expect(back.getByRole('heading', { name: say.points })).toBeVisible({ timeout: 900_000 });
    await expect(back.getByRole('img', { name: /^Chance of winning for / })).toBeVisible();
    await back.getByRole('button', { name: say.show }).first().click();
    await expect(map(page)).toContainText(say.marks.better);
    await expect(page.getByRole('region', { name: say.onBoard })).toContainText(say.marks.chosen);
  });
