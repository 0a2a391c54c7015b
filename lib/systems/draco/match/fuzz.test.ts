import { expect, test } from 'vitest';
import { fuzz } from '../../../match/fuzz';
import { playOut } from '../../../match/players';
import { greedyPlayer } from '../../../match/playing/greedy';
import { theSet } from '../start/samples';
import type { MatchEvent } from './state/event';
import { dracoJudge } from './players/judge';
import { dracoEngine } from './rules';
import { randomMatches, situationOf } from './testing/random-match';

test('random matches keep all promises', () => {
  const report = fuzz(randomMatches({ seed: 1, matches: 6, every: 31, tried: 1 }));
  expect(report.complaints.map(({ seed, broke }) => [seed, broke])).toEqual([]);
});

test('all that can happen is met in matches played at random, and by those who want to win', () => {
  const told = new Set<string>();
  const each = ({ events }: { readonly events: readonly MatchEvent[] }): void => {
    for (const event of events) {
      told.add(event.told);
      if (event.told === 'moved') told.add(event.how);
    }
  };
  const report = fuzz(randomMatches({ seed: 500, matches: 40, every: 1000, tried: 0, each }));
  expect(report.complaints).toEqual([]);
  const begun = situationOf({ sheets: Object.values(theSet), corner: 'south-west', laidBy: 1 });
  const player = greedyPlayer(dracoEngine, dracoJudge, { tries: 4, most: 6 });
  const { isOver } = playOut(
    dracoEngine,
    dracoEngine.begin(begun, 1).match,
    begun.figures.map(() => player),
    { seed: 1, limit: 20_000, each },
  );
  expect(isOver).toBe(true);
  const all: readonly string[] = [
    'met',
    'left',
    'pushed',
    'card-die',
    'recovers',
    'turned-up',
    'fell',
    'end',
  ];
  expect(all.filter((one) => !told.has(one))).toEqual([]);
});
