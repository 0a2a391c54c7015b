import { describe, expect, test } from 'vitest';
import { placedByHand } from '../match/starts';
import { matchPartOf } from '../simulation/contest';
import { hasPart, open, partOf, systemIds } from '../systems/open';
import { placesFor } from './placing';
import { answered, beginSession, lengthOf, requestNow, situationAt, type Session } from './session';
import { encounterIn } from './testing';

await open(systemIds, 'match', 'play');

const begunIn = async (system: (typeof systemIds)[number]): Promise<Session> => {
  const usual = await encounterIn(system, 9);
  const encounter = matchPartOf(system).asksPlaces ? placedByHand(usual) : usual;
  const begun = beginSession(
    encounter,
    encounter.sheets.map(() => ({ plays: 'person' })),
    'fair',
  );
  if (!begun.ok) throw new Error('The match does not begin.');
  return begun.value;
};

const isSetUp = (session: Session): boolean => {
  const request = requestNow(session);
  const situation = situationAt(session, lengthOf(session));
  const words =
    request && partOf(session.encounter.system, 'play')?.request(request, situation, session.encounter);
  return words?.isSetUp === true;
};

const everybody = (session: Session): readonly number[] => session.seats.map((_, player) => player);

const placing = systemIds.filter((id) => hasPart(id, 'match') && hasPart(id, 'play') && id !== 'warband');

describe.each(placing)('a set-up of %s that is left to chance', (system) => {
  test('puts down everything, at places that the rules take', async () => {
    const session = await begunIn(system);
    expect(isSetUp(session)).toBe(true);
    const done = answered(session, placesFor(session, everybody(session), 3));
    expect(done.ok && !isSetUp(done.value)).toBe(true);
  });

  test('is the same for the same seed, and another for another', async () => {
    const session = await begunIn(system);
    const places = (seed: number) => placesFor(session, everybody(session), seed);
    expect(places(3)).toEqual(places(3));
    expect(places(3)).not.toEqual(places(4));
  });

  test('ends where somebody else is asked', async () => {
    const session = await begunIn(system);
    const first = requestNow(session)?.by ?? -1;
    const done = answered(session, placesFor(session, [first], 3));
    expect(done.ok && lengthOf(done.value)).toBeGreaterThan(0);
    expect(done.ok && requestNow(done.value)?.by).not.toBe(first);
    expect(placesFor(session, [], 3)).toEqual([]);
  });
});

test('the hunt asks for four slayers and twelve trees', async () => {
  const session = await begunIn('draco');
  expect(placesFor(session, everybody(session), 3)).toHaveLength(16);
});
