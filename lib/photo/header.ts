import { err, ok, type Result } from '../result';

export const pictureFormats = ['jpeg', 'png', 'webp', 'avif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Format and size in the first bytes of a picture; px before any turning. */
interface PictureHeader {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
}

/** Why there is no header: no bytes at all, another kind of file, or one that ends or contradicts itself. */
export type HeaderProblem = 'empty' | 'foreign' | 'broken';

const text = (bytes: Uint8Array, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const big = (view: DataView, at: number, length: 2 | 4): number | undefined => {
  if (at + length > view.byteLength) return undefined;
  return length === 2 ? view.getUint16(at) : view.getUint32(at);
};

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizeOf = (width: number | undefined, height: number | undefined): Size | undefined =>
  width === undefined || height === undefined || width === 0 || height === 0 ? undefined : { width, height };

/** A frame header: C0 to CF, but for Huffman tables, JPG and arithmetic conditioning. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    // Any number of FF may come before a marker.
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (isFrame(marker)) return sizeOf(big(view, at + 5, 2), big(view, at + 3, 2));
    const length = big(view, at, 2);
    // The picture itself begins, or the file ends: there was no frame before it.
    if (length === undefined || length < 2 || marker === 0xda || marker === 0xd9) return undefined;
    at += length;
  }
  return undefined;
};

const pngSize = (bytes: Uint8Array, view: DataView): Size | undefined =>
  text(bytes, 12) === 'IHDR' ? sizeOf(big(view, 16, 4), big(view, 20, 4)) : undefined;

const webpSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  if (bytes.length < 30) return undefined;
  const three = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  switch (text(bytes, 12)) {
    case 'VP8X':
      return sizeOf(three(24) + 1, three(27) + 1);
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return undefined;
      const bits = view.getUint32(21, true);
      return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ': {
      if (three(23) !== 0x2a019d) return undefined;
      return sizeOf(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    }
    default:
      return undefined;
  }
};

/** The kind of a box or a brand, as the number that its four letters make. */
const code = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

/** The path through the boxes of an ISO file to a picture's size, with each box's own bytes before its content. */
const way = [
  { kind: code('meta'), own: 4 },
  { kind: code('iprp'), own: 0 },
  { kind: code('ipco'), own: 0 },
] as const;
const size = code('ispe');

const area = (of: Size | undefined): number => (of ? of.width * of.height : 0);

/** The largest size that the boxes between two places tell: a picture of tiles tells theirs too. */
const largestIspe = (view: DataView, from: number, to: number, level = 0): Size | undefined => {
  const holder = way[level];
  let largest: Size | undefined;
  let at = from;
  while (at + 8 <= to) {
    const length = view.getUint32(at);
    const kind = view.getUint32(at + 4);
    // 0 means up to the end; 1 a length of 64 bits, which only the picture's own data could need.
    const end = length === 0 ? to : at + length;
    if (length === 1 || end < at + 8) break;
    let found: Size | undefined;
    if (kind === holder?.kind) found = largestIspe(view, at + 8 + holder.own, Math.min(end, to), level + 1);
    else if (!holder && kind === size) found = sizeOf(big(view, at + 12, 4), big(view, at + 16, 4));
    if (area(found) > area(largest)) largest = found;
    at = end;
  }
  return largest;
};

const avifSize = (_: Uint8Array, view: DataView): Size | undefined => largestIspe(view, 0, view.byteLength);

const avifBrands: readonly number[] = [code('avif'), code('avis')];

const isAvif = (bytes: Uint8Array, view: DataView): boolean => {
  if (text(bytes, 4) !== 'ftyp' || bytes.length < 12) return false;
  if (avifBrands.includes(view.getUint32(8))) return true;
  const end = Math.min(view.getUint32(0), bytes.length);
  for (let at = 16; at + 4 <= end; at += 4) if (avifBrands.includes(view.getUint32(at))) return true;
  return false;
};

const formatOf = (bytes: Uint8Array, view: DataView): PictureFormat | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp';
  return isAvif(bytes, view) ? 'avif' : undefined;
};

const sizeReaders: Readonly<Record<PictureFormat, (bytes: Uint8Array, view: DataView) => Size | undefined>> =
  { jpeg: jpegSize, png: pngSize, webp: webpSize, avif: avifSize };

/** Reads format and size of a picture without decoding it; never throws, whatever the bytes are. */
export const readHeader = (bytes: Uint8Array): Result<PictureHeader, HeaderProblem> => {
  if (bytes.length === 0) return err('empty');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = formatOf(bytes, view);
  if (!format) return err('foreign');
  const size = sizeReaders[format](bytes, view);
  return size ? ok({ format, ...size }) : err('broken');
};

/** The largest file that is read, in bytes (1 MB is 1,000,000). */
export const mostBytes = 40_000_000;

/** The largest picture that is decoded, in pixels: decoded it takes four bytes for each. */
export const mostPixels = 100_000_000;

/** Why a file gives no photo. */
export type PhotoProblem =
  | { readonly problem: 'empty' }
  /** Neither JPEG, PNG, WebP nor AVIF. */
  | { readonly problem: 'foreign' }
  /** It starts as a picture and cannot be decoded. */
  | { readonly problem: 'broken' }
  /** The browser cannot read the file: a folder, or it was moved. */
  | { readonly problem: 'unreadable' }
  | { readonly problem: 'too-many-bytes'; readonly bytes: number }
  | { readonly problem: 'too-many-pixels'; readonly width: number; readonly height: number };

/** The gate before decoding: what the bytes of a file say about the picture in it. */
export const inspectPicture = (bytes: Uint8Array): Result<PictureHeader, PhotoProblem> => {
  if (bytes.length > mostBytes) return err({ problem: 'too-many-bytes', bytes: bytes.length });
  const header = readHeader(bytes);
  if (!header.ok) return err({ problem: header.error });
  const { width, height } = header.value;
  if (width * height > mostPixels) return err({ problem: 'too-many-pixels', width, height });
  return ok(header.value);
};
