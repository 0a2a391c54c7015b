import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { qrBox, qrCode, quietZone, screenQrCode, smallestModule, type QrCode } from './qr';

const dots = 4;

/** The code as a picture of RGBA bytes, quiet zone included, read from the path that cards draw. */
const picture = ({
  d,
  modules,
}: Pick<QrCode, 'd' | 'modules'>): { readonly bytes: Uint8ClampedArray; readonly side: number } => {
  const side = (modules + 2 * quietZone) * dots;
  const bytes = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let dx = 0; dx < Number(width) * dots; dx += 1) {
      for (let dy = 0; dy < dots; dy += 1) {
        const column = (Number(x) + quietZone) * dots + dx;
        const row = (Number(y) + quietZone) * dots + dy;
        bytes.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { bytes, side };
};

const linkOf = (length: number): string => 'https://pipsmith.example/hero/'.padEnd(length, 'Ab3-_Zz9');

describe('qrCode', () => {
  test.each([40, 90, 150, 220, 270])('a link of %i characters is read back', (length) => {
    const code = qrCode(linkOf(length));
    if (!code) throw new Error('no code');
    const { bytes, side } = picture(code);
    expect(jsQR(bytes, side, side)?.data).toBe(linkOf(length));
    expect(code.module).toBeGreaterThanOrEqual(smallestModule);
    expect((code.modules + 2 * quietZone) * code.module).toBeLessThanOrEqual(qrBox + 1e-9);
  });

  test.each([272, 400, 2000, 5000])('a link of %i characters has no readable code', (length) => {
    expect(qrCode(linkOf(length))).toBeUndefined();
  });
});

describe('screenQrCode', () => {
  test.each([40, 700, 1900])('a link of %i characters is read back off a screen', (length) => {
    const code = screenQrCode(linkOf(length));
    if (!code) throw new Error('no code');
    const { bytes, side } = picture(code);
    expect(jsQR(bytes, side, side)?.data).toBe(linkOf(length));
  });

  test('a link of 2,000 characters is too long for a screen', () => {
    expect(screenQrCode(linkOf(2000))).toBeUndefined();
  });
});
