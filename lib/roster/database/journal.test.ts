import { describe, expect, it } from 'vitest';
import { journalLimit } from './journal';
import type { Roster, SavedHero } from '../roster';
import { nameOf } from '../../systems/document';
import { changed, heroNamed, newBrowser, openIn, photoOf, valueOf } from '../testing';

const names = async (roster: Roster): Promise<readonly string[]> =>
  (await valueOf(roster.contents())).heroes.map(({ hero }) => nameOf(hero));

const withHeroes = async (
  ...all: readonly string[]
): Promise<{
  readonly roster: Roster;
  readonly ids: readonly string[];
  readonly reopen: () => Promise<Roster>;
}> => {
  const browser = newBrowser();
  const roster = await openIn(browser);
  const saved = await valueOf(roster.add(all.map((name) => ({ hero: heroNamed(name) }))));
  return { roster, ids: saved.map(({ id }) => id), reopen: () => openIn(browser) };
};

const change = (hero: SavedHero, title: string): Parameters<Roster['save']>[0] => ({
  id: hero.id,
  revision: hero.revision,
  hero: changed(hero.hero, { title }),
  tags: hero.tags,
  photo: hero.photo,
  history: `history of ${title}`,
});

describe('undo of the roster', () => {
  it('brings deleted heroes back with tags, photo, history, revision and place in parties', async () => {
    const { roster, reopen } = await withHeroes('Ada');
    const [jane] = await valueOf(
      roster.add([{ hero: heroNamed('Jane'), tags: ['b', 'a'], photo: photoOf('p', 7) }]),
    );
    const [zoe] = await valueOf(roster.add([{ hero: heroNamed('Zoe') }]));
    if (!jane || !zoe) return expect.fail('heroes');
    await valueOf(roster.save(change(jane, 'the Bold')));
    await valueOf(roster.addParty({ name: 'Crew', heroes: [zoe.id, jane.id] }));
    const before = await valueOf(roster.contents());

    await valueOf(roster.remove([jane.id]));
    const without = await valueOf(roster.contents());
    expect(without.heroes.map(({ hero }) => nameOf(hero))).toEqual(['Ada', 'Zoe']);
    expect(without.parties[0]?.heroes).toEqual([zoe.id]);
    expect(without.undo).toEqual({ did: 'delete', names: ['Jane'] });
    expect(await valueOf(roster.history(jane.id))).toBe('');

    const later = await reopen();
    expect(await valueOf(later.undo())).toEqual({ did: 'delete', names: ['Jane'] });
    const after = await valueOf(later.contents());
    expect(after.heroes).toEqual(before.heroes);
    expect(after.parties).toEqual(before.parties);
    expect(after.redo).toEqual({ did: 'delete', names: ['Jane'] });
    expect(await valueOf(later.history(jane.id))).toBe('history of the Bold');
    expect(await valueOf(later.photo('p'))).toEqual(photoOf('p', 7));

    await valueOf(later.redo());
    expect((await valueOf(later.contents())).parties).toMatchObject(without.parties);
    expect(await names(later)).toEqual(['Ada', 'Zoe']);
  });

  it('takes an import out and brings it back as it was edited', async () => {
    const { roster } = await withHeroes('Ada');
    const step = { did: 'import', names: ['Bito', 'Fang'] } as const;
    const [bito] = await valueOf(
      roster.add([{ hero: heroNamed('Bito') }, { hero: heroNamed('Fang') }], step),
    );
    if (!bito) return expect.fail('a hero');
    const edited = await valueOf(roster.save(change(bito, 'the Great')));
    expect(await valueOf(roster.undo())).toEqual(step);
    expect(await names(roster)).toEqual(['Ada']);
    expect(await valueOf(roster.redo())).toEqual(step);
    expect(await names(roster)).toEqual(['Ada', 'Bito', 'Fang']);
    expect(await valueOf(roster.hero(bito.id))).toEqual(edited);
    expect(await valueOf(roster.history(bito.id))).toBe('history of the Great');
  });

  it('takes an imported party out together with its heroes, and brings all of it back', async () => {
    const { roster } = await withHeroes('Ada');
    const step = { did: 'import', names: ['Bito', 'Fang', 'Zoe'] } as const;
    const heroes = step.names.map((name) => ({ hero: heroNamed(name) }));
    const added = await valueOf(
      roster.add(heroes, step, [
        { name: 'Crew', heroes: [0, 2] },
        { name: 'Band', heroes: [1, 7] },
      ]),
    );
    const [bito, fang, zoe] = added.map(({ id }) => id);
    const { parties } = await valueOf(roster.contents());
    expect(parties).toMatchObject([
      { name: 'Crew', heroes: [bito, zoe] },
      { name: 'Band', heroes: [fang] },
    ]);
    expect(await valueOf(roster.undo())).toEqual(step);
    expect(await names(roster)).toEqual(['Ada']);
    expect(await valueOf(roster.contents())).toMatchObject({ parties: [], undo: undefined });
    expect(await valueOf(roster.redo())).toEqual(step);
    expect(await names(roster)).toEqual(['Ada', 'Bito', 'Fang', 'Zoe']);
    expect((await valueOf(roster.contents())).parties).toEqual(parties);
  });

  it('takes back tags without taking back what was built since', async () => {
    const { roster, ids } = await withHeroes('Jane');
    const [id = ''] = ids;
    await valueOf(roster.tag([id], ['red', 'blue'], []));
    const tagged = await valueOf(roster.hero(id));
    expect(tagged).toMatchObject({ tags: ['red', 'blue'], revision: 2 });
    await valueOf(roster.save({ ...change(tagged, 'the Bold'), tags: ['red', 'blue', 'mine'] }));
    await valueOf(roster.undo());
    expect(await valueOf(roster.hero(id))).toMatchObject({
      tags: ['mine'],
      hero: { sheet: { title: 'the Bold' } },
      revision: 4,
    });
    await valueOf(roster.redo());
    const { tags } = await valueOf(roster.hero(id));
    expect([...tags].sort()).toEqual(['blue', 'mine', 'red']);
  });

  it('puts a dropped tag back in its place', async () => {
    const { roster, ids } = await withHeroes('Jane');
    await valueOf(roster.tag(ids, ['a', 'b', 'c'], []));
    await valueOf(roster.tag(ids, [], ['b']));
    await valueOf(roster.undo());
    expect((await valueOf(roster.hero(ids[0] ?? ''))).tags).toEqual(['a', 'b', 'c']);
  });

  it('duplicates under a name of its own, and takes the double away', async () => {
    const { roster, ids } = await withHeroes('Jane', 'Jane 2', 'x'.repeat(80));
    await valueOf(roster.duplicate(ids));
    expect((await names(roster)).slice(3)).toEqual(['Jane 3', 'Jane 4', `${'x'.repeat(78)} 2`]);
    await valueOf(roster.undo());
    expect(await names(roster)).toHaveLength(3);
  });

  it('covers making, changing and deleting parties', async () => {
    const { roster, ids } = await withHeroes('Ada', 'Jane');
    const parties = async (): Promise<readonly unknown[]> => (await valueOf(roster.contents())).parties;
    const made = await valueOf(roster.addParty({ name: 'Crew', heroes: [...ids, 'nobody'] }));
    expect(made.heroes).toEqual(ids);
    const changed = await valueOf(
      roster.changeParty(made.id, () => ({ name: 'Band', heroes: ids.slice(1) })),
    );
    await valueOf(roster.removeParty(made.id));
    expect(await parties()).toEqual([]);
    await valueOf(roster.undo());
    expect(await parties()).toEqual([changed]);
    await valueOf(roster.undo());
    expect(await parties()).toEqual([made]);
    expect(await valueOf(roster.undo())).toEqual({ did: 'party', name: 'Crew' });
    expect(await parties()).toEqual([]);
    expect(await valueOf(roster.undo())).toBeUndefined();
    for (let n = 0; n < 3; n += 1) await valueOf(roster.redo());
    expect(await parties()).toEqual([]);
    expect(await valueOf(roster.redo())).toBeUndefined();
  });

  it('keeps both of two changes of a party that were begun together, and takes no step for none', async () => {
    const { roster, ids } = await withHeroes('Ada', 'Jane');
    const { id } = await valueOf(roster.addParty({ name: 'Crew', heroes: ids.slice(0, 1) }));
    await Promise.all([
      valueOf(roster.changeParty(id, (party) => ({ ...party, name: 'Band' }))),
      valueOf(roster.changeParty(id, (party) => ({ ...party, heroes: [...party.heroes, ...ids.slice(1)] }))),
      valueOf(roster.changeParty(id, (party) => ({ ...party, name: 'Band' }))),
    ]);
    const { parties } = await valueOf(roster.contents());
    expect(parties).toMatchObject([{ id, name: 'Band', heroes: ids, revision: 3 }]);
  });

  it('forgets what could be redone when something else is done, and is shared by all tabs', async () => {
    const { roster, ids, reopen } = await withHeroes('Ada', 'Jane');
    const other = await reopen();
    await valueOf(roster.remove(ids.slice(0, 1)));
    await valueOf(other.undo());
    await valueOf(other.tag(ids, ['x'], []));
    const { undo, redo } = await valueOf(roster.contents());
    expect(undo).toEqual({ did: 'tag', names: ['Ada', 'Jane'] });
    expect(redo).toBeUndefined();
  });

  it('remembers the last hundred steps', async () => {
    const { roster, ids } = await withHeroes('Ada');
    for (let n = 0; n <= journalLimit; n += 1) await valueOf(roster.tag(ids, [`${n}`], []));
    let undone = 0;
    while ((await valueOf(roster.undo())) !== undefined) undone += 1;
    expect(undone).toBe(journalLimit);
    expect((await valueOf(roster.hero(ids[0] ?? ''))).tags).toEqual(['0']);
  });
});
