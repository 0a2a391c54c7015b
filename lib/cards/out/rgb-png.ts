import { crcOf } from './png-density';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Eight bits a colour, red, green and blue without alpha; PNG, 11.2.2. */
const bitDepth = 8;
const trueColour = 2;
const channels = 3;
/** Each byte less the one above it, which makes plain grounds short; PNG, 9.2. */
const up = 2;

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crcOf(bytes.subarray(4, 8 + data.length)));
  return bytes;
};

const packed = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate')),
    ).arrayBuffer(),
  );

/**
 * A PNG without transparency, as printers of cards ask for it.
 *
 * @param rgba the dots of an opaque picture, row by row; their alpha is left out
 */
export const rgbPng = async (
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const row = 1 + width * channels;
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    rows[y * row] = up;
    for (let x = 0; x < width; x += 1) {
      const from = 4 * (y * width + x);
      const to = y * row + 1 + x * channels;
      for (let part = 0; part < channels; part += 1) {
        const above = y === 0 ? 0 : (rgba[from - 4 * width + part] ?? 0);
        rows[to + part] = (rgba[from + part] ?? 0) - above;
      }
    }
  }
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head[8] = bitDepth;
  head[9] = trueColour;
  const parts = [
    Uint8Array.from(signature),
    chunk('IHDR', head),
    chunk('IDAT', await packed(rows)),
    chunk('IEND', new Uint8Array(0)),
  ];
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
};
