import { homeMessages } from '@/lib/messages/home';
import { messages } from '@/lib/messages/index';
import { playMessages } from '@/lib/messages/play';
import { seriesMessages } from '#words/messages/series';
import { expectAccess, visit } from './access';
import { begin, ending, goesOn, map, momentsOf, over, panel, readLessons, openPlaces } from './play-table';
import { walkAcross, withDice } from './walking';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

test('a reload in the middle goes on where it was, and the match is on the list', async ({ page }) => {
  await visit(page, '/play?hero=sample-bito&hero=sample-jane');
  await page.getByLabel('Who plays hero 2').selectOption({ label: 'A person on this device' });
  await page.getByRole('checkbox', { name: /^Players choose where in their corners/ }).check();
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  for (const placed of [0, 1]) {
    const asked = page.getByRole('region', { name: /^Where in the corner does .+ start\?$/ });
    await (await openPlaces(page)).selectOption({ index: 2 });
    await asked.getByRole('button', { name: playMessages.table.goThere }).click();
    await goesOn(page, placed);
  }
  for (let nth = 0; nth < 5; nth += 1) {
    await expect(panel(page).getByRole('button').first()).toBeVisible();
    const before = await momentsOf(page);
    await panel(page).getByRole('button').last().click();
    await goesOn(page, before);
  }
  await expect(page).toHaveURL(/\/play\?match=/);
  const made = await momentsOf(page);
  await expect(page.getByText(playMessages.table.kept)).toBeVisible();
  await page.reload();
  await expect.poll(() => momentsOf(page)).toBe(made);
  await page.getByRole('link', { name: playMessages.table.another }).click();
  await expect(page.getByRole('button', { name: playMessages.setUp.begin })).toBeVisible();
  await page.getByRole('link', { name: /^Continue Bito/ }).click();
  await expect(map(page)).toBeVisible();
});

test(
  'two computers are watched, and the link opens in a fresh profile at its moment',
  long,
  async ({ page, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/play?hero=sample-bito&hero=sample-jane');
    await page.getByLabel('Who plays hero 1').selectOption({ label: 'Easy computer: often guesses' });
    await page.getByLabel('Who plays hero 2').selectOption({ label: 'Easy computer: often guesses' });
    await page.getByRole('button', { name: playMessages.setUp.begin }).click();
    await page.getByRole('radio', { name: playMessages.table.speeds.fast }).click();
    await goesOn(page, 30);
    await page.getByRole('radio', { name: playMessages.table.speeds.paused }).click();
    await page.getByRole('button', { name: playMessages.table.first }).click();
    await page.getByRole('button', { name: playMessages.table.next }).click();
    await page.getByRole('button', { name: playMessages.table.next }).click();
    const all = await momentsOf(page);
    await expect(page.getByText(`Step 2 of ${all}`, { exact: true })).toBeVisible();
    const turn = await page
      .getByText(/^Phase \d+\./)
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Copy replay link' }).click();
    await expect(page.getByRole('button', { name: messages.site.link.copied })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const fresh = await browser.newContext({ serviceWorkers: 'block' });
    const other = await fresh.newPage();
    await other.goto(link);
    await expect(other.getByText(`Step 2 of ${all}`, { exact: true })).toBeVisible();
    expect(
      await other
        .getByText(/^Phase \d+\./)
        .first()
        .innerText(),
    ).toBe(turn);
    await other.getByRole('button', { name: playMessages.table.last }).click();
    await expect(other.getByText(`Step ${all} of ${all}`, { exact: true })).toBeVisible();
    await fresh.close();
  },
);

test('a choice is taken back and made again, and a place is chosen on the map', async ({ page }) => {
  await begin(page, '/play?hero=sample-bito&hero=sample-jane');
  await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
  await expect(panel(page).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(panel(page).getByLabel(playMessages.table.place, { exact: true })).toBeAttached();
  await page.getByRole('button', { name: playMessages.table.undo }).click();
  await expect(panel(page).getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await page.getByRole('button', { name: playMessages.table.redo }).click();
  await expect(panel(page).getByLabel(playMessages.table.place, { exact: true })).toBeAttached();
  const table = map(page);
  await expect(table.locator('path[fill="var(--gold)"]')).toBeAttached();
  const region = await table.locator('path[fill="var(--gold)"]').boundingBox();
  if (!region) throw new Error('no region');
  await page.mouse.click(region.x + region.width / 2, region.y + region.height / 3);
  await expect(panel(page).getByRole('status')).toContainText('Chosen: ');
  const before = await momentsOf(page);
  await panel(page).getByRole('button', { name: playMessages.table.goThere }).click();
  await goesOn(page, before);
});

test('options say what they may come to, and what is not possible says why', long, async ({ page }) => {
  await visit(page, '/play?hero=sample-bito&hero=sample-gerda');
  await page.getByLabel('Who plays hero 2').selectOption({ label: 'A person on this device' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  const rolled = panel(page)
    .getByRole('button', { name: /^(Charge|Use|Shoot|Attack) / })
    .first();
  await expect(rolled).toContainText(/Works|Hits|Out of reach: you’d only get closer/);
  await panel(page).getByText(playMessages.table.hint, { exact: true }).click();
  await panel(page)
    .getByText(/^What you can’t do now/)
    .click();
  await expect(
    panel(page)
      .getByText(/is not in base contact/)
      .first(),
  ).toBeVisible();
});

test('a running match is sent without the dice to come, gone on with, and reported', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/play?hero=sample-bito&hero=sample-gerda');
  await page.getByLabel('Who plays hero 2').selectOption({ label: 'A person on this device' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  for (let nth = 0; nth < 4; nth += 1) {
    await expect(panel(page).getByRole('button').first()).toBeVisible();
    const before = await momentsOf(page);
    await panel(page).getByRole('button').last().click();
    await goesOn(page, before);
  }
  await expect(page.getByText(/so nobody can look ahead/)).toBeVisible();
  await page.getByRole('button', { name: playMessages.table.report.copy }).click();
  await expect(page.getByRole('button', { name: playMessages.table.report.copied })).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^Pipsmith \d+\.\d+\.\d+, rules living/);
  expect(report).toMatch(/Last choices:\n1\. .*\?/);
  await expect(page.getByRole('link', { name: /^Rule for: / }).first()).toHaveAttribute('href', /^\/rules\//);
  await page.getByRole('button', { name: 'Copy replay link' }).click();
  await expect(page.getByRole('button', { name: messages.site.link.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fresh = await browser.newContext({ serviceWorkers: 'block' });
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByText(/^You’re watching somebody else’s match/)).toBeVisible();
  const made = await momentsOf(other);
  await other.getByRole('button', { name: playMessages.table.goOn }).click();
  await expect(other).toHaveURL(/\/play\?match=/);
  await expect(panel(other).getByRole('button').first()).toBeVisible();
  expect(await momentsOf(other)).toBe(made);
  await panel(other).getByRole('button').last().click();
  await goesOn(other, made);
  await fresh.close();
});

test('a damaged link and a match that is gone say so', async ({ page }) => {
  await page.goto('/play#match=AAAA');
  await expect(page.getByText(/no match in this link or file/)).toBeVisible();
  await page.goto('/play?match=nothing-such');
  await expect(page.getByText(/no longer on this device/)).toBeVisible();
});

test('the table is accessible and fits every window', async ({ page }) => {
  await visit(page, '/play?hero=sample-bito&hero=sample-jane');
  await expect(page.getByRole('button', { name: playMessages.setUp.begin })).toBeEnabled();
  await expectAccess(page, 'the set-up');
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(panel(page).getByRole('button').first()).toBeVisible();
  await page.getByRole('radio', { name: playMessages.table.speeds.paused }).click();
  await expectAccess(page, 'the match');
});

test('the typical match of the odds is seen on the table', long, async ({ page }) => {
  await page.goto('/odds?a=sample-bito&b=sample-jane');
  await page.getByLabel(seriesMessages.player).selectOption({ label: seriesMessages.players.random });
  await page.getByRole('button', { name: /^Play 1,000 matches/ }).click();
  await expect(page.getByText(/^[1-9]\d* of 1,000 matches played/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: seriesMessages.typical.table }).click();
  await expect(page).toHaveURL(/\/play#match=/);
  await expect(page.getByText(/^Step 0 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: playMessages.table.last }).click();
  await expect(over(page)).toBeVisible();
});

test(
  'whoever is new is offered a training mission first, and plays it from its start to its end',
  long,
  async ({ page }) => {
    await withDice(page, 3);
    await visit(page, '/');
    await page.getByRole('link', { name: homeMessages.learn }).click();
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText(playMessages.missions.title);
    await page.getByRole('button', { name: playMessages.missions.begin(1, 'First Steps') }).click();
    await expect(page.getByText('You win when you reach the opposite corner alive.').first()).toBeVisible();
    await readLessons(page);
    await expect(page.getByText(/^On your turn you take one action after another/)).toBeVisible();
    await walkAcross(page);
    await expect(ending(page)).toContainText('You made it: ');
    await page
      .getByRole('button', { name: playMessages.missions.begin(2, 'Melee Training') })
      .first()
      .click();
    await expect(panel(page).getByText(/^Your goal: /)).toBeVisible();
    await expect(over(page)).toBeHidden();
  },
);

test('eight heroes capture the flag, and computers are watched to the end', long, async ({ page }) => {
  const heroes = ['bito', 'jane', 'bito', 'jane', 'bito', 'jane', 'bito', 'jane'].map(
    (id) => `hero=sample-${id}`,
  );
  await visit(page, `/play?${heroes.join('&')}`);
  await page.getByLabel(playMessages.setUp.allBy).selectOption({ label: 'Easy computer: often guesses' });
  for (let nth = 1; nth <= 8; nth += 1)
    await expect(page.getByLabel(`Who plays hero ${nth}`, { exact: true })).toHaveValue('random');
  await page.getByLabel('Scenario').selectOption({ label: 'Capture the Flag' });
  await page.getByLabel(playMessages.setUp.teams).selectOption({ label: 'First half against second half' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await page.getByRole('radio', { name: playMessages.table.speeds.fastest }).click();
  // Hundreds of turns, one after the other.
  await expect(over(page)).toBeVisible({ timeout: 240_000 });
  await expect(ending(page)).toContainText(/wins?( on points, \d+ to \d+)?: |A draw: /);
});
