import { expect, test } from 'vitest';
import { reportOf } from './report';
import type { Played } from './series';
import { emptyTally } from '../match/tally';

test('a series may be longer than a call has room for arguments', () => {
  const match: Played = {
    nth: 0,
    seed: 1,
    winner: 0,
    because: 'points',
    phases: 3,
    decisions: 2,
    end: '',
    heroes: [emptyTally],
  };
  const played = Array.from({ length: 300_000 }, () => match);
  const { phases, decisions, teams } = reportOf([...played, { ...match, phases: 9, winner: null }], 1, 1);
  expect(phases).toMatchObject({ middle: 3, most: 9 });
  expect(decisions).toBe(600_002);
  expect(teams[0]?.wins).toBe(300_000);
});
