import { expect, test, type Page } from '@playwright/test';
import { bitoPath, bitoPrintPath, partyPath, violations, violationsDayAndNight, visit } from './access';
import { bito, openBuilder, openFile } from './bench';

const illegal = { ...bito, name: 'Greyface', faces: { ...bito.faces, 4: { defence: 4, melee: 2 } } };

const dialogOf = async (page: Page, opener: string): Promise<void> => {
  await openBuilder(page);
  await page.getByRole('button', { name: opener }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Every page, and every state of it that looks different. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => visit(page, '/'),
  'a hero': (page) => visit(page, bitoPath),
  'a party': (page) => visit(page, partyPath),
  'a damaged link': (page) => visit(page, '/hero/AAAA'),
  'the page for links': (page) => visit(page, '/hero'),
  'a page that is not there': (page) => visit(page, '/nowhere'),
  'nothing to print': (page) => visit(page, '/print'),
  'a hero to print': (page) => visit(page, bitoPrintPath),
  'an empty builder': openBuilder,
  'a legal hero in the builder': async (page) => {
    await openBuilder(page);
    await openFile(page, bito);
  },
  'an illegal hero in the builder': async (page) => {
    await openBuilder(page);
    await openFile(page, illegal);
  },
  'an illegal hero to print': async (page) => {
    await openBuilder(page);
    await openFile(page, illegal);
    await page.getByRole('link', { name: 'Print', exact: true }).last().click();
    await expect(page.getByRole('checkbox', { name: 'Print with a house-rules mark' })).toBeVisible();
  },
  'the chooser of skills': (page) => dialogOf(page, 'Add a skill'),
  'the ways to start': (page) => dialogOf(page, 'Start from…'),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const [state, open] of Object.entries(states))
  test(`${state} is free of what axe-core complains about by day and night`, async ({ page }) => {
    await open(page);
    expect(await violationsDayAndNight(page)).toEqual([]);
  });

test('axe-core would complain of a picture without words', async ({ page }) => {
  await visit(page, '/hero');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect(await violations(page)).toEqual([expect.stringContaining('image-alt')]);
});
