import { describe, expect, test } from 'vitest';
import { newBrowser, openIn, valueOf } from './testing';

const night = (name: string, text = 'text') => ({ kind: 'game-night', name, text }) as const;
const gone = { ok: false, error: { problem: 'gone' } };

describe('game nights on this device', () => {
  test('are kept, gone on with and listed, the newest first', async () => {
    const browser = newBrowser();
    const roster = await openIn(browser);
    const one = await valueOf(roster.saveText(night('One')));
    const two = await valueOf(roster.saveText(night('Two')));
    expect((await valueOf(roster.texts('game-night'))).map(({ name }) => name)).toEqual(['Two', 'One']);
    const later = await valueOf(roster.saveText({ ...night('One', 'more'), id: one.id }));
    expect(later).toMatchObject({ id: one.id, text: 'more', created: one.created });
    const again = await openIn(browser);
    expect((await valueOf(again.texts('game-night'))).map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(await valueOf(again.text(one.id))).toEqual(later);
  });

  test('that were thrown away are gone, and are not brought back by a tab that has one open', async () => {
    const roster = await openIn(newBrowser());
    const { id } = await valueOf(roster.saveText(night('One')));
    await valueOf(roster.removeText(id));
    expect(await roster.text(id)).toEqual(gone);
    expect(await roster.saveText({ ...night('One'), id })).toEqual(gone);
  });

  test('go into the backup and come back out of it, once', async () => {
    const roster = await openIn(newBrowser());
    const kept = await valueOf(roster.saveText(night('One', 'a "text" of some length')));
    const text = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 0, parties: 0, nights: 1, maps: 0 });
    expect(await valueOf(other.texts('game-night'))).toEqual([kept]);
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 0, parties: 0, nights: 0, maps: 0 });
    expect(await valueOf(other.backup())).toBe(text);
  });

  test('that are none are named and left out of what is restored', async () => {
    const roster = await openIn(newBrowser());
    await valueOf(roster.saveText(night('One')));
    const text = (await valueOf(roster.backup())).replace('"kind":"game-night"', '"kind":"dance"');
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toMatchObject({
      refused: [{ of: 'game-night', name: 'One' }],
    });
  });
});
