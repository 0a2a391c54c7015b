import { describe, expect, test } from 'vitest';
import { counterSizes } from '@/lib/cards/pieces/counter';
import { smallestOnCounters } from '@/lib/cards/pieces/ring-text';
import { point } from '@/lib/cards/text/text';
import { samplesOf } from '@/lib/systems/document';
import { open, systemIds } from '@/lib/systems/open';
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

/** mm from the edge of a counter to the inner edge of its ring: 0.9 to its line, which is 0.8 wide. */
const ring = 1.3;
/** em that letters stand above and below their line. */
const [above, below] = [0.66, 0.2];

describe.each(systemIds.filter((system) => countersOf(system, 20).length > 0))('counters of %s', (system) => {
  test.each(counterSizes)(
    'of %f mm: no name is smaller than 6.5 points, and nothing touches the ring',
    (size) => {
      const middle = size / 2;
      // The largest circle within a hexagon that is as wide as the ring.
      const within = (outline: string | undefined): number =>
        outline === 'path' ? (middle - 0.9) * (Math.sqrt(3) / 2) - 0.4 : middle - ring;
      const touching: string[] = [];
      for (const { name, front, back } of countersOf(system, size)) {
        for (const { drawings } of [front, back]) {
          const inner = within(drawings[0]?.draw);
          const texts = drawings.filter((drawing) => drawing.draw === 'text');
          if (texts.length === 0) touching.push(`${name} is not written`);
          for (const { x, y, width, size: em } of texts) {
            expect(em).toBeGreaterThanOrEqual(smallestOnCounters * point - 1e-9);
            const corners = [x, x + width].flatMap((left) => [
              [left, y - above * em],
              [left, y + below * em],
            ]);
            if (corners.some(([left = 0, top = 0]) => Math.hypot(left - middle, top - middle) > inner))
              touching.push(name);
          }
        }
      }
      expect(touching).toEqual([]);
    },
  );

  test('say on their back what they do, where a few words can', () => {
    const ruled = countersOf(system, 20).filter(({ front, back }) => front !== back);
    expect(ruled.length).toBeGreaterThan(0);
    for (const { name, back } of ruled) expect(back.text.join(' ')).not.toBe(name);
  });
});
