import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packCharacters, packGlyphs, unpackCharacters, unpackGlyphs } from './fonts';

test('packed widths are those that went in', () => {
  const glyphs = fc
    .array(fc.tuple(fc.integer({ min: 0x20, max: 0x10ffff }), fc.integer({ min: 0, max: 4095 })), {
      minLength: 1,
    })
    .map((pairs) => new Map([...pairs, [0x41, 600], [0x42, 4095], [0x43, 0]]));
  fc.assert(
    fc.property(glyphs, (widths) => {
      expect(new Map(unpackGlyphs(packGlyphs(widths)))).toEqual(widths);
    }),
  );
});

test('packed characters of one width are those that went in', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.oneof(fc.integer({ min: 0x20, max: 0x10ffff }), fc.integer({ min: 0x4e00, max: 0x4f00 })),
        {
          minLength: 1,
        },
      ),
      (characters) => {
        const widths = unpackCharacters(packCharacters(characters), 1000);
        expect([...widths.keys()].toSorted((a, b) => a - b)).toEqual(characters.toSorted((a, b) => a - b));
        expect(new Set(widths.values())).toEqual(new Set([1000]));
      },
    ),
  );
});
