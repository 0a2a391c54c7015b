import { expect, it } from 'vitest';
import { hasWords } from './has-words';

it.each([
  ['Cat’s Charge', 'cats'],
  ['Two-handed Straße', 'twohanded strasse'],
  ['Æther Łódź', 'lodz aether'],
])('%s is found by %s', (text, query) => {
  expect(hasWords(text, query)).toBe(true);
});

it('every word has to be there', () => {
  expect(hasWords('Cat’s Charge', 'cats dogs')).toBe(false);
});
