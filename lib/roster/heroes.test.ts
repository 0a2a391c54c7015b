import { describe, expect, it, vi } from 'vitest';
import { eventually } from '@/lib/testing/eventually';
import { nameOf } from '../systems/document';
import { changed, heroNamed, newBrowser, openIn, photoOf, valueOf } from './testing';

describe('heroes of the roster', () => {
  it('are none at first', async () => {
    const roster = await openIn(newBrowser());
    expect(await valueOf(roster.contents())).toEqual({
      heroes: [],
      unreadable: [],
      parties: [],
      undo: undefined,
      redo: undefined,
      backedUp: undefined,
      changedSince: 0,
    });
  });

  it('come back as they were added, in their order, after the page was closed', async () => {
    const browser = newBrowser();
    const roster = await openIn(browser);
    const names = ['Zora', 'Ännchen', 'Bito'];
    const added = await valueOf(
      roster.add(names.map((name) => ({ hero: heroNamed(name), tags: ['new', ' new ', ''] }))),
    );
    const { heroes } = await valueOf((await openIn(browser)).contents());
    expect(heroes).toEqual(added);
    expect(heroes.map(({ hero }) => nameOf(hero))).toEqual(names);
    expect(heroes.map(({ tags }) => tags)).toEqual([['new'], ['new'], ['new']]);
  });

  it('keep keys that Pipsmith does not know', async () => {
    const roster = await openIn(newBrowser());
    const hero = heroNamed('Jane', { 'house-rule': { by: ['me', 1] } });
    const [saved] = await valueOf(roster.add([{ hero }]));
    expect((await valueOf(roster.hero(saved?.id ?? ''))).hero).toEqual(hero);
  });

  it('are saved with history, tags and photo, one revision further', async () => {
    const roster = await openIn(newBrowser());
    const [first] = await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
    if (!first) return expect.fail('a hero');
    const photo = await valueOf(roster.keepPhoto(photoOf('p', 1)));
    const saved = await valueOf(
      roster.save({
        id: first.id,
        revision: first.revision,
        hero: changed(first.hero, { title: 'the Bold' }),
        tags: ['pirate'],
        photo,
        history: 'h',
      }),
    );
    expect(saved).toMatchObject({ revision: 2, tags: ['pirate'], photo: 'p', created: first.created });
    expect(saved.changed > first.changed).toBe(true);
    expect(await valueOf(roster.hero(first.id))).toEqual(saved);
    expect(await valueOf(roster.history(first.id))).toBe('h');
    expect(await valueOf(roster.photo('p'))).toEqual(photoOf('p', 1));
    const { undo } = await valueOf(roster.contents());
    expect(undo).toBeUndefined();
  });

  it('tell every tab that they changed', async () => {
    const browser = newBrowser();
    const [one, other] = [await openIn(browser), await openIn(browser)];
    const heard = vi.fn();
    const stop = other.watch(heard);
    await valueOf(one.add([{ hero: heroNamed('Jane') }]));
    await eventually(() => expect(heard).toHaveBeenCalled());
    heard.mockClear();
    await valueOf(one.contents());
    stop();
    await valueOf(one.add([{ hero: heroNamed('Bito') }]));
    await valueOf(one.contents());
    expect(heard).not.toHaveBeenCalled();
  });

  it('are not overwritten by a tab that saw an older one, nor saved when they are gone', async () => {
    const browser = newBrowser();
    const [one, other] = [await openIn(browser), await openIn(browser)];
    const [jane] = await valueOf(one.add([{ hero: heroNamed('Jane') }]));
    if (!jane) return expect.fail('a hero');
    const change = (title: string) => ({
      ...{ id: jane.id, revision: jane.revision, tags: [], photo: undefined, history: title },
      hero: changed(jane.hero, { title }),
    });
    const theirs = await valueOf(one.save(change('the Bold')));
    expect(await other.save(change('the Meek'))).toEqual({
      ok: false,
      error: { problem: 'conflict', theirs },
    });
    expect(await valueOf(other.hero(jane.id))).toEqual(theirs);
    expect(await valueOf(other.history(jane.id))).toBe('the Bold');
    await valueOf(one.remove([jane.id]));
    const gone = { ok: false, error: { problem: 'gone' } };
    expect(await other.save({ ...change('the Meek'), revision: 2 })).toEqual(gone);
    expect(await other.hero(jane.id)).toEqual(gone);
    expect(await other.remove([jane.id])).toEqual(gone);
    expect(await other.tag([jane.id], ['x'], [])).toEqual(gone);
    expect(await other.duplicate([jane.id])).toEqual(gone);
    expect(await valueOf(other.contents())).toMatchObject({ heroes: [], undo: { did: 'delete' } });
  });

  it('change all together or not at all', async () => {
    const roster = await openIn(newBrowser());
    const [jane] = await valueOf(roster.add([{ hero: heroNamed('Jane') }]));
    expect(await roster.tag([jane?.id ?? '', 'nobody'], ['x'], [])).toMatchObject({ ok: false });
    expect(await valueOf(roster.contents())).toMatchObject({ heroes: [{ tags: [] }], undo: undefined });
  });

  it('ask the browser once to keep them, when the first is saved', async () => {
    const persist = vi.fn(() => Promise.resolve(true));
    const disk = {
      persist,
      persisted: () => Promise.resolve(false),
      estimate: () => Promise.resolve({ usage: 10, quota: 100 }),
    };
    const roster = await openIn(newBrowser({ disk }));
    await valueOf(roster.contents());
    expect(persist).not.toHaveBeenCalled();
    for (const name of ['Jane', 'Bito']) await valueOf(roster.add([{ hero: heroNamed(name) }]));
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await roster.storage()).toEqual({ kept: 'not', used: 10, quota: 100 });
    expect(await (await openIn(newBrowser())).storage()).toEqual({
      kept: 'unknown',
      used: undefined,
      quota: undefined,
    });
  });
});
