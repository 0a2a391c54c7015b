import type { Page } from '@playwright/test';
import { writerMessages } from '@/lib/messages/writer';
import { mapsMessages } from '@/lib/messages/maps';
import { gameName } from '@/lib/systems/open';
import { companionMessages } from '@/lib/messages/companion';
import { visit } from './access';
import { begin } from './play-table';
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
    what === 'map' ? long : {},
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
