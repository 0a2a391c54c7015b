import { expect, test } from 'vitest';
import { needsTwoTaps } from './use-two-taps';

const plain = { text: 'Fireball', group: 'Skills' };

test.each([
  ['a walk is chosen at once', {}, false],
  ['an attack with its odds takes two taps', { isRolled: true }, true],
  ['so does a skill that says what it does', { effect: 'Pushes the target.' }, true],
  ['what ends a turn never does', { isRolled: true, effect: 'Ends it.', isEnd: true }, false],
  ['a note alone is read on the button', { note: 'Ends your turn.' }, false],
] as const)('%s', (_, more, isTwo) => {
  expect(needsTwoTaps({ ...plain, ...more })).toBe(isTwo);
});
