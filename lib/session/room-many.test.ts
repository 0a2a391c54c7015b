import { beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { firstSystem, open } from '../systems/open';
import { answersAfter } from './room-answers';
import { matchAfter, matchOfOpening } from './room-match';
import { heroesOf, readOffer, type RoomPlayer } from './room-offer';
import { hashNow, writeAnswers, writeBrought, writeChoices, writeFill, writeRematch } from './room-plays';
import { computerAsked, isOver, playersNow, seatAsked, seatsFor, type RoomMatch } from './room-state';
import { entryOf, goneOn, offered, opening, present, samples, sessionOf, sitting } from './room-testing';
import { requestNow } from './session';
import { value } from './testing';

beforeAll(() => open([firstSystem], 'match', 'play'));

const normal: RoomPlayer = { plays: 'greedy' };
const hard: RoomPlayer = { plays: 'search', time: 700 };
/** Ann and Bob against two computers. */
const pair = { players: [0, 1, normal, hard], teams: [0, 0, 1, 1] };
const three = { scenario: 'all-out-carnage', players: [0, 1, 2] };

const opened = (offer: string, seats: number): RoomMatch => value(matchOfOpening(opening(offer, seats)));
const sits = (match: RoomMatch, seat: number, at: number, hero?: ReturnType<typeof samples>[number]) =>
  matchAfter(match, sitting(writeBrought({ name: `P${seat}`, hero }), at, seat, at));
const fills = (match: RoomMatch, at: number, seat = 0): RoomMatch =>
  matchAfter(match, entryOf(at, 'play', seat, writeFill()));
const stands = (match: RoomMatch, seat: number, at: number): RoomMatch =>
  matchAfter(match, entryOf(at, 'stand', 0, JSON.stringify({ seat })));
/** The match until a computer, or else a person, is asked. */
const until = (match: RoomMatch, isThere: (match: RoomMatch) => boolean): RoomMatch => {
  const dice = diceOf(2);
  let now = match;
  for (let at = 100; !isThere(now) && at < 400; at += 1) now = goneOn(now, dice, at);
  return now;
};

describe('a match of people and computers', () => {
  test('begins once every person is there', () => {
    const alone = opened(offered(three), 3);
    expect(alone).toMatchObject({ free: [1, 2], session: undefined });
    const two = sits(alone, 1, 1);
    expect(two).toMatchObject({ free: [2], session: undefined });
    const all = sits(two, 2, 2);
    expect(all).toMatchObject({ free: [], issues: [] });
    expect(sessionOf(all).encounter.sheets).toHaveLength(3);
    expect(all.taken).toEqual([0, 0, 0]);
    // Whoever gets up before that is waited for again, with his hero gone.
    const back = stands(sits(alone, 1, 1, present(samples()[3])), 1, 2);
    expect(back).toMatchObject({ free: [1, 2], people: [{ name: 'Ann' }, undefined, undefined] });
  });

  test('has the heroes that each brings to a seat with one hero', () => {
    const [one, other] = [present(samples()[4]), present(samples()[3])];
    const match = sits(sits(opened(offered(three), 3), 1, 1, one), 2, 2, other);
    expect(sessionOf(match).encounter.sheets.slice(1)).toEqual([one.sheet, other.sheet]);
    const both = { players: [0, normal, 1, 1], teams: [0, 0, 1, 1] };
    const kept = sits(opened(offered(both), 2), 1, 1, one);
    expect(sessionOf(kept).encounter.sheets).not.toContainEqual(one.sheet);
    expect(heroesOf(kept.offer, 1)).toEqual([2, 3]);
  });

  describe('whoever sits down and asks for a hero in a room of an older version', () => {
    const asking = (name: string, place: number, hero?: ReturnType<typeof samples>[number]): string => {
      const brings = writeBrought({ name, hero });
      return `${brings.slice(0, -1)},"takes":${place}}`;
    };
    const takes = (match: RoomMatch, seat: number, at: number, place: number): RoomMatch =>
      matchAfter(match, sitting(asking(`P${seat}`, place), at, seat, at));
    const four = { scenario: 'all-out-carnage', players: [0, 1, 2, 3] };

    test.each([
      ['the hero of a seat that is free', 3, [0, 3, 2, 1]],
      ['the hero of the seat that he gets anyway', 1, [0, 1, 2, 3]],
      ['the host’s hero', 0, [0, 1, 2, 3]],
      ['a hero that there is not', 9, [0, 1, 2, 3]],
    ])('%s', (_, place, players) => {
      const match = takes(opened(offered(four), 4), 1, 1, place);
      expect(match.offer.players).toEqual(players);
      expect(match.free).toEqual([2, 3]);
      expect(match.people.map((person) => person?.name)).toEqual(['Ann', 'P1', undefined, undefined]);
    });

    test('gets no other than that of his seat where each seat has a key', () => {
      const keyed = value(matchOfOpening(opening(offered(four), 4, ['4', '5', '6'])));
      const match = takes(keyed, 1, 1, 3);
      expect(match).toMatchObject({ free: [2, 3], offer: { players: [0, 1, 2, 3] } });
    });

    test('doesn’t get that of a seat that is taken, or of a computer', () => {
      const first = takes(opened(offered(four), 4), 1, 1, 3);
      expect(takes(first, 2, 2, 3).offer.players).toEqual([0, 3, 2, 1]);
      expect(takes(opened(offered(pair), 2), 1, 1, 2).offer.players).toEqual(pair.players);
    });

    test('brings one of his own instead of it', () => {
      const hero = present(samples()[4]);
      const brings = asking('P1', 2, hero);
      const match = sits(matchAfter(opened(offered(three), 3), sitting(brings, 1)), 2, 2);
      expect(sessionOf(match).encounter.sheets[2]).toEqual(hero.sheet);
      expect(sessionOf(match).encounter.sheets[1]).toEqual(samples()[1]?.sheet);
    });

    test('takes it over from the computer in a match that runs, with what was brought there', () => {
      const hero = present(samples()[4]);
      const begun = sits(sits(opened(offered(three), 3), 1, 1, hero), 2, 2);
      const empty = fills(stands(stands(begun, 1, 3), 2, 4), 5);
      expect(empty).toMatchObject({ free: [1, 2], filled: [1, 2] });
      const match = takes(empty, 1, 6, 2);
      expect(match).toMatchObject({ free: [2], filled: [2], offer: { players: [0, 2, 1] } });
      expect(playersNow(match)[2]).toBe(1);
      expect(playersNow(match)[1]).toEqual({ plays: 'greedy' });
      expect(match.people.map((person) => person?.hero)).toEqual([undefined, undefined, hero]);
      expect(sessionOf(match).encounter).toEqual(sessionOf(begun).encounter);
    });
  });

  test('takes the choice for a computer of any seat, and nothing else for it', () => {
    const asked = until(sits(opened(offered(pair), 2), 1, 1), (now) => computerAsked(now) !== undefined);
    expect(seatAsked(asked)).toBeUndefined();
    const session = sessionOf(asked);
    const choices = [randomChoice(present(requestNow(session)), diceOf(1))];
    for (const seat of [0, 1]) {
      const after = matchAfter(asked, entryOf(401, 'play', seat, writeAnswers(session, choices), 9));
      expect(after).toMatchObject({ unfit: asked.unfit, taken: asked.taken });
      expect(sessionOf(after).forks.at(-1)?.seed).toBe(9);
      const own = matchAfter(asked, entryOf(401, 'play', seat, writeChoices(session, choices), 9));
      expect(own).toMatchObject({ unfit: asked.unfit + 1, session });
    }
  });

  test('takes no choice for a person as one for a computer', () => {
    const asked = until(sits(opened(offered(pair), 2), 1, 1), (now) => seatAsked(now) !== undefined);
    const session = sessionOf(asked);
    const choices = [randomChoice(present(requestNow(session)), diceOf(1))];
    for (const seat of [0, 1])
      expect(matchAfter(asked, entryOf(401, 'play', seat, writeAnswers(session, choices)))).toMatchObject({
        unfit: asked.unfit + 1,
        session,
      });
  });

  test('asks computers on the one device that answers for them', () => {
    const match = sits(opened(offered(pair), 2), 1, 1);
    expect(seatsFor(match, 1, true).map(({ plays }) => plays)).toEqual([
      'elsewhere',
      'person',
      'greedy',
      'search',
    ]);
    expect(seatsFor(match, 0).map(({ plays }) => plays)).toEqual([
      'person',
      'elsewhere',
      'elsewhere',
      'elsewhere',
    ]);
  });

  test.each([
    [[0, 1, 2], 0, 0],
    [[0, 1, 2], 2, 10_000],
    [[1, 2], 1, 0],
    [[1, 2], 0, undefined],
    [[0, 1], -1, undefined],
  ])('with seats %j here, seat %i answers after %j ms', (here, seat, after) => {
    expect(answersAfter(here, seat)).toBe(after);
  });

  test('starts without those who are missing if the host wants it, and they may still come', () => {
    const alone = sits(opened(offered(three), 3), 1, 1);
    expect(fills(alone, 2, 1)).toMatchObject({ unfit: 1, session: undefined });
    const begun = fills(alone, 2);
    expect(playersNow(begun)).toEqual([0, 1, normal]);
    expect(fills(begun, 3)).toMatchObject({ unfit: 1 });
    const hash = hashNow(sessionOf(begun));
    const joined = sits(begun, 2, 3);
    expect(joined).toMatchObject({ free: [], filled: [], people: [{}, {}, { name: 'P2' }] });
    expect(playersNow(joined)).toEqual([0, 1, 2]);
    expect(hashNow(sessionOf(joined))).toBe(hash);
  });

  test('gives a seat that was opened to a computer', () => {
    const all = sits(sits(opened(offered(three), 3), 1, 1), 2, 2);
    expect(fills(all, 3).unfit).toBe(1);
    const left = stands(all, 1, 3);
    expect(playersNow(left)).toEqual([0, 1, 2]);
    expect(playersNow(fills(left, 4))).toEqual([0, normal, 2]);
  });

  test('begins again once all people ask for it, with the same heroes where they are no two opponents', () => {
    const asks = (match: RoomMatch, seat: number, at: number): RoomMatch =>
      matchAfter(match, entryOf(at, 'play', seat, writeRematch(sessionOf(match))));
    const end = until(fills(sits(opened(offered(three), 3), 1, 1), 2), isOver);
    expect(isOver(end)).toBe(true);
    const one = asks(end, 1, 500);
    expect(one).toMatchObject({ rematch: [1], round: 0 });
    const again = asks(one, 0, 501);
    expect(again).toMatchObject({ rematch: [], round: 1, filled: [2], unfit: end.unfit });
    expect(again.offer.players).toEqual(end.offer.players);
  });

  test.each([
    ['one person alone', { players: [0, normal] }],
    ['a person without a hero', { players: [0, 2] }],
    ['a player too few', { players: [0, 1], teams: [0, 0, 1, 1] }],
    ['a clock between three', { ...three, minutes: 10 }],
    ['a clock on one side', { ...pair, minutes: 10 }],
    ['a computer that thinks for an hour', { players: [0, 1, normal, { plays: 'search', time: 3_600_000 }] }],
  ] as const)('is not opened with %s', (_, part) => {
    expect(readOffer(offered(part))).toEqual({ ok: false, error: 'no-offer' });
  });

  test('is not opened in a room of other seats', () => {
    expect(matchOfOpening(opening(offered(three), 2))).toEqual({ ok: false, error: 'no-offer' });
  });

  test('has a clock between two opponents, with computers beside them', () => {
    const beside = { players: [0, normal, 1, normal], teams: [0, 0, 1, 1], minutes: 10 };
    expect(value(readOffer(offered(beside)))).toMatchObject({ isDuel: true, minutes: 10 });
    expect(value(readOffer(offered(pair))).isDuel).toBe(false);
  });
});
