import { describe, expect, it } from 'vitest';
import { searchedAs } from '@/lib/cards/paper/shared-sheets';
import type { PrintSheet } from '@/lib/cards/paper/print-sheet';
import { cardsOf, piecesOf, samplesOf } from '@/lib/systems/document';
import { wholePieces } from '@/lib/systems/kit-part';
import { open, partOf, systemIds } from '@/lib/systems/open';
import { isTried } from '@/lib/testing/runs';
import { keptSettings, type Settings } from './choices/settings';
import { layKits } from './kit/lay-kits';
import { printedSheets } from './printed-sheets';
import { optionsOf } from './sheets';

await open(systemIds, 'cards', 'kit');

const usual: Settings = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'de');

const kitOf = (system: string, count: number, scenario: string): readonly PrintSheet[] => {
  const heroes = samplesOf(system)
    .slice(-count)
    .map(({ document }) => ({ hero: document }));
  const kit = wholePieces(piecesOf([system]), { bringsMiniatures: false });
  const settings: Settings = { ...usual, kit, scenario };
  const cards = heroes.flatMap(({ hero }) => cardsOf(hero, { skills: 'short' }));
  return printedSheets(cards, layKits(heroes, settings, {}), optionsOf(settings));
};

/** The pages on which each kind of piece lies. */
const pagesByKind = (sheets: readonly PrintSheet[]): ReadonlyMap<string, readonly number[]> => {
  const pages = new Map<string, number[]>();
  sheets.forEach(({ faces, otherSide }, at) => {
    if (otherSide) return;
    for (const kind of new Set(faces.flatMap(({ card }) => searchedAs(card) ?? [])))
      pages.set(kind, [...(pages.get(kind) ?? []), at]);
  });
  return pages;
};

/** Figures and terrain of two warbands fill several sheets. */
const fillSheets = ['standee', 'terrain'];

describe.each(systemIds)('the kit of %s', { timeout: 120_000 }, (system) => {
  const part = partOf(system, 'kit');
  const scenarios = [...(part?.scenarios ?? []), ...(part?.missions ?? [])].map(({ id }) => id);
  it.each([2, 4])('of %i has each kind of piece on one sheet, but one or two kinds at most', (count) => {
    for (const scenario of scenarios.filter((_, column) => isTried(count, column, 3))) {
      const pages = [...pagesByKind(kitOf(system, count, scenario))];
      const several = pages.filter(([kind, on]) => on.length > 1 && !fillSheets.includes(kind));
      expect(several.length, `${scenario}: ${several.join('; ')}`).toBeLessThanOrEqual(3);
      for (const [kind, on] of several) expect(on.length, `${scenario}: ${kind}`).toBe(2);
    }
  });
});

describe('what stands above the pieces', () => {
  it('counts what lies on that sheet, and says of how many where the others lie elsewhere', () => {
    const saidOn = ({ texts }: PrintSheet): string =>
      texts.flatMap((text) => (text.draw === 'text' ? text.runs.map((run) => run.text) : [])).join(' ');
    const counts = /Dazed × (\d+)(?: of (\d+))?/u;
    const sheets = kitOf('living', 4, 'king-of-the-hill');
    for (const sheet of sheets) {
      const here = sheet.faces.filter(({ card, side }) => side === 'front' && card.name === 'Dazed').length;
      const [, told] = counts.exec(saidOn(sheet)) ?? [];
      expect(Number(told ?? 0)).toBe(here);
    }
  });
});
