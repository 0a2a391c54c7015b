import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceOf } from './chance';
import { hashOf } from './hash';
import { playOut, randomChoice, randomPlayer, type Hide, type Player } from './players';
import { accepted, type Request } from './request';
import {
  newSkirmish,
  skirmish,
  type Skirmish,
  type SkirmishAbout,
  type SkirmishOption,
} from './testing/skirmish';

type Fencer = Player<Skirmish, SkirmishAbout, SkirmishOption>;
const start = (seed: number) => skirmish.begin(newSkirmish(), seed).match;
const play = (seed: number, players: readonly Fencer[], own: number, limit = 10_000, hide?: Hide<Skirmish>) =>
  playOut(skirmish, start(seed), players, { seed: own, limit, ...(hide && { hide }) });

describe('the random player', () => {
  test('answers every request with what fits', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, own) => {
        const { match, isOver, choices } = play(seed, [randomPlayer, randomPlayer], own);
        expect(isOver).toBe(true);
        expect(match.made).toBe(choices.length);
      }),
      { numRuns: 50 },
    );
  });

  test('gives every option and every place its turn, and asks for no list of places', () => {
    const dice = diceOf(1);
    const options: Request<string, number> = { by: 0, about: 'number', options: [1, 2, 3, 4] };
    const met = new Set(Array.from({ length: 100 }, () => randomChoice(options, dice)));
    expect([...met].sort()).toEqual([0, 1, 2, 3]);
    const region = {
      contains: ({ x }: { readonly x: number }) => x >= 0 && x < 10,
      candidates: () => [],
      sample: (next: (n: number) => number) => ({ x: next(10), y: 1 }),
    };
    const places = Array.from({ length: 200 }, () => randomChoice({ by: 0, about: 'place', region }, dice));
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(10);
    for (const place of places) expect(accepted({ by: 0, about: 'place', region }, place).ok).toBe(true);
  });
});

describe('a match among players', () => {
  test('is the same for the same seeds, and another for other dice of the players', () => {
    const players = [randomPlayer, randomPlayer];
    const first = play(1, players, 1);
    expect(hashOf(play(1, players, 1))).toBe(hashOf(first));
    expect(play(1, players, 2).choices).not.toEqual(first.choices);
  });

  test('gives each his own dice: how often one throws them does not change the other', () => {
    const opening = (throws: number): unknown => {
      const wasteful: Fencer = {
        choose: ({ dice, request }) => {
          for (let n = 0; n < throws; n += 1) dice(6);
          return 'options' in request ? 0 : randomChoice(request, dice);
        },
      };
      const rolls: number[] = [];
      const counting: Fencer = {
        choose: ({ dice }) => {
          rolls.push(dice(1000));
          return 0;
        },
      };
      play(1, [wasteful, counting], 1, 20);
      return rolls;
    };
    expect(opening(5)).toEqual(opening(0));
  });

  test('gives no two the same dice', () => {
    const rows: [number[], number[]] = [[], []];
    const noting = (row: number[]): Fencer => ({
      choose: ({ dice }) => {
        row.push(dice(1000));
        return 0;
      },
    });
    play(1, [noting(rows[0]), noting(rows[1])], 1, 20);
    expect(rows[0].slice(0, 5)).not.toEqual(rows[1].slice(0, 5));
  });

  test('asks whoever the request is for, about the table as it stands', () => {
    let turns = 0;
    const attentive = (place: number): Fencer => ({
      choose: ({ by, request, view, dice }) => {
        expect(view().fencers).toHaveLength(2);
        expect(by).toBe(place);
        expect(request.by).toBe(place);
        turns += 1;
        return randomChoice(request, dice);
      },
    });
    const { choices } = play(1, [attentive(0), attentive(1)], 1);
    expect(turns).toBe(choices.length);
  });

  test('keeps of a place nothing but its numbers, as a replay does', () => {
    const marking: Fencer = {
      choose: ({ request, dice }) => {
        const choice = randomChoice(request, dice);
        return typeof choice === 'number' ? choice : { ...choice, name: 'here' };
      },
    };
    const { choices } = play(1, [marking, marking], 1);
    expect(choices.some((choice) => typeof choice === 'object')).toBe(true);
    expect(choices).toEqual(play(1, [randomPlayer, randomPlayer], 1).choices);
  });

  test('stops at its limit', () => {
    const { choices, isOver } = play(1, [randomPlayer, randomPlayer], 1, 7);
    expect(choices).toHaveLength(7);
    expect(isOver).toBe(false);
  });

  test('hides what is to be hidden, from the view and from what a player imagines', () => {
    const hide: Hide<Skirmish> = (s, _, dice) => ({ ...s, deck: s.deck.map(() => 10 + dice(5)) });
    let met = 0;
    const peeping: Fencer = {
      choose: (turn) => {
        const possible = turn.imagine(met);
        for (const { deck } of [turn.view(), possible.base, skirmish.look(possible)]) {
          met += deck.length;
          expect(deck.every((card) => card >= 10)).toBe(true);
        }
        expect(turn.view().fencers).toEqual(skirmish.look(possible).fencers);
        return randomChoice(turn.request, turn.dice);
      },
    };
    const open = play(4, [randomPlayer, randomPlayer], 3);
    expect(play(4, [peeping, peeping], 3, 10_000, hide)).toEqual(open);
    expect(met).toBeGreaterThan(20);
  });

  test('lets a player think ahead without turning a die of the match', () => {
    let futures = 0;
    const thinking: Fencer = {
      choose: (turn) => {
        const ends = [1, 2, 3].map((seed) => {
          const { match } = playOut(skirmish, turn.imagine(seed), [randomPlayer, randomPlayer], {
            seed,
            limit: 40,
          });
          return hashOf(match);
        });
        futures = Math.max(futures, new Set(ends).size);
        return randomChoice(turn.request, turn.dice);
      },
    };
    expect(play(2, [thinking, thinking], 5)).toEqual(play(2, [randomPlayer, randomPlayer], 5));
    expect(futures).toBe(3);
  });

  test('with an empty chair or an impossible answer is a fault with a name', () => {
    expect(() => play(1, [randomPlayer], 1)).toThrow(new RangeError('Nobody sits at place 1.'));
    const mad: Fencer = { choose: () => 77 };
    expect(() => play(1, [mad, mad], 1)).toThrow(new RangeError('Player 0 chose 77: no-such-option.'));
  });
});
