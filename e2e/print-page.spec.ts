import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { printExportMessages, printPageMessages } from '@/lib/messages/print-page';
import { bito, openBuilder, openFile, saved } from './bench';
import { readPdf } from './pdf';
import { openCardChoices, openPieces, openSamples } from './print-choices';
import { expect, long, test } from './test';

/** The frozen code of a sample hero or of a party. */
const codeOf = (about: string): string => {
  const entry = corpus.find((one) => one.about === about);
  if (!entry) throw new Error(`no code of ${about}`);
  return encodeURIComponent(entry.code);
};
const party = codeOf('party: Wolf and mace');

const pdfOf = async (page: Page) => {
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  return readPdf(await saving);
};
const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
/** Once a player could press the button: a field that the page is about to replace loses its files. */
const addFiles = async (page: Page, ...files: readonly ReturnType<typeof fileOf>[]): Promise<void> => {
  await expect(page.getByRole('button', { name: printPageMessages.openFiles })).toBeEnabled();
  await page.locator('input[type="file"]').setInputFiles([...files]);
};
const box = (page: Page, name: RegExp | string) => page.getByRole('checkbox', { name });

test('heroes of links, a party and a file are picked, and what is ticked is printed', async ({ page }) => {
  await page.goto(`/print?hero=${codeOf('sample: mortimer')}&hero=${codeOf('sample: agnes')}&party=${party}`);
  await page.getByRole('radio', { name: 'A4' }).click();
  await addFiles(
    page,
    fileOf('zoe.json', JSON.stringify({ ...bito, name: 'Zoe of the Fens' })),
    fileOf('broken.json', '{"format":'),
  );
  await expect(
    page.getByText(/^broken\.json: This (isn’t a hero file|hero file is incomplete)/),
  ).toBeVisible();
  await expect(box(page, /^Zoe of the Fens/)).toBeChecked();
  await box(page, 'Wolf and mace: all 2').uncheck();
  await expect(box(page, /^Bito van Ostmark/)).not.toBeChecked();
  await expect(page.getByText('5 cards for 3 heroes on 2 pages', { exact: true })).toBeVisible();
  const text = (await pdfOf(page)).map((sheet) => sheet.text).join(' ');
  for (const name of ['Mortimer Gray', 'Captain Agnes', 'Zoe of the Fens']) expect(text).toContain(name);
  expect(text).not.toContain('Bito');
});

test(
  'the counters that a hero can cause come on the sheet of his card, as many as the player likes',
  long,
  async ({ page }) => {
    await page.goto(`/print?hero=${codeOf('sample: gerda')}`);
    await page.getByRole('radio', { name: 'A4' }).click();
    await openPieces(page);
    await box(page, 'Counters these heroes need').check();
    await page.getByText(printPageMessages.counters.heading).click();
    const slowed = page.getByRole('group', { name: 'Slowed' });
    await expect(slowed.getByText('3', { exact: true })).toBeVisible();
    await slowed.getByRole('button', { name: 'Slowed: one less' }).click();
    await expect(slowed.getByText('2', { exact: true })).toBeVisible();
    const sheets = await pdfOf(page);
    const counters = sheets.at(-1)?.text ?? '';
    // On the fronts of two, once where the sheet says how many there are, and on the card; the backs say what it does.
    expect(sheets).toHaveLength(1);
    expect(counters.split('Slowed')).toHaveLength(1 + 2 + 1 + 1);
    expect(counters.split('Move 1# less per action')).toHaveLength(1 + 2);
    expect(counters).toMatch(/Slowed\s+× 2: as many as you chose/);
    expect(counters).toContain('100 %');
    await page.reload();
    await openPieces(page);
    await expect(box(page, 'Counters these heroes need')).toBeChecked();
  },
);

test('the hero on the bench waits beside those of a link', long, async ({ page }) => {
  await openBuilder(page);
  await openFile(page, { ...bito, name: 'Zoe of the Fens' });
  await saved(page);
  await page.goto(`/print?hero=${codeOf('sample: gerda')}`);
  await expect(box(page, /^Zoe of the Fens/)).not.toBeChecked();
  // Whoever comes back finds the list as it was left.
  await page.goto('/print');
  await expect(box(page, /^Gerda Halfmoon/)).toBeChecked();
  await expect(box(page, /^Zoe of the Fens/)).not.toBeChecked();
});

test('samples and heroes of links are still there after a visit elsewhere, with their ticks and the paper', async ({
  page,
}) => {
  await page.goto(`/print?hero=${codeOf('sample: gerda')}`);
  await page.getByRole('radio', { name: 'Letter' }).click();
  await openSamples(page);
  await page.getByRole('button', { name: printPageMessages.addSample('Jane') }).click();
  await box(page, /^Gerda Halfmoon/).uncheck();
  await page.goto('/rules');
  await page.goto('/print');
  await expect(box(page, /^Jane/)).toBeChecked();
  await expect(box(page, /^Gerda Halfmoon/)).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
});

test(
  'both sides of the paper: fronts, then backs, moved by an offset that says when it is wrong',
  long,
  async ({ page }) => {
    await page.goto(`/print?party=${party}`);
    await page.getByRole('radio', { name: 'Letter' }).click();
    await page.getByRole('radio', { name: 'Both sides' }).click();
    await page.getByRole('radio', { name: printPageMessages.inkLooks.low }).click();
    const right = page.getByRole('textbox', { name: printPageMessages.offset.x });
    await right.fill('9');
    await expect(page.getByText(printPageMessages.offset.wrong)).toBeVisible();
    await right.fill('0.4');
    await page.getByRole('button', { name: 'Below the front, mm: a tenth less' }).click();
    await expect(page.getByRole('img', { name: /^Page 2 of 2, backs as it will print/ })).toBeVisible();
    const pages = await pdfOf(page);
    expect(pages.map(({ width }) => width)).toEqual([279.4, 279.4]);
    expect(pages[0]?.text).toContain('flip on the short edge');
    expect(pages[1]?.text).toContain('Equipment');
    expect(pages[1]?.text).not.toContain('actual size');
  },
);

test('the PDF waits for a kit that is still loading, and then has it', async ({ page }) => {
  await page.goto(`/print?hero=${codeOf('sample: gerda')}`);
  await expect(page.getByRole('button', { name: printPageMessages.make })).toBeEnabled();
  await openPieces(page);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await box(page, 'Reference sheet').check();
  await expect(page.getByRole('button', { name: printPageMessages.kit.coming })).toBeDisabled();
  arrive();
  const text = (await pdfOf(page)).map((sheet) => sheet.text).join(' ');
  expect(text).toContain('Remove a condition');
});

test('without a hero each sample is added right there, and its name leads to it', async ({ page }) => {
  await page.goto('/print');
  const jane = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Jane', exact: true }) });
  await page.getByText(/^Show \d+ more samples$/).click();
  await expect(jane.getByRole('link')).toHaveAttribute('href', /^\/hero\//);
  await jane.getByRole('button', { name: printPageMessages.addSample('Jane') }).click();
  await expect(box(page, /^Jane/)).toBeChecked();
  expect(new URL(page.url()).pathname).toBe('/print');
  // Nobody is ticked: those of the list come first, each to be added.
  await box(page, /^Jane/).uncheck();
  await page
    .getByRole('region', { name: printPageMessages.heroes })
    .getByRole('button', { name: printPageMessages.addSample('Jane') })
    .click();
  await expect(box(page, /^Jane/)).toBeChecked();
});

test('the open list of samples stays open after the first is added', async ({ page }) => {
  await page.goto('/print');
  await page.getByText(/^Show \d+ more samples$/).click();
  for (const name of ['Jane', 'Gerda Halfmoon']) {
    await page.getByRole('button', { name: printPageMessages.addSample(name) }).click();
    await expect(box(page, new RegExp(`^${name}`))).toBeChecked();
  }
});

test('two samples are printed together, and none is saved', async ({ page }) => {
  await page.goto(`/print?hero=${codeOf('sample: gerda')}`);
  await page.getByRole('radio', { name: 'A4' }).click();
  await openSamples(page);
  await page.getByRole('button', { name: printPageMessages.addSample('Jane') }).click();
  await expect(box(page, /^Jane/)).toBeChecked();
  // A hero in the list is not offered twice.
  await expect(page.getByRole('button', { name: printPageMessages.addSample('Jane') })).toHaveCount(0);
  const text = (await pdfOf(page)).map((sheet) => sheet.text).join(' ');
  for (const name of ['Gerda Halfmoon', 'Jane']) expect(text).toContain(name);
});

test('the heroes ticked last are ticked next time, until another is changed', long, async ({ page }) => {
  await openBuilder(page);
  await openFile(page, { ...bito, name: 'Zoe of the Fens' });
  await saved(page);
  await openFile(page, { ...bito, name: 'Ada of the Hills' });
  await saved(page);
  await page.goto('/print');
  await expect(box(page, /^Ada of the Hills/)).toBeChecked();
  await box(page, /^Zoe of the Fens/).check();
  await page.goto('/rules');
  await page.goto('/print');
  for (const name of [/^Zoe of the Fens/, /^Ada of the Hills/]) await expect(box(page, name)).toBeChecked();
  await openBuilder(page);
  await openFile(page, { ...bito, name: 'Kim of the Coast' });
  await saved(page);
  await page.goto('/print');
  await expect(box(page, /^Kim of the Coast/)).toBeChecked();
  await expect(box(page, /^Zoe of the Fens/)).not.toBeChecked();
});

test('every choice is found again', async ({ page }) => {
  await page.goto(`/print?hero=${codeOf('sample: bito')}`);
  await openCardChoices(page);
  for (const name of ['Letter', 'Both sides', /63\.5 × 88\.9\smm/, 'Black & white'])
    await page.getByRole('radio', { name }).click();
  await page.getByRole('textbox', { name: printPageMessages.offset.x }).fill('-1.2');
  await page.reload();
  await openCardChoices(page);
  for (const name of ['Letter', 'Both sides', /63\.5 × 88\.9\smm/, 'Black & white'])
    await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(page.getByRole('textbox', { name: printPageMessages.offset.x })).toHaveValue('-1.2');
});

test('the calibration sheet is made', long, async ({ page }) => {
  await page.goto(`/print?hero=${codeOf('sample: bito')}`);
  await page.getByRole('radio', { name: 'Both sides' }).click();
  await page.getByRole('button', { name: printPageMessages.calibration.make }).click();
  await expect(page.getByRole('link', { name: printPageMessages.calibration.open })).toHaveAttribute(
    'href',
    /^blob:/,
  );
});

test('a printing that is stopped says so and can be started again', async ({ page }) => {
  const crowd = Array.from({ length: 60 }, (_, index) => ({ ...bito, name: `Bito ${index + 1}` }));
  await page.goto('/print');
  await addFiles(
    page,
    fileOf(
      'crowd.json',
      JSON.stringify({ format: 'pipsmith/party', version: 1, name: 'Crowd', heroes: crowd }),
    ),
  );
  await expect(page.getByText('60 cards on 15 pages', { exact: true })).toBeVisible();
  // The printing waits for a font until it is stopped.
  await page.route('**/fonts/*.woff', () => undefined);
  await page.getByRole('button', { name: printPageMessages.make }).click();
  await expect(page.getByRole('progressbar', { name: printPageMessages.making })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped printing. Nothing was saved.')).toBeVisible();
  await page.unroute('**/fonts/*.woff');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: printPageMessages.open })).toBeVisible();
});

test('cards go out as pictures for a card printer, to another table, and as text', async ({ page }) => {
  const filesOf = async (save: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: save }).click();
    const path = await (await saving).path();
    return unzipSync(new Uint8Array(await readFile(path)));
  };
  await page.goto(`/print?hero=${codeOf('sample: gerda')}`);
  await page.getByText(printExportMessages.open).click();
  await expect(page.getByRole('textbox', { name: printExportMessages.chatField })).toHaveValue(
    /^Gerda Halfmoon\n/,
  );

  await page.getByRole('button', { name: printExportMessages.makePictures }).click();
  const pictures = await filesOf('Save Gerda Halfmoon-pictures.zip');
  expect(Object.keys(pictures)).toContain('01-gerda-halfmoon-front.png');
  const front = Buffer.from(pictures['01-gerda-halfmoon-front.png'] ?? []);
  // Width and height of a PNG; 11,811 dots a metre are 300 an inch.
  expect([front.readUInt32BE(16), front.readUInt32BE(20)]).toEqual([821, 1121]);
  expect(front.readUInt32BE(front.indexOf('pHYs') + 4)).toBe(11_811);
  expect(front.length).toBeGreaterThan(20_000);

  const address = page.getByLabel(printExportMessages.imageAddress);
  await address.fill('gerda');
  await expect(page.getByText(printExportMessages.badAddress)).toBeVisible();
  await address.fill('https://example.org/gerda/');
  await page.getByRole('button', { name: printExportMessages.makeTable }).click();
  const table = await filesOf('Save Gerda Halfmoon-tabletop.zip');
  const saved = Buffer.from(table['saved-object.json'] ?? []).toString();
  for (const url of saved.match(/https:\/\/example\.org\/gerda\/[^"]+/g) ?? ['none'])
    expect(Object.keys(table)).toContain(url.split('/').at(-1));
});
