import { expect, test, type Page } from '@playwright/test';
import { encodeHero, encodeParty } from '@/lib/share/index';
import { living, newParty, type HeroDraft } from '@/lib/systems/index';
import { bito, openBuilder, openFile } from './bench';
import { readPdf } from './pdf';

const heroes: readonly HeroDraft[] = living.samples.slice(0, 4).map(({ hero }) => hero);
const codeOf = (made: ReturnType<typeof encodeHero>): string => {
  if (!made.ok) throw new Error(made.error.problem);
  return encodeURIComponent(made.value);
};
const hero = (place: number): string => codeOf(encodeHero(heroes[place] ?? living.newHero('Nobody')));
const party = codeOf(encodeParty(newParty('The Iron Company', heroes.slice(0, 2))));

const pdfOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save PDF' }).click();
  return readPdf(await saving);
};
const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
const box = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name });

test('heroes of links, a party and a file are picked, and what is ticked is printed', async ({ page }) => {
  await page.goto(`/print?hero=${hero(2)}&hero=${hero(3)}&party=${party}`);
  await page.getByRole('radio', { name: 'A4' }).click();
  await page
    .locator('input[type="file"]')
    .setInputFiles([
      fileOf('zoe.json', JSON.stringify({ ...bito, name: 'Zoe of the Fens' })),
      fileOf('broken.json', '{"format":'),
    ]);
  await expect(page.getByText(/^broken\.json: This is no hero file/)).toBeVisible();
  await expect(box(page, /^Zoe of the Fens/)).toBeChecked();
  await box(page, 'The Iron Company: all 2').uncheck();
  await expect(box(page, new RegExp(`^${heroes[0]?.name ?? ''}`))).not.toBeChecked();
  await expect(page.getByText('3 cards on 1 page', { exact: true })).toBeVisible();
  const [sheet] = await pdfOf(page);
  for (const name of [heroes[2]?.name, heroes[3]?.name, 'Zoe of the Fens'])
    expect(sheet?.text).toContain(name);
  expect(sheet?.text).not.toContain(heroes[0]?.name);
});

test('the hero on the bench waits beside those of a link', async ({ page }) => {
  await openBuilder(page);
  await openFile(page, { ...bito, name: 'Zoe of the Fens' });
  await page.goto(`/print?hero=${hero(1)}`);
  await expect(box(page, /^Zoe of the Fens/)).not.toBeChecked();
  await page.goto('/print');
  await expect(box(page, /^Zoe of the Fens/)).toBeChecked();
});

test('both sides of the paper: fronts, then backs, moved by an offset that says when it is wrong', async ({
  page,
}) => {
  await page.goto(`/print?party=${party}`);
  await page.getByRole('radio', { name: 'Letter' }).click();
  await page.getByRole('radio', { name: 'Both sides' }).click();
  await page.getByRole('radio', { name: 'Low ink' }).click();
  const right = page.getByRole('textbox', { name: 'Right of the front, mm' });
  await right.fill('9');
  await expect(page.getByText(/tenths of a millimetre from −3 to 3/)).toBeVisible();
  await right.fill('0.4');
  await page.getByRole('button', { name: 'Below the front, mm: a tenth less' }).click();
  await expect(page.getByRole('img', { name: /^Page 2 of 2, backs as it will print/ })).toBeVisible();
  const pages = await pdfOf(page);
  expect(pages.map(({ width }) => width)).toEqual([279.4, 279.4]);
  expect(pages[0]?.text).toContain('flip on the short edge');
  expect(pages[1]?.text).toContain('20 points');
  expect(pages[1]?.text).not.toContain('actual size');
});

test('every choice is found again', async ({ page }) => {
  await page.goto(`/print?hero=${hero(0)}`);
  for (const name of ['Letter', 'Both sides', '63.5 × 88.9 mm', 'Black & white'])
    await page.getByRole('radio', { name }).click();
  await page.getByRole('textbox', { name: 'Right of the front, mm' }).fill('-1.2');
  await page.reload();
  for (const name of ['Letter', 'Both sides', '63.5 × 88.9 mm', 'Black & white'])
    await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Right of the front, mm' })).toHaveValue('-1.2');
});

test('the calibration sheet is made', async ({ page }) => {
  await page.goto(`/print?hero=${hero(0)}`);
  await page.getByRole('radio', { name: 'Both sides' }).click();
  await page.getByRole('button', { name: 'Make the calibration sheet' }).click();
  await expect(page.getByRole('link', { name: 'Open the calibration sheet' })).toHaveAttribute(
    'href',
    /^blob:/,
  );
});

test('a printing that is stopped says so and can be started again', async ({ page }) => {
  const crowd = Array.from({ length: 60 }, (_, index) => ({ ...bito, name: `Bito ${index + 1}` }));
  await page.goto('/print');
  await page
    .locator('input[type="file"]')
    .setInputFiles(
      fileOf(
        'crowd.json',
        JSON.stringify({ format: 'pipsmith/party', version: 1, name: 'Crowd', heroes: crowd }),
      ),
    );
  await expect(page.getByText('60 cards on 15 pages', { exact: true })).toBeVisible();
  // The printing waits for a font until it is stopped.
  await page.route('**/fonts/*.woff', () => undefined);
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByRole('progressbar', { name: 'Making the PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the printing. Nothing was saved.')).toBeVisible();
  await page.unroute('**/fonts/*.woff');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Open PDF' })).toBeVisible({ timeout: 30_000 });
});
