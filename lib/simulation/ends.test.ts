import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfEnds } from './ends';

// The examples of FIPS 180-4.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the hash of “%s” is the one of the standard', (text, hash) => {
  expect(hashOfEnds([text])).toBe(hash);
});

test('the hash of ends is the one of a text with a line for each, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 100 })), (ends) => {
      expect(hashOfEnds(ends)).toBe(createHash('sha256').update(ends.join('\n')).digest('hex'));
    }),
  );
});
