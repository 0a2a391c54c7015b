import { unzlibSync } from 'fflate';

const woffSignature = 0x774f4646;
const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * Unpacks a WOFF file (W3C WOFF 1.0) into the TrueType file that it holds. The PDF library reads WOFF too,
 * but inflates its tables again for every document, which takes far longer than all the drawing.
 *
 * @throws Error when the bytes are no WOFF file or a table is damaged
 */
export const unpackWoff = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const woff = new Uint8Array(bytes);
  const from = new DataView(woff.buffer);
  if (woff.length < woffHeader || from.getUint32(0) !== woffSignature)
    throw new Error('This isn’t a WOFF file.');

  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woffHeader + index * woffEntry;
    const offset = from.getUint32(entry + 4);
    const packed = woff.subarray(offset, offset + from.getUint32(entry + 8));
    const length = from.getUint32(entry + 12);
    const table = packed.length < length ? unzlibSync(packed, { out: new Uint8Array(length) }) : packed;
    if (table.length !== length) throw new Error('A table of this WOFF file is damaged.');
    return { tag: from.getUint32(entry), checksum: from.getUint32(entry + 16), table };
  });

  const directory = sfntHeader + count * sfntEntry;
  const sfnt = new Uint8Array(tables.reduce((sum, { table }) => sum + padded(table.length), directory));
  const to = new DataView(sfnt.buffer);
  const log = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, 16 * 2 ** log);
  to.setUint16(8, log);
  to.setUint16(10, 16 * (count - 2 ** log));
  let at = directory;
  tables.forEach(({ tag, checksum, table }, index) => {
    const entry = sfntHeader + index * sfntEntry;
    to.setUint32(entry, tag);
    to.setUint32(entry + 4, checksum);
    to.setUint32(entry + 8, at);
    to.setUint32(entry + 12, table.length);
    sfnt.set(table, at);
    at += padded(table.length);
  });
  return sfnt;
};
