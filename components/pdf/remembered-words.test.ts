import { expect, test } from 'vitest';
import { rememberWords } from './remembered-words';

const countingFont = (unitsPerEm: number) => {
  const asked: string[] = [];
  const font = {
    unitsPerEm,
    layout: (text: string, features?: unknown) => {
      asked.push(text);
      return { text, features };
    },
  };
  rememberWords(font);
  return { font, asked };
};

test('a font that counts in thousandths sets a word once, and answers the same again', () => {
  const { font, asked } = countingFont(1000);
  const first = font.layout('Melee');
  expect(font.layout('Melee')).toBe(first);
  expect(font.layout('Magic')).toMatchObject({ text: 'Magic' });
  expect(asked).toEqual(['Melee', 'Magic']);
});

test('a word with features of its own, and a font that counts otherwise, are set anew each time', () => {
  const thousandths = countingFont(1000);
  thousandths.font.layout('Melee');
  expect(thousandths.font.layout('Melee', { smcp: true })).toMatchObject({ features: { smcp: true } });
  const other = countingFont(2048);
  expect(other.font.layout('Melee')).not.toBe(other.font.layout('Melee'));
});

test('what is no font stays as it is', () => {
  for (const nothing of [undefined, null, 3, 'font', {}])
    expect(() => {
      rememberWords(nothing);
    }).not.toThrow();
});
