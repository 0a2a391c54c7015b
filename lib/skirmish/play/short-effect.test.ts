import { expect, test } from 'vitest';
import { skills } from '../../systems/living/skills/index';
import { skillTold } from '#words/systems/living/messages/play-notes';
import { shortEffect } from './short-effect';

test.each([
  ['The pet regains 1 Life.', 'The pet regains 1 Life.'],
  ['Move 2.5#. Then attack.', 'Move 2.5#.'],
  ['', ''],
])('the first sentence of “%s”', (whole, is) => {
  expect(shortEffect(whole)).toBe(is);
});

test('of most skills it is a dozen words, and it is never cut', () => {
  const effects = skills.flatMap(({ id }) => skillTold(id)?.text ?? []).filter((text) => text !== '');
  const shorts = effects.map(shortEffect);
  expect(shorts.every((text) => /[.!?]$/u.test(text))).toBe(true);
  const lengths = shorts.map((text) => text.split(' ').length).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(12);
  expect(lengths.at(-1)).toBeLessThanOrEqual(30);
});
