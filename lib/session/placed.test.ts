import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { placedByHand } from '../match/starts';
import { randomChoice } from '../match/players';
import { isPlace, type Choice } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import { hasPart, open, partOf, systemIds } from '../systems/open';
import { Computer } from './computer';
import { logAt } from './log';
import { readSession, writeSession } from './saved-match';
import {
  answer,
  answered,
  beginSession,
  lengthOf,
  requestNow,
  situationAt,
  type Seat,
  type Session,
} from './session';
import { encounterIn } from './testing';

await open(systemIds, 'match', 'play');

const asking = systemIds.filter((id) => hasPart(id, 'match') && matchPartOf(id).asksPlaces);

const placedIn = async (system: (typeof asking)[number], seats: readonly Seat[]): Promise<Session> => {
  const begun = beginSession(placedByHand(await encounterIn(system, 9)), seats, 'fair');
  if (!begun.ok) throw new Error('The match does not begin.');
  return begun.value;
};

const made = (session: Session, choice: Choice): Session => {
  const next = answer(session, choice);
  if (!next.ok) throw new Error(next.error.refused);
  return next.value;
};

const placeOf = (session: Session, sheet: number) =>
  partOf(session.encounter.system, 'play')
    ?.scene(situationAt(session, lengthOf(session)), session.encounter)
    .figures.find((figure) => figure.sheet === sheet)?.at;

/** A game whose usual match asks for places from its beginning needs nothing more. */
const asksAnyway = async (system: (typeof systemIds)[number]): Promise<boolean> => {
  const encounter = await encounterIn(system, 9);
  const begun = beginSession(
    encounter,
    encounter.sheets.map(() => ({ plays: 'person' })),
    'fair',
  );
  const request = begun.ok ? requestNow(begun.value) : undefined;
  return request !== undefined && 'region' in request;
};

test('every game with a table asks where its figures begin', async () => {
  for (const id of systemIds.filter((each) => hasPart(each, 'match') && hasPart(each, 'play')))
    expect(asking.includes(id) || (await asksAnyway(id)), id).toBe(true);
});

/** Where somebody is to be chosen who is put down next, it is the first of those who are left. */
const toPlace = (session: Session): Session => {
  const request = requestNow(session);
  return request && 'options' in request ? made(session, 0) : session;
};

/** Where a player may leave the rest as they stand, he does. */
const restOf = (session: Session): Session => {
  const request = requestNow(session);
  if (!request || !('options' in request)) return session;
  const rest = request.options.findIndex((option) => JSON.stringify(option).includes('"rest"'));
  return rest < 0 ? session : made(session, rest);
};

describe.each(asking)('heroes of %s who are put down by hand', (system) => {
  const persons: readonly Seat[] = [{ plays: 'person' }, { plays: 'person' }];

  test('stand where their players say, before anything else; elsewhere is refused', async () => {
    let session = await placedIn(system, persons);
    for (const player of [0, 1]) {
      session = toPlace(session);
      const request = requestNow(session);
      if (!request || !('region' in request)) return expect.fail('no place is asked for');
      expect(request.by).toBe(player);
      expect(request.region.contains({ x: 12 * 1024, y: 12 * 1024 })).toBe(false);
      expect(answer(session, { x: 12 * 1024, y: 12 * 1024 }).ok).toBe(false);
      const places = request.region.candidates();
      const place = places[Math.floor(places.length / 2)];
      if (!place) return expect.fail('no places');
      session = made(session, place);
      expect(placeOf(session, player)).toEqual(place);
      session = restOf(session);
    }
    const next = requestNow(session);
    expect(next && 'options' in next).toBe(true);
    const told = logAt(session, lengthOf(session)).map(({ line }) => JSON.stringify(line));
    expect(told.filter((line) => /starts in the (home|spawn area)/.test(line))).toHaveLength(2);
  });

  test('play on to the end, are kept, and whoever forges the set-up is found', async () => {
    let session = await placedIn(system, persons);
    const dice = diceOf(4);
    for (let nth = 0; nth < 40; nth += 1) {
      const request = requestNow(session);
      if (request) session = made(session, randomChoice(request, dice));
    }
    const written = writeSession(session);
    const read = readSession(written);
    expect(read.ok && read.value.encounter).toEqual(session.encounter);
    expect(readSession(written.replace('by-hand', 'by-foot')).ok).toBe(false);
  });

  test.each<Seat>([{ plays: 'random' }, { plays: 'greedy' }, { plays: 'search', nodes: 50 }])(
    'are put down by computers as well: $plays',
    async (seat) => {
      const { encounter } = await placedIn(system, [seat, seat]);
      const order = { table: 'a', encounter, forks: [], choices: [], seats: [seat, seat], most: 3 };
      const choices = new Computer(() => 0).choose(order);
      const begun = beginSession(encounter, [seat, seat], 'fair');
      if (!begun.ok) return expect.fail('The match does not begin.');
      expect(answered(begun.value, choices).ok).toBe(true);
      const request = requestNow(begun.value);
      if (request && 'region' in request) expect(choices.map(isPlace)).toEqual([true, true, false]);
    },
  );
});
