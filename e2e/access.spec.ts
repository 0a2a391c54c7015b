import type { Page } from '@playwright/test';
import { bitoPath, bitoPrintPath, expectAccess, partyPath, violations, visit } from './access';
import { openHome } from './roster';
import { expect, test } from './test';

/** Opens a state of a page, from nothing or from the state before it. */
type Open = (page: Page) => Promise<unknown>;

/** Pages that need no hero on the device, and their states that look different. */
const pages: Readonly<Record<string, Readonly<Record<string, Open>>>> = {
  'the first page': {
    empty: openHome,
    'with what is no hero': async (page) => {
      const field = page.locator('main').getByRole('textbox').first();
      await field.fill('A'.repeat(200));
      await field.press('Enter');
      await expect(page.locator('main').getByRole('status').first()).not.toBeEmpty();
    },
  },
  'shared pages': {
    'a hero': (page) => visit(page, bitoPath),
    'a party': (page) => visit(page, partyPath),
    'a damaged link': (page) => visit(page, `/hero/${'A'.repeat(300)}`),
    'the page for links': (page) => visit(page, '/hero'),
    'a page that is not there': (page) => visit(page, '/nowhere'),
    'a page without a network': (page) => page.goto('/offline'),
  },
  'printing and parties': {
    'nothing to print': (page) => visit(page, '/print'),
    'a hero to print': (page) => visit(page, bitoPrintPath),
    'both sides': (page) => page.getByRole('radio', { name: 'Both sides' }).click(),
    'no party': (page) => visit(page, '/parties'),
    'a party that is gone': (page) => visit(page, '/parties?id=gone'),
  },
  odds: {
    'of two heroes': async (page) => {
      await visit(page, '/odds?a=sample-bito&b=dummy-heavy-shield');
      await expect(page.getByRole('heading', { name: 'Who wins' })).toBeVisible();
    },
    'as tables': async (page) => {
      const charts = page.getByRole('button', { name: 'As a table' });
      // A chart that has become a table no longer offers it.
      for (let left = await charts.count(); left > 0; left -= 1) await charts.first().click();
    },
    'of a damaged link': (page) => visit(page, '/odds?a=sample-bito&b=broken'),
  },
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

for (const [name, states] of Object.entries(pages))
  test(`accessible and within every window: ${name}`, async ({ page }) => {
    for (const [state, open] of Object.entries(states)) {
      await open(page);
      await expectAccess(page, state);
    }
  });

test('accessible and within every window: a browser that keeps nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await visit(page, '/');
  await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  await expectAccess(page, 'a browser that keeps nothing');
});

test('axe-core would complain of a picture without words', async ({ page }) => {
  await visit(page, '/hero');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect(await violations(page)).toEqual([expect.stringContaining('image-alt')]);
});
