import { describe, expect, it } from 'vitest';
import { boxOf, type Box } from '@/lib/cards/testing';
import type { Drawing } from '@/lib/cards/card';
import { leastCover, type PrintSheet } from '@/lib/cards/paper/print-sheet';
import { narrowEdge } from '@/lib/cards/paper/crop-marks';
import { paperIds, unprintable } from '@/lib/cards/paper/paper';
import { point, smallestOnCards } from '@/lib/cards/text/text';
import { cardsOf, piecesOf, samplesOf } from '@/lib/systems/document';
import { usualPieces } from '@/lib/systems/kit-part';
import { open, partOf, systemIds } from '@/lib/systems/open';
import { skillPrints, type SkillPrint } from '@/lib/systems/skill-print';
import { isTried } from '@/lib/testing/runs';
import { layKits } from './kit/lay-kits';
import { joiningIds, keptSettings, type Settings } from './choices/settings';
import { printedSheets } from './printed-sheets';
import { countSheets, optionsOf } from './sheets';

await open(systemIds, 'cards', 'kit');

const usual: Settings = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de');

const kitOf = (system: string, count: number, change: Partial<Settings>, from = -count) => {
  const heroes = samplesOf(system)
    .slice(from, from + count || undefined)
    .map(({ document }) => ({ hero: document }));
  const settings: Settings = { ...usual, kit: usualPieces(piecesOf([system])), ...change };
  const cards = heroes.flatMap(({ hero }) => cardsOf(hero));
  const laid = layKits(heroes, settings, {});
  const sheets = printedSheets(cards, laid, optionsOf(settings));
  return { sheets, counted: countSheets(sheets) };
};

const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

/** Inked box of a line or a text; the width of a mark does not reach beyond its ends. */
const inkOf = (drawing: Drawing): Box => boxOf(drawing);

/** mm: nine cards on an upright page of Letter lie nearer to its edge, as those who choose it are told. */
const edgeOf = ({ width, height }: PrintSheet['paper']): number =>
  height > width ? narrowEdge : unprintable;

/** Faces, marks and texts that overlap, or lie too near to the paper's edge. */
const faults = ({ paper, faces, marks, texts }: PrintSheet): readonly string[] => {
  if (faces.some(({ card }) => card.kind === 'page')) return [];
  const placed = faces.map(({ card, at }) => ({
    name: card.name,
    left: at.x,
    top: at.y,
    right: at.x + card.size.width,
    bottom: at.y + card.size.height,
  }));
  const around = [...marks, ...texts].map(inkOf);
  const written = texts.map(inkOf);
  return [
    ...placed.flatMap((one, index) =>
      placed
        .slice(index + 1)
        .filter((other) => overlap(one, other) > 1e-6)
        .map((other) => `${one.name} on ${other.name}`),
    ),
    ...around.flatMap((ink) =>
      placed.filter((face) => overlap(ink, face) > 0.05).map(({ name }) => `print on ${name}`),
    ),
    ...written.flatMap((one, index) =>
      written
        .slice(index + 1)
        .filter((other) => overlap(one, other) > 0.05)
        .map(() => 'text on text'),
    ),
    ...[...placed, ...around]
      .filter(
        ({ left, top, right, bottom }) =>
          left < edgeOf(paper) - 0.2 ||
          top < edgeOf(paper) - 0.2 ||
          right > paper.width - edgeOf(paper) + 0.2 ||
          bottom > paper.height - edgeOf(paper) + 0.2,
      )
      .map(() => 'edge'),
  ];
};

const looks = paperIds
  .flatMap((paper) => joiningIds.map((joining) => ({ paper, joining })))
  .map((look, row) => ({ ...look, row }));

describe.each(systemIds)('the kit of %s', (system) => {
  const kit = partOf(system, 'kit');
  const scenarios = [...(kit?.scenarios ?? []), ...(kit?.missions ?? [])].map(({ id }) => id);

  it.each(looks)('has nothing on anything else on $paper, $joining, whatever the scenario', (look) => {
    const { row, paper, joining } = look;
    for (const scenario of scenarios.filter((_, column) => isTried(row, column, 5))) {
      const { sheets } = kitOf(system, 2, { paper, joining, scenario });
      for (const sheet of sheets) expect(faults(sheet), scenario).toEqual([]);
    }
  });

  it('has a page behind each page where both sides are printed, and no piece behind another', () => {
    for (const scenario of scenarios.slice(0, 2)) {
      const { sheets, counted } = kitOf(system, 2, { joining: 'duplex', counterBacks: 'duplex', scenario });
      expect(sheets.length % 2).toBe(0);
      expect(counted.papers).toBe(sheets.length / 2);
      sheets.forEach((sheet, index) => {
        const front = sheets[index - 1];
        if (index % 2 === 0 || !front || sheet.faces.some(({ card }) => card.kind === 'page')) return;
        for (const { card, side, at } of sheet.faces) {
          expect(side).toBe('back');
          const mirrored = sheet.paper.width - at.x - card.size.width;
          expect(
            front.faces.some(
              (face) =>
                face.card.id === card.id &&
                Math.abs(face.at.x - mirrored) < 1e-6 &&
                Math.abs(face.at.y - at.y) < 1e-6,
            ),
          ).toBe(true);
        }
      });
    }
  });
});

it.each(systemIds)('what stands around the pieces of %s has 7 points at least', (system) => {
  const { sheets } = kitOf(system, 3, {});
  const sizes = sheets.flatMap(({ texts }) =>
    texts.flatMap((text) => (text.draw === 'text' ? [text.size / point] : [])),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestOnCards - 1e-9);
});

it('leaves out a second ruler where that saves a sheet', { timeout: 60_000 }, () => {
  const rulersFor = (heroes: number, from: number): number => {
    const { sheets } = kitOf('living', heroes, { paper: 'a4', scenario: 'king-of-the-hill' }, from);
    return sheets.flatMap(({ faces }) => faces.filter(({ card }) => card.id.startsWith('ruler-0'))).length;
  };
  const found = [2, 4].flatMap((heroes) => [0, 1, 2, 3, 4, 5, 6, 7].map((from) => rulersFor(heroes, from)));
  expect(new Set(found)).toEqual(new Set([1, 2]));
});

/** Share of a paper that its cards, pieces and texts cover at least, unless it is the only one. */
const fullEnough = 0.4;

describe.each(systemIds)('no paper of a kit of %s is nearly empty', { timeout: 120_000 }, (system) => {
  const kit = partOf(system, 'kit');
  const scenarios = [...(kit?.scenarios ?? []), ...(kit?.missions ?? [])].map(({ id }) => id);
  it.each(paperIds.flatMap((paper) => [1, 2, 4].map((count) => [paper, count] as const)))(
    'on %s, %i of its samples',
    (paper, count) => {
      for (const scenario of scenarios.filter((_, column) => isTried(count, column, 4))) {
        const { sheets } = kitOf(system, count, { paper, scenario });
        if (sheets.length > 1) expect(leastCover(sheets), scenario).toBeGreaterThanOrEqual(fullEnough);
      }
    },
  );
});

it('a paper with two cards is nearly empty, one with blank backs is not for them', () => {
  const [sheet] = kitOf('living', 1, { kit: [] }).sheets;
  if (!sheet) throw new Error('no sheet');
  expect(leastCover([{ ...sheet, faces: sheet.faces.slice(0, 4) }])).toBeLessThan(fullEnough);
  expect(leastCover([{ ...sheet, faces: [], otherSide: true }])).toBe(1);
});

it.each(paperIds)(
  'circles and their tokens come on one sheet of %s where that takes no more paper',
  (paper) => {
    for (const [heroes, from] of [
      [2, 1],
      [2, 2],
      [4, 0],
      [4, -4],
    ] as const) {
      const { sheets } = kitOf('living', heroes, { paper, scenario: 'king-of-the-hill' }, from);
      const on = sheets.filter(({ faces }) => faces.some(({ card }) => card.id.startsWith('circle')));
      expect(on).toHaveLength(1);
      expect(new Set(on[0]?.faces.map(({ card }) => card.id))).toContain('circle-teams');
    }
  },
);

it('would see one piece on another, and one beyond the edge', () => {
  const { sheets } = kitOf('living', 2, {});
  const sheet = sheets.find(({ faces }) => faces.length > 4);
  const [first, second, ...rest] = sheet?.faces ?? [];
  if (!sheet || !first || !second) throw new Error('no sheet');
  expect(
    faults({ ...sheet, faces: [first, { ...second, at: { ...first.at, x: first.at.x + 1 } }, ...rest] }),
  ).not.toEqual([]);
  expect(faults({ ...sheet, faces: [{ ...first, at: { x: 1, y: 1 } }, ...rest] })).toContain('edge');
});

describe.each(paperIds)('four heroes play King of the Hill on %s', (paper) => {
  const sheetsFor = (from: number, skills: SkillPrint, kit = usualPieces(piecesOf(['living']))) => {
    const heroes = samplesOf('living')
      .slice(from, from + 4)
      .map(({ document }) => ({ hero: document }));
    const settings: Settings = { ...usual, kit, scenario: 'king-of-the-hill', paper, skills };
    const cards = heroes.flatMap(({ hero }) => cardsOf(hero, { skills }));
    return printedSheets(cards, layKits(heroes, settings, {}), optionsOf(settings));
  };
  const party = (from: number, skills: SkillPrint): number => countSheets(sheetsFor(from, skills)).papers;

  it.each([0, 2, 5, 6, 8, 10].map((from, row) => ({ from, row: row + paperIds.indexOf(paper) })))(
    'with a leaflet and nine sheets at most, whatever the cards say: heroes from $from on',
    ({ from, row }) => {
      for (const skills of skillPrints.filter((_, column) => isTried(row, column, skillPrints.length)))
        expect(party(from, skills)).toBeLessThanOrEqual(1 + 9);
    },
  );

  it('leaves out of the reference what the cards say where that saves a sheet, and nowhere else', () => {
    const reference = (from: number, skills: SkillPrint, kit?: readonly string[]): string =>
      sheetsFor(from, skills, kit)
        .flatMap(({ faces }) => faces.filter(({ card }) => card.id.startsWith('reference')))
        .flatMap(({ face }) => face.text)
        .join(' ');
    // Which heroes have long enough cards depends on how much a sheet holds.
    const [from, skill] = [1, 'Mystic Sweep'];
    expect(reference(from, 'short')).not.toContain(skill);
    expect(reference(from, 'short')).toContain('Delay');
    expect(reference(from, 'names')).toContain(skill);
    expect(reference(from, 'short', ['reference'])).toContain(skill);
  });

  it('with a leaflet and nine where wolf, bear and daemon come along, ten with the texts of all', () => {
    for (const skills of skillPrints)
      expect(party(4, skills)).toBeLessThanOrEqual(skills === 'names' ? 1 + 9 : 1 + 10);
  });
});

it.each(systemIds.filter((system) => piecesOf([system]).some(({ id }) => id === 'contents')))(
  'the kit of %s begins with a leaflet that says what is on its sheets',
  (system) => {
    const { sheets } = kitOf(system, 2, {});
    const isLeaf = ({ faces }: (typeof sheets)[number]): boolean =>
      faces.every(({ card }) => card.id.startsWith('leaflet'));
    const leaves = sheets.filter(isLeaf).flatMap(({ faces }) => faces);
    expect(sheets.findIndex((sheet) => !isLeaf(sheet))).toBe(leaves.length);
    expect(leaves.map(({ card }) => card.id)).toEqual(['leaflet', 'leaflet-inside'].slice(0, leaves.length));
    const said = leaves.flatMap(({ face }) => face.text).join(' ');
    const others = sheets.filter((sheet) => !isLeaf(sheet)).flatMap(({ faces }) => faces);
    for (const { card } of others) expect(said).toContain(card.name);
  },
);
