import { createCanvas } from '@napi-rs/canvas';
import { expect, test, type Page } from '@playwright/test';
import { bitoPrintPath, overhang, violations, visit } from './access';
import { bito, openBuilder, openFile, saved } from './bench';

const long = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** The first page with these heroes on the device. */
const withHeroes = async (page: Page, ...names: readonly string[]): Promise<void> => {
  await visit(page, '/');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'party.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          format: 'pipsmith/party',
          version: 1,
          name: `The men of ${long}`,
          heroes: names.map((name) => ({ ...bito, name })),
        }),
      ),
    });
  await expect(page.locator('[data-hero]')).toHaveCount(names.length);
};

/** On a phone the card, its photo and what to do with the hero are a sheet. */
const openCard = async (page: Page): Promise<void> => {
  await openBuilder(page);
  await page
    .getByRole('region', { name: 'Hero at a glance' })
    .getByRole('button', { name: 'Card', exact: true })
    .click();
};

const startFrom = async (page: Page, way: string): Promise<void> => {
  await openCard(page);
  await page.getByRole('button', { name: 'Start from…' }).click();
  await page.getByRole('dialog', { name: 'Start from' }).getByRole('radio', { name: way }).click();
};

const choosePhoto = async (page: Page, bytes: Buffer): Promise<void> => {
  await openCard(page);
  await page
    .getByRole('region', { name: 'Photo of the miniature' })
    .locator('input[type="file"]:not([capture])')
    .setInputFiles({ name: 'mini.png', mimeType: 'image/png', buffer: bytes });
};

const picture = (): Buffer => {
  const canvas = createCanvas(600, 800);
  canvas.getContext('2d').fillRect(100, 100, 300, 500);
  return canvas.toBuffer('image/png');
};

/** What a player sees who has been here for a while, and what stands where something is missing. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'my heroes, one of them ticked': async (page) => {
    await withHeroes(page, 'Ada', long, 'Cid');
    await page.getByRole('checkbox', { name: 'Tick Ada' }).check();
  },
  'my heroes, none of whom is looked for': async (page) => {
    await withHeroes(page, 'Ada');
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
  'my heroes, one just deleted': async (page) => {
    await withHeroes(page, 'Ada', long);
    await page.getByRole('button', { name: `What to do with ${long}` }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toBeVisible();
  },
  'the tags of heroes': async (page) => {
    await withHeroes(page, 'Ada', 'Bert');
    for (const name of ['Ada', 'Bert']) await page.getByRole('checkbox', { name: `Tick ${name}` }).check();
    await page
      .getByRole('region', { name: 'Ticked heroes' })
      .getByRole('button', { name: 'Tags', exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New tag' }).fill('campaign');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByRole('button', { name: 'Take away the tag campaign' })).toBeVisible();
  },
  'what is no hero': async (page) => {
    await visit(page, '/');
    const field = page.getByRole('textbox', { name: 'File, code or link' });
    await field.fill('A'.repeat(200));
    await field.press('Enter');
    await expect(field).toBeVisible();
  },
  'a browser that keeps nothing': async (page) => {
    await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await visit(page, '/');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be opened' })).toBeVisible();
  },
  'no party': (page) => visit(page, '/parties'),
  'an empty party': async (page) => {
    await visit(page, '/parties');
    await page.getByRole('button', { name: 'New party' }).first().click();
    await expect(page).toHaveURL(/id=/);
  },
  'a party of own heroes': async (page) => {
    await withHeroes(page, 'Ada', long);
    await visit(page, '/parties');
    await page.getByRole('link', { name: /^The men of/ }).click();
    await expect(page.locator('[data-member]')).toHaveCount(2);
  },
  'a party that is gone': (page) => visit(page, '/parties?id=gone'),
  'own heroes to print': async (page) => {
    await withHeroes(page, 'Ada', long);
    await visit(page, '/print');
    await expect(page.getByRole('checkbox', { name: /^Ada/ }).first()).toBeVisible();
  },
  'a hero printed on both sides': async (page) => {
    await visit(page, bitoPrintPath);
    await page.getByRole('radio', { name: 'Both sides' }).click();
  },
  'a page without a network': (page) => page.goto('/offline').then(() => undefined),
  'the concepts to start from': (page) => startFrom(page, 'Concepts'),
  'a hero of chance': (page) => startFrom(page, 'Random hero'),
  'a photo that is cut': async (page) => {
    await choosePhoto(page, picture());
    await expect(page.getByRole('dialog').getByRole('slider', { name: 'Zoom' })).toBeVisible();
  },
  'a photo on the card': async (page) => {
    await choosePhoto(page, picture());
    await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.locator('svg[role="img"] [data-photo]')).toHaveCount(1);
  },
  'a file that is no photo': async (page) => {
    await choosePhoto(page, picture().subarray(0, 60));
    await expect(page.getByRole('alert').filter({ hasText: 'damaged' })).toBeVisible();
  },
  'a hero with a history': async (page) => {
    await openBuilder(page);
    await openFile(page, bito);
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(long);
    await saved(page);
  },
  'a skill beside the builder': async (page) => {
    await page.goto('/build?sample=bito');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Skills' }).click();
    await page.getByRole('button', { name: 'About Regrowth', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Regrowth' })).toBeVisible();
  },
  'the odds of two heroes': async (page) => {
    await visit(page, '/odds?a=sample-bito&b=dummy-heavy-shield');
    await expect(page.getByRole('heading', { name: 'Who wins' })).toBeVisible();
  },
  'odds as a table': async (page) => {
    await visit(page, '/odds?a=sample-bito&b=sample-jane');
    const charts = page.getByRole('button', { name: 'As a table' });
    // A chart that has become a table no longer offers it.
    for (let left = await charts.count(); left > 0; left -= 1) await charts.first().click();
  },
  'the odds of a damaged link': (page) => visit(page, '/odds?a=sample-bito&b=broken'),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const [name, open] of Object.entries(states))
  test(`${name}: axe-core has no complaint by day or night, narrow or wide, and 360 px are enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    expect(await overhang(page)).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await violations(page), 'wide').toEqual([]);
  });
