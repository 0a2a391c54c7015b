import type { Page } from '@playwright/test';
import { oddsMessages } from '#words/messages/odds';
import { seriesMessages } from '#words/messages/series';
import { name as game } from '#words/systems/testing/coin-toss/name';
import { say } from '#words/systems/testing/coin-toss/words';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { copyLink, openBuilder, saved } from './bench';
import { drawn } from './drawn';
import { readPdf } from './pdf';
import { expect, test } from './test';

/**
 * A game for tests alone, of which no file knows but the two registries: what players do with any game.
 */

const nameOn = (page: Page) => page.getByRole('textbox', { name: messages.builder.name, exact: true });
const coinsOn = (page: Page) => page.getByRole('spinbutton', { name: say.coins });

/** Takes the sample of the game into the builder, and gives it another name. */
const begin = async (page: Page, name: string): Promise<void> => {
  await openBuilder(page);
  await page.getByRole('button', { name: messages.builder.actions.start }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: messages.builder.start.game }).selectOption(game);
  await dialog.getByRole('button', { name: /Penny/ }).click();
  await expect(nameOn(page)).toHaveValue('Penny');
  await expect(coinsOn(page)).toHaveValue('3');
  await nameOn(page).fill(name);
  await nameOn(page).press('Enter');
};

test('a further game is built, checked, saved, printed and put in a party', async ({ page }) => {
  await begin(page, 'Ann');
  await coinsOn(page).fill('5');
  await expect(page.getByText(say.tooMany).first()).toBeVisible();
  await page.getByRole('button', { name: say.fix }).first().click();
  await expect(coinsOn(page)).toHaveValue('3');
  await expect(page.getByText(say.tooMany)).toHaveCount(0);
  await coinsOn(page).fill('2');
  await saved(page);
  await page.reload();
  await expect(coinsOn(page)).toHaveValue('2');

  await page.getByRole('link', { name: messages.builder.actions.print, exact: true }).last().click();
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  const [sheet] = await readPdf(await saving);
  expect(sheet?.text).toContain('Ann');

  await page.goto('/');
  await page.getByRole('checkbox', { name: messages.myHeroes.hero.tick('Ann') }).check();
  await page.getByRole('button', { name: messages.myHeroes.picked.party }).click();
  await expect(page.locator('[data-member]')).toHaveCount(1);
  await expect(page.locator('[data-member]')).toContainText('Ann');
});

test('a further game is sent as a link with its picture, and opened from it', async ({ page, browser }) => {
  await begin(page, 'Bea');
  const link = await copyLink(page);
  const stranger = await browser.newContext();
  const visit = await stranger.newPage();
  expect((await visit.goto(link))?.status()).toBe(200);
  await expect(visit.getByRole('heading', { level: 1, name: 'Bea' })).toBeVisible();
  const preview = new URL(
    (await visit.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    link,
  );
  const picture = await drawn(visit.request, preview.pathname + preview.search);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  await visit.getByRole('link', { name: messages.site.hero.copy }).click();
  await expect(nameOn(visit)).toHaveValue('Bea');
  await expect(coinsOn(visit)).toHaveValue('3');
  await stranger.close();
});

test('a further game is played a thousand times, and one match is read', async ({ page }) => {
  await begin(page, 'Cid');
  const link = await copyLink(page);
  const code = link.split('/').at(-1) ?? '';
  await page.goto(`/odds?a=${code}&b=${code}`);
  await expect(page.getByText(oddsMessages.noOdds(game))).toBeVisible();
  const panel = page.getByRole('region', { name: seriesMessages.title });
  await panel.getByLabel(seriesMessages.player).selectOption('random');
  await panel.getByRole('button', { name: seriesMessages.play(1000) }).click();
  await expect(panel.getByRole('table', { name: seriesMessages.wins })).toContainText('Cid');
  await panel.getByRole('button', { name: seriesMessages.typical.show }).click();
  await expect(panel.getByRole('region', { name: seriesMessages.typical.log })).toContainText(/\d right/);
});
