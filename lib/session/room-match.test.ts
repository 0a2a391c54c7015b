import { beforeAll, describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { firstSystem, open } from '../systems/open';
import { timeLeft } from './room-clock';
import { issuesWith, matchAfter, matchOfOpening } from './room-match';
import { hashNow, writeBrought, writeChoices, writeClaim, writeRematch, writeUndo } from './room-plays';
import { isOver, seatAsked, seatsFor, type RoomMatch } from './room-state';
import {
  entryOf,
  goneOn,
  offered,
  opening,
  present,
  samples,
  sessionOf,
  sitting,
  started,
} from './room-testing';
import { readSession, writeSession } from './saved-match';
import { lengthOf, requestNow } from './session';
import { value } from './testing';

beforeAll(() => open([firstSystem], 'match', 'play'));

describe('a match of a room', () => {
  test('begins once the friend sits down, with dice that nobody chose', () => {
    expect(value(matchOfOpening(opening())).session).toBeUndefined();
    const [one, same, other] = [started(), started(), started(undefined, 9)];
    expect(one.people[1]?.name).toBe('Bob');
    expect(hashNow(sessionOf(one))).toBe(hashNow(sessionOf(same)));
    expect(hashNow(sessionOf(one))).not.toBe(hashNow(sessionOf(other)));
  });

  test('has the hero that the friend brings, and the offered one where he brings none or one that can’t be read', () => {
    const hero = present(samples()[2]);
    const brought = sessionOf(started(writeBrought({ name: '', hero })));
    expect(brought.encounter.sheets[1]).toEqual(hero.sheet);
    for (const brings of ['', '{', JSON.stringify({ name: 'Bob', hero: { nobody: true } })])
      expect(sessionOf(started(brings)).encounter.sheets[1]).toEqual(samples()[1]?.sheet);
  });

  test('goes on by the choice of whoever is asked, with the dice of the entry', () => {
    const begun = started();
    const dice = diceOf(3);
    const request = present(requestNow(sessionOf(begun)));
    const what = writeChoices(sessionOf(begun), [randomChoice(request, dice)]);
    const asked = present(seatAsked(begun));
    const [one, other] = [1, 2].map((seed) => matchAfter(begun, entryOf(2, 'play', asked, what, seed)));
    expect(lengthOf(sessionOf(present(one)))).toBeGreaterThan(0);
    expect(present(one).unfit).toBe(0);
    expect(sessionOf(present(one)).forks.at(-1)?.seed).toBe(1);
    expect(sessionOf(present(other)).forks.at(-1)?.seed).toBe(2);
  });

  test.each([
    ['of the seat that is not asked', (asked: number, what: string) => [1 - asked, what] as const],
    [
      'with a choice that there is not',
      (asked: number, what: string) => [asked, what.replace(/\[.*\]/, '[9999]')] as const,
    ],
    ['that is no choice', (asked: number) => [asked, '{"choices":[]}'] as const],
    ['that is nothing', (asked: number) => [asked, 'hello'] as const],
  ])('leaves out an entry %s, and says so', (_, change) => {
    const begun = started();
    const request = present(requestNow(sessionOf(begun)));
    const what = writeChoices(sessionOf(begun), [randomChoice(request, diceOf(3))]);
    const [seat, said] = change(present(seatAsked(begun)), what);
    const after = matchAfter(begun, entryOf(2, 'play', seat, said));
    expect(after.session).toBe(begun.session);
    expect(after.unfit).toBe(1);
  });

  test('stops where another device had another situation', () => {
    const begun = started();
    const what = JSON.stringify({ choices: [0], hash: 'f'.repeat(16) });
    const after = matchAfter(begun, entryOf(2, 'play', present(seatAsked(begun)), what));
    expect(after).toMatchObject({ differs: true, session: begun.session });
    expect(goneOn(after, diceOf(1), 3)).toBe(after);
  });

  test('undoes the last decision of whoever asks, until something was drawn', () => {
    const dice = diceOf(5);
    let match = started();
    let undone = 0;
    for (let at = 2; at < 120 && seatAsked(match) !== undefined; at += 2) {
      const before = match;
      const seat = present(seatAsked(before));
      match = goneOn(match, dice, at);
      expect(writeUndo(match, 1 - seat)).toBeUndefined();
      const what = writeUndo(match, seat);
      if (what === undefined) continue;
      const back = matchAfter(match, entryOf(at + 1, 'play', seat, what));
      expect(back.unfit).toBe(0);
      expect(lengthOf(sessionOf(back))).toBe(lengthOf(sessionOf(before)));
      expect(matchAfter(match, entryOf(at + 1, 'play', 1 - seat, what)).unfit).toBe(match.unfit + 1);
      undone += 1;
    }
    expect(undone).toBeGreaterThan(0);
  });

  test('can be kept on a device and opened there, with all its dice', () => {
    const dice = diceOf(6);
    let match = started();
    for (let at = 2; at < 30 && seatAsked(match) !== undefined; at += 1) match = goneOn(match, dice, at);
    const own = { ...sessionOf(match), seats: seatsFor(match, 0) };
    expect(own.seats.map(({ plays }) => plays)).toEqual(['person', 'elsewhere']);
    const opened = value(readSession(writeSession(own)));
    expect(opened.seats.map(({ plays }) => plays)).toEqual(['person', 'person']);
    expect(hashNow(opened)).toBe(hashNow(sessionOf(match)));
  });

  test('counts the time of each choice for the seat that was asked', () => {
    const begun = started();
    const asked = present(seatAsked(begun));
    const session = sessionOf(begun);
    const what = writeChoices(session, [randomChoice(present(requestNow(session)), diceOf(3))]);
    const after = matchAfter(begun, { ...entryOf(2, 'play', asked, what), time: 61_001 });
    expect(after.taken[asked]).toBe(61_000);
    expect(after.taken[1 - asked]).toBe(0);
    const other = present(seatAsked(after));
    // Whoever leaves a seat and whoever takes it do not stop the clock.
    const later = matchAfter(after, { ...entryOf(3, 'stand', 0, '{"seat":1}'), time: 62_001 });
    expect(later.taken.reduce((sum, ms) => sum + ms, 0)).toBe(62_000);
    expect(present(later.taken[other])).toBeGreaterThanOrEqual(1000);
  });

  test('has a clock where it was offered with one: who has no time left loses once the other says so', () => {
    const timed = value(matchOfOpening(opening(offered({ minutes: 10 }))));
    const begun = matchAfter(timed, sitting(writeBrought({ name: 'Bob', hero: undefined })));
    const asked = present(seatAsked(begun));
    const claim = writeClaim(sessionOf(begun));
    const claims = (match: RoomMatch, seat: number, time: number, at = 2): RoomMatch =>
      matchAfter(match, { ...entryOf(at, 'play', seat, claim), time });
    const early = claims(begun, 1 - asked, 1 + 599_999);
    expect(early).toMatchObject({ outOfTime: undefined, unfit: 0 });
    expect(timeLeft(early, asked)).toBe(1);
    // Time that was counted before counts, and nobody claims against himself.
    expect(claims(early, asked, 1 + 600_000, 3)).toMatchObject({ outOfTime: undefined, unfit: 1 });
    const over = claims(early, 1 - asked, 1 + 600_000, 3);
    expect(over).toMatchObject({ outOfTime: asked, unfit: 0 });
    expect([isOver(over), seatAsked(over), timeLeft(over, asked)]).toEqual([true, undefined, 0]);
    expect(goneOn({ ...early, outOfTime: undefined }, diceOf(1), 3).outOfTime).toBeUndefined();
    const choice = writeChoices(sessionOf(over), [
      randomChoice(present(requestNow(sessionOf(over))), diceOf(3)),
    ]);
    const late = matchAfter(over, entryOf(4, 'play', asked, choice));
    expect(late).toMatchObject({ session: over.session, unfit: 1 });
    const both = [0, 1].reduce(
      (match, seat) => matchAfter(match, entryOf(5 + seat, 'play', seat, writeRematch(sessionOf(over)))),
      over,
    );
    expect(both).toMatchObject({ round: 1, outOfTime: undefined, taken: [0, 0] });
    expect(both.offer.minutes).toBe(10);
    // Without a clock nobody runs out of time.
    expect(claims(started(), 1 - asked, 99_000_000)).toMatchObject({ outOfTime: undefined, unfit: 1 });
  });

  test('begins again with sides changed once both ask for it, and not before it is over', () => {
    const hero = present(samples()[2]);
    const dice = diceOf(4);
    let match = started(writeBrought({ name: 'Bob', hero }));
    const asks = (seat: number, at: number, seed: number): RoomMatch =>
      matchAfter(match, entryOf(at, 'play', seat, writeRematch(sessionOf(match)), seed));
    expect(asks(0, 2, 1)).toMatchObject({ unfit: 1, rematch: [] });
    let at = 2;
    for (; !isOver(match); at += 1) match = goneOn(match, dice, at);
    const end = match;
    match = asks(1, at, 1);
    expect(match).toMatchObject({ rematch: [1], round: 0, unfit: 0, session: end.session });
    // A second request by the same player counts once, and a player who leaves asks no longer.
    expect(asks(1, at + 1, 1)).toMatchObject({ rematch: [1], round: 0 });
    expect(matchAfter(match, entryOf(at + 1, 'stand', 0, '{"seat":1}')).rematch).toEqual([]);
    const [again, other] = [1, 2].map((seed) => asks(0, at + 1, seed));
    match = present(again);
    expect(match).toMatchObject({ round: 1, rematch: [], unfit: 0 });
    expect([end.offer.players, match.offer.players]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(sessionOf(match).encounter.sheets).toEqual(sessionOf(end).encounter.sheets);
    expect(sessionOf(match).encounter.sheets[1]).toEqual(hero.sheet);
    expect(hashNow(sessionOf(match))).not.toBe(hashNow(sessionOf(present(other))));
    for (let nth = 0; nth < 20 && !isOver(match); nth += 1) match = goneOn(match, dice, at + 2 + nth);
    expect(match).toMatchObject({ unfit: 0, differs: false });
    expect(lengthOf(sessionOf(match))).toBeGreaterThan(0);
  });

  test('can start if the heroes may meet', () => {
    const match = value(matchOfOpening(opening()));
    expect(issuesWith(match, 1, present(samples()[3]))).toEqual([]);
  });

  test.each([
    ['other rules', { rules: 'living 0' }, 'other-rules'],
    ['another engine', { engine: 1 }, 'other-rules'],
    ['a game that nobody knows', { system: 'chess' }, 'no-offer'],
    ['no heroes', { heroes: [] }, 'no-offer'],
    ['a single side', { teams: [0, 0] }, 'no-offer'],
  ])('of %s is not opened', (_, change, fault) => {
    const written = JSON.stringify({ ...(JSON.parse(offered()) as object), ...change });
    expect(matchOfOpening(opening(written))).toEqual({ ok: false, error: fault });
  });
});
