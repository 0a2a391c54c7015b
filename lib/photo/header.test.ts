import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeader, inspectPicture, mostBytes } from './header';
import { plainJpeg } from './jpeg';

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

/** A box of an ISO file; `length` says how long it claims to be. */
const box = (kind: string, content: Uint8Array, length = content.length + 8): Uint8Array => {
  const bytes = new Uint8Array(content.length + 8);
  bytes.set(size4(length));
  bytes.set(Buffer.from(kind, 'latin1'), 4);
  bytes.set(content, 8);
  return bytes;
};
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
const ftyp = bytesOf([0, 0, 0, 16], 'ftypavif', [0, 0, 0, 0]);
const ispe = box('ispe', bytesOf([0, 0, 0, 0], size4(3), size4(4)));

/** Nested boxes, each as long as everything after it. */
const nested = (kind: string, own: number, levels: number): Uint8Array => {
  const each = 8 + own;
  const bytes = new Uint8Array(levels * each);
  for (let level = 0; level < levels; level += 1) {
    bytes.set(size4((levels - level) * each), level * each);
    bytes.set(Buffer.from(kind, 'latin1'), level * each + 4);
  }
  return joined(ftyp, bytes);
};
const repeated = (part: Uint8Array, times: number): Uint8Array => {
  const bytes = new Uint8Array(part.length * times);
  for (let at = 0; at < bytes.length; at += part.length) bytes.set(part, at);
  return bytes;
};
/** The boxes on the way to a picture's size, around what stands there. */
const onTheWay = (content: Uint8Array): Uint8Array =>
  joined(ftyp, box('meta', joined(new Uint8Array(4), box('iprp', box('ipco', content)))));

describe('a crafted picture', () => {
  const most = 2_000_000;

  it.each([
    ['an AVIF of boxes in each other', nested('iprp', 0, most)],
    ['an AVIF of meta boxes in each other', nested('meta', 4, most)],
    ['an AVIF of boxes in each other on the way to its size', onTheWay(nested('ipco', 0, most).subarray(16))],
    ['an AVIF of empty boxes', joined(ftyp, repeated(box('free', new Uint8Array()), most))],
    ['an AVIF whose sizes are all none', onTheWay(repeated(box('ispe', new Uint8Array(12)), most / 2))],
    [
      'an AVIF whose first box is all brands',
      joined(bytesOf(size4(most * 4 + 16), 'ftypmif1', [0, 0, 0, 0]), repeated(bytesOf('mif2'), most)),
    ],
    ['a JPEG of fill bytes', joined(bytesOf([0xff, 0xd8]), new Uint8Array(most).fill(0xff))],
    ['a JPEG of comments', joined(bytesOf([0xff, 0xd8]), repeated(bytesOf([0xff, 0xfe, 0, 2]), most))],
  ])('%s is none', (_, bytes) => {
    const header = readHeader(bytes);
    expect(['broken', 'foreign']).toContain(header.ok ? 'a size' : header.error);
  });

  it('of a million sizes has the largest', () => {
    const bytes = onTheWay(
      joined(repeated(ispe, 1_000_000), box('ispe', bytesOf([0, 0, 0, 0], size4(9), size4(8)))),
    );
    expect(readHeader(bytes)).toEqual({ ok: true, value: { format: 'avif', width: 9, height: 8 } });
  });

  const kinds = ['meta', 'iprp', 'ipco', 'ispe', 'ftyp', 'free', 'mdat', 'moov'] as const;
  const boxOf = (inner: fc.Arbitrary<readonly Uint8Array[]>): fc.Arbitrary<Uint8Array> =>
    fc
      .record({
        kind: fc.constantFrom(...kinds),
        own: fc.uint8Array({ maxLength: 16 }),
        inner,
        lie: fc.option(fc.oneof(fc.nat(64), fc.constantFrom(0, 1, 7, 8, 2 ** 31, 2 ** 32 - 1)), {
          nil: undefined,
          freq: 4,
        }),
      })
      .map(({ kind, own, inner: boxes, lie }) => box(kind, joined(own, ...boxes), lie));
  const { anyBox } = fc.letrec<{ anyBox: Uint8Array }>((tie) => ({
    anyBox: fc.oneof(
      { maxDepth: 5 },
      boxOf(fc.constant([])),
      boxOf(fc.array(tie('anyBox'), { maxLength: 3 })),
    ),
  }));
  const segment = fc
    .record({
      marker: fc.nat(255),
      content: fc.uint8Array({ maxLength: 12 }),
      lie: fc.option(fc.nat(300), { freq: 4 }),
    })
    .map(({ marker, content, lie }) => {
      const length = lie ?? content.length + 2;
      return joined(bytesOf([0xff, marker, length >> 8, length & 255]), content);
    });
  const chunk = fc
    .record({
      kind: fc.constantFrom('VP8 ', 'VP8L', 'VP8X', 'ALPH'),
      content: fc.uint8Array({ maxLength: 30 }),
    })
    .map(({ kind, content }) => joined(bytesOf('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0]), content));
  const pngChunk = fc
    .uint8Array({ maxLength: 30 })
    .map((content) => joined(bytesOf([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR'), content));

  it.each([
    ['AVIF', fc.array(anyBox, { maxLength: 4 }).map((boxes) => joined(ftyp, ...boxes))],
    ['JPEG', fc.array(segment, { maxLength: 8 }).map((all) => joined(bytesOf([0xff, 0xd8, 0xff]), ...all))],
    ['WebP', chunk],
    ['PNG', pngChunk],
  ])('of well-formed parts in any order, %s, is a size or a reason', (_, pictures) => {
    fc.assert(
      fc.property(pictures, (bytes) => {
        const header = readHeader(bytes);
        if (header.ok) expect(header.value.width * header.value.height).toBeGreaterThan(0);
        else expect(['broken', 'foreign', 'empty']).toContain(header.error);
        plainJpeg(Uint8Array.from(bytes));
      }),
      { numRuns: 300 },
    );
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
