import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { firstSystem, hasPart, open, partOf, systemIds } from '../systems/open';
import type { RequestText } from '../systems/play-part';
import { movesOf, movesTo, reachOf, type Move } from './moves';
import { matchPartOf } from '../simulation/contest';
import { samplesOf } from '../systems/document';
import { answered, beginSession, lengthOf, requestNow, situationAt, type Session } from './session';
import { sessionAfter, value } from './testing';

await open(systemIds);
await open([firstSystem], 'match', 'play');
const played = systemIds.filter((id) => hasPart(id, 'play'));

const wordsOf = (session: Session): RequestText => {
  const request = requestNow(session);
  const part = partOf(session.encounter.system, 'play');
  if (!request || !part) return expect.fail('a request');
  return part.request(request, situationAt(session, lengthOf(session)), session.encounter);
};

/** Every move of a match by chance, with the moment at which it is offered. */
const movesIn = async (system: Session['encounter']['system'], seed: number) => {
  const found: { readonly session: Session; readonly moves: readonly Move[] }[] = [];
  await sessionAfter(system, seed, 60, {
    each: (session) => found.push({ session, moves: movesOf(session, wordsOf(session)) }),
  });
  return found;
};

describe.each(played)('a match of %s', (system) => {
  test('whoever may move sees where, and goes there with the option and the place in one', async () => {
    const dice = diceOf(7);
    let offered = 0;
    for (const { session, moves } of await movesIn(system, 1)) {
      const before = session.history.choices.length;
      for (const { choices, region } of moves) {
        offered += 1;
        const place = region.sample(dice);
        const next = answered(session, [...choices, place]);
        expect(next.ok).toBe(true);
      }
      expect(session.history.choices).toHaveLength(before);
    }
    expect(offered).toBeGreaterThan(5);
  });

  test('what is tinted is the reach of all moves, and each place of it has a move that leads there', async () => {
    const dice = diceOf(9);
    for (const { moves } of await movesIn(system, 2)) {
      const reach = reachOf(moves);
      if (!reach) {
        expect(moves).toEqual([]);
        continue;
      }
      const place = reach.sample(dice);
      expect(reach.contains(place)).toBe(true);
      expect(movesTo(moves, place).length).toBeGreaterThan(0);
      for (const each of reach.candidates()) expect(movesTo(moves, each)).not.toEqual([]);
    }
  });
});

test('an option that needs a target, rolls or ends the turn is no move', async () => {
  for (const { session, moves } of await movesIn(firstSystem, 3)) {
    const { options } = wordsOf(session);
    for (const { choices } of moves) {
      const option = Number(choices[0]);
      expect(options[option]?.target).toBeUndefined();
      expect(options[option]?.isRolled).toBeUndefined();
      expect(options[option]?.isEnd).toBeUndefined();
    }
  }
});

test('whoever may shout on the way sees where he may go, and goes there with or without a Shout', () => {
  const dice = diceOf(11);
  const { encounterOf } = matchPartOf(firstSystem);
  const sheets = ['agnes', 'bito', 'gerda', 'jane'].flatMap((wanted) =>
    samplesOf(firstSystem).flatMap(({ id, document }) => (id === wanted ? [document.sheet] : [])),
  );
  const encounter = encounterOf(
    { system: firstSystem, sheets, scenario: 'all-out-carnage', map: 'open-field', isLenient: true },
    5,
    0,
  );
  let session = value(
    beginSession(
      encounter,
      sheets.map(() => ({ plays: 'person' })),
      'fair',
    ),
  );
  const isAsked = () => wordsOf(session).sentence.startsWith('What does Captain Agnes Brandt do');
  for (let nth = 0; nth < 12 && !isAsked(); nth += 1)
    session = value(answered(session, [wordsOf(session).options.findIndex(({ isEnd }) => isEnd)]));
  const moves = movesOf(session, wordsOf(session));
  expect(moves.map(({ text, along }) => [text, ...along])).toEqual([
    ['Move'],
    ['Move', '“Gogogo!”'],
    ['Move', '“Take cover!”'],
  ]);
  const place = reachOf(moves)?.sample(dice);
  if (!place) return expect.fail('a reach');
  expect(movesTo(moves, place)).toEqual(moves);
  for (const { choices } of moves) {
    const next = value(answered(session, [...choices, place]));
    expect(situationAt(next, lengthOf(next))).not.toEqual(situationAt(session, lengthOf(session)));
  }
});
