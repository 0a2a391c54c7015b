import { describe, expect, it } from 'vitest';
import { nameOf } from '../systems/document';
import type { Roster } from './roster';
import { changed, heroNamed, newBrowser, openIn, openRaw, putRaw, valueOf } from './testing';
import { mostVersions } from './versions';

const withJane = async () => {
  const browser = newBrowser();
  const roster = await openIn(browser);
  const [jane] = await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
  if (!jane) return expect.fail('a hero');
  return { browser, roster, jane };
};

/** Saves the hero with another title. */
const retitle = async (roster: Roster, id: string, title: string): Promise<void> => {
  const { hero, revision } = await valueOf(roster.hero(id));
  await valueOf(
    roster.save({ id, revision, hero: changed(hero, { title }), tags: [], photo: undefined, history: 'x' }),
  );
};

const titles = async (roster: Roster, id: string): Promise<readonly unknown[]> =>
  (await valueOf(roster.versions(id))).versions.map(
    ({ sheet }) => /"title":"(\w*)"/.exec(JSON.stringify(sheet.sheet))?.[1],
  );

describe('the versions of a hero', () => {
  it('are kept, the newest first, and only where something changed', async () => {
    const { roster, jane } = await withJane();
    expect(await valueOf(roster.keepVersion(jane.id, 'print'))).toBe(true);
    expect(await valueOf(roster.keepVersion(jane.id, 'share'))).toBe(false);
    await retitle(roster, jane.id, 'bold');
    expect(await valueOf(roster.keepVersion(jane.id, 'share'))).toBe(true);
    const { versions } = await valueOf(roster.versions(jane.id));
    expect(versions.map(({ why }) => why)).toEqual(['share', 'print']);
    expect(await titles(roster, jane.id)).toEqual(['bold', '']);
  });

  it('are gone back to, and what stood there is a version then', async () => {
    const { roster, jane } = await withJane();
    await valueOf(roster.keepVersion(jane.id, 'asked'));
    await retitle(roster, jane.id, 'bold');
    const [first] = (await valueOf(roster.versions(jane.id))).versions;
    const back = await valueOf(roster.goBack(jane.id, first?.id ?? ''));
    expect(back).toMatchObject({ id: jane.id, hero: jane.hero, revision: 3 });
    expect(await valueOf(roster.history(jane.id))).toBe('');
    const { versions } = await valueOf(roster.versions(jane.id));
    expect(versions.map(({ why }) => why)).toEqual(['replaced', 'asked']);
    expect(await roster.goBack(jane.id, 'nothing')).toEqual({ ok: false, error: { problem: 'gone' } });
  });

  it('are so many at most; the oldest goes', async () => {
    const { roster, jane } = await withJane();
    for (let n = 0; n <= mostVersions; n += 1) {
      await retitle(roster, jane.id, `t${n}`);
      await valueOf(roster.keepVersion(jane.id, 'asked'));
    }
    const left = await titles(roster, jane.id);
    expect(left).toHaveLength(mostVersions);
    expect([left.at(0), left.at(-1)]).toEqual([`t${mostVersions}`, 't1']);
  });

  it('cost no other one where a row is damaged', async () => {
    const { browser, roster, jane } = await withJane();
    await valueOf(roster.keepVersion(jane.id, 'asked'));
    const raw = await openRaw(browser);
    await putRaw(raw, 'versions', [
      { id: 'odd', hero: jane.id, text: 7 },
      { id: 'torn', hero: jane.id, text: '{"format":"pipsmith/hero"', kept: '2026-01-01T00:00:00.000Z' },
    ]);
    raw.close();
    const { versions, unreadable } = await valueOf(roster.versions(jane.id));
    expect(versions).toHaveLength(1);
    expect(unreadable).toEqual(['odd', 'torn']);
    expect(await roster.goBack(jane.id, 'torn')).toMatchObject({
      ok: false,
      error: { problem: 'unreadable' },
    });
    await valueOf(roster.removeVersion('odd'));
    expect((await valueOf(roster.versions(jane.id))).unreadable).toEqual(['torn']);
    expect((await valueOf(roster.contents())).heroes.map(({ hero }) => nameOf(hero))).toEqual(['Jane']);
  });

  it('come back with a hero that was deleted, and go with one that nothing brings back', async () => {
    const { browser, roster, jane } = await withJane();
    await valueOf(roster.keepVersion(jane.id, 'asked'));
    await valueOf(roster.remove([jane.id]));
    const later = await openIn(browser);
    await valueOf(later.undo());
    expect(await titles(later, jane.id)).toHaveLength(1);

    const raw = await openRaw(browser);
    await putRaw(raw, 'versions', [{ id: 'lost', hero: 'nobody', text: '{}' }]);
    raw.close();
    const last = await openIn(browser);
    // The sweep comes before whatever is asked next.
    await valueOf(last.contents());
    expect((await valueOf(last.versions('nobody'))).unreadable).toEqual([]);
    expect(await titles(last, jane.id)).toHaveLength(1);
  });

  it('go into the backup and come back out of it, once, with their hero', async () => {
    const { roster, jane } = await withJane();
    await valueOf(roster.keepVersion(jane.id, 'print'));
    await retitle(roster, jane.id, 'bold');
    const text = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 1, parties: 0, versions: 1 });
    expect(await valueOf(other.versions(jane.id))).toEqual(await valueOf(roster.versions(jane.id)));
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 0, parties: 0, versions: 0 });
    expect(await valueOf(other.backup())).toBe(text);
  });

  it('that are none are named and left out of what is restored', async () => {
    const { roster, jane } = await withJane();
    await valueOf(roster.keepVersion(jane.id, 'print'));
    const text = (await valueOf(roster.backup())).replace('"why":"print"', '"why":"theft"');
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toMatchObject({
      heroes: 1,
      refused: [{ of: 'version', name: 'Jane' }],
    });
  });
});
