import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf, ScriptError, shuffledBy, Source, streams } from './chance';

const rolls = (source: Source, count: number): number[] =>
  Array.from({ length: count }, () => source.draw('dice', 6, 0, 'test'));

/** Pearson's measure of how far counts are from all being alike. */
const unevenness = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('chance from a seed', () => {
  test('is the same for the same seed, decision and rest, and another for any other', () => {
    const row = rolls(new Source(7, undefined, 3, 1), 20);
    expect(rolls(new Source(7, undefined, 3, 1), 20)).toEqual(row);
    expect(rolls(new Source(8, undefined, 3, 1), 20)).not.toEqual(row);
    expect(rolls(new Source(7, undefined, 4, 1), 20)).not.toEqual(row);
    expect(rolls(new Source(7, undefined, 3, 2), 20)).not.toEqual(row);
  });

  test('does not remember what was drawn at an earlier decision', () => {
    const source = new Source(7, undefined, 3, 1);
    rolls(source, 5);
    source.at(4);
    expect(rolls(source, 20)).toEqual(rolls(new Source(7, undefined, 4, 1), 20));
  });

  test('keeps streams apart: a roll more does not shuffle another way', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(9), (seed, more) => {
        const plain = new Source(seed, undefined, 0, 0);
        const mixed = new Source(seed, undefined, 0, 0);
        rolls(mixed, more);
        const deck = (source: Source): number[] =>
          [9, 8, 7].map((n) => source.draw('deck', n, -1, 'shuffle'));
        expect(deck(mixed)).toEqual(deck(plain));
      }),
    );
    const first = streams.map((stream) =>
      Array.from({ length: 50 }, (_, seed) =>
        new Source(seed, undefined, 0, 0).draw(stream, 1000, 0, 'test'),
      ),
    );
    expect(new Set(first.map((row) => row.join())).size).toBe(streams.length);
  });

  // 36 pairs have 35 degrees of freedom: above 66.6 in one of a thousand cases.
  test.each<[string, (n: number) => Source]>([
    ['over seeds', (n) => new Source(n, undefined, 5, 2)],
    ['over decisions', (n) => new Source(1, undefined, n, 2)],
    ['over rests', (n) => new Source(1, undefined, 5, n)],
  ])('throws fair pairs of dice %s', (_, source) => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let n = 0; n < 36_000; n += 1) {
      const [a = 0, b = 0] = rolls(source(n), 2);
      counts[a * 6 + b] = (counts[a * 6 + b] ?? 0) + 1;
    }
    expect(unevenness(counts)).toBeLessThan(66.6);
  });

  test('the first die of a decision says nothing of the first die of the next', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    for (let n = 0; n < 36_000; n += 1) {
      const [a = 0] = rolls(new Source(1, undefined, n, 2), 1);
      const [b = 0] = rolls(new Source(1, undefined, n + 1, 2), 1);
      counts[a * 6 + b] = (counts[a * 6 + b] ?? 0) + 1;
    }
    expect(unevenness(counts)).toBeLessThan(66.6);
  });

  test('dice of a player’s own are the same for the same seed', () => {
    const row = (seed: number): number[] => {
      const dice = diceOf(seed);
      return Array.from({ length: 12 }, () => dice(20));
    };
    expect(row(4)).toEqual(row(4));
    expect(row(4)).not.toEqual(row(5));
    expect(row(4).every((value) => Number.isInteger(value) && value >= 0 && value < 20)).toBe(true);
  });
});

describe('chance from a script', () => {
  test('reads each stream on its own, and draws the others from the seed', () => {
    const source = new Source(7, { dice: [5, 0], deck: [2] }, 0, 0);
    const free = new Source(7, undefined, 0, 0);
    expect(source.draw('dice', 6, 0, 'test')).toBe(5);
    expect(source.draw('set-up', 1000, 0, 'test')).toBe(free.draw('set-up', 1000, 0, 'test'));
    expect(source.draw('deck', 4, 0, 'test')).toBe(2);
    expect(source.draw('dice', 6, 0, 'test')).toBe(0);
    expect(source.drawn).toBe(4);
  });

  test('that ran out is an error, unless it goes on from the seed', () => {
    const strict = new Source(7, { dice: [5] }, 0, 0);
    rolls(strict, 1);
    expect(() => strict.draw('dice', 6, 3, 'dodge')).toThrow(
      new ScriptError('No dice is left for dodge of 3, draw 2.'),
    );
    const open = new Source(7, { dice: [5], onwards: 'seed' }, 0, 0);
    expect(rolls(open, 4)).toEqual([5, ...rolls(new Source(7, undefined, 0, 0), 3)]);
  });

  test.each([6, -1, 1.5, Number.NaN])('that says %d of a die of six is an error', (value) => {
    expect(() => rolls(new Source(7, { dice: [value] }, 0, 0), 1)).toThrow(ScriptError);
  });

  test('gives what is left of it to the next run', () => {
    const source = new Source(7, { dice: [5, 4, 3], deck: [1] }, 0, 0);
    expect(source.left()).toEqual({ dice: [5, 4, 3], deck: [1] });
    rolls(source, 2);
    expect(source.left()).toEqual({ dice: [3], deck: [1] });
    rolls(source, 1);
    expect(source.left()).toEqual({ dice: [], deck: [1] });
    const open = new Source(7, { dice: [5], onwards: 'seed' }, 0, 0);
    rolls(open, 2);
    expect(open.left()).toBeUndefined();
  });

  test('what was recorded is drawn again, and then on from the seed', () => {
    const source = new Source(7, undefined, 0, 0);
    expect(source.recorded()).toBeUndefined();
    const row = rolls(source, 3);
    const card = source.draw('deck', 50, 0, 'test');
    const again = new Source(99, source.recorded(), 0, 0);
    expect(again.draw('deck', 50, 0, 'test')).toBe(card);
    expect(rolls(again, 3)).toEqual(row);
    expect(rolls(again, 3)).toEqual(rolls(new Source(99, undefined, 0, 0), 3));
  });

  test('a hand takes the place of script and seed', () => {
    const source = new Source(7, { dice: [5] }, 0, 0);
    source.by((_, sides) => sides - 2);
    expect(rolls(source, 3)).toEqual([4, 4, 4]);
    source.by(undefined);
    expect(rolls(source, 3)).toEqual(rolls(new Source(7, undefined, 0, 0), 3));
    expect(source.recorded()?.dice?.slice(0, 3)).toEqual([4, 4, 4]);
  });
});

describe('a shuffle', () => {
  test('draws one after the other, the last one too, and makes every order equally likely', () => {
    const drawn: number[] = [];
    const first = (sides: number): number => {
      drawn.push(sides);
      return 0;
    };
    expect(shuffledBy(first, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(drawn).toEqual([3, 2, 1]);
    const dice = diceOf(5);
    const counts = new Map<string, number>();
    for (let time = 0; time < 6000; time += 1) {
      const order = shuffledBy(dice, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 5 degrees of freedom: above 20.5 once in a thousand.
    expect(unevenness([...counts.values()])).toBeLessThan(20.5);
  });
});
