import { describe, expect, test } from 'vitest';
import { newBrowser, openIn, valueOf } from './testing';

const match = (name: string, text = 'text', isOver = false) => ({ name, text, isOver });

describe('matches on this device', () => {
  test('are kept, gone on with and listed, the newest first', async () => {
    const browser = newBrowser();
    const roster = await openIn(browser);
    const one = await valueOf(roster.saveMatch(match('One')));
    const two = await valueOf(roster.saveMatch(match('Two')));
    expect((await valueOf(roster.matches())).map(({ name }) => name)).toEqual(['Two', 'One']);
    const later = await valueOf(roster.saveMatch({ ...match('One', 'more', true), id: one.id }));
    expect(later).toMatchObject({ id: one.id, text: 'more', isOver: true, created: one.created });
    expect(later.changed > one.changed).toBe(true);
    const again = await openIn(browser);
    expect((await valueOf(again.matches())).map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(await valueOf(again.match(one.id))).toEqual(later);
  });

  test('that were thrown away are gone, and are not brought back by a tab that has one open', async () => {
    const roster = await openIn(newBrowser());
    const { id } = await valueOf(roster.saveMatch(match('One')));
    await valueOf(roster.removeMatch(id));
    expect(await roster.match(id)).toEqual({ ok: false, error: { problem: 'gone' } });
    expect(await roster.saveMatch({ ...match('One'), id })).toEqual({
      ok: false,
      error: { problem: 'gone' },
    });
    expect(await valueOf(roster.matches())).toEqual([]);
  });

  test('go into the backup and come back out of it, once', async () => {
    const roster = await openIn(newBrowser());
    const kept = await valueOf(roster.saveMatch(match('One', 'a "text" of some length', true)));
    const text = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 0, parties: 0, matches: 1 });
    expect(await valueOf(other.matches())).toEqual([kept]);
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 0, parties: 0, matches: 0 });
    expect(await valueOf(other.backup())).toBe(text);
    await valueOf(other.saveMatch({ ...match('One', 'gone on with'), id: kept.id }));
    expect(await valueOf(other.restore(text))).toMatchObject({ matches: 1 });
    expect((await valueOf(other.matches())).map((each) => each.text).sort()).toEqual([
      kept.text,
      'gone on with',
    ]);
  });

  test('that are none are named and left out of what is restored', async () => {
    const roster = await openIn(newBrowser());
    await valueOf(roster.saveMatch(match('One')));
    const text = (await valueOf(roster.backup())).replace('"isOver":false', '"isOver":"no"');
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toMatchObject({ refused: [{ of: 'match', name: 'One' }] });
    expect(await valueOf(other.matches())).toEqual([]);
  });
});
