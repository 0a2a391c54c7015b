import { describe, expect, it } from 'vitest';
import { renderInNode } from '@/components/pdf/node';
import { readPages } from '@/components/pdf/testing/read-back';
import { faults } from '@/components/pdf/testing/sheet-faults';
import { piecesOf, samplesOf } from '@/lib/systems/document';
import { open } from '@/lib/systems/open';
import { layKits } from './kit/lay-kits';
import { keptSettings, type Settings } from './choices/settings';
import { printedSheets } from './printed-sheets';
import { optionsOf } from './sheets';

await open(['draco'], 'cards', 'kit');

const meta = { title: 'Kit', author: 'Pipsmith', language: 'en' };
const heroes = samplesOf('draco').map(({ document }) => ({ hero: document }));
const slayers = heroes.slice(0, 4);
const usual: Settings = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de');

const says: Readonly<Record<string, string>> = {
  'missing-side': 'Maw',
  'draco-standees': 'Eryam',
  counters: 'Hobbled',
  trees: 'cut slot',
  'tree-discs': 'Tree',
  'pool-tracks': 'start on 26',
  ruler: 'Lay the ruler from any point of one base',
  'table-plan': 'in the middle',
  reference: 'Upkeep',
  'draco-rules': 'twentieth initiative pile',
  contents: 'Start here',
  credits: 'Kai Bettzieche',
};

describe('the kit of Hic est Draco, read back from the PDF', () => {
  it('is every piece that there is to tick', () => {
    expect(Object.keys(says)).toEqual(piecesOf(['draco']).map(({ id }) => id));
  });

  it.each(Object.keys(says))('%s is at its place, inside the margin, marked and told', async (piece) => {
    // The page of contents tells of others, and is not printed without any.
    const settings: Settings = { ...usual, kit: piece === 'contents' ? ['ruler', piece] : [piece] };
    const sheets = printedSheets(
      [],
      layKits(piece === 'missing-side' ? slayers : heroes, settings, {}),
      optionsOf(settings),
    );
    const pages = await readPages(await renderInNode(sheets, meta));
    expect(pages).toHaveLength(sheets.length);
    pages.forEach((page, at) => {
      const sheet = sheets[at];
      expect(sheet ? faults(page, sheet, 4.5) : ['no sheet']).toEqual([]);
    });
    const text = pages.map((page) => page.text).join(' ');
    expect(text.toLowerCase()).toContain(says[piece]?.toLowerCase());
  });
});
