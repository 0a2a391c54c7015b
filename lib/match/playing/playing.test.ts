import { describe, expect, test } from 'vitest';
import { playOut, type Player } from '../players';
import { greedyPlayer } from './greedy';
import { doors as engine, doorsJudge, type Door, type Walk } from '../testing/doors';
import type { Judge } from './judge';
import { searchingPlayer, type Budget } from './search';

let tried = 0;
const counted = ({ gold }: Walk): number => {
  tried += 1;
  return gold;
};
const judge: Judge<Walk, 'door', Door> = { ...doorsJudge, worth: counted, prospect: counted };

const greedy = { tries: 40, most: 3 };
const searching = (budget: Budget) => searchingPlayer(engine, judge, { ...greedy, budget, turns: 2 });

const goldOf = (player: Player<Walk, 'door', Door>, seed: number) => {
  const start = engine.begin({ gold: 0, turn: 0, isOpen: false }, seed).match;
  return playOut(engine, start, [player], { seed, limit: 10 });
};

describe('the greedy player', () => {
  test('reckons where his judge can, tries out where he cannot, and takes the best on average', () => {
    // The dice pay 2.5 on average, the purse 2: he takes the dice every time.
    expect(goldOf(greedyPlayer(engine, judge, greedy), 1).choices).toEqual([1, 1, 1, 1]);
  });

  test('takes what is reckoned where nothing is tried', () => {
    const timid = greedyPlayer(engine, judge, { tries: 1, most: 0 });
    expect(goldOf(timid, 1).choices).toEqual([0, 0, 0, 0]);
  });
});

describe('the searching player', () => {
  test('finds what pays a turn later', () => {
    const { match, choices } = goldOf(searching({ nodes: 400 }), 1);
    expect(choices).toEqual([2, 1, 2, 1]);
    expect(match.base.gold).toBe(18);
  });

  test('answers the same with the same dice and nodes', () => {
    for (const nodes of [1, 20, 100])
      expect(goldOf(searching({ nodes }), 7)).toEqual(goldOf(searching({ nodes }), 7));
  });

  test('tries out no more than his nodes let him', () => {
    const triesWith = (nodes: number): number => {
      tried = 0;
      goldOf(searching({ nodes }), 3);
      return tried;
    };
    expect(triesWith(2000)).toBeGreaterThan(triesWith(200));
    // Four decisions, each with first impressions and at most one round of futures over its nodes.
    expect(triesWith(200)).toBeLessThan(4 * (200 + 3 * 2 + 41));
  });

  test('stops when the clock says so', () => {
    let looks = 0;
    const budget: Budget = {
      until: () => {
        const end = looks + 5;
        return () => {
          looks += 1;
          return looks >= end;
        };
      },
    };
    expect(goldOf(searching(budget), 1).isOver).toBe(true);
  });

  test('begins no other imagined future once the clock says so, nor another answer in one', () => {
    // The clock of each decision begins before anything is tried out, and is over at the seventh attempt.
    const beyond: number[] = [];
    let attempts = 0;
    const counting: Judge<Walk, 'door', Door> = {
      ...judge,
      prospect: (walk) => {
        attempts += 1;
        return judge.prospect(walk, 0);
      },
    };
    const budget: Budget = {
      until: () => {
        const begun = attempts;
        return () => {
          if (attempts - begun >= 7) beyond.push(attempts - begun);
          return attempts - begun >= 7;
        };
      },
    };
    const player = searchingPlayer(engine, counting, { ...greedy, budget, turns: 2 });
    expect(goldOf(player, 1).isOver).toBe(true);
    expect(beyond.length).toBeGreaterThan(0);
    expect(Math.max(...beyond)).toBe(7);
  });
});
