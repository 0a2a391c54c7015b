/** Constants of the rounds (FIPS 180-4, 4.2.2). */
// prettier-ignore
const constants = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

// prettier-ignore
const start = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its end mark and length, in whole blocks of 64 bytes. */
const padded = (bytes: Uint8Array): DataView => {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const whole = new Uint8Array(blocks * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, (bytes.length << 3) >>> 0);
  return view;
};

/** One block stirred into the state. */
const stirIn = (state: Uint32Array, words: Uint32Array, view: DataView, offset: number): void => {
  const at = (list: Uint32Array, index: number): number => list[index] ?? 0;
  for (let t = 0; t < 16; t += 1) words[t] = view.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const early = at(words, t - 15);
    const late = at(words, t - 2);
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = at(words, t - 16) + small + at(words, t - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + at(constants, t) + at(words, t)) | 0;
    const spread = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (spread + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
};

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits: the same in Node, a worker and a page (FIPS 180-4). */
export const sha256 = (text: string): string => {
  const view = padded(new TextEncoder().encode(text));
  const state = start.slice();
  const words = new Uint32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) stirIn(state, words, view, offset);
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
};
