/** Bytes of the signature and of the first chunk of every PNG, IHDR; what tells its density comes next. */
const headLength = 8 + 25;
const inch = 0.0254;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

/** The checksum of a chunk's type and data; PNG, annex D. */
export const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** The same PNG with a chunk pHYs that says how many dots an inch it has, which printers of cards look at; PNG, 11.3.4.3. */
export const withDensity = (png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> => {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dpi / inch);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1;
  view.setUint32(17, crcOf(chunk.subarray(4, 17)));
  const out = new Uint8Array(png.length + chunk.length);
  out.set(png.subarray(0, headLength), 0);
  out.set(chunk, headLength);
  out.set(png.subarray(headLength), headLength + chunk.length);
  return out;
};
