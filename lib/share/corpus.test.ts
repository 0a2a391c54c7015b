import { describe, expect, it } from 'vitest';
import { readFile } from '../systems/file';
import { open, systemIds } from '../systems/open';
import { corpus } from './corpus.v1';
import { decode, encodeParty, encodeSheet } from './index';

await open(systemIds);

describe('codes of version 1 are for ever', () => {
  it.each(corpus)('$about', ({ code, file }) => {
    const found = decode(code);
    expect(found.ok).toBe(true);
    expect(found).toStrictEqual(readFile(file));
    if (!found.ok) return;
    const again =
      found.value.kind === 'sheet' ? encodeSheet(found.value.document) : encodeParty(found.value.party);
    expect(again).toEqual({ ok: true, value: code });
  });

  it('and they are many, each of them once', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
    expect(new Set(corpus.map(({ code }) => code)).size).toBe(corpus.length);
  });
});
