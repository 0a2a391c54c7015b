import { describe, expect, test } from 'vitest';
import { lookedAt, shuffledDeck } from '../../../match/deck';
import type { Match } from '../../../match/engine';
import { hashOf } from '../../../match/hash';
import { playOut } from '../../../match/players';
import { greedyPlayer } from '../../../match/playing/greedy';
import { searchingPlayer } from '../../../match/playing/search';
import { hiddenFrom, livingJudge } from './players/judge';
import { livingEngine } from './rules';
import type { Situation } from './state/situation';
import { arena } from './testing/arena';
import { unit } from '../../../table/table';

const striker = { faces: { 6: { melee: 3 }, 5: { melee: 2 } } };

/** Five heroes each on his own: A acts, and the four other cards are in the deck. */
const five = () =>
  arena({
    A: { at: [8, 8], ...striker },
    B: { at: [11, 8], team: 1, ...striker },
    C: { at: [8, 11], team: 2, ...striker },
    D: { at: [16, 16], team: 3, ...striker },
    E: { at: [20, 4], team: 4, ...striker },
  }).situation();

const begun = (deck: Situation['deck'], more: Partial<Situation> = {}): Match<Situation> =>
  livingEngine.begin({ ...five(), deck, ...more }, 1).match;

const unseen = lookedAt(shuffledDeck([1, 2, 3, 4]), 0, () => 0);

/** Figures whose cards come up until the phase is over, when everybody ends his turn. */
const comes = (from: Match<Situation>): string => {
  let match = from;
  const came: number[] = [];
  for (;;) {
    const { turn, phase } = livingEngine.look(match);
    if (phase > 1) return came.join(' ');
    if (came.at(-1) !== turn) came.push(turn);
    const request = livingEngine.pending(match);
    const end =
      request && 'options' in request ? request.options.findIndex(({ pick }) => pick === 'end') : -1;
    const step = livingEngine.apply(match, end);
    if (!step.ok) throw new Error(step.error.refused);
    ({ match } = step.value);
  }
};

const futures = Array.from({ length: 200 }, (_, seed) => seed + 1);

describe('whoever holds a running match', () => {
  test('cannot read whose card comes: all orders may come of it', () => {
    const match = begun(unseen);
    const orders = new Set(futures.map((seed) => comes(livingEngine.fork(match, seed))));
    expect([...orders].sort()).toEqual([
      '0 1 2 3 4',
      '0 1 2 4 3',
      '0 1 3 2 4',
      '0 1 3 4 2',
      '0 1 4 2 3',
      '0 1 4 3 2',
    ]);
  });

  test('finds the same situation whatever is to come', () => {
    const match = begun(unseen);
    for (const seed of futures.slice(0, 20))
      expect(hashOf(livingEngine.look(livingEngine.fork(match, seed)))).toBe(
        hashOf(livingEngine.look(match)),
      );
  });

  test('sees the top card alone once a turn has begun, and the same card comes in every future', () => {
    const first = begun(unseen);
    const request = livingEngine.pending(first);
    const end =
      request && 'options' in request ? request.options.findIndex(({ pick }) => pick === 'end') : -1;
    const step = livingEngine.apply(first, end);
    if (!step.ok) return expect.fail(step.error.refused);
    const { deck } = step.value.match.base;
    expect(deck.places.map((card) => card === null)).toEqual([false, true, true]);
    const seconds = futures.map((seed) => comes(livingEngine.fork(step.value.match, seed)).split(' ')[1]);
    expect(new Set(seconds)).toEqual(new Set([String(deck.places[0])]));
  });
});

describe('what somebody has looked at', () => {
  const waiting = { delays: 1, isActing: true };

  test('stays: heroes who may react are looked for in the deck, all know where they lie, and so they come', () => {
    const orders = futures.slice(0, 60).map((seed) => {
      const situation = arena({
        A: { at: [8, 8] },
        B: { at: [11, 8], team: 1, with: waiting },
        C: { at: [8, 11], team: 2, with: waiting },
        D: { at: [16, 16], team: 3 },
        E: { at: [20, 16], team: 4 },
      }).situation();
      let { match } = livingEngine.begin({ ...situation, deck: shuffledDeck([1, 2, 3, 4]) }, seed);
      const request = livingEngine.pending(match);
      const move =
        request && 'options' in request ? request.options.findIndex(({ pick }) => pick === 'move') : -1;
      for (const choice of [move, { x: 8 * unit, y: 7 * unit }]) {
        const step = livingEngine.apply(match, choice);
        if (!step.ok) return expect.fail(step.error.refused);
        ({ match } = step.value);
      }
      const { deck, foreseen = [], reactors } = livingEngine.look(match);
      const [b, c] = [deck.places.indexOf(1), deck.places.indexOf(2)];
      expect([b, c].every((place) => place >= 0)).toBe(true);
      expect(foreseen).toEqual([
        { player: -1, card: 1 },
        { player: -1, card: 2 },
      ]);
      expect(deck.unseen).toEqual([3, 4]);
      expect(reactors[0]).toBe(b < c ? 1 : 2);
      return b < c;
    });
    expect(new Set(orders).size).toBe(2);
  });

  test('is nothing to whoever has not: he finds the same situation, whatever lies there', () => {
    const seenBy0 = (card: number): Situation => ({
      ...five(),
      deck: { places: [3, card, null], unseen: [1, 2].filter((other) => other !== card) },
      foreseen: [{ player: 0, card }],
    });
    for (let seed = 0; seed < 20; seed += 1) {
      const dice = () => (sides: number) => seed % sides;
      const { deck: one } = hiddenFrom(seenBy0(1), 1, dice());
      const { deck: other } = hiddenFrom(seenBy0(2), 1, dice());
      expect(one).toEqual(other);
    }
    expect(hiddenFrom(seenBy0(1), 0, () => expect.fail('drawn')).deck.places).toEqual([3, 1, null]);
  });
});

describe.each([
  ['greedy', () => greedyPlayer(livingEngine, livingJudge, { tries: 2, most: 4 })],
  [
    'searching',
    () => searchingPlayer(livingEngine, livingJudge, { tries: 2, most: 4, budget: { nodes: 100 }, turns: 3 }),
  ],
] as const)('a %s player', (_, playerOf) => {
  const decisions = (matches: readonly Match<Situation>[]): ReadonlySet<string> =>
    new Set(
      matches.map((match) => {
        const players = [0, 1, 2, 3, 4].map(playerOf);
        const { choices } = playOut(livingEngine, match, players, { seed: 1, limit: 1, hide: hiddenFrom });
        return JSON.stringify(choices[0]);
      }),
    );

  test('decides the same whatever is to come', () => {
    const match = begun(unseen);
    expect(decisions(futures.slice(0, 12).map((seed) => livingEngine.fork(match, seed))).size).toBe(1);
  });

  test('decides the same whatever others have seen', () => {
    const seen = (first: number, then: number): Match<Situation> =>
      begun(
        { places: [1, first, then, null], unseen: [4] },
        { foreseen: [first, then].map((card) => ({ player: 3, card })) },
      );
    expect(decisions([seen(2, 3), seen(3, 2)]).size).toBe(1);
  });
});
