import { describe, expect, it } from 'vitest';
import { readFile } from '../systems/index';
import { corpus } from './corpus.v1';
import { decode, encodeHero, encodeParty } from './index';

describe('codes of version 1 are for ever', () => {
  it.each(corpus)('$about', ({ code, file }) => {
    const found = decode(code);
    expect(found.ok).toBe(true);
    expect(found).toStrictEqual(readFile(file));
    if (!found.ok) return;
    const again = found.value.kind === 'hero' ? encodeHero(found.value.hero) : encodeParty(found.value.party);
    expect(again).toEqual({ ok: true, value: code });
  });

  it('and they are many, each of them once', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(40);
    expect(new Set(corpus.map(({ code }) => code)).size).toBe(corpus.length);
  });
});
