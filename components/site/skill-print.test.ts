import { expect, test } from 'vitest';
import { skillPrints } from '@/lib/systems/skill-print';
import { keepSkillPrint, keptSkillPrint } from './skill-print';

const shelf = (text?: string) => {
  const kept = new Map<string, string>(text === undefined ? [] : [['pipsmith/skills', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const nothing = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};

test.each(skillPrints)('%s is found again', (print) => {
  const here = shelf();
  keepSkillPrint(() => here, print);
  expect(keptSkillPrint(() => here)).toBe(print);
});

test.each([undefined, '', 'long', '{"print":"full"}'])('%j reads as short texts', (kept) => {
  expect(keptSkillPrint(() => shelf(kept))).toBe('short');
});

test('a browser that keeps nothing is no obstacle', () => {
  expect(() => {
    keepSkillPrint(nothing, 'full');
  }).not.toThrow();
  expect(keptSkillPrint(nothing)).toBe('short');
});
