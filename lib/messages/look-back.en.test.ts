import { expect, test } from 'vitest';
import { lookBack as say } from '#words/messages/look-back';

test.each([
  [1, 'over 99\u00a0%'],
  [0.996, 'over 99\u00a0%'],
  [0.99, '99\u00a0%'],
  [0.5, '50\u00a0%'],
  [0.01, '1\u00a0%'],
  [0.004, 'under 1\u00a0%'],
  [0, 'under 1\u00a0%'],
])('a chance of %s before the end is told as "%s"', (chance, text) => {
  expect(say.chances(chance, 0.3)).toBe(`Wins 30\u00a0% of the time instead of ${text}.`);
  const spoken = say.chart([{ name: 'Bito', chances: [{ phase: 2, chance }] }], {
    one: 'phase',
    many: 'phases',
  });
  expect(spoken).toBe(`Chance of winning for Bito: ${text} in phase 2.`);
});
