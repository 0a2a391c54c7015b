import { diceOf, type Dice } from '../match/chance';
import { randomChoice } from '../match/players';
import type { Entry, zOpen } from '../room/entry';
import type { Membership } from '../room/membership';
import { hashesOfSeatKeys, keyToSeat } from '../room/rights';
import type { RoomClient } from '../room/room-client';
import { idOf, World, type Device } from '../room/testing';
import { matchPartOf } from '../simulation/contest';
import { samplesOf } from '../systems/document';
import { firstSystem } from '../systems/open';
import { answersAfter } from './room-answers';
import { matchAfter, matchOfOpening } from './room-match';
import { writeOffer, type RoomPlayer } from './room-offer';
import { writeAnswers, writeBrought, writeChoices, writeFill, writeUndo } from './room-plays';
import { computerAsked, isOver, seatAsked, type RoomMatch } from './room-state';
import { requestNow, type Session } from './session';
import { value } from './testing';

export const samples = () => samplesOf(firstSystem).map(({ document }) => document);

/** A match as an entry offers it. */
export const offered = ({
  scenario = 'king-of-the-hill',
  minutes,
  players,
  teams,
}: {
  readonly scenario?: string;
  readonly minutes?: number;
  readonly players?: readonly RoomPlayer[];
  readonly teams?: readonly number[];
} = {}): string => {
  const { maps } = matchPartOf(firstSystem);
  const sheets = Array.from(
    { length: players?.length ?? 2 },
    (_, at) => present(samples()[at % samples().length]).sheet,
  );
  const pairing = { system: firstSystem, sheets, teams, scenario, map: maps[0] ?? '', isLenient: true };
  return writeOffer({ name: 'Ann', pairing, isPlaced: false, minutes, players });
};

export const present = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('It is not there.');
  return one;
};

/** An entry as a server would make it. */
export const entryOf = (
  at: number,
  kind: Entry['kind'],
  seat: number,
  what: string,
  seed = at * 7 + 1,
): Entry => ({ id: idOf(at + 1), at, kind, seat, what, time: at, seed, seal: '0'.repeat(64) });

/** @param keys digits of the hashes of the keys to single seats; none in a room of an older version */
export const opening = (offer = offered(), seats = 2, keys?: readonly string[]): Entry => {
  const [invite, owner] = ['1'.repeat(64), '2'.repeat(64)];
  const seatKeys = keys?.map((digit) => digit.repeat(64));
  const what: ReturnType<typeof zOpen.parse> = { seats, invite, owner, seatKeys, offer };
  return entryOf(0, 'open', 0, JSON.stringify(what));
};

export const sitting = (brings: string, seed = 8, seat = 1, at = 1): Entry =>
  entryOf(at, 'sit', seat, JSON.stringify({ key: '3'.repeat(64), brings }), seed);

/** A match of two people. */
export const started = (brings = writeBrought({ name: 'Bob', hero: undefined }), seed = 8): RoomMatch =>
  matchAfter(value(matchOfOpening(opening())), sitting(brings, seed));

export const sessionOf = (match: RoomMatch): Session => present(match.session);

/** The match after a choice by chance of whoever is asked; computers' choices come from seat 0. */
export const goneOn = (match: RoomMatch, dice: Dice, at: number, seed?: number): RoomMatch => {
  const session = sessionOf(match);
  const choices = [randomChoice(present(requestNow(session)), dice)];
  const what = computerAsked(match) ? writeAnswers(session, choices) : writeChoices(session, choices);
  return matchAfter(match, entryOf(at, 'play', seatAsked(match) ?? 0, what, seed));
};

/** A device that plays at random, using only the entries. */
export class Playing {
  readonly client: RoomClient;
  readonly #world: World;
  readonly #name: string;
  #told = 0;
  #seal: string | undefined;
  #match: RoomMatch | undefined;
  /** When the last entry arrived. */
  #since = 0;

  constructor(world: World, device: Device, member: Membership) {
    this.#world = world;
    this.#name = device.name;
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
      this.#since = this.#world.now;
    }
    return this.#match;
  }

  play(dice: Dice): void {
    const { seat, isSending, mayTake, mayInvite } = this.client.view();
    const { match } = this;
    if (!match || isSending) return;
    // The last seat is left to the one with a link to that seat only.
    const free = mayTake.filter((each) => !mayInvite || each < match.people.length - 1);
    if (seat < 0 && free.length > 0 && dice(3) > 0) {
      const asked = dice(2) === 0 ? undefined : free[dice(free.length)];
      this.client.put('sit', writeBrought({ name: this.#name, hero: undefined }), asked);
    } else if (seat === 0 && match.free.some((each) => !match.filled.includes(each)) && dice(40) === 0)
      this.client.put('play', writeFill());
    else if (seat === 0 && match.people.length > 2 && dice(80) === 0)
      this.client.put('stand', String(1 + dice(match.people.length - 1)));
    else if (match.session) this.#choose(match, match.session, dice);
  }

  #choose(match: RoomMatch, session: Session, dice: Dice): void {
    const { seat, here } = this.client.view();
    const undo = dice(12) === 0 ? writeUndo(match, seat) : undefined;
    const request = requestNow(session);
    if (undo !== undefined) this.client.put('play', undo);
    else if (request && seatAsked(match) === seat)
      this.client.put('play', writeChoices(session, [randomChoice(request, dice)]));
    else if (request && computerAsked(match)) {
      const after = answersAfter(here, seat);
      if (after !== undefined && this.#world.now - this.#since >= after)
        this.client.putForComputer(writeAnswers(session, [randomChoice(request, dice)]));
    }
  }
}

/**
 * A room that is played at random, with everything that can go wrong with networks and servers, until it
 * comes to rest.
 */
export const playedRoom = (
  seed: number,
  seats: number,
  offer: string,
  most: number,
  worldOf = (dice: Dice): World => new World(dice),
): readonly Playing[] => {
  const dice = diceOf(seed);
  const world = worldOf(dice);
  const devices = Array.from({ length: seats }, (_, at): Device => ({
    name: `device ${at}`,
    isOffline: false,
  }));
  const address = { room: idOf(seed), invite: idOf(5), entries: [] };
  const making = { id: idOf(4), seats, seatKeys: hashesOfSeatKeys(address.invite, seats), offer };
  const players = devices.map((device, at) => {
    // The last person comes by a link to one seat.
    const invite = at === seats - 1 ? keyToSeat(address.invite, at) : address.invite;
    return new Playing(world, device, { ...address, invite, key: idOf(6 + at), ...(at === 0 && { making }) });
  });
  const ends = (): boolean => players.some(({ match }) => match !== undefined && isOver(match));
  for (let turn = 0; turn < 6 * most && !ends(); turn += 1) {
    if (present(players[0]).client.view().entries.length >= most) break;
    for (const player of players) player.play(dice);
    world.run(50 + dice(400));
    const trouble = dice(30);
    const device = devices[dice(seats)];
    if (trouble === 0 && device) device.isOffline = true;
    else if (trouble === 1) players[dice(seats)]?.client.lose();
    else if (trouble === 2 && dice(3) === 0)
      world.restart(dice(3000), 'secret', world.servers > 1 ? dice(world.servers) : 0);
    else if (trouble < 8) for (const each of devices) each.isOffline = false;
  }
  for (const each of devices) each.isOffline = false;
  world.run(90_000);
  return players;
};
