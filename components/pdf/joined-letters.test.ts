import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { joinedWidths } from '@/lib/cards/text/joined-letters';
import { arabicFont } from '@/lib/cards/text/other-scripts';
import { measure, point } from '@/lib/cards/text/text';
import { unpackWoff } from './woff';

const font = create(
  Buffer.from(unpackWoff(readFileSync(new URL(`../../public/fonts/${arabicFont}.woff`, import.meta.url)))),
);
if ('fonts' in font) throw new Error('a collection');

test.each(['محمد', 'صلاح', 'الدين', 'علي', 'إسلام', 'گرشاسپ', 'چنگیز', 'زرّين', 'أبو', 'لا'])(
  '%s is as wide as the font sets it, kerning apart',
  (word) => {
    const measured = (measure('text', word, 10) / (10 * point)) * 1000;
    expect(Math.abs(measured - font.layout(word).advanceWidth)).toBeLessThanOrEqual(40);
  },
);

test('letters that stay alone keep their width', () => {
  expect(joinedWidths(['x', '1'])).toEqual([undefined, undefined]);
});
