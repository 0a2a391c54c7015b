import type { Locator, Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { companionMessages } from '@/lib/messages/companion';
import { messages } from '@/lib/messages/index';
import { expectAccess, visit } from './access';
import { visitOnce } from './offline';
import { openWith } from './roster';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const heroes = '/table?hero=sample-bito&hero=sample-jane&hero=sample-uncle-tom&hero=sample-gerda';

const startOfTurn = /^Start (.+)’s? turn$/;

/** Waits until the device has the last tap, as the page says. */
const kept = (page: Page): Promise<void> =>
  expect(page.getByText(companionMessages.keeping.kept)).toBeVisible();

const begin = async (page: Page, path: string): Promise<void> => {
  await visit(page, path);
  await page.getByRole('button', { name: companionMessages.setUp.begin }).click();
  await expect(page.getByRole('heading', { level: 1, name: companionMessages.beforeRound })).toBeVisible();
};

/** The one button of the bar that goes on. */
const onward = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

const tap = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
};

/** The figure whose card is on top or whose turn it is. */
const whoseTurn = async (page: Page): Promise<string> => {
  const text = await onward(page, startOfTurn).last().innerText();
  return text.replace(startOfTurn, '$1').trim();
};

const hand = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: companionMessages.more('Life', name) }).locator('..');

/** Turns, with nothing asked in between, until the phase is over. */
const playRound = async (page: Page, turns: number): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let nth = 0; nth < turns; nth += 1) {
    const name = await whoseTurn(page);
    names.push(name);
    await onward(page, startOfTurn).last().click();
    await expect(page.getByRole('heading', { name: companionMessages.turnOf(name) })).toBeVisible();
    await tap(page, companionMessages.endTurn(name));
  }
  return names;
};

test('two phases of four heroes: cards, conditions, Life, score, and the way back', async ({ page }) => {
  await begin(page, heroes);
  const names = ['Bito van Ostmark', 'Jane'];

  await tap(page, 'Start phase 1: shuffle the cards');
  await expect(page.getByRole('heading', { level: 1, name: 'Phase 1' })).toBeVisible();
  expect(new Set(await playRound(page, 4)).size).toBe(4);
  await tap(page, 'End the phase');
  await expect(page.getByRole('heading', { name: 'Phase 1 is over.' })).toBeVisible();

  // Burning costs 2 Life when it happens, once somebody taps it.
  const [bito = ''] = names;
  await tap(page, 'Start phase 2: shuffle the cards');
  await page.getByRole('button', { name: companionMessages.addCounterFor(bito), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: companionMessages.addCounterFor(bito) });
  await dialog.getByRole('checkbox', { name: companionMessages.allCounters }).check();
  await dialog.getByRole('button', { name: '+1 Burning' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(hand(page, bito)).toContainText('5 of 5');
  await tap(page, `Done: ${bito}: Burning: lose 2 Life at once. You can’t defend against it.`);
  await expect(hand(page, bito)).toContainText('3 of 5');

  // In his turn the page says what holds, and at its end what burns.
  for (;;) {
    const name = await whoseTurn(page);
    await onward(page, startOfTurn).last().click();
    await expect(page.getByRole('heading', { name: companionMessages.turnOf(name) })).toBeVisible();
    if (name === bito)
      await expect(page.getByRole('region', { name: companionMessages.turnOf(bito) })).toContainText(
        'Burning: loses 2 Life when its turn ends',
      );
    await tap(page, companionMessages.endTurn(name));
    if (name === bito) break;
  }
  await tap(page, `Done: ${bito}: Burning: lose 2 Life, then remove 1 counter.`);
  await expect(hand(page, bito)).toContainText('1 of 5');
  await expect(
    page.getByRole('button', { name: companionMessages.counterLess('Burning', bito) }),
  ).toHaveCount(0);

  // Every step back to the moment before it burned.
  await tap(page, 'Undo');
  await expect(hand(page, bito)).toContainText('3 of 5');
  await expect(
    page.getByRole('button', { name: companionMessages.counterLess('Burning', bito) }),
  ).toBeVisible();
  await tap(page, 'Undo');
  await expect(page.getByRole('heading', { name: companionMessages.turnOf(bito) })).toBeVisible();
});

test('points are asked for when the scenario gives them, within reach of the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, heroes);
  await page.getByLabel(companionMessages.setUp.scenario).selectOption({ label: 'King of the Hill' });
  await tap(page, companionMessages.setUp.begin);
  const bar = page.getByRole('region', { name: companionMessages.scores.count });
  await tap(page, 'Start phase 1: shuffle the cards');
  await playRound(page, 4);
  const now = page.getByRole('region', { name: companionMessages.allDone });
  await expect(now).toContainText('That was the last card.');
  await expect(now).not.toContainText(/points/);
  await expect(bar).toHaveCount(0);
  await tap(page, 'End the phase');
  await expect(bar).toContainText('1 victory point for each circle');
  const more = bar.getByRole('button', { name: /^Add a point for / });
  for (const button of await more.all()) await expect(button).toBeInViewport({ ratio: 1 });
  await more.first().click();
  await tap(page, /^Done: Each team scores/);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: companionMessages.scores.brief([1, 0]) })).toBeVisible();
  await tap(page, 'Undo');
  await expect(bar).toBeVisible();
});

test('a figure shows its printed card, and its steps name followers only where it has some', async ({
  page,
}) => {
  await begin(page, '/table?hero=sample-bito&hero=sample-jane');
  await page.getByText(companionMessages.card, { exact: true }).first().click();
  await expect(page.getByRole('img', { name: 'Bito van Ostmark' }).first()).toBeVisible();
  await tap(page, 'Start phase 1: shuffle the cards');
  await onward(page, startOfTurn).last().click();
  const turn = page.getByRole('region', { name: /’s? turn$/ });
  await expect(turn).toContainText('At the end of the turn');
  await expect(turn).not.toContainText('Followers act');
});

test('a reload in the middle changes nothing, and what came before can still be taken back', async ({
  page,
}) => {
  await begin(page, '/table?hero=sample-bito&hero=sample-jane');
  await tap(page, 'Start phase 1: shuffle the cards');
  await tap(page, companionMessages.less('Life', 'Jane'));
  await expect(hand(page, 'Jane')).toContainText('4 of 5');
  await kept(page);
  await expect(page).toHaveURL(/night=/);
  const next = await whoseTurn(page);
  await page.reload();
  await expect(hand(page, 'Jane')).toContainText('4 of 5');
  expect(await whoseTurn(page)).toBe(next);
  await tap(page, 'Undo');
  await expect(hand(page, 'Jane')).toContainText('5 of 5');
  await kept(page);
  await visit(page, '/table');
  await page.getByRole('link', { name: companionMessages.begun.resume('Bito van Ostmark and Jane') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Phase 1' })).toBeVisible();
});

test('the whole state goes to another phone by its link and its code', async ({ page, browser, baseURL }) => {
  await begin(page, '/table?hero=sample-bito&hero=sample-jane');
  await tap(page, 'Start phase 1: shuffle the cards');
  await tap(page, companionMessages.less('Life', 'Jane'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tap(page, companionMessages.share.open);
  await tap(page, companionMessages.send.open);
  const sheet = page.getByRole('dialog', { name: companionMessages.send.title });
  await expect(sheet.getByRole('img', { name: companionMessages.send.picture })).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const profile = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await profile.newPage();
  await visit(other, link);
  await expect(hand(other, 'Jane')).toContainText('4 of 5');
  await expect(other.getByRole('heading', { level: 1, name: 'Phase 1' })).toBeVisible();
  await kept(other);
  await expect(other).toHaveURL(/table\?night=/);
  await tap(other, companionMessages.less('Life', 'Jane'));
  await kept(other);
  await other.reload();
  await expect(hand(other, 'Jane')).toContainText('3 of 5');
  await profile.close();

  await visit(page, link.slice(0, -30));
  await expect(
    page.getByRole('status').filter({ hasText: companionMessages.problem.cannot('') }),
  ).toBeVisible();
});

test(
  'the warband skirmish: sides by turns, wounds, who lies prone and who is out',
  long,
  async ({ page }) => {
    await begin(page, '/table?hero=sample-merry-men&hero=sample-ragtags');
    await tap(page, 'Roll initiative: turn 1');
    await expect(page.getByText(/ chooses who acts\./)).toBeVisible();
    const next = page.getByRole('region', { name: 'Now' }).getByRole('button', { name: startOfTurn });
    const first = await next.first().innerText();
    await next.first().click();
    await page.getByRole('button', { name: /^End .+’s? turn$/ }).click();
    await expect(page.getByText(/ chooses who acts\./)).toBeVisible();
    // The other side is next, and whoever was activated is not offered again.
    await expect(next.first()).not.toHaveText(first);

    const cardOf = (name: string): Locator =>
      page
        .getByRole('region', { name: companionMessages.figures })
        .locator('li')
        .filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) })
        .first();
    const [joan, ragtag] = [cardOf('Long Joan'), cardOf('Ragtag 4')];
    for (const card of [joan, ragtag]) await card.getByRole('button').first().click();
    await tap(page, companionMessages.more('Wounds', 'Long Joan'));
    await expect(joan).toContainText('Prone: can only recover. Roll more than 4.');
    await tap(page, companionMessages.more('Wounds', 'Long Joan'));
    await expect(joan).toContainText('Out of the game');
    await tap(page, 'Undo');
    await expect(joan).not.toContainText('Out of the game');
    await tap(page, companionMessages.more('Wounds', 'Ragtag 4'));
    await expect(ragtag).toContainText('Out of the game');
  },
);

test('a party comes to the table, folded to lines, with what nobody uses hidden', long, async ({ page }) => {
  const party = corpus.find(({ about }) => about === 'party: Wolf and mace')?.code ?? '';
  await visit(page, `/party/${party}`);
  await page.getByRole('link', { name: messages.site.party.table }).click();
  await page.getByRole('button', { name: companionMessages.setUp.begin }).click();
  await tap(page, companionMessages.foldAll);
  await expect(page.getByRole('button', { name: /one less Life/ })).toHaveCount(0);
  const folded = page
    .getByRole('region', { name: companionMessages.figures })
    .getByRole('button', { expanded: false });
  await expect(folded.first()).toContainText('Life 5 of 5');
  await tap(page, 'Settings');
  await page.getByRole('checkbox', { name: companionMessages.settings.parts.timer }).uncheck();
  await tap(page, 'Close');
  await expect(page.getByRole('region', { name: companionMessages.timer.title })).toHaveCount(0);
  await kept(page);
  await page.reload();
  await expect(folded.first()).toContainText('Life 5 of 5');
  await expect(page.getByRole('region', { name: companionMessages.timer.title })).toHaveCount(0);
});

test('a game night starts with the heroes of this device, and offers them before samples', async ({
  page,
}) => {
  await openWith(page, 'Sigrid');
  await visit(page, '/table');
  const guest = (nth: number) => page.getByLabel(`Hero ${nth}`, { exact: true }).locator('option:checked');
  await expect(guest(1)).toContainText('Sigrid');
  await expect(guest(2)).toHaveText('Bito van Ostmark');
  await tap(page, companionMessages.setUp.begin);
  await expect(hand(page, 'Sigrid')).toBeVisible();
});

test('a game night is accessible and fits every window', async ({ page }) => {
  await visit(page, '/table');
  await expectAccess(page, 'no game night');
  await begin(page, heroes);
  await tap(page, 'Start phase 1: shuffle the cards');
  await page.getByRole('button', { name: companionMessages.addCounterFor('Jane'), exact: true }).click();
  await expectAccess(page, 'counters');
  await page.getByRole('dialog').getByRole('button', { name: '+1 Knockdown' }).click();
  await onward(page, startOfTurn).last().click();
  await expectAccess(page, 'a turn');
  await tap(page, companionMessages.share.open);
  await tap(page, companionMessages.send.open);
  await expectAccess(page, 'sending');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a game night goes on, and another begins', long, async ({ page, context }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/table?hero=sample-bito&hero=sample-jane');
    await tap(page, companionMessages.setUp.begin);
    await tap(page, 'Start phase 1: shuffle the cards');
    await tap(page, companionMessages.less('Life', 'Jane'));
    await kept(page);
    await page.reload();
    await expect(hand(page, 'Jane')).toContainText('4 of 5');
  });
});
