import { expect, test } from 'vitest';
import { endText } from '#words/systems/draco/messages/play-ends';

const left = { dragon: 'Eryam', dice: 12, alive: 3, slayers: 4, pile: 7 };

test.each<[string, Partial<typeof left>, string]>([
  ['slain', {}, 'The slayers win: Eryam is slain in initiative pile 7, and 3 of 4 slayers are alive.'],
  [
    'slain',
    { alive: 1 },
    'The slayers win: Eryam is slain in initiative pile 7, and 1 of 4 slayers is alive.',
  ],
  ['all-dead', {}, 'Eryam wins with 12 dice left: the last slayer falls in initiative pile 7.'],
  ['all-dead', { dice: 1 }, 'Eryam wins with 1 die left: the last slayer falls in initiative pile 7.'],
  [
    'last-pile',
    { pile: 20 },
    'A draw: initiative pile 20 is used up, Eryam has 12 dice left, and 3 of 4 slayers are alive.',
  ],
])('the end of a match says why: %s %j', (because, more, text) => {
  expect(endText(because, { ...left, ...more })).toBe(text);
});
