import { beforeAll, describe, expect, it } from 'vitest';
import { renderInNode } from '@/components/pdf/node';
import { readPages, type PageContent } from '@/components/pdf/testing/read-back';
import type { Drawing } from '@/lib/cards/card';
import type { PlacedFace, Sheet } from '@/lib/cards/paper/imposition';
import { unprintable } from '@/lib/cards/paper/paper';
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

const sheetsWith = (kit: readonly string[], change: Partial<Settings> = {}): readonly Sheet[] => {
  const settings: Settings = { ...usual, ...change, kit };
  return sheetsOf([], layKits(heroes, settings, {}), optionsOf(settings));
};
const read = async (sheets: readonly Sheet[]): Promise<readonly PageContent[]> =>
  readPages(await renderInNode(sheets, meta));

const close = (a: number, b: number): boolean => Math.abs(a - b) <= 0.01;

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Where the middles of a face's own lines begin: what read-back finds of a rectangle, a circle or a line. */
const cornerOf = (drawing: Drawing): Corner | undefined => {
  switch (drawing.draw) {
    case 'rect':
      return { left: drawing.x, top: drawing.y };
    case 'circle':
      return { left: drawing.x - drawing.radius, top: drawing.y - drawing.radius };
    case 'line':
      return {
        left: Math.min(drawing.from[0], drawing.to[0]),
        top: Math.min(drawing.from[1], drawing.to[1]),
      };
    case 'path':
    case 'image':
    case 'text':
      return undefined;
  }
};

const isThere = ({ shapes }: PageContent, { left, top }: Corner): boolean =>
  shapes.some((shape) => close(shape.left, left) && close(shape.top, top));

const isMisplaced = ({ face, at }: PlacedFace, page: PageContent): boolean =>
  face.drawings
    .flatMap((drawing) => cornerOf(drawing) ?? [])
    .some(({ left, top }) => !isThere(page, { left: at.x + left, top: at.y + top }));

/** What is wrong with a page that was printed for a sheet, so that the same rules can be shown to fail. */
const faults = (page: PageContent, sheet: Sheet, least: number): readonly string[] => {
  const { width, height } = sheet.paper;
  const found: string[] = [];
  if (!close(page.width, width) || !close(page.height, height)) found.push('page box');
  for (const placed of sheet.faces)
    if (isMisplaced(placed, page)) found.push(`${placed.card.name} ${placed.side}`);

  const lines = page.shapes.filter(({ stroke }) => stroke === '#000000');
  const cuts = lines.filter(({ strokeWidth, isDashed }) => close(strokeWidth, 0.15) && !isDashed);
  for (const { card, side, at } of sheet.faces) {
    if (card.kind === 'page' || sheet.marks.length === 0) continue;
    const [right, bottom] = [at.x + card.size.width, at.y + card.size.height];
    const [x, beyond] = side === 'front' ? [at.x, -1] : [right, 1];
    const upright = cuts.filter(({ left, right: end }) => close((left + end) / 2, x));
    if (
      !upright.some((mark) => close(mark.bottom, at.y - 1)) ||
      !upright.some((mark) => close(mark.top, bottom + 1))
    )
      found.push(`cut beside ${card.name}`);
    const flat = (y: number): boolean =>
      cuts.some(
        (mark) =>
          close((mark.top + mark.bottom) / 2, y) && close(beyond < 0 ? mark.right : mark.left, x + beyond),
      );
    if (!flat(at.y) || !flat(bottom)) found.push(`cut over ${card.name}`);
  }
  if (sheet.marks.length > 0 && !lines.some(({ left, right }) => close(right - left, 50.8)))
    found.push('ruler');

  const boxes = [
    // A line ends where it ends; only its breadth reaches beyond.
    ...page.shapes.map(({ strokeWidth, left, top, right, bottom }) => {
      const across = close(top, bottom) ? 0 : strokeWidth / 2;
      const along = close(left, right) ? 0 : strokeWidth / 2;
      return { left: left - across, right: right + across, top: top - along, bottom: bottom + along };
    }),
    ...page.glyphs.map(({ x, baseline, size, width: advance }) => ({
      left: x,
      right: x + advance,
      top: baseline - 0.75 * size,
      bottom: baseline + 0.25 * size,
    })),
  ];
  // Outlines to be cut along lie on the margin: half of their breadth may reach beyond.
  const inset = unprintable - 0.2;
  if (
    boxes.some(
      ({ left, top, right, bottom }) =>
        left < inset || top < inset || right > width - inset || bottom > height - inset,
    )
  )
    found.push('unprintable edge');
  if (page.glyphs.some(({ size }) => size < least * point - 0.005)) found.push('small type');
  return found;
};

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
  ['ruler', { paper: 'letter' }, '12#'],
  ['templates', {}, '#'],
  ['rules', { paper: 'letter' }, 'Scoring'],
  ['reference', {}, 'Remove a condition'],
  ['credits', {}, 'Kai Bettzieche'],
];

describe('each kind of sheet, read back from the PDF', { timeout: 60_000 }, () => {
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
    expect(page?.text).toContain('Delay × 6: two for each hero.');
  });
});

describe('what is wrong would be seen', { timeout: 60_000 }, () => {
  let sheet: Sheet;
  beforeAll(() => {
    const [first] = sheetsWith(['counters']);
    if (!first) throw new Error('no sheet');
    sheet = first;
  });
  const moved = ({ at, ...placed }: PlacedFace): PlacedFace => ({ ...placed, at: { ...at, x: at.x + 0.02 } });

  it.each<readonly [string, (sheet: Sheet) => Sheet]>([
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

  it('has cards and pieces first, then plans and texts, the credits last', () => {
    const sheets = sheetsWith(piecesOf([firstSystem]).map(({ id }) => id));
    const order = sheets.map(({ faces }) => faces[0]?.card.kind);
    const firstPage = order.indexOf('page');
    expect(order.slice(firstPage).every((kind) => kind === 'page')).toBe(true);
    expect(sheets.at(-1)?.faces[0]?.card.name).toBe('Credits');
    expect(order.indexOf('counter')).toBeGreaterThan(order.indexOf('hero'));
    expect(order.indexOf('counter')).toBeLessThan(firstPage);
  });

  it('credits every icon that is on it, and none that is not', () => {
    const text = (kit: readonly string[]): string =>
      (sheetsWith(kit).at(-1)?.faces[0]?.face.text ?? []).join(' ');
    expect(text(['counters', 'credits'])).toContain('bleeding-wound');
    expect(text(['ruler', 'credits'])).not.toContain('bleeding-wound');
  });
});
