import { describe, expect, test } from 'vitest';
import { open, partOf } from '../systems/open';
import { tipsAt } from './lessons';
import { lengthOf, requestNow, situationAt, type Session } from './session';
import { sessionAfter } from './testing';

const none: ReadonlySet<string> = new Set();

const expected = {
  first: ['first-turn', 'first-win', 'first-attack', 'first-skill', 'first-dice'],
  warband: ['band-turn', 'band-actions', 'band-win', 'band-attack'],
  draco: [
    'draco-slayer',
    'draco-dragon',
    'draco-win',
    'draco-attack',
    'draco-pile',
    'draco-cards',
    'draco-goaded',
  ],
} as const;

/** Moments of matches by chance, from the first choice on. */
const momentsOf = async (system: string): Promise<readonly Session[]> => {
  await open([system], 'match', 'play');
  const all: Session[] = [];
  for (let seed = 1; seed <= 6; seed += 1)
    await sessionAfter(system, seed, 300, { each: (session) => all.push(session) });
  return all;
};

describe.each(Object.entries(expected))('tips of %s', (system, ids) => {
  test('come up in play, each at somebody on the table, in whole sentences', async () => {
    const told = new Set<string>();
    for (const session of await momentsOf(system)) {
      const at = lengthOf(session);
      const { figures } = partOf(system, 'play')?.scene(situationAt(session, at), session.encounter) ?? {
        figures: [],
      };
      for (const { id, title, text, place } of tipsAt(session, at, none)) {
        told.add(id);
        expect(title).not.toBe('');
        expect(text).toMatch(/^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|NaN/);
        expect(place.on === 'figure' && figures.some(({ id: one }) => one === place.figure)).toBe(true);
      }
      expect(tipsAt(session, at, new Set(ids))).toEqual([]);
    }
    expect([...told].toSorted()).toEqual([...ids].toSorted());
  });
});

test('a match of the Living Rulebook that is no mission has none', async () => {
  for (const session of await momentsOf('living'))
    expect(tipsAt(session, lengthOf(session), none)).toEqual([]);
});

test('wounds are explained once somebody of a warband has one', async () => {
  const told = (session: Session, wounds: number): boolean => {
    const situation = situationAt(session, lengthOf(session)) as unknown as { readonly figures: object[] };
    const hurt = { ...situation, figures: situation.figures.map((figure) => ({ ...figure, wounds })) };
    const step = { events: [], request: requestNow(session), encounter: session.encounter };
    const notes = partOf('warband', 'play')?.lessons?.({ ...step, situation: hurt as never }) ?? [];
    return notes.some(({ id }) => id === 'band-wounds');
  };
  const acting = (await momentsOf('warband')).filter((session) =>
    tipsAt(session, lengthOf(session), none).some(({ id }) => id === 'band-actions'),
  );
  expect(acting.length).toBeGreaterThan(10);
  for (const session of acting) {
    expect(told(session, 1)).toBe(true);
    expect(told(session, 0)).toBe(false);
  }
});
