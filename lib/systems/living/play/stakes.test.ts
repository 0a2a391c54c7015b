import { expect, test } from 'vitest';
import { unit } from '../../../table/table';
import type { Fighters } from '../match/testing/fighters';
import { fieldOf } from '../match/testing/field';
import { stakesIn } from './stakes';

const { field } = fieldOf('king-of-the-hill');

const gained = 'The circle becomes yours: 1 point each time a phase ends.';
const lost = 'You leave the circle to the other side: they get 1 point each time a phase ends.';
const contested = 'The circle doesn’t change hands: they have at least as many on it as you.';
const left = 'Your circle keeps scoring 1 until one of theirs steps on it.';

/** Stakes of A at a place, with the circle in the middle of a team. */
const stakes = (fighters: Fighters, to: readonly [number, number], owner = -1) => {
  const situation = field(fighters).situation();
  const pieces = situation.pieces.map((piece, nth) => (nth === 2 ? { ...piece, team: owner } : piece));
  return stakesIn({ ...situation, pieces }, 0, { x: to[0] * unit, y: to[1] * unit });
};

const far: Fighters = { A: { at: [9, 12] }, B: { at: [20, 2], team: 1 } };
const rival: Fighters = { A: { at: [9, 12] }, B: { at: [13, 12], team: 1 } };
const both: Fighters = { A: { at: [11, 12] }, B: { at: [13, 12], team: 1 } };
const alone: Fighters = { A: { at: [11, 12] }, B: { at: [20, 2], team: 1 } };

test.each([
  { it: 'a free circle becomes one’s own', fighters: far, to: [11, 12], owner: -1, is: [gained] },
  { it: 'so does theirs while nobody is on it', fighters: far, to: [11, 12], owner: 1, is: [gained] },
  {
    it: 'where one of theirs is on it, it stays theirs',
    fighters: rival,
    to: [11, 12],
    owner: 1,
    is: [contested],
  },
  { it: 'leaving one to somebody on it loses it', fighters: both, to: [8, 12], owner: 0, is: [lost] },
  { it: 'leaving one to nobody keeps it', fighters: alone, to: [8, 12], owner: 0, is: [left] },
  { it: 'staying on one’s own changes nothing', fighters: alone, to: [11.2, 12], owner: 0, is: [] },
  { it: 'open ground means nothing', fighters: far, to: [8, 12], owner: -1, is: [] },
] as const)('Circles, by where a hero ends up: $it', ({ fighters, to, owner, is }) => {
  expect(stakes(fighters, to, owner)).toEqual(is);
});
