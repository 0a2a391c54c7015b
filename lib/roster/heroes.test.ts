import { describe, expect, it, vi } from 'vitest';
import { heroNamed, newBrowser, openIn, photoOf, valueOf } from './testing';

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
    expect(heroes.map(({ hero }) => hero.name)).toEqual(names);
    expect(heroes.map(({ tags }) => tags)).toEqual([['new'], ['new'], ['new']]);
  });

  it('keep keys that Pipsmith does not know', async () => {
    const roster = await openIn(newBrowser());
    const hero = { ...heroNamed('Jane'), 'house-rule': { by: ['me', 1] } };
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
        hero: { ...first.hero, title: 'the Bold' },
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
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    heard.mockClear();
    await valueOf(one.contents());
    stop();
    await valueOf(one.add([{ hero: heroNamed('Bito') }]));
    await valueOf(one.contents());
    expect(heard).not.toHaveBeenCalled();
  });
});
