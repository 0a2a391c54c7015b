import { describe, expect, test } from 'vitest';
import { chosenPaper, keepPaper, paperOf, type Shelf } from './paper-choice';

const shelf = (): Shelf => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const nothing = (): Shelf => {
  throw new DOMException('denied', 'SecurityError');
};

describe('paperOf', () => {
  test.each([
    ['en-US', 'letter'],
    ['en-CA', 'letter'],
    ['es-MX', 'letter'],
    ['es-ES', 'a4'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
    ['en', 'a4'],
    ['', 'a4'],
    ['no language', 'a4'],
  ])('%j prints on %s', (language, paper) => {
    expect(paperOf(language)).toBe(paper);
  });
});

describe('chosenPaper', () => {
  test('is what was chosen last', () => {
    const here = shelf();
    expect(chosenPaper(() => here, 'en-US')).toBe('letter');
    keepPaper(() => here, 'a4');
    expect(chosenPaper(() => here, 'en-US')).toBe('a4');
  });

  test('a kept text that is no paper, and a browser that keeps nothing, give the language its say', () => {
    const here = shelf();
    here.setItem('pipsmith/paper', 'papyrus');
    expect(chosenPaper(() => here, 'en-CA')).toBe('letter');
    expect(chosenPaper(nothing, 'de-AT')).toBe('a4');
    expect(() => keepPaper(nothing, 'a4')).not.toThrow();
  });
});
