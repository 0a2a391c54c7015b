import { describe, expect, test } from 'vitest';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { matchPartOf } from '../simulation/contest';
import { nameOf, samplesOf } from '../systems/document';
import { firstSystem, hasPart, open, partOf, systemIds } from '../systems/open';
import type { RequestText } from '../systems/play-part';
import { movesOf, movesTo, reachOf, type Move } from './moves';
import { answer, answered, beginSession, lengthOf, requestNow, situationAt, type Session } from './session';
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
      for (const { option, then, region } of moves) {
        offered += 1;
        const place = region.sample(dice);
        const next = answered(session, [option, ...then, place]);
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
    for (const { option } of moves) {
      expect(options[option]?.target).toBeUndefined();
      expect(options[option]?.isRolled).toBeUndefined();
      expect(options[option]?.isEnd).toBeUndefined();
    }
  }
});

test('a Shout is chosen together with the movement that it goes with', () => {
  const dice = diceOf(4);
  const { encounterOf, maps } = matchPartOf(firstSystem);
  const sheets = samplesOf(firstSystem).flatMap(({ document }) =>
    ['Captain Agnes Brandt', 'Jane'].includes(nameOf(document)) ? [document.sheet] : [],
  );
  const pairing = {
    system: firstSystem,
    sheets,
    scenario: 'all-out-carnage',
    map: maps[0] ?? '',
    isLenient: true,
  };
  let session = value(
    beginSession(
      encounterOf(pairing, 1, 0),
      sheets.map(() => ({ plays: 'person' })),
      'fair',
    ),
  );
  const told = new Set<string>();
  for (let made = 0; made < 30; made += 1) {
    const request = requestNow(session);
    if (!request) break;
    for (const { option, then, more, region } of movesOf(session, wordsOf(session))) {
      told.add(more);
      expect(answered(session, [option, ...then, region.sample(dice)]).ok).toBe(true);
    }
    session = value(answer(session, randomChoice(request, dice)));
  }
  expect([...told].sort()).toEqual(['', '“Gogogo!”', '“Take cover!”']);
});
