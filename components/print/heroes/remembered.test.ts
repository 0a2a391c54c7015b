import { expect, it } from 'vitest';
import type { Shelf } from '../choices/settings';
import { rememberedHeroes, rememberHeroes } from './remembered';

const shelf = (text?: string): Shelf => {
  let kept = text;
  return { getItem: () => kept ?? null, setItem: (_, value) => void (kept = value) };
};

it('are the heroes ticked last', () => {
  const here = shelf();
  expect(rememberedHeroes(() => here)).toBeUndefined();
  const remembered = {
    ids: ['a', 'b'],
    at: '2026-01-01T00:00:00.000Z',
    added: [
      { from: { sample: { system: 'living', id: 'jane' } }, left: [] },
      { from: { code: 'abc' }, left: [0, 2] },
    ],
    query: '{"party":"abc"}',
  };
  rememberHeroes(() => here, remembered);
  expect(rememberedHeroes(() => here)).toEqual(remembered);
});

it('were kept without those that were added, before these were remembered', () => {
  expect(rememberedHeroes(() => shelf('{"ids":["a"],"at":"x"}'))).toEqual({
    ids: ['a'],
    at: 'x',
    added: [],
    query: '',
  });
});

it.each(['', '{', 'null', '[]', '{"ids":"a","at":""}', '{"ids":[1],"at":""}'])(
  'are none where %j is kept',
  (text) => {
    expect(rememberedHeroes(() => shelf(text))).toBeUndefined();
  },
);

it('are none where the browser keeps nothing', () => {
  const nothing = (): Shelf => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(rememberedHeroes(nothing)).toBeUndefined();
  expect(() => rememberHeroes(nothing, { ids: [], at: '', added: [], query: '' })).not.toThrow();
});
