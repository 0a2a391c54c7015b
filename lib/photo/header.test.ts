import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeader } from './header';
import { inspectPicture, mostBytes } from './problem';

const drawn = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#b3261e';
  context.fillRect(0, 0, width / 2, height / 2);
  return canvas;
};
const jpeg = new Uint8Array(drawn(641, 123).toBuffer('image/jpeg'));
const png = new Uint8Array(drawn(641, 123).toBuffer('image/png'));
const webp = new Uint8Array(drawn(641, 123).toBuffer('image/webp', 80));
const avif = new Uint8Array(drawn(641, 123).toBuffer('image/avif', { quality: 60 }));

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part])),
  );
const size4 = (number: number): readonly number[] => [
  number >>> 24,
  (number >>> 16) & 255,
  (number >>> 8) & 255,
  number & 255,
];

describe('the header of a picture', () => {
  it.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['avif', avif],
  ] as const)('of a real %s tells its size', (format, bytes) => {
    expect(readHeader(bytes)).toEqual({ ok: true, value: { format, width: 641, height: 123 } });
  });

  it.each([
    [
      'a WebP without loss',
      bytesOf(
        'RIFF',
        [0, 0, 0, 0],
        'WEBPVP8L',
        [0, 0, 0, 0, 0x2f],
        [0x80, 0x82, 0x1e, 0],
        new Array(9).fill(0),
      ),
      { format: 'webp', width: 641, height: 123 },
    ],
    [
      'a WebP with extras',
      bytesOf('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x80, 2, 0, 0x7a, 0, 0], [0, 0]),
      { format: 'webp', width: 641, height: 123 },
    ],
    [
      'a progressive JPEG behind Exif and fill bytes',
      bytesOf([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 0xff, 0xff, 0xff, 0xc2, 0, 11, 8, 0, 123, 2, 129, 3]),
      { format: 'jpeg', width: 641, height: 123 },
    ],
    [
      'a JPEG whose tables stand before its frame',
      bytesOf([0xff, 0xd8, 0xff, 0xc4, 0, 9, 1, 2, 3, 4, 5, 6, 7, 0xff, 0xc0, 0, 11, 8, 0, 123, 2, 129, 3]),
      { format: 'jpeg', width: 641, height: 123 },
    ],
    [
      'an AVIF of tiles, which tell their sizes too',
      bytesOf(
        [0, 0, 0, 20],
        'ftypmif1',
        [0, 0, 0, 0],
        'avif',
        [0, 0, 0, 68],
        'meta',
        [0, 0, 0, 0, 0, 0, 0, 56],
        'iprp',
        [0, 0, 0, 48],
        'ipco',
        [0, 0, 0, 20],
        'ispe',
        [0, 0, 0, 0],
        size4(9000),
        size4(7000),
        [0, 0, 0, 20],
        'ispe',
        [0, 0, 0, 0],
        size4(512),
        size4(512),
      ),
      { format: 'avif', width: 9000, height: 7000 },
    ],
  ])('of %s', (_, bytes, header) => {
    expect(readHeader(bytes)).toEqual({ ok: true, value: header });
  });

  it.each([
    ['no bytes', new Uint8Array(), 'empty'],
    ['text', bytesOf('{"format":"pipsmith/hero","version":1}'), 'foreign'],
    ['a GIF', bytesOf('GIF89a', new Array(30).fill(1)), 'foreign'],
    ['a HEIC', bytesOf([0, 0, 0, 16], 'ftypheic', [0, 0, 0, 0]), 'foreign'],
    ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'foreign'],
    ['a JPEG that ends early', jpeg.subarray(0, 20), 'broken'],
    ['a PNG that ends early', png.subarray(0, 20), 'broken'],
    ['a WebP that ends early', webp.subarray(0, 20), 'broken'],
    ['an AVIF that ends early', avif.subarray(0, 40), 'broken'],
    [
      'a picture without width',
      bytesOf(
        png.subarray(0, 16).reduce((text, byte) => text + String.fromCharCode(byte), ''),
        size4(0),
        size4(5),
      ),
      'broken',
    ],
  ])('of %s says what is wrong', (_, bytes, problem) => {
    expect(readHeader(bytes)).toEqual({ ok: false, error: problem });
  });

  it('answers whatever the bytes are', () => {
    const start = fc.constantFrom(jpeg, png, webp, avif).chain((whole) =>
      fc.record({
        whole: fc.constant(whole),
        length: fc.integer({ min: 0, max: Math.min(400, whole.length) }),
        changes: fc.array(fc.tuple(fc.nat(399), fc.nat(255)), { maxLength: 8 }),
      }),
    );
    fc.assert(
      fc.property(start, ({ whole, length, changes }) => {
        const bytes = whole.slice(0, length);
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        const header = readHeader(bytes);
        if (header.ok) expect(header.value.width * header.value.height).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void readHeader(bytes)));
  });
});

describe('the gate before decoding', () => {
  const bomb = (width: number, height: number): Uint8Array =>
    bytesOf([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', size4(width), size4(height), [8, 6, 0, 0, 0]);

  it('lets 100 million pixels in and no more', () => {
    expect(inspectPicture(bomb(10_000, 10_000)).ok).toBe(true);
    expect(inspectPicture(bomb(10_001, 10_000))).toEqual({
      ok: false,
      error: { problem: 'too-many-pixels', width: 10_001, height: 10_000 },
    });
  });

  it('lets 40 MB in and no more', () => {
    const large = new Uint8Array(mostBytes + 1);
    large.set(bomb(10, 10));
    expect(inspectPicture(large)).toEqual({
      ok: false,
      error: { problem: 'too-many-bytes', bytes: mostBytes + 1 },
    });
    expect(inspectPicture(large.subarray(0, mostBytes)).ok).toBe(true);
  });

  it('says what the header says', () => {
    expect(inspectPicture(new Uint8Array())).toEqual({ ok: false, error: { problem: 'empty' } });
  });
});
