import { expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import type { Turn } from '../match/players';
import { easyPlayer } from './easy-player';

test('The easy computer makes sense now and then, and draws the rest of its answers', () => {
  const player = easyPlayer<object, unknown, unknown>({ reflex: () => 7 });
  const request = { by: 0, about: {}, options: Array.from({ length: 7 }, (_, nth) => nth) };
  const dice = diceOf(5);
  const turn: Turn<object, unknown, unknown> = {
    ...{ by: 0, request, dice, view: () => ({}) },
    imagine: () => {
      throw new RangeError('It does not think ahead.');
    },
  };
  const answers = Array.from({ length: 400 }, () => player.choose(turn));
  const sensible = answers.filter((answer) => answer === 7).length;
  expect(sensible).toBeGreaterThan(120);
  expect(sensible).toBeLessThan(200);
  expect(new Set(answers).size).toBe(8);
});
