import { expect, test } from 'vitest';
import { skills } from '../../systems/living/skills/index';
import { skillTold, toldOf } from '#words/systems/living/messages/play-notes';
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

test.each([
  ['warrior/shield-up', 'This turn, you get +2 DV.'],
  ['warrior/experts-defence', 'Until your next turn begins, the next time you are hit'],
  ['commander/focus', 'You get +1 Skill pip on your next skill'],
  ['warrior/cats-charge', 'Perform one movement action.'],
])('of %s it is what the skill does, not what it costs', (skill, text) => {
  const { effect = '' } = toldOf(skill);
  expect(shortEffect(effect).startsWith(text)).toBe(true);
  // Nothing is left out of the whole.
  expect(effect.length).toBe(skillTold(skill)?.text.length);
});
