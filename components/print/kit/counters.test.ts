import { describe, expect, test } from 'vitest';
import { counterSizes } from '@/lib/cards/pieces/counter';
import { point, smallestOnPieces } from '@/lib/cards/text/text';
import { piecesOf, samplesOf } from '@/lib/systems/document';
import { usualPieces } from '@/lib/systems/kit-part';
import { open, partOf, systemIds } from '@/lib/systems/open';
import { keptSettings } from '../choices/settings';
import { layKits } from './lay-kits';

await open([...systemIds], 'cards', 'kit');

const settings = keptSettings(() => ({ getItem: () => null, setItem: () => undefined }), 'en');

/** All counters of a game, one of each kind. */
const countersOf = (system: string, counterSize: (typeof counterSizes)[number]) => {
  const heroes = samplesOf(system).map(({ document }) => ({ hero: document }));
  const { cards } = layKits(heroes, { ...settings, kit: ['counters'], allCounters: true, counterSize }, {});
  return [...new Map(cards.filter(({ kind }) => kind === 'counter').map((card) => [card.id, card])).values()];
};

/** mm from the edge of a counter to the middle of its line, half of which is this wide, and to its inner edge. */
const [lineMiddle, halfLine] = [0.9, 0.4];
const ring = lineMiddle + halfLine;
/** em that letters stand above and below their line. */
const [above, below] = [0.66, 0.2];

describe.each(systemIds.filter((system) => countersOf(system, 20).length > 0))('counters of %s', (system) => {
  test.each(counterSizes)(
    'of %f mm: no name is smaller than 6.5 points, and nothing touches the ring',
    (size) => {
      const middle = size / 2;
      /** Whether a point, measured from the middle, is within the ring, by how it is drawn. */
      const isWithin = (outline: string | undefined, left: number, top: number): boolean => {
        if (outline === 'circle') return Math.hypot(left, top) <= middle - ring;
        if (outline === 'rect') return Math.max(Math.abs(left), Math.abs(top)) <= middle - ring;
        // A hexagon with a side at the bottom.
        const flat = Math.sqrt(3) / 2;
        const corner = middle - lineMiddle - halfLine / flat;
        return (
          Math.abs(top) <= (middle - lineMiddle) * flat - halfLine &&
          Math.abs(left) <= corner - Math.abs(top) / Math.sqrt(3)
        );
      };
      const touching: string[] = [];
      for (const { name, front, back } of countersOf(system, size)) {
        for (const { drawings } of [front, back]) {
          const outline = drawings[0]?.draw;
          const texts = drawings.filter((drawing) => drawing.draw === 'text');
          if (texts.length === 0) touching.push(`${name} is not written`);
          for (const { x, y, width, size: em } of texts) {
            expect(em).toBeGreaterThanOrEqual(smallestOnPieces * point - 1e-9);
            const corners = [x, x + width].flatMap((left) => [
              [left, y - above * em],
              [left, y + below * em],
            ]);
            if (corners.some(([left = 0, top = 0]) => !isWithin(outline, left - middle, top - middle)))
              touching.push(name);
          }
        }
      }
      expect(touching).toEqual([]);
    },
  );

  test('all say on their back what they do', () => {
    const all = countersOf(system, 20);
    expect(all.filter(({ front, back }) => front === back).map(({ name }) => name)).toEqual([]);
    for (const { name, back } of all) expect(back.text.join(' ')).not.toBe(name);
  });
});

/** Each scenario and mission of a game that has counters, and those of a game without any. */
const kits = systemIds.flatMap((system) => {
  const part = partOf(system, 'kit');
  const all = part ? [...part.scenarios, ...part.missions].map(({ id }) => id) : [];
  return (all.length > 0 ? all : ['']).map((scenario) => ({ system, scenario }));
});

test.each(kits)(
  'in the kit of $system $scenario every counter says on its back what it does',
  ({ system, scenario }) => {
    const heroes = samplesOf(system).map(({ document }) => ({ hero: document }));
    const { cards } = layKits(heroes, { ...settings, scenario, kit: usualPieces(piecesOf([system])) }, {});
    const counters = cards.filter(({ kind }) => kind === 'counter');
    expect(new Set(counters.filter(({ front, back }) => front === back).map(({ name }) => name))).toEqual(
      new Set(),
    );
  },
);
