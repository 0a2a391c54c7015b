import type { Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { companionMessages } from '@/lib/messages/companion';
import { messages } from '@/lib/messages/index';
import { printPageMessages } from '@/lib/messages/print-page';
import { encodeSheet } from '@/lib/share/index';
import { samplesOf } from '@/lib/systems/document';
import { open } from '@/lib/systems/open';
import { readPdf } from './pdf';
import { openPieces, pickScenario, wholeKit } from './print-choices';
import { expect, long, test } from './test';

const party = corpus.find(({ about }) => about === 'party: Wolf and mace')?.code ?? '';
const room = `/print?party=${encodeURIComponent(party)}`;

const total = (page: Page) => page.getByText(/maps and rules on \d+ pages/);
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const pdfOf = async (page: Page) => {
  await page.getByRole('button', { name: printPageMessages.make }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: printPageMessages.save }).click();
  return readPdf(await saving);
};

test('from a party’s link to one PDF with everything for the evening, page by page', async ({ page }) => {
  await page.goto(`/party/${encodeURIComponent(party)}`);
  await page.getByRole('link', { name: messages.site.party.printKit }).click();
  await expect(total(page)).toBeVisible();
  await page.getByRole('radio', { name: 'A4' }).click();
  // Nobody chose a scenario: nothing of one is printed.
  await expect(page.getByRole('img', { name: /the map|Team Carnage/ })).toHaveCount(0);
  await pickScenario(page, 'King of the Hill');
  await openPieces(page);
  await page.getByRole('radio', { name: printPageMessages.kit.units.cm }).click();
  await expect(page.getByRole('img', { name: /as it will print: .*Credits/ })).toBeVisible();
  const pages = await pdfOf(page);
  await expect(total(page)).toContainText(`on ${pages.length} pages`);
  const text = pages.map((one) => one.text);
  expect(text[0]).toContain('Bito van Ostmark');
  for (const says of [
    'Knockdown',
    'King of the Hill: the map',
    '1# is 1 cm',
    'Recover · both actions',
    'Who wins',
  ])
    expect(text.some((one) => one.toLowerCase().includes(says.toLowerCase()))).toBe(true);
  expect(text.some((one) => one.includes('Kai Bettzieche, CatZeyeS'))).toBe(true);
  expect(text.some((one) => one.toLowerCase().includes('start here'))).toBe(true);
  for (const one of text) expect(one).toContain('100 %');
  await page.getByRole('link', { name: printPageMessages.kit.night }).click();
  await expect(page.getByRole('button', { name: companionMessages.setUp.begin })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Hero [12]$/ })).toHaveCount(2);
});

test('parts are ticked one by one, and the ticks are found again', async ({ page }) => {
  await page.goto(room);
  await openPieces(page);
  await box(page, 'Reference sheet').check();
  await expect(page.getByRole('img', { name: /: Reference as it will print/ })).toBeVisible();
  // Its pieces say which scenario they are for.
  const scenario = page.getByRole('group', { name: printPageMessages.kit.groups.scenario });
  await expect(scenario.getByText(printPageMessages.kit.pickFirst)).toBeVisible();
  await pickScenario(page, 'Team Carnage');
  await scenario.getByRole('checkbox', { name: 'Map', exact: true }).check();
  await expect(scenario.getByText(printPageMessages.kit.piecesFor('Team Carnage'))).toBeVisible();
  await box(page, 'Standees').check();
  await box(page, 'Counters these heroes need').check();
  await page.getByRole('radio', { name: '25', exact: true }).click();
  await page.getByRole('checkbox', { name: printPageMessages.counters.all }).check();
  await expect(page.getByText(/\d{3} counters/)).toBeVisible();
  await page.reload();
  await openPieces(page);
  for (const name of ['Reference sheet', 'Standees', printPageMessages.counters.all])
    await expect(box(page, name)).toBeChecked();
  await expect(page.getByRole('radio', { name: '25', exact: true })).toBeChecked();
  await page.getByRole('button', { name: printPageMessages.kit.nothing }).click();
  await expect(box(page, 'Standees')).not.toBeChecked();
  await expect(page.getByText(/^\d cards (for \d hero(es)? )?on \d pages?$/)).toBeVisible();
});

test('the scenario is chosen first, and the one of last time is proposed', async ({ page }) => {
  await page.goto(room);
  const scenario = page.getByRole('combobox', { name: 'Scenario' });
  await expect(scenario).toHaveValue('');
  await pickScenario(page, 'King of the Hill');
  const isChosen = printPageMessages.kit.isChosen('Everything for King of the Hill');
  await expect(page.getByText(isChosen)).toBeVisible();
  await page.getByRole('button', { name: printPageMessages.kit.nothing }).click();
  await wholeKit(page, 'King of the Hill').click();
  await expect(page.getByText(isChosen)).toBeFocused();
  // Paper figures are part of everything until there are miniatures.
  await openPieces(page);
  await expect(box(page, 'Standees')).toBeChecked();
  await box(page, printPageMessages.kit.bringsMiniatures).check();
  await expect(box(page, 'Standees')).not.toBeChecked();
  await expect(page.getByText(isChosen)).toBeVisible();
  await expect(page.getByRole('img', { name: /King of the Hill/ }).first()).toBeAttached();
  await page.getByRole('button', { name: printPageMessages.kit.nothing }).click();
  await page.reload();
  await expect(scenario).toHaveValue('king-of-the-hill');
  await expect(wholeKit(page, 'King of the Hill')).toBeEnabled();
});

test('a mission is printed without a hero, and a scenario says how many it needs', async ({ page }) => {
  await page.goto('/print');
  await pickScenario(page, 'King of the Hill');
  await expect(
    page.getByText(printPageMessages.kit.addHeroes('King of the Hill', { least: 2, most: 8 })),
  ).toHaveCount(2);
  await expect(page.getByText(/is chosen$/)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('first-steps');
  await expect(page.getByText(printPageMessages.kit.isChosen('Everything for First Steps'))).toBeVisible();
  const text = (await pdfOf(page)).map((one) => one.text.toLowerCase()).join(' ');
  for (const says of ['start here', 'first steps', 'kai bettzieche']) expect(text).toContain(says);
});

test('by keyboard alone', long, async ({ page }) => {
  await page.goto(room);
  const scenario = page.getByRole('combobox', { name: 'Scenario' });
  await scenario.focus();
  await page.keyboard.press('b');
  await expect(scenario).toHaveValue('bombing-run');
  await expect(total(page)).toBeVisible();
  await page.getByRole('button', { name: printPageMessages.kit.choose }).focus();
  await page.keyboard.press('Enter');
  await box(page, 'Credits').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'Credits')).not.toBeChecked();
  await expect(page.getByRole('img', { name: /Bombing Run/ }).first()).toBeAttached();
});

test('on a phone nothing runs out sideways, and the PDF is two touches away', long, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(room);
  await pickScenario(page, 'Team Carnage');
  await expect(total(page)).toBeVisible();
  // The way to the PDF stays in reach, wherever the page is scrolled to.
  for (const place of [printPageMessages.kit.heading, printPageMessages.howHeading]) {
    await page.getByRole('heading', { name: place }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: printPageMessages.make })).toBeInViewport({ ratio: 1 });
  }
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
  const pages = await pdfOf(page);
  await expect(total(page)).toContainText(`on ${pages.length} pages`);
  const text = pages.map((one) => one.text.toLowerCase());
  for (const says of ['Bito van Ostmark', 'Start here', 'Reference', 'Kai Bettzieche'])
    expect(text.some((one) => one.includes(says.toLowerCase()))).toBe(true);
});

test('heroes of two games have no kit until those of one are kept', async ({ page }) => {
  await open(['living', 'first']);
  const [living = '', first = ''] = ['living', 'first'].map((system) => {
    const [sample] = samplesOf(system);
    const code = sample && encodeSheet(sample.document);
    return code?.ok ? encodeURIComponent(code.value) : '';
  });
  await page.goto(`/print?hero=${first}&hero=${living}&kit`);
  await expect(page.getByText(/they can’t meet in one match\.$/)).toBeVisible();
  await expect(page.getByText(printPageMessages.kit.oneGame)).toBeVisible();
  await expect(page.getByText(/^\d+ cards (for \d heroes )?on \d pages?$/)).toBeVisible();
  await page.getByRole('button', { name: printPageMessages.apart.keep('the Living Rulebook') }).click();
  await expect(page.getByText(/they can’t meet/)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('');
});
