import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownMapBehind, ownMapId, readMapCode, writeMapCode } from './code';
import { fitted, forms, ladderSides, mostPieces, type OwnMap, type OwnPiece } from './own-map';

const kinds = ['house', 'wall', 'wood'];

const anyPiece: fc.Arbitrary<OwnPiece> = fc
  .record(
    {
      kind: fc.constantFrom(...kinds),
      form: fc.constantFrom(...forms),
      left: fc.integer({ min: -20, max: 120 }),
      top: fc.integer({ min: -20, max: 120 }),
      wide: fc.integer({ min: -5, max: 120 }),
      deep: fc.integer({ min: -5, max: 120 }),
      height: fc.integer({ min: -5, max: 60 }),
      seeThrough: fc.boolean(),
      walkThrough: fc.boolean(),
      cover: fc.boolean(),
      climb: fc.boolean(),
      ladder: fc.constantFrom(...ladderSides),
    },
    {
      requiredKeys: [
        'kind',
        'form',
        'left',
        'top',
        'wide',
        'deep',
        'height',
        'seeThrough',
        'walkThrough',
        'cover',
        'climb',
      ],
    },
  )
  .map((piece) => fitted(piece));

const anyMap: fc.Arbitrary<OwnMap> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' }),
  pieces: fc.array(anyPiece, { maxLength: mostPieces }),
});

const codeOf = (map: OwnMap): string => {
  const code = writeMapCode(map, kinds);
  return code.ok ? code.value : `no code: ${code.error}`;
};

const pieceAt = (left: number): OwnPiece => ({
  kind: 'house',
  form: 'box',
  left,
  top: 4,
  wide: 8,
  deep: 8,
  height: 12,
  seeThrough: false,
  walkThrough: false,
  cover: true,
  climb: false,
});
const table: OwnMap = { name: 'Our table', pieces: [pieceAt(4), { ...pieceAt(40), ladder: 'east' }] };

describe('the code of a map', () => {
  test('holds it whole, whatever stands on it', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        expect(readMapCode(codeOf(map), kinds)).toEqual({ ok: true, value: map });
        expect(ownMapBehind(ownMapId(codeOf(map)), kinds)).toEqual(map);
      }),
      { numRuns: 60 },
    );
  });

  test('is read for ever as it was written', () => {
    const frozen = 'AeXK7VLEWxsErVXgc9uYC1pyQDEBbZHP';
    expect(readMapCode(frozen, kinds)).toEqual({ ok: true, value: table });
    expect(codeOf(table)).toBe(frozen);
  });

  test('is short: twenty pieces fit a QR code with room to spare', () => {
    const twenty = Array.from({ length: 20 }, (_, nth) => pieceAt(4 * nth));
    expect(codeOf({ name: 'Our table', pieces: twenty }).length).toBeLessThan(200);
  });

  test('is refused where a letter was changed, lost or added', () => {
    const code = codeOf(table);
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === 'A' ? 'B' : 'A';
      expect(readMapCode(code.slice(0, at) + other + code.slice(at + 1), kinds).ok, `letter ${at}`).toBe(
        false,
      );
      expect(readMapCode(code.slice(0, at) + code.slice(at + 1), kinds).ok, `without ${at}`).toBe(false);
    }
    expect(readMapCode(`${code}AAAA`, kinds).ok).toBe(false);
  });

  test.each([
    ['', 'no-code'],
    ['a b', 'no-code'],
    ['A'.repeat(3000), 'no-code'],
    ['AAAA', 'damaged'],
  ])('%j is none', (code, error) => {
    expect(readMapCode(code, kinds)).toEqual({ ok: false, error });
  });

  test('with a kind that this version does not know is newer', () => {
    expect(readMapCode(codeOf({ ...table, pieces: [{ ...pieceAt(4), kind: 'wood' }] }), ['house'])).toEqual({
      ok: false,
      error: 'newer',
    });
  });

  test.each([
    [{ ...table, name: '' }, 'no-name'],
    [{ ...table, name: '\ud800' }, 'broken-text'],
    [{ ...table, pieces: [{ ...pieceAt(4), kind: 'moon' }] }, 'over-limit'],
    [{ ...table, pieces: Array.from({ length: mostPieces + 1 }, () => pieceAt(4)) }, 'over-limit'],
  ])('there is none for what it has no room for', (map, error) => {
    expect(writeMapCode(map, kinds)).toEqual({ ok: false, error });
  });

  test('is never the code of a map that comes with a game', () => {
    expect(ownMapBehind('town', kinds)).toBeUndefined();
    expect(ownMapBehind(ownMapId('AAAA'), kinds)).toBeUndefined();
  });
});
