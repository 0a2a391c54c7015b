import { beforeAll, describe, expect, test } from 'vitest';
import { diceOf, type Dice } from '../match/chance';
import { hashOf } from '../match/hash';
import { randomChoice } from '../match/players';
import type { Entry, zOpen } from '../room/entry';
import type { RoomClient } from '../room/room-client';
import type { Membership } from '../room/membership';
import { idOf, World, type Device } from '../room/testing';
import { matchPartOf } from '../simulation/contest';
import { samplesOf } from '../systems/document';
import { firstSystem, open } from '../systems/open';
import { runs } from '../testing/runs';
import {
  hashNow,
  isOver,
  issuesWith,
  matchAfter,
  matchOfOpening,
  seatAsked,
  seatsFor,
  writeBrought,
  writeChoices,
  writeClaim,
  writeRematch,
  writeUndo,
  type RoomMatch,
} from './room-match';
import { timeLeft } from './room-clock';
import { readOffer, writeOffer } from './room-offer';
import { readSession, writeSession } from './saved-match';
import { lengthOf, requestNow, type Session } from './session';

beforeAll(() => open([firstSystem], 'match', 'play'));

const samples = () => samplesOf(firstSystem).map(({ document }) => document);

const offered = (scenario = 'king-of-the-hill', isPlaced = false, minutes?: number): string => {
  const { maps } = matchPartOf(firstSystem);
  const sheets = samples()
    .slice(0, 2)
    .map(({ sheet }) => sheet);
  const pairing = { system: firstSystem, sheets, scenario, map: maps[0] ?? '', isLenient: true };
  return writeOffer({ name: 'Ann', pairing, isPlaced, minutes });
};

const value = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('refused');
  return result.value;
};

const present = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('It is not there.');
  return one;
};

/** An entry as a server would make it. */
const entryOf = (at: number, kind: Entry['kind'], seat: number, what: string, seed = at * 7 + 1): Entry => ({
  id: idOf(at + 1),
  at,
  kind,
  seat,
  what,
  time: at,
  seed,
  seal: '0'.repeat(64),
});

const opening = (offer = offered()): Entry =>
  entryOf(
    0,
    'open',
    0,
    JSON.stringify({ seats: 2, invite: '1'.repeat(64), owner: '2'.repeat(64), offer } satisfies ReturnType<
      typeof zOpen.parse
    >),
  );

const sitting = (brings: string, seed = 8): Entry =>
  entryOf(1, 'sit', 1, JSON.stringify({ key: '3'.repeat(64), brings }), seed);

const started = (brings = writeBrought({ name: 'Bob', hero: undefined }), seed = 8): RoomMatch =>
  matchAfter(value(matchOfOpening(opening())), sitting(brings, seed));

const sessionOf = (match: RoomMatch): Session => present(match.session);

/** The match after a choice by chance of whoever is asked. */
const goneOn = (match: RoomMatch, dice: Dice, at: number, seed?: number): RoomMatch => {
  const session = sessionOf(match);
  const request = present(requestNow(session));
  const what = writeChoices(session, [randomChoice(request, dice)]);
  return matchAfter(match, entryOf(at, 'play', present(seatAsked(match)), what, seed));
};

describe('a match of a room', () => {
  test('begins once the friend sits down, with dice that nobody chose', () => {
    expect(value(matchOfOpening(opening())).session).toBeUndefined();
    const [one, same, other] = [started(), started(), started(undefined, 9)];
    expect(one.friend?.name).toBe('Bob');
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
    const own = { ...sessionOf(match), seats: seatsFor(match.offer, 0) };
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
    const timed = value(matchOfOpening(opening(offered('king-of-the-hill', false, 10))));
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
    // Who asks twice has asked once, and who leaves asks no longer.
    expect(asks(1, at + 1, 1)).toMatchObject({ rematch: [1], round: 0 });
    expect(matchAfter(match, entryOf(at + 1, 'stand', 0, '{"seat":1}')).rematch).toEqual([]);
    const [again, other] = [1, 2].map((seed) => asks(0, at + 1, seed));
    match = present(again);
    expect(match).toMatchObject({ round: 1, rematch: [], unfit: 0 });
    expect(match.offer.seatOfHero).toEqual(end.offer.seatOfHero.map((seat) => 1 - seat));
    expect(sessionOf(match).encounter.sheets).toEqual(sessionOf(end).encounter.sheets);
    expect(sessionOf(match).encounter.sheets[1]).toEqual(hero.sheet);
    expect(hashNow(sessionOf(match))).not.toBe(hashNow(sessionOf(present(other))));
    for (let nth = 0; nth < 20 && !isOver(match); nth += 1) match = goneOn(match, dice, at + 2 + nth);
    expect(match).toMatchObject({ unfit: 0, differs: false });
    expect(lengthOf(sessionOf(match))).toBeGreaterThan(0);
  });

  test('can start if the heroes may meet', () => {
    const offer = value(readOffer(offered()));
    expect(issuesWith(offer, present(samples()[3]))).toEqual([]);
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

/** A device that plays at random, from the entries alone. */
class Playing {
  readonly client: RoomClient;
  #told = 0;
  #seal: string | undefined;
  #match: RoomMatch | undefined;
  readonly put: string[] = [];

  constructor(world: World, device: Device, member: Membership) {
    this.client = world.client(device, member);
  }

  get match(): RoomMatch | undefined {
    const { entries } = this.client.view();
    if (this.#told > entries.length || entries[this.#told - 1]?.seal !== this.#seal) this.#told = 0;
    for (const entry of entries.slice(this.#told)) {
      this.#match =
        this.#told === 0 || !this.#match ? value(matchOfOpening(entry)) : matchAfter(this.#match, entry);
      this.#told += 1;
      this.#seal = entry.seal;
    }
    return this.#match;
  }

  play(dice: Dice): void {
    const { seat, isSending, hasFreeSeat } = this.client.view();
    const { match } = this;
    if (!match || isSending) return;
    if (seat < 0 && hasFreeSeat) this.client.put('sit', writeBrought({ name: 'Bob', hero: undefined }));
    if (!match.session) return;
    const undo = dice(12) === 0 ? writeUndo(match, seat) : undefined;
    const request = requestNow(match.session);
    if (undo !== undefined) this.client.put('play', undo);
    else if (request && seatAsked(match) === seat)
      this.client.put('play', writeChoices(match.session, [randomChoice(request, dice)]));
  }
}

const most = 40;

const playedRoom = (seed: number): readonly [Playing, Playing] => {
  const dice = diceOf(seed);
  const world = new World(dice);
  const devices = ['a', 'b'].map((name): Device => ({ name, isOffline: false }));
  const address = { room: idOf(seed), invite: idOf(5), entries: [] };
  const [a, b] = devices as [Device, Device];
  const making = { id: idOf(4), seats: 2, offer: offered() };
  const players = [
    new Playing(world, a, { ...address, key: idOf(6), making }),
    new Playing(world, b, { ...address, key: idOf(7) }),
  ] as const;
  for (let turn = 0; turn < 6 * most && players[0].client.view().entries.length < most; turn += 1) {
    for (const player of players) player.play(dice);
    world.run(50 + dice(400));
    const trouble = dice(30);
    const device = devices[dice(2)];
    if (trouble === 0 && device) device.isOffline = true;
    else if (trouble === 1) players[dice(2)]?.client.lose();
    else if (trouble === 2 && dice(3) === 0) world.restart(dice(3000));
    else if (trouble < 8) for (const each of devices) each.isOffline = false;
    if (isOver(present(players[0].match ?? players[1].match ?? started()))) break;
  }
  for (const each of devices) each.isOffline = false;
  world.run(90_000);
  return players;
};

describe('rooms with random disconnects, spells without a network and restarts of the server', () => {
  test.each(Array.from({ length: runs(200) }, (_, nth) => nth + 1))(
    'room %i ends with the same match on both sides',
    (seed) => {
      const [one, two] = playedRoom(seed);
      for (const { client } of [one, two])
        expect(client.view()).toMatchObject({ line: 'live', refusal: undefined, isSending: false });
      const { entries } = one.client.view();
      expect(two.client.view().entries).toEqual(entries);
      expect(entries.length).toBeGreaterThan(4);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      const ends = [one, two].map(({ match }) => present(match));
      expect(ends.map(({ differs, unfit }) => [differs, unfit])).toEqual([
        [false, 0],
        [false, 0],
      ]);
      const [end, other] = ends.map((match) => hashOf(sessionOf(match).history.choices));
      expect(other).toBe(end);
      expect(hashNow(sessionOf(present(ends[1])))).toBe(hashNow(sessionOf(present(ends[0]))));
    },
  );
});
