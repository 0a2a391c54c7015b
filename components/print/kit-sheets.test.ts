import { beforeAll, describe, expect, it } from 'vitest';
import { renderInNode } from '@/components/pdf/node';
import { readPages, type PageContent } from '@/components/pdf/testing/read-back';
import { close, faults } from '@/components/pdf/testing/sheet-faults';
import type { PlacedFace, PrintSheet } from '@/lib/cards/paper/print-sheet';
import { piecesOf, samplesOf } from '@/lib/systems/document';
import { heroIn } from '@/lib/systems/living/fixtures/heroes';
import { findSkill } from '@/lib/systems/living/skills/index';
import { firstSystem, open } from '@/lib/systems/open';
import { layKits } from './kit/lay-kits';
import { keptSettings, type Settings } from './choices/settings';
import { optionsOf, sheetsOf } from './sheets';

await open([firstSystem], 'cards', 'kit');

const meta = { title: 'Kit', author: 'Pipsmith', language: 'en' };
const point = 25.4 / 72;
const heroes = samplesOf(firstSystem)
  .slice(2, 5)
  .map(({ document }) => ({ hero: document }));
const usual: Settings = {
  ...keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de'),
  scenario: 'king-of-the-hill',
};

const sheetsWith = (kit: readonly string[], change: Partial<Settings> = {}): readonly PrintSheet[] => {
  const settings: Settings = { ...usual, ...change, kit };
  return sheetsOf([], layKits(heroes, settings, {}), optionsOf(settings));
};
const read = async (sheets: readonly PrintSheet[]): Promise<readonly PageContent[]> =>
  readPages(await renderInNode(sheets, meta));

const kinds: readonly (readonly [string, Partial<Settings>, string])[] = [
  ['counters', {}, 'Bleeding'],
  ['counters', { counterSize: 16, paper: 'letter' }, 'Delay'],
  ['counters', { counterSize: 25.4, ink: 'black' }, 'Delay'],
  ['followers', {}, ''],
  ['initiative', {}, 'Jane'],
  ['standees', { ink: 'low' }, 'Jane'],
  ['training', {}, 'Uncle Tom'],
  ['parts', {}, 'Orange'],
  ['parts', { paper: 'letter', ink: 'black', unit: 'cm' }, 'Orange'],
  ['map', {}, 'King of the Hill'],
  ['ruler', { paper: 'letter' }, '10#'],
  ['templates', {}, '#'],
  ['rules', { paper: 'letter' }, 'Scoring'],
  ['reference', {}, 'Remove a condition'],
  ['credits', {}, 'Kai Bettzieche'],
];

describe('each kind of sheet, read back from the PDF', () => {
  it.each(kinds)('%s %j is at its place, inside the margin, marked and told', async (part, change, says) => {
    const sheets = sheetsWith([part], change);
    const pages = await read(sheets);
    expect(pages).toHaveLength(sheets.length);
    pages.forEach((page, index) => {
      const sheet = sheets[index];
      if (sheet) expect(faults(page, sheet, 4.5)).toEqual([]);
    });
    if (sheets.length > 0) expect(pages.map(({ text }) => text).join(' ')).toContain(says);
  });

  it('counters printed on both sides lie behind their fronts', async () => {
    const sheets = sheetsWith(['counters'], { counterBacks: 'duplex', offset: { x: 0.4, y: -0.3 } });
    const [fronts, backs] = await read(sheets);
    if (!fronts || !backs) throw new Error('no pages');
    const rings = (page: PageContent) =>
      page.shapes.filter(({ strokeWidth, left, right }) => close(strokeWidth, 0.8) && right - left > 15);
    expect(rings(fronts).length).toBeGreaterThan(20);
    for (const front of rings(fronts)) {
      const behind = { left: fronts.width - front.right + 0.4, top: front.top + 0.3 };
      expect(rings(backs).some(({ left, top }) => close(left, behind.left) && close(top, behind.top))).toBe(
        true,
      );
    }
  });

  it('the reference never goes below 6 points, and says each skill of the party', async () => {
    const sheets = sheetsWith(['reference']);
    const pages = await read(sheets);
    const own = pages.map((page) => ({
      ...page,
      glyphs: page.glyphs.filter(({ baseline }) => baseline < 193),
    }));
    own.forEach((page, index) => {
      const sheet = sheets[index];
      if (sheet) expect(faults(page, sheet, 6)).toEqual([]);
    });
    const text = pages.map((page) => page.text.toLowerCase()).join(' ');
    for (const { hero } of heroes) {
      for (const id of heroIn(hero).skills) {
        const name = typeof id === 'string' ? (findSkill(id)?.name ?? '') : id.custom;
        expect(text).toContain(name.replace(/ \(required\)$/, '').toLowerCase());
      }
    }
  });

  it('says on the sheet how many counters there are and why', async () => {
    const [page] = await read(sheetsWith(['counters']));
    expect(page?.text).toContain('Delay × 4: one for each figure; turn the current number to the top.');
  });
});

describe('what is wrong would be seen', () => {
  let sheet: PrintSheet;
  beforeAll(() => {
    const [first] = sheetsWith(['counters']);
    if (!first) throw new Error('no sheet');
    sheet = first;
  });
  const moved = ({ at, ...placed }: PlacedFace): PlacedFace => ({ ...placed, at: { ...at, x: at.x + 0.02 } });

  it.each<readonly [string, (sheet: PrintSheet) => PrintSheet]>([
    [
      'front',
      (own) => ({ ...own, faces: own.faces.map((face, index) => (index === 6 ? moved(face) : face)) }),
    ],
    ['cut beside', (own) => ({ ...own, marks: own.marks.slice(1) })],
    [
      'ruler',
      (own) => ({
        ...own,
        marks: own.marks.filter((mark) => mark.draw !== 'line' || mark.to[0] - mark.from[0] < 10),
      }),
    ],
    [
      'unprintable edge',
      (own) => ({
        ...own,
        marks: [
          ...own.marks,
          { draw: 'line', from: [7.7, 20], to: [9, 20], stroke: 'black', strokeWidth: 0.15 },
        ],
      }),
    ],
    [
      'small type',
      (own) => ({
        ...own,
        texts: own.texts.map((text) => (text.draw === 'text' ? { ...text, size: 4.5 * point } : text)),
      }),
    ],
  ])('%s', async (fault, spoil) => {
    const spoilt = spoil(sheet);
    const [page] = await read([spoilt]);
    // The page is judged by what it should have been.
    expect(page && faults(page, sheet, 5).join(', ')).toContain(fault);
  });
});

describe('one PDF', () => {
  it.each(['', 'moon-landing'])('lays out the usual scenario where %j is asked for', (scenario) => {
    const names = (asked: string): readonly string[] =>
      sheetsWith(['map', 'rules'], { scenario: asked }).flatMap(({ faces }) =>
        faces.map(({ card }) => card.name),
      );
    expect(names(scenario)).toEqual(names('team-carnage'));
    expect(names(scenario)).not.toEqual(names('king-of-the-hill'));
  });

  it('has what shares sheets first, the credits in a margin of them, then whole pages', () => {
    const sheets = sheetsWith(piecesOf([firstSystem]).map(({ id }) => id));
    const kinds = sheets.map(({ faces }) => faces.map(({ card }) => card.kind));
    const firstPage = kinds.findIndex((all) => all.includes('page'));
    expect(kinds.slice(firstPage).every((all) => all.every((kind) => kind === 'page'))).toBe(true);
    const beside = sheets.find(({ faces }) => faces.some(({ card }) => card.name === 'Credits'));
    expect(beside?.faces.length).toBeGreaterThan(1);
  });

  it('credits every icon that is on it, and none that is not', () => {
    const text = (kit: readonly string[]): string =>
      sheetsWith(kit)
        .flatMap(({ faces }) => faces.filter(({ card }) => card.name === 'Credits'))
        .flatMap(({ face }) => face.text)
        .join(' ');
    expect(text(['counters', 'credits'])).toContain('bleeding-wound');
    expect(text(['ruler', 'credits'])).not.toContain('bleeding-wound');
  });
});
