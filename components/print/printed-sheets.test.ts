import { describe, expect, it } from 'vitest';
import { isPiece } from '@/lib/cards/card';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { collisions } from '@/lib/cards/kit/testing';
import { paperIds, type PaperId } from '@/lib/cards/paper/paper';
import { cardsOf, samplesOf } from '@/lib/systems/document';
import { firstSystem, open } from '@/lib/systems/open';
import { keptSettings, type Settings } from './choices/settings';
import { layKits } from './kit/lay-kits';
import { printedSheets } from './printed-sheets';
import { optionsOf } from './sheets';

await open([firstSystem], 'cards', 'kit');

const heroes = samplesOf(firstSystem)
  .slice(0, 3)
  .map(({ document }) => ({ hero: document }));
const usual = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de');

const print = (kit: readonly string[], change: Partial<Settings> = {}) => {
  const settings: Settings = { ...usual, ...change, kit };
  return printedSheets(
    heroes.flatMap(({ hero }) => cardsOf(hero)),
    layKits(heroes, settings, {}),
    optionsOf(settings),
  );
};
const all = [
  'initiative',
  'standees',
  'counters',
  'parts',
  'ruler',
  'tape',
  'tuck-box',
  'rules',
  'reference',
  'contents',
];

describe('the leaflet to open first', () => {
  it.each<readonly [PaperId, Settings['joining']]>([
    ...paperIds.map((paper) => [paper, 'edge'] as const),
    ['a4', 'duplex'],
    ['letter', 'sleeves'],
  ])('names on %s, %s, everything with its page, and how each kind is cut', (paper, joining) => {
    const sheets = print(all, { paper, joining });
    const isContents = ({ card }: PrintSheet['faces'][number]): boolean => card.id === 'leaflet';
    const said = sheets
      .flatMap(({ faces }) => faces.filter(isContents).flatMap(({ face }) => face.text))
      .join(' ');
    const before = sheets.filter(({ faces }) => faces.length === 0 || !faces.every(isContents));
    expect(before.some(({ faces }) => faces.some(({ card }) => isPiece(card)))).toBe(true);
    for (const { faces } of before)
      for (const { card } of faces) expect(said).toContain(card.name.replace(/\s+/g, ' ').trim());
    sheets.forEach((sheet, index) => {
      if (before.includes(sheet) && sheet.faces.length > 0)
        expect(new RegExp(`Page ${index + 1}\\b`).test(said)).toBe(!sheet.otherSide);
    });
    // It is the first sheet, and each sheet that says anything says its number.
    expect(sheets[0]?.faces.some(isContents)).toBe(true);
    sheets.forEach(({ texts }, index) => {
      const words = texts.flatMap((one) =>
        one.draw === 'text' ? one.runs.map(({ text }) => text).join('') : [],
      );
      if (words.length > 0) expect(words).toContain(`Page ${index + 1} of ${sheets.length}`);
    });
    for (const group of ['Cards', 'Initiative cards', 'Counters', 'Standees', 'Pieces', 'Maps and rules'])
      expect(said).toContain(group);
    for (const { faces } of sheets)
      for (const { face } of faces.filter(isContents)) expect(collisions(face)).toEqual([]);
    expect(said.includes('other side')).toBe(joining === 'duplex');
    expect(said.includes('each side separately')).toBe(joining === 'sleeves');
  });

  it('tells of paper figures as they are printed on both sides of the paper: folded pairs, which stand', () => {
    const sheets = print(all, { joining: 'duplex' });
    const sides = sheets.map(({ faces }) =>
      faces.flatMap(({ card, side }) => (card.kind === 'standee' ? [side] : [])),
    );
    expect(sides.flat().length).toBe(2 * heroes.length);
    for (const on of sides)
      expect(on.filter((side) => side === 'front')).toHaveLength(on.filter((side) => side === 'back').length);
  });

  it('is followed by what is read, then by sheets with the heroes’ cards, then by what else is cut', () => {
    const [, ...others] = print([...all, 'map', 'reference']);
    const area = (faces: PrintSheet['faces'], is: (kind: string) => boolean): number =>
      faces
        .filter(({ card }) => is(card.kind))
        .reduce((sum, { card: { size } }) => sum + size.width * size.height, 0);
    const ranks = others.map(({ faces }) => {
      const read = area(faces, (kind) => kind === 'page' || kind === 'panel');
      const whole = area(faces, () => true);
      if (2 * read >= whole) return read === whole ? 0 : 1;
      return faces.some(({ card }) => card.kind === 'hero') ? 2 : 3;
    });
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(ranks).toEqual(expect.arrayContaining([2, 3]));
    expect(Math.min(...ranks)).toBeLessThan(2);
  });

  it('comes where it is ticked and there is something to tell', () => {
    expect(print(['counters']).some(({ faces }) => faces.some(({ card }) => card.id === 'leaflet'))).toBe(
      false,
    );
    expect(printedSheets([], layKits([], { ...usual, kit: ['contents'] }, {}), optionsOf(usual))).toEqual([]);
  });
});
