import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packGlyphs, unpackGlyphs } from './fonts';

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
