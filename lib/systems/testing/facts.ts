import { expect } from 'vitest';
import type { TableFact } from '../fact-teller';

/** Figures whose names a table of events uses. */
export const figureNames: readonly string[] = ['Jane', 'Jane’s fiend', 'Bito'];

export const nameOf = (figure: number): string => figureNames[figure] ?? '';

/** Two places, 2# or inches apart. */
export const [from, to] = [
  { x: 0, y: 0 },
  { x: 0, y: 2048 },
] as const;

/** Each fact says whom it is about, and is put together without a gap. A reaction may be said by its kind alone. */
export const expectWhole = (facts: readonly TableFact[]): void => {
  for (const fact of facts) {
    if (fact.kind === 'break') continue;
    expect(fact.name !== '', JSON.stringify(fact)).toBe(fact.kind !== 'sentence');
    if (fact.kind !== 'reaction') expect(fact.text).not.toBe('');
    for (const text of [fact.text, fact.floating?.text ?? ''])
      expect(text).not.toMatch(/undefined|NaN|\s{2}|\s$|^\s|\s[.,)]/);
  }
};
