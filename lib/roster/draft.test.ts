import { describe, expect, it } from 'vitest';
import { living } from '@/lib/systems/index';
import { loadDraft, saveDraft, type Shelf } from './draft';

const key = 'pipsmith/draft';
const aside = 'pipsmith/draft/damaged/1';

const shelfOf = (
  kept: Readonly<Record<string, string>> = {},
): Shelf & { readonly kept: Map<string, string> } => {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, text) => map.set(name, text),
  };
};

const full: Shelf = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

const forbidden: Shelf = {
  getItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
};

describe('the draft of this device', () => {
  it('is nothing at first', () => {
    expect(loadDraft(shelfOf())).toEqual({ ok: true, value: undefined });
  });

  it('comes back as it was saved, whichever hero it is', () => {
    for (const { hero } of living.samples) {
      const shelf = shelfOf();
      expect(saveDraft(hero, shelf).ok).toBe(true);
      expect(loadDraft(shelf)).toEqual({ ok: true, value: hero });
    }
  });

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"format":"pipsmith/hero"}',
    '{"format":"pipsmith/party","version":1,"name":"A","heroes":[]}',
  ])('is kept aside when it is damaged: %j', (text) => {
    const shelf = shelfOf({ [key]: text });
    const loaded = loadDraft(shelf);
    expect(loaded).toMatchObject({ ok: false, error: { problem: 'damaged', text, aside: true } });
    expect(shelf.kept.get(aside)).toBe(text);
    expect(shelf.kept.get(key)).toBe(text);
  });

  it('never writes over another damaged draft, and keeps the same one once', () => {
    const shelf = shelfOf({ [key]: 'second', [aside]: 'first' });
    loadDraft(shelf);
    loadDraft(shelf);
    expect([...shelf.kept]).toEqual([
      [key, 'second'],
      [aside, 'first'],
      ['pipsmith/draft/damaged/2', 'second'],
    ]);
  });

  it('says when the damaged text could not be kept aside', () => {
    const shelf: Shelf = { ...full, getItem: (name) => (name === key ? 'rubbish' : null) };
    expect(loadDraft(shelf)).toMatchObject({ ok: false, error: { problem: 'damaged', aside: false } });
  });

  it('says when the browser keeps nothing', () => {
    const hero = living.newHero('Bito');
    expect(loadDraft(forbidden)).toEqual({ ok: false, error: { problem: 'no-storage' } });
    expect(saveDraft(hero, forbidden)).toEqual({ ok: false, error: { problem: 'no-storage' } });
    expect(loadDraft(undefined)).toEqual({ ok: false, error: { problem: 'no-storage' } });
  });

  it('says when there is no room', () => {
    expect(saveDraft(living.newHero('Bito'), full)).toEqual({ ok: false, error: { problem: 'no-room' } });
  });
});
