import { samplesOf } from '@/lib/systems/document';
import { firstSystem } from '@/lib/systems/open';
import type { Page } from '@playwright/test';
import { layKits } from '@/components/print/kit/lay-kits';
import { keptSettings, type Settings } from '@/components/print/choices/settings';
import { optionsOf, sheetsOf } from '@/components/print/sheets';
import { renderInNode } from '@/components/pdf/node';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { encodeParty } from '@/lib/share/index';
import { inBrowser, onNewPage } from '../set-up/in-browser';
import { makePdf, visit } from './browsing';
import { median, type Figure } from './figure';

const meta = { title: 'Bench', author: 'Pipsmith', language: 'en' };
const wanted = 96;

/** The counters of a party of this size, on their sheets. */
const counterSheets = (): readonly PrintSheet[] => {
  const settings: Settings = {
    ...keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de'),
    kit: ['counters'],
  };
  const heroes = samplesOf(firstSystem).map(({ document }) => ({ hero: document }));
  const laid = layKits(heroes, settings, {});
  return sheetsOf([], { ...laid, cards: laid.cards.slice(0, wanted) }, optionsOf(settings));
};

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Cost of a sheet of counters, drawn and rendered in Node. */
export const counterFigures = async (): Promise<readonly Figure[]> => {
  for (let warm = 0; warm < 3; warm += 1) await renderInNode(counterSheets(), meta);
  const took: number[] = [];
  for (let time = 0; time < 9; time += 1)
    took.push(await milliseconds(() => renderInNode(counterSheets(), meta)));
  return [{ what: `PDF of ${wanted} counters, warm`, value: median(took), goal: 80, unit: 'ms' }];
};

/** A party of eight: the samples, and the first ones again. */
const eightHeroes = (): string => {
  const all = samplesOf(firstSystem).map(({ document }) => document);
  const heroes = Array.from({ length: 8 }, (_, index) => all[index % all.length]);
  const code = encodeParty({
    format: 'pipsmith/party',
    version: 1,
    name: 'Bench',
    heroes: heroes.filter((hero) => hero !== undefined),
  });
  if (!code.ok) throw new Error('no code for eight heroes');
  return encodeURIComponent(code.value);
};

const printed = async (page: Page, site: string): Promise<readonly Figure[]> => {
  await visit(page, `${site}/print?party=${eightHeroes()}&kit`);
  await page.getByText(/maps and rules on/).waitFor();
  const make = page.getByRole('button', { name: 'Make the PDF' });
  await make.hover();
  await page.waitForTimeout(1000);
  const { took, blocked } = await makePdf(page);
  return [
    { what: 'kit for eight heroes, in the browser’s worker', value: took, goal: 3000, unit: 'ms' },
    { what: 'page stood still while the kit was printed', value: blocked, goal: 20, unit: 'ms' },
  ];
};

/** Cost of the game-night kit on a built site. */
export const kitFigures = (site: string, executablePath: string): Promise<readonly Figure[]> =>
  inBrowser(executablePath, (browser) => onNewPage(browser, (page) => printed(page, site)));
