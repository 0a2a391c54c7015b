import { beforeAll, describe, expect, test } from 'vitest';
import { matchPartOf } from '../simulation/contest';
import { firstSystem } from '../systems/open';
import type { Encounter } from '../systems/match-part';
import { Computer } from './computer';
import {
  answered,
  beginSession,
  forked,
  isPerson,
  lengthOf,
  requestNow,
  type Seat,
  type Session,
} from './session';
import { encounterIn } from './testing';

const chance: Seat = { plays: 'random' };
const person: Seat = { plays: 'person' };

/** Eight heroes, four against four, around a flag. */
const eightFor = (scenario: string, { system, sheets, map }: Encounter): Encounter =>
  matchPartOf(system).encounterOf(
    {
      system,
      sheets: Array.from({ length: 4 }).flatMap(() => sheets),
      teams: [0, 0, 0, 0, 1, 1, 1, 1],
      scenario,
      map,
      isLenient: true,
    },
    5,
    0,
  );

const begun = (encounter: Encounter, seats: readonly Seat[]): Session => {
  const session = beginSession(encounter, seats, 'fair');
  if (!session.ok) throw new Error('The match does not begin.');
  return session.value;
};

/** Lets computers decide as a table does, this many at once, until a person is asked or nobody. */
const watched = (from: Session, most: number): Session => {
  const computer = new Computer(() => 0);
  let session = from;
  for (;;) {
    const { encounter, forks, seats, history } = session;
    const order = { table: 'a', encounter, forks, seats, choices: history.choices, most };
    const choices = computer.choose(order);
    if (choices.length === 0) return session;
    const next = answered(session, choices);
    if (!next.ok) throw new Error(next.error.refused);
    session = next.value;
  }
};

test('a computer that keeps its match answers as one that begins anew, where each choice has dice of its own', async () => {
  const encounter = await encounterIn(firstSystem, 3);
  const kept = new Computer(() => 0);
  let session = begun(encounter, [chance, chance]);
  for (let nth = 0; nth < 12 && requestNow(session); nth += 1) {
    session = forked(session, 100 + nth);
    const { forks, seats, history } = session;
    const order = { table: 'a', encounter, forks, seats, choices: history.choices, most: 1 };
    const choices = kept.choose(order);
    expect(choices).toEqual(new Computer(() => 0).choose(order));
    const next = answered(session, choices);
    if (!next.ok) throw new Error(next.error.refused);
    session = next.value;
  }
  expect(lengthOf(session)).toBe(12);
});

describe('computers that decide for several moments at once', () => {
  let two: Encounter;
  beforeAll(async () => {
    two = await encounterIn(firstSystem, 3);
  });

  test('eight heroes capture the flag to the end', () => {
    const encounter = eightFor('capture-the-flag', two);
    const end = watched(
      begun(
        encounter,
        encounter.sheets.map(() => chance),
      ),
      30,
    );
    expect(requestNow(end)).toBeUndefined();
  });

  test('decide the same as one by one', () => {
    const [one, many] = [1, 30].map((most) => watched(begun(two, [chance, chance]), most));
    expect(many?.history.choices).toEqual(one?.history.choices);
  });

  test('never for a person, nor more than they are asked for', () => {
    const session = watched(begun(two, [person, chance]), 30);
    expect(isPerson(session.seats[requestNow(session)?.by ?? -1])).toBe(true);
    const { encounter, forks, seats, history } = begun(two, [chance, chance]);
    const order = { table: 'a', encounter, forks, seats, choices: history.choices };
    const [few, one] = [3, 1].map((most) => new Computer(() => 0).choose({ ...order, most }));
    expect([few?.length, one?.length]).toEqual([3, 1]);
  });

  test('a choice that is refused among others makes none of them', () => {
    const session = begun(two, [person, person]);
    expect(answered(session, [0, -1]).ok).toBe(false);
    expect(lengthOf(session)).toBe(0);
  });
});
