import { expect, test } from 'vitest';
import { holdersOf, knowledgeOf } from './knowledge';
import type { Seat } from './session';

const person: Seat = { plays: 'person' };
const computer: Seat = { plays: 'greedy' };
const holder = (nth: number): Seat => ({ plays: 'person', holder: nth });
const card = (player: number) => ({ player, text: `what ${player} knows` });

test('one person against computers sees what he knows, and nobody sees what computers know', () => {
  expect(knowledgeOf([card(0), card(1), card(-1)], [person, computer])).toEqual({
    open: [card(-1), card(0)],
    hidden: [],
  });
});

test('of several persons nobody sees what another knows before the device is in his hands', () => {
  expect(knowledgeOf([card(0), card(-1)], [person, person])).toEqual({
    open: [card(-1)],
    hidden: [{ players: [0], known: [card(0)] }],
  });
});

test('the device is handed over only where views differ', () => {
  expect(knowledgeOf([card(-1)], [person, person]).hidden).toEqual([]);
  expect(knowledgeOf([], [person, person, computer]).hidden).toEqual([]);
});

test('one person who holds several players sees what all of them know', () => {
  expect(knowledgeOf([card(0), card(1)], [holder(0), holder(0)])).toEqual({
    open: [card(0), card(1)],
    hidden: [],
  });
  const seats = [holder(0), person, holder(0), computer];
  expect(holdersOf(seats)).toEqual([{ players: [0, 2] }, { players: [1] }]);
  expect(knowledgeOf([card(2), card(1), card(3)], seats).hidden).toEqual([
    { players: [0, 2], known: [card(2)] },
    { players: [1], known: [card(1)] },
  ]);
});

test('whoever looks on sees what lies open alone', () => {
  expect(knowledgeOf([card(0), card(-1)], [])).toEqual({ open: [card(-1)], hidden: [] });
});
