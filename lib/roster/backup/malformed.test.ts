import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { files } from '#words/messages/files';
import type { Roster } from '../roster';
import { textOf } from '../database/rows';
import type { Surroundings } from '../surroundings';
import { nameOf } from '../../systems/document';
import { heroNamed, newBrowser, openIn, openRaw, photoOf, putRaw, valueOf } from '../testing';
import { runs } from '../../testing/runs';

afterEach(() => {
  vi.restoreAllMocks();
});

const times = { created: '2026-01-01T00:00:00.000Z', changed: '2026-01-02T00:00:00.000Z', revision: 1 };
const jane = { ...times, id: 'h1', text: textOf(heroNamed('Jane')), tags: ['old'], place: 1 };
const bito = { ...times, id: 'h2', text: textOf(heroNamed('Bito')), tags: [], place: 2 };
const crew = { ...times, id: 'c1', name: 'Crew', heroes: ['h1', 'h2'], place: 1 };

const without = (row: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/** Puts rows past all checks into a browser that has a roster already. */
const put = async (browser: Surroundings, stores: Readonly<Record<string, readonly unknown[]>>) => {
  const raw = await openRaw(browser);
  for (const [store, rows] of Object.entries(stores)) await putRaw(raw, store, rows);
  raw.close();
};

const browserWith = async (stores: Readonly<Record<string, readonly unknown[]>>): Promise<Surroundings> => {
  const browser = newBrowser();
  await openIn(browser);
  await put(browser, stores);
  return browser;
};

const names = async (roster: Roster): Promise<readonly string[]> =>
  (await valueOf(roster.contents())).heroes.map(({ hero }) => nameOf(hero));

describe('a row without something that it can do without', () => {
  it.each(['tags', 'place', 'created', 'changed', 'revision'])('is a hero all the same: %s', async (key) => {
    const browser = await browserWith({ heroes: [without(jane, key), bito], parties: [without(crew, key)] });
    const roster = await openIn(browser);
    expect([...(await names(roster))].sort()).toEqual(['Bito', 'Jane']);
    const { heroes, parties, unreadable } = await valueOf(roster.contents());
    expect(unreadable).toEqual([]);
    expect(parties).toMatchObject([{ name: 'Crew', heroes: ['h1', 'h2'] }]);
    const found = heroes.find(({ id }) => id === 'h1');
    if (!found) return expect.fail('Jane');
    const saved = await valueOf(roster.save({ ...found, photo: undefined, history: '', tags: ['new'] }));
    expect(saved.tags).toEqual(['new']);
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(await valueOf(roster.backup())))).toEqual({ heroes: 2, parties: 1 });
    expect([...(await names(other))].sort()).toEqual(['Bito', 'Jane']);
  });
});

/** Stored row, its name in the list, and the place that is wrong. */
const damagedHeroes: readonly (readonly [string, Readonly<Record<string, unknown>>, string, string])[] = [
  ['no text', without(jane, 'text'), '', 'text is missing'],
  ['a number for its text', { ...jane, text: 7 }, '', 'text must be text'],
  ['text that breaks off', { ...jane, text: jane.text.slice(0, -9) }, 'Jane', 'ends too early'],
  ['tags that are no list', { ...jane, tags: 'old' }, 'Jane', 'tags must be a list'],
  ['a tag that is no text', { ...jane, tags: [null] }, 'Jane', 'tags[0]'],
  ['a place that is none', { ...jane, place: 'first' }, 'Jane', 'place must be a number'],
  ['a moment that is none', { ...jane, changed: 'soon' }, 'Jane', 'changed must be a date and time'],
  ['a revision that is none', { ...jane, revision: {} }, 'Jane', 'revision must be a number'],
  ['a photo that is no name', { ...jane, photo: { of: 'Jane' } }, 'Jane', 'photo must be text'],
];
const damagedParties: readonly (readonly [string, Readonly<Record<string, unknown>>, string, string])[] = [
  ['no heroes', without(crew, 'heroes'), 'Crew', 'heroes is missing'],
  ['heroes that are no list', { ...crew, heroes: { 0: 'h1' } }, 'Crew', 'heroes must be a list'],
  ['a hero that is no text', { ...crew, heroes: [1] }, 'Crew', 'heroes[0] must be text'],
  ['no name', without(crew, 'name'), '', 'name is missing'],
];
const damaged = [
  ...damagedHeroes.map(([what, row, name, why]) => ({ of: 'hero' as const, what, row, name, why })),
  ...damagedParties.map(([what, row, name, why]) => ({ of: 'party' as const, what, row, name, why })),
];

describe.each(damaged)('a $of with $what', ({ of, row, name, why }) => {
  const id = String(row['id']);
  const there = () =>
    browserWith({
      heroes: [bito],
      parties: [],
      [of === 'hero' ? 'heroes' : 'parties']: [bito, row].slice(of === 'hero' ? 0 : 1),
    });

  it('costs itself alone, and is named with its reason', async () => {
    const roster = await openIn(await there());
    expect(await names(roster)).toEqual(['Bito']);
    const { unreadable, parties } = await valueOf(roster.contents());
    expect(parties).toEqual([]);
    expect(unreadable).toMatchObject([{ of, id, name }]);
    const [listed] = unreadable;
    expect(listed && files.sentence(listed.why)).toContain(why);
    if (of === 'hero') expect(await roster.hero(id)).toMatchObject({ error: { problem: 'unreadable' } });
    expect(await valueOf(roster.hero('h2'))).toMatchObject({ hero: { sheet: { name: 'Bito' } } });
  });

  it('is in the backup, and comes back out of it as it was', async () => {
    const roster = await openIn(await there());
    const text = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toEqual({
      heroes: of === 'hero' ? 2 : 1,
      parties: of === 'hero' ? 0 : 1,
    });
    expect(await names(other)).toEqual(['Bito']);
    expect((await valueOf(other.contents())).unreadable).toEqual(
      (await valueOf(roster.contents())).unreadable,
    );
    expect(await valueOf(other.backup())).toBe(text);
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 0, parties: 0 });
  });

  it('leaves everything else possible, and can be deleted and brought back', async () => {
    const roster = await openIn(await there());
    const before = await valueOf(roster.contents());
    const [added] = await valueOf(
      roster.add([{ hero: heroNamed('Fang') }], { did: 'import', names: ['Fang'] }),
    );
    await valueOf(roster.addParty({ name: 'Others', heroes: ['h2', added?.id ?? ''] }));
    await valueOf(roster.duplicate(['h2']));
    await valueOf(roster.tag(['h2'], ['new'], []));
    await valueOf(roster.remove([added?.id ?? '']));
    for (let steps = 0; steps < 5; steps += 1) await valueOf(roster.undo());
    const deleted = of === 'hero' ? await roster.remove([id]) : await roster.removeParty(id);
    expect(deleted.ok).toBe(true);
    expect((await valueOf(roster.contents())).unreadable).toEqual([]);
    await valueOf(roster.undo());
    expect((await valueOf(roster.contents())).unreadable).toEqual(before.unreadable);
  });
});

describe('any row at all', () => {
  const anything = fc.anything({ withDate: true, withTypedArray: true, withBigInt: true, maxDepth: 3 });
  const anyRow = (row: Readonly<Record<string, unknown>>) =>
    fc.record(
      Object.fromEntries(
        Object.keys(row).map((key) => [key, fc.oneof(fc.constant(row[key]), anything)] as const),
      ),
      { requiredKeys: [] },
    );
  const canBeStored = (row: unknown): boolean => {
    try {
      structuredClone(row);
      return true;
    } catch {
      return false;
    }
  };

  it('costs itself at most: everything else is listed, backed up and restored', async () => {
    const step = { step: { did: 'restore' }, undone: 0, changes: [] };
    const photo = { ...photoOf('p', 1), kept: times.created };
    await fc.assert(
      fc.asyncProperty(
        anyRow(jane).filter(canBeStored),
        anyRow(crew).filter(canBeStored),
        anyRow(photo).filter(canBeStored),
        anyRow(step).filter(canBeStored),
        anyRow({ value: '2026-01-01' }).filter(canBeStored),
        async (hero, party, photoRow, stepRow, fact) => {
          const browser = await browserWith({
            heroes: [
              { ...hero, id: 'h1' },
              { ...bito, photo: 'p' },
            ],
            parties: [{ ...party, id: 'c1' }],
            photos: [{ ...photoRow, id: 'p' }],
            histories: [{ id: 'h2', text: hero['text'] }],
            steps: [{ ...stepRow, at: 1 }],
            facts: [
              { ...fact, name: 'backed-up' },
              { ...fact, name: 'moved-in' },
            ],
          });
          const roster = await openIn(browser);
          const before = await valueOf(roster.contents());
          expect(before.heroes.map(({ id }) => id)).toContain('h2');
          expect(before.heroes.length + before.unreadable.filter(({ of }) => of === 'hero').length).toBe(2);
          expect(before.parties.length + before.unreadable.filter(({ of }) => of === 'party').length).toBe(1);
          await valueOf(roster.history('h2'));
          await roster.photo('p');
          const text = await valueOf(roster.backup());
          const other = await openIn(newBrowser());
          const restored = await valueOf(other.restore(text));
          expect(restored.heroes + restored.parties + (restored.refused?.length ?? 0)).toBeGreaterThanOrEqual(
            3,
          );
          await valueOf(roster.tag(['h2'], ['new'], []));
          await valueOf(roster.undo());
          await valueOf(roster.remove(['h1', 'h2']));
          await valueOf(roster.undo());
          expect((await valueOf(roster.contents())).unreadable).toEqual(before.unreadable);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('of a draft that was moved in before does not keep the next one out', async () => {
    const browser = await browserWith({ facts: [{ name: 'moved-in', value: 'rubbish' }] });
    const shelf = new Map([['pipsmith/draft', textOf(heroNamed('Draft'))]]);
    const roster = await openIn({
      ...browser,
      shelf: {
        getItem: (key) => shelf.get(key) ?? null,
        setItem: (key, text) => void shelf.set(key, text),
        removeItem: (key) => void shelf.delete(key),
      },
    });
    expect(await names(roster)).toEqual(['Draft']);
    expect(shelf.size).toBe(0);
  });
});
