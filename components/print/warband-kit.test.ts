import { describe, expect, it } from 'vitest';
import { renderInNode } from '@/components/pdf/node';
import { readPages, type PageContent } from '@/components/pdf/testing/read-back';
import { close, faults } from '@/components/pdf/testing/sheet-faults';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { piecesOf, samplesOf } from '@/lib/systems/document';
import { open } from '@/lib/systems/open';
import { layKits } from './kit/lay-kits';
import { keptSettings, type Settings } from './choices/settings';
import { printedSheets } from './printed-sheets';
import { optionsOf } from './sheets';

await open(['warband'], 'cards', 'kit');

const meta = { title: 'Kit', author: 'Pipsmith', language: 'en' };
const heroes = samplesOf('warband').map(({ document }) => ({ hero: document }));
const usual: Settings = {
  ...keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de'),
  scenario: 'treasure',
};
const sheetsWith = (kit: readonly string[], change: Partial<Settings> = {}): readonly PrintSheet[] => {
  const settings: Settings = { ...usual, ...change, kit };
  return printedSheets([], layKits(heroes, settings, {}), optionsOf(settings));
};
const read = async (sheets: readonly PrintSheet[]): Promise<readonly PageContent[]> =>
  readPages(await renderInNode(sheets, meta));

const looks: readonly Partial<Settings>[] = [
  {},
  { paper: 'letter', ink: 'low' },
  { ink: 'black', joining: 'duplex' },
];
const says: Readonly<Record<string, string>> = {
  roster: 'Long Joan',
  'fighter-standees': 'Glue',
  counters: 'Activated',
  terrain: 'Forest',
  turns: 'After turn 8',
  parts: 'Treasure',
  map: 'seen from above',
  ruler: 'glue the next strip under',
  'tuck-box': 'Robyn’s Merry Men · Captain Fawkes',
  rules: 'two of the three treasures',
  crafting: 'Stand up',
  reference: 'Captain Fawkes',
  contents: 'Start here',
  credits: 'Kai Bettzieche',
};

describe('the kit of the warband skirmish, read back from the PDF', () => {
  it('is every piece that there is to tick', () => {
    expect(Object.keys(says)).toEqual(piecesOf(['warband']).map(({ id }) => id));
  });

  it.each(Object.keys(says).flatMap((piece) => looks.map((look) => [piece, look] as const)))(
    '%s %j is at its place, inside the margin, marked and told',
    async (piece, look) => {
      // The page of contents tells of others, and is not printed without any.
      const sheets = sheetsWith(piece === 'contents' ? ['ruler', piece] : [piece], look);
      const pages = await read(sheets);
      expect(pages).toHaveLength(sheets.length);
      pages.forEach((page, at) => {
        const sheet = sheets[at];
        // Pieces printed on both sides are cut along lines across the whole sheet.
        const found = sheet ? faults(page, sheet, 4.5) : [];
        expect(found.filter((fault) => look.joining !== 'duplex' || !fault.startsWith('cut'))).toEqual([]);
      });
      expect(
        pages
          .map(({ text }) => text)
          .join(' ')
          .toLowerCase(),
      ).toContain(says[piece]?.toLowerCase());
    },
  );

  it('has its houses behind their forests where both sides are printed', async () => {
    const offset = { x: 0.4, y: -0.3 };
    const [fronts, backs] = await read(sheetsWith(['terrain'], { joining: 'duplex', offset }));
    if (!fronts || !backs) throw new Error('no pages');
    const frames = (page: PageContent) =>
      page.shapes.filter(({ strokeWidth, left, right }) => close(strokeWidth, 1) && right - left > 60);
    expect(frames(fronts)).toHaveLength(5);
    for (const { right, top } of frames(fronts))
      expect(
        frames(backs).some(
          (back) => close(back.left, fronts.width - right + offset.x) && close(back.top, top - offset.y),
        ),
      ).toBe(true);
  });

  it('would show what is wrong: a piece that was moved, and type that is too small', async () => {
    const [sheet] = sheetsWith(['fighter-standees']);
    const [page] = await read(sheetsWith(['fighter-standees']));
    if (!sheet || !page) throw new Error('no sheet');
    const moved = {
      ...sheet,
      faces: sheet.faces.map((face, at) =>
        at === 3 ? { ...face, at: { ...face.at, x: face.at.x + 0.02 } } : face,
      ),
    };
    expect(faults(page, moved, 4.5)).not.toEqual([]);
    expect(faults(page, sheet, 12)).toContain('small type');
  });
});
