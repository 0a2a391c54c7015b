import type { Page } from '@playwright/test';
import { writerMessages } from '@/lib/messages/writer';
import { mapsMessages } from '@/lib/messages/maps';
import { gameName } from '@/lib/systems/open';
import { companionMessages } from '@/lib/messages/companion';
import { playMessages } from '@/lib/messages/play';
import { visit } from './access';
import { begin, goesOn, map, momentsOf, panel } from './play-table';
import { fixSeeds } from './seed';
import { expect, long, test } from './test';

test.beforeEach(fixSeeds);

const take = (page: Page) => page.getByRole('button', { name: writerMessages.take, exact: true });

const ways: Readonly<Record<string, { readonly open: (page: Page) => Promise<void>; readonly at: RegExp }>> =
  {
    match: { open: (page) => begin(page, '/play?hero=sample-bito&hero=sample-jane'), at: /\?match=/ },
    night: {
      open: async (page) => {
        await visit(page, '/table?hero=sample-bito&hero=sample-jane');
        await page.getByRole('button', { name: companionMessages.setUp.begin, exact: true }).click();
      },
      at: /\?night=/,
    },
    map: {
      open: async (page) => {
        await visit(page, '/maps');
        await page.getByRole('button', { name: mapsMessages.begin.for(gameName('living')) }).click();
        await page.getByRole('textbox').first().fill('The mill');
      },
      at: /\?map=/,
    },
  };

for (const [what, { open, at }] of Object.entries(ways))
  test(
    `a ${what} has one writer: the other tab says so, and goes on with it when asked`,
    what === 'match' ? {} : long,
    async ({ page, context }) => {
      await open(page);
      await expect(page).toHaveURL(at);
      await expect(take(page)).toBeHidden();
      const other = await context.newPage();
      await visit(other, page.url());
      await expect(take(other)).toBeVisible();
      await expect(take(page)).toBeHidden();

      await take(other).click();
      await expect(take(page)).toBeVisible();
      await expect(take(other)).toBeHidden();

      // A tab that is closed gives it back.
      await other.close();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(take(page)).toBeHidden();
    },
  );

/** Ends what is asked, or lets it go by. */
const goOn = async (page: Page): Promise<void> => {
  const before = await momentsOf(page);
  await panel(page).getByRole('button').last().click();
  await goesOn(page, before);
};

test('a match goes on before the eyes of the other tab, which can take it over and back', async ({
  page,
  context,
}) => {
  await visit(page, '/play?hero=sample-bito&hero=sample-jane');
  await page
    .getByLabel(playMessages.setUp.player('hero 2'))
    .selectOption({ label: 'A person on this device' });
  await page.getByRole('button', { name: playMessages.setUp.begin }).click();
  await expect(page).toHaveURL(/\?match=/);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(other.getByText(writerMessages.elsewhere.match)).toBeVisible();
  for (const [writing, watching] of [
    [page, other],
    [other, page],
    [page, other],
  ] as const) {
    await writing.bringToFront();
    // The board is looked at closely, and stays so.
    await writing.getByRole('button', { name: playMessages.map.closer }).click();
    const closer = await map(writing).getAttribute('viewBox');
    if (await take(writing).isVisible()) await take(writing).click();
    await expect(take(watching)).toBeVisible();
    await expect(take(writing)).toBeHidden();
    await expect(map(writing)).toHaveAttribute('viewBox', closer ?? '');
    for (let nth = 0; nth < 2; nth += 1) {
      await goOn(writing);
      await expect.poll(() => momentsOf(watching)).toBe(await momentsOf(writing));
    }
    await expect(panel(watching).getByText(/ decides in the other tab$/)).toBeAttached();
    await expect(panel(watching).getByRole('button')).toHaveCount(0);
    const undo = { name: playMessages.table.undo, exact: true, disabled: false };
    await expect(watching.getByRole('button', undo)).toHaveCount(0);
  }
});

test('a game night goes on in the other tab as it is counted', long, async ({ page, context }) => {
  await ways['night']?.open(page);
  await expect(page).toHaveURL(/\?night=/);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(other.getByText(writerMessages.elsewhere.night)).toBeVisible();
  const bito = 'Bito van Ostmark';
  const less = (tab: Page) =>
    tab.getByRole('button', { name: companionMessages.less('Life', bito), exact: true });
  const hand = (tab: Page) => less(tab).locator('..');
  await less(page).click();
  await expect(hand(page)).toContainText('4 of 5');
  await expect(hand(other)).toContainText('4 of 5');
  await expect(less(other)).toBeDisabled();
  await take(other).click();
  await expect(page.getByText(writerMessages.elsewhere.night)).toBeVisible();
  await less(other).click();
  await expect(hand(other)).toContainText('3 of 5');
  await expect(hand(page)).toContainText('3 of 5');
  await expect(less(page)).toBeDisabled();
});

test('what one tab did before it handed over is there in the other', long, async ({ page, context }) => {
  await ways['map']?.open(page);
  await expect(page).toHaveURL(/\?map=/);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(take(other)).toBeVisible();
  await other.getByRole('textbox').first().fill('Written in vain');
  await page.getByRole('textbox').first().fill('The old mill');
  await take(other).click();
  await expect(take(other)).toBeHidden();
  await expect(other.getByRole('textbox').first()).toHaveValue('The old mill');
});

test('a browser without locks says quietly that nothing is guarded', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await ways['match']?.open(page);
  await expect(page.getByText(writerMessages.unguarded)).toBeVisible();
});
