import { describe, expect, test } from 'vitest';
import type { Match } from '../../../match/engine';
import { hashOf } from '../../../match/hash';
import { playOut } from '../../../match/players';
import { greedyPlayer } from '../../../match/playing/greedy';
import { searchingPlayer } from '../../../match/playing/search';
import { theSet } from '../start/samples';
import { dracoJudge } from './players/judge';
import { dracoEngine } from './rules';
import type { Situation } from './state/situation';
import { situationOf } from './testing/random-match';

const sheets = Object.values(theSet);

/** A match of the set with its first pile laid. */
const begun = (seed: number): Match<Situation> => {
  let { match } = dracoEngine.begin(situationOf({ sheets, corner: 'south-west', laidBy: seed }), seed);
  if (dracoEngine.pending(match)?.about.about === 'first-card') {
    const step = dracoEngine.apply(match, 0);
    if (step.ok) ({ match } = step.value);
  }
  return match;
};

/** Owners of the cards that come up when every turn is ended at once, until the pile is empty. */
const comes = (from: Match<Situation>): string => {
  let match = from;
  const came: string[] = [];
  for (;;) {
    const { acting, piles } = dracoEngine.look(match);
    if (!acting || piles > 1) return came.join(' ');
    came.push(acting.card < 0 ? `${acting.figure}` : `her ${acting.card}`);
    const request = dracoEngine.pending(match);
    const end =
      request && 'options' in request ? request.options.findIndex(({ pick }) => pick === 'end') : -1;
    const step = dracoEngine.apply(match, end);
    if (!step.ok) throw new Error(step.error.refused);
    ({ match } = step.value);
  }
};

const futures = Array.from({ length: 300 }, (_, seed) => seed + 1);

describe('whoever holds a running match', () => {
  test('cannot read which card comes after the top one: all orders may come of it', () => {
    const match = begun(4);
    const orders = new Set(futures.map((seed) => comes(dracoEngine.fork(match, seed))));
    const [first] = [...orders];
    const known = first?.split(' ').slice(0, 1);
    // Five cards: one acts, the next lies open, and three are unseen.
    expect(orders.size).toBe(6);
    for (const order of orders) expect(order.split(' ').slice(0, 1)).toEqual(known);
  });

  test('finds the same situation whatever is to come', () => {
    const match = begun(4);
    for (const seed of futures.slice(0, 20))
      expect(hashOf(dracoEngine.look(dracoEngine.fork(match, seed)))).toBe(hashOf(dracoEngine.look(match)));
  });
});

describe.each([
  ['greedy', () => greedyPlayer(dracoEngine, dracoJudge, { tries: 2, most: 4 })],
  [
    'searching',
    () => searchingPlayer(dracoEngine, dracoJudge, { tries: 2, most: 4, budget: { nodes: 100 }, turns: 3 }),
  ],
] as const)('a %s player', (_, playerOf) => {
  test('decides the same whatever is to come', () => {
    const match = begun(4);
    const decided = futures.slice(0, 12).map((seed) => {
      const players = sheets.map(playerOf);
      return playOut(dracoEngine, dracoEngine.fork(match, seed), players, { seed: 1, limit: 1 }).choices[0];
    });
    expect(new Set(decided.map((choice) => JSON.stringify(choice))).size).toBe(1);
  });
});
