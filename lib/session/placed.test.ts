import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { isPlace, type Choice } from '../match/request';
import { matchPartOf } from '../simulation/contest';
import { hasPart, open, partOf, systemIds } from '../systems/open';
import { Computer } from './computer';
import { logAt } from './log';
import { readSession, writeSession } from './saved-match';
import { answer, beginSession, lengthOf, requestNow, situationAt, type Seat, type Session } from './session';
import { encounterIn } from './testing';

await open(systemIds, 'match', 'play');

const asking = systemIds.filter((id) => hasPart(id, 'match') && matchPartOf(id).placedByHand);

const placedIn = async (system: (typeof asking)[number], seats: readonly Seat[]): Promise<Session> => {
  const { placedByHand } = matchPartOf(system);
  const encounter = placedByHand?.(await encounterIn(system, 9));
  const begun = encounter && beginSession(encounter, seats, 'fair');
  if (!begun?.ok) throw new Error('The match does not begin.');
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

test('two games ask where heroes begin', () => {
  expect(asking).toHaveLength(2);
});

describe.each(asking)('heroes of %s who are put down by hand', (system) => {
  const persons: readonly Seat[] = [{ plays: 'person' }, { plays: 'person' }];

  test('stand where their players say, before anything else; elsewhere is refused', async () => {
    let session = await placedIn(system, persons);
    for (const player of [0, 1]) {
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
    }
    const next = requestNow(session);
    expect(next && 'options' in next).toBe(true);
    const told = logAt(session, lengthOf(session)).map(({ line }) => JSON.stringify(line));
    expect(told.filter((line) => line.includes('begins in the home'))).toHaveLength(2);
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
      expect(choices.map(isPlace)).toEqual([true, true, false]);
    },
  );
});
