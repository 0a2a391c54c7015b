import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, hashOf, PlainDataError } from './hash';

/** Plain data of every kind, with the keys of an object in any order. */
const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, -0, 1, -1, 2 ** 31, 2 ** 53, 0.1, 1e300, '', '1', 'up'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, turned(field)]),
  );
};

describe('the canonical text of plain data', () => {
  test('sorts keys at every level and leaves out what is undefined', () => {
    expect(canonicalText({ b: [1, { z: null, y: 'q"' }], a: undefined, B: true })).toBe(
      '{"B":true,"b":[1,{"y":"q\\"","z":null}]}',
    );
  });

  test('reads back as the same data', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonicalText(JSON.parse(canonicalText(value)))).toBe(canonicalText(value));
      }),
    );
  });

  class Figure {
    life = 3;
  }
  const circle: { self?: unknown } = {};
  circle.self = circle;

  test.each<[string, unknown, string, (string | number)[]]>([
    [
      'NaN',
      { figures: [{ life: 1 }, { life: Number.NaN }] },
      '.figures[1].life is NaN',
      ['figures', 1, 'life'],
    ],
    ['an infinite number', [1, -Infinity], '[1] is -Infinity', [1]],
    ['a function', { on: { hit: () => 1 } }, '.on.hit is a function', ['on', 'hit']],
    ['a class', { of: new Figure() }, '.of is a Figure', ['of']],
    ['a map', { seen: new Map() }, '.seen is a Map', ['seen']],
    ['undefined in a list', { list: [1, undefined] }, '.list[1] is undefined', ['list', 1]],
    ['undefined itself', undefined, 'The whole is undefined', []],
    ['a big integer', [[2n]], '[0][0] is a bigint', [0, 0]],
    ['a symbol', { a: Symbol('a') }, '.a is a symbol', ['a']],
    ['a circle', circle, 'is nested too deeply', Array.from({ length: 8 }, () => 'self')],
  ])('refuses %s and says where, as the hash does', (_, value, message, path) => {
    for (const read of [canonicalText, hashOf]) {
      const said = (() => {
        try {
          return read(value);
        } catch (error) {
          return error;
        }
      })();
      expect(said).toBeInstanceOf(PlainDataError);
      if (!(said instanceof PlainDataError)) return;
      expect(said.message).toContain(message);
      expect(said.path).toEqual(path);
    }
  });
});

describe('the hash of plain data', () => {
  test('is the same on every machine', () => {
    expect(hashOf({ seed: 7, base: { life: [3, 2.5], name: 'Bito' }, over: false, by: null })).toBe(
      '5623f9be8107d4b4',
    );
  });

  test('is equal for equal data, whatever the order of keys, and after a journey through JSON', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(hashOf(turned(value))).toBe(hashOf(value));
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
      }),
    );
  });

  test('differs wherever the canonical text differs', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(plain, (value) => {
        const text = canonicalText(value);
        const hash = hashOf(value);
        expect(seen.get(hash) ?? text).toBe(text);
        seen.set(hash, text);
      }),
      { numRuns: 3000 },
    );
    expect(seen.size).toBeGreaterThan(500);
  });

  test('no two of a hundred thousand positions that lie close share even half a hash', () => {
    const halves = [new Set<string>(), new Set<string>()];
    const side = 46;
    for (let x = 0; x < side; x += 1)
      for (let y = 0; y < side; y += 1)
        for (let life = 0; life < side; life += 1) {
          const hash = hashOf({
            figures: [
              { x, y, life },
              { x: y, y: x, life: 1 },
            ],
            turn: 0,
          });
          halves[0]?.add(hash.slice(0, 8));
          halves[1]?.add(hash.slice(8));
        }
    // By chance about one pair in 97,336 shares its 32 bits.
    for (const half of halves) expect(half.size).toBeGreaterThan(side ** 3 - 12);
  });

  test.each<[unknown, unknown]>([
    [1, '1'],
    [[], {}],
    [
      [[1], 2],
      [1, [2]],
    ],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: { b: 1 } }, { b: { a: 1 } }],
    [null, false],
    [0, null],
    [0.5, 1],
    [{}, { a: null }],
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [2 ** 32, 0],
  ])('tells %j from %j', (a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
  });
});
