/** CRC-32 of ISO 3309 (polynomial 0x04C11DB7, reflected): every change within 32 neighbouring bits alters it. */
const crc32Table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb8_8320 : rest >>> 1;
  return rest;
});

export const crc32 = (bytes: Uint8Array): number => {
  let rest = 0xffff_ffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (crc32Table[(rest ^ byte) & 255] ?? 0);
  return (rest ^ 0xffff_ffff) >>> 0;
};

/**
 * A check of 6 bits over a number of 18 (polynomial x^6 + x + 1, starting from ones): any change of one character
 * of a code, six neighbouring bits, alters it.
 */
export const check6 = (number: number): number => {
  let rest = 0b111111;
  for (let bit = 17; bit >= 0; bit -= 1) {
    const carried = (rest >>> 5) ^ ((number >>> bit) & 1);
    rest = (rest << 1) & 0b111111;
    if (carried) rest ^= 0b000011;
  }
  return rest;
};
