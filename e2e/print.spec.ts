import type { Page } from '@playwright/test';
import { printPageMessages } from '@/lib/messages/print-page';
import { bito, openBuilder, openFile } from './bench';
import { readPdf } from './pdf';
import { openCardChoices, openPieces } from './print-choices';
import { expect, long, test } from './test';

const printAndRead = async (page: Page) => {
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  return readPdf(await saving);
};

test('Bito is printed, and the PDF says what the builder said', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, bito);
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeVisible();
  await expect(
    page.getByText(/^The cards have no QR code: this Pipsmith runs on your own computer/),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'A4' }).click();
  const pages = await printAndRead(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({ width: 297, height: 210 });
  for (const word of ['Bito van Ostmark', 'Paladin', 'Regrowth', 'Heavy mace', 'Print at 100 %']) {
    expect(pages[0]?.text).toContain(word);
  }
});

test('blank cards print on Letter without any hero', async ({ page }) => {
  await page.goto('/print');
  await page.getByRole('radio', { name: 'Letter' }).click();
  await openCardChoices(page);
  await page.getByText(printPageMessages.blanksHeading, { exact: true }).click();
  await page.getByRole('button', { name: 'Blank hero cards: one more' }).click();
  const pages = await printAndRead(page);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatchObject({ width: 279.4, height: 215.9 });
});

test('an illegal hero prints only with the house-rules mark', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, { ...bito, skills: ['zealot/life-boon'] });
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await expect(page.getByRole('button', { name: printPageMessages.make })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('checkbox', { name: printPageMessages.houseRules.tick }).check();
  const pages = await printAndRead(page);
  expect(pages[0]?.text.toLowerCase()).toContain('house rules');
});

test('a hero who needs a second card is one strip to fold where that is wanted', long, async ({ page }) => {
  const skills = ['druid/regrowth', 'zealot/life-boon', 'warrior/hamstring', 'zealot/guardian'];
  await openBuilder(page);
  await openFile(page, { ...bito, skills });
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await page.getByRole('checkbox', { name: printPageMessages.houseRules.tick }).check();
  await expect(page.getByText('2 cards for 1 hero on 1 page', { exact: true })).toBeVisible();
  await openCardChoices(page);
  await page.getByRole('checkbox', { name: printPageMessages.foldsOut }).check();
  await expect(page.getByText('1 card on 1 page', { exact: true })).toBeVisible();
  const pages = await printAndRead(page);
  for (const skill of ['Regrowth', 'Life Boon', 'Hamstring', 'Guardian'])
    expect(pages[0]?.text).toContain(skill);
});

test('a character that no font has is named before printing', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, { ...bito, name: 'Abeba አ' });
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await expect(page.getByText(/fonts don’t have .*አ/).first()).toBeVisible();
});

for (const [locale, paper] of [
  ['en-US', 'Letter'],
  ['de-DE', 'A4'],
] as const)
  test.describe(`with a browser from ${locale}`, () => {
    test.use({ locale });
    test(`the paper is ${paper} before any hero is chosen, and that isn’t kept as a choice`, async ({
      page,
    }) => {
      await page.goto('/print');
      await expect(page.getByRole('radio', { name: paper })).toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem('pipsmith/print'))).toBeNull();
    });
  });

test('a page opens whole, and one hero’s kit has no mission', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, bito);
  await page.getByRole('link', { name: 'Print', exact: true }).last().click();
  await page.getByRole('button', { name: printPageMessages.kit.everything(1), exact: true }).click();
  await openPieces(page);
  await expect(page.getByRole('checkbox', { name: 'Reference sheet' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Rules of the scenario' })).not.toBeChecked();
  await expect(page.getByText(printPageMessages.kit.noScenario)).toBeVisible();
  // A mission is there for the asking, by its name.
  const scenario = page.getByLabel(printPageMessages.kit.scenario, { exact: true });
  await expect(scenario.getByRole('option', { name: /First Steps/ })).toBeAttached();
  await page
    .getByRole('button', { name: new RegExp(`^${printPageMessages.large.open('Page 1 of ')}`) })
    .click();
  const frame = page.getByRole('group', { name: /, enlarged$/ });
  const over = () =>
    frame.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
    );
  await expect.poll(over).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: printPageMessages.large.closer }).click();
  await expect.poll(over).toBeGreaterThan(100);
});
