import { expect, test, type Page } from '@playwright/test';
import { bitoPath, bitoPrintPath, overhang, partyPath, visit } from './access';
import { bito, openBuilder, openFile, pip, showSection } from './bench';

const longNamed = { ...bito, name: 'Donaudampfschifffahrtsgesellschaftskapitänin', title: 'von und zu' };

const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => visit(page, '/'),
  'a hero': (page) => visit(page, bitoPath),
  'a party': (page) => visit(page, partyPath),
  'a damaged link': (page) => visit(page, `/hero/${'A'.repeat(300)}`),
  'the page for links': (page) => visit(page, '/hero'),
  'a page that is not there': (page) => visit(page, '/nowhere'),
  'nothing to print': (page) => visit(page, '/print'),
  'a hero to print': (page) => visit(page, bitoPrintPath),
  'the builder': async (page) => {
    await openBuilder(page);
    await openFile(page, longNamed);
  },
  'the skills of a hero': async (page) => {
    await openBuilder(page);
    await openFile(page, longNamed);
    await showSection(page, 'Skills');
  },
  'the cards of a hero': async (page) => {
    await openBuilder(page);
    await openFile(page, longNamed);
    await showSection(page, 'Card');
  },
  'the chooser of skills': async (page) => {
    await openBuilder(page);
    await showSection(page, 'Skills');
    await page.getByRole('button', { name: 'Add a skill' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** A small phone, and a laptop of 1280 x 720 at 200 %: the same as half the window. */
const windows = {
  '360 px wide': { width: 360, height: 740 },
  'zoomed to 200 %': { width: 640, height: 360 },
} as const;

for (const [name, open] of Object.entries(pages))
  test(`${name} needs no scrolling sideways`, async ({ page }) => {
    await page.setViewportSize(windows['360 px wide']);
    await open(page);
    for (const [named, viewport] of Object.entries(windows)) {
      await page.setViewportSize(viewport);
      await expect.poll(() => overhang(page), named).toEqual([]);
    }
  });

test('something too wide would be found', async ({ page }) => {
  await page.setViewportSize(windows['360 px wide']);
  await visit(page, '/hero');
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.style.width = '400px';
    wide.textContent = 'Too wide';
    document.querySelector('main')?.append(wide);
  });
  expect(await overhang(page)).not.toEqual([]);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a pip drops in', async ({ page }) => {
    await openBuilder(page);
    await pip(page, 6, 1).click();
    const mark = pip(page, 6, 1).locator('svg');
    await expect(mark).toHaveCSS('animation-name', 'pip-drop');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('nothing moves', async ({ page }) => {
    await openBuilder(page);
    await pip(page, 6, 1).click();
    await expect(pip(page, 6, 1).locator('svg')).toHaveCSS('animation-name', 'none');
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('painted, empty and locked pips, the chosen brush and the chosen armour are told apart', async ({
    page,
  }) => {
    await openBuilder(page);
    const border = (button: Element) => getComputedStyle(button).borderStyle;
    expect(await pip(page, 6, 1).evaluate(border)).toBe('solid');
    expect(await pip(page, 1, 1).evaluate(border)).toBe('dotted');
    await pip(page, 6, 1).click();
    await expect(pip(page, 6, 1).locator('circle')).toHaveCSS('fill', 'rgb(179, 38, 30)');

    for (const group of ['Brushes', 'Armour']) {
      const radios = page.getByRole('radiogroup', { name: group, exact: true });
      const ground = (checked: boolean) =>
        radios
          .getByRole('radio', { checked })
          .first()
          .evaluate((radio) => getComputedStyle(radio).backgroundColor);
      expect(await ground(true), group).not.toBe(await ground(false));
    }
  });
});
