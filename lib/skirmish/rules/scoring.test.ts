import { expect, test } from 'vitest';
import { award, holderOf, score, seeLastTeam, win, type Outcome, type ScoreEvent } from './scoring';

const match = (goal = 3) => {
  const events: ScoreEvent[] = [];
  const s: {
    setting: { homes: readonly string[]; goal: number };
    scores: readonly number[];
    outcome: Outcome | undefined;
  } = { setting: { homes: [], goal }, scores: [], outcome: undefined };
  return { s, events, host: { emit: (event: ScoreEvent) => void events.push(event) } };
};

test('points are added up by team and told', () => {
  const game = match();
  award(game, 1, 2);
  award(game, 1, 0);
  award(game, -1, 5);
  expect(game.s.scores).toEqual([0, 2]);
  expect(game.events).toEqual([{ type: 'score', team: 1, points: 2 }]);
});

test('who comes to the goal first has won, and nobody after him', () => {
  const game = match();
  score(game, 0, 2);
  expect(game.s.outcome).toBeUndefined();
  score(game, 0, 1);
  score(game, 1, 3);
  win(game, 1, 'otherwise');
  expect(game.s.outcome).toEqual({ winner: 0, because: 'points' });
  expect(game.events.filter(({ type }) => type === 'end')).toHaveLength(1);
});

test.each<[string, readonly number[], Outcome | undefined]>([
  ['two are left', [0, 1], undefined],
  ['one is left', [1], { winner: 1, because: 'last-standing' }],
  ['nobody is left', [], { winner: undefined, because: 'last-standing' }],
])('the last team: %s', (_, left, outcome) => {
  const game = match();
  seeLastTeam(game, new Set(left));
  expect(game.s.outcome).toEqual(outcome);
});

test('a place is of whoever has more there, and of nobody where it is even', () => {
  expect([holderOf([2, 1]), holderOf([0, 1]), holderOf([1, 1])]).toEqual([0, 1, undefined]);
});
