import { describe, expect, it, vi } from 'vitest';
import type { Roster } from '@/lib/roster/roster';
import { newBrowser, openIn, valueOf } from '@/lib/roster/testing';
import { encodeHero, encodeParty, heroLink } from '@/lib/share/index';
import { newParty } from '@/lib/systems/file';
import { living } from '@/lib/systems/living/living';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { blankHero } from './state';
import type { Arrival } from './arrival';
import { openBuilder, type Builder } from './draft';

const sample = (n: number): HeroDraft => {
  const hero = living.samples[n]?.hero;
  if (!hero) throw new Error('The samples are fewer than this test needs.');
  return hero;
};
const [bito, jane] = [sample(0), sample(1)];
const codeOf = (hero: HeroDraft): string => {
  const code = encodeHero(hero);
  if (!code.ok) throw new Error(code.error.problem);
  return code.value;
};

const newRoster = (): Promise<Roster> => openIn(newBrowser());
const open = async (roster: Roster, arrival: Arrival = {}): Promise<Builder> => {
  const builder = await openBuilder(arrival, () => Promise.resolve({ ok: true, value: roster }));
  builder.start();
  return builder;
};
const heroesOf = async (roster: Roster) => (await valueOf(roster.contents())).heroes;
const saved = async (builder: Builder): Promise<void> => {
  await vi.waitFor(() => expect(builder.state().save).toEqual({ saved: 'yes' }));
};
const nameIt = (builder: Builder, text: string): void =>
  builder.dispatch({ do: 'edit', edits: [{ edit: 'set-text', field: 'name', text }] });
const add = async (roster: Roster, ...heroes: readonly HeroDraft[]) =>
  valueOf(roster.add(heroes.map((hero) => ({ hero }))));

describe('the bench', () => {
  it('begins with a blank hero and saves nothing before the first change', async () => {
    const roster = await newRoster();
    const builder = await open(roster);
    builder.flush();
    expect(builder.state().hero).toEqual(blankHero());
    expect(builder.state().save).toEqual({ saved: 'nothing-yet' });
    expect(await heroesOf(roster)).toEqual([]);
  });

  it('saves every change in one row and tells who listens', async () => {
    const roster = await newRoster();
    const builder = await open(roster);
    let heard = 0;
    builder.subscribe(() => (heard += 1));
    nameIt(builder, 'Bito');
    expect(heard).toBeGreaterThan(0);
    nameIt(builder, 'Bito van Ostmark');
    await saved(builder);
    builder.dispatch({ do: 'edit', edits: [{ edit: 'set-shield', shield: true }] });
    await saved(builder);
    const [row, ...more] = await heroesOf(roster);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id: builder.state().id, hero: builder.state().hero });
  });

  it('opens the hero that the address names, else the one that was changed last', async () => {
    const roster = await newRoster();
    const [first] = await add(roster, bito);
    await add(roster, jane);
    expect((await open(roster)).state().hero).toEqual(jane);
    expect((await open(roster, { hero: first?.id })).state()).toMatchObject({ hero: bito, id: first?.id });
    expect((await open(roster, { fresh: true })).state()).toMatchObject({ hero: blankHero(), id: undefined });
  });

  it('says so when the hero of the address is gone', async () => {
    const builder = await open(await newRoster(), { hero: 'nobody' });
    expect(builder.state().arrivalProblem).toEqual({ of: 'saved', problem: { problem: 'gone' } });
  });

  it('announces the issues that a change brings, and only those', async () => {
    const roster = await newRoster();
    await add(roster, bito);
    const builder = await open(roster);
    builder.dispatch({ do: 'edit', edits: [{ edit: 'set-armour', armour: 'none' }] });
    expect(builder.state().fresh.map(({ rule }) => rule)).toEqual(['armour-cap', 'armour-cap']);
    builder.dispatch({ do: 'edit', edits: [{ edit: 'set-text', field: 'title', text: 'Knight' }] });
    expect(builder.state().fresh).toEqual([]);
  });
});

describe('undo', () => {
  it('survives a reload, both ways', async () => {
    const roster = await newRoster();
    const builder = await open(roster, { sample: 'bito' });
    builder.dispatch({ do: 'edit', edits: [{ edit: 'remove-skill', list: 'hero', index: 0 }] });
    builder.dispatch({ do: 'photo', photo: 'photo-1' });
    builder.dispatch({ do: 'undo' });
    await saved(builder);

    const later = await open(roster);
    expect(later.state().history.past.at(-1)?.name).toBe('remove Regrowth');
    expect(later.state().history.future.at(-1)?.name).toBe('set the photo');
    later.dispatch({ do: 'undo' });
    expect(later.state().hero).toEqual(bito);
    expect(later.state().said).toBe('Undone: remove Regrowth.');
    later.dispatch({ do: 'redo' });
    later.dispatch({ do: 'redo' });
    expect(later.state().photo).toBe('photo-1');
    expect(later.state().hero.skills).toEqual([]);
  });

  it('goes back to the hero that another one came beside, and takes the untouched one away', async () => {
    const roster = await newRoster();
    await add(roster, jane);
    const builder = await open(roster);
    builder.dispatch({ do: 'bring', heroes: [bito] });
    await vi.waitFor(() => expect(builder.state().hero).toEqual(bito));
    await saved(builder);
    expect((await heroesOf(roster)).map(({ hero }) => hero.name)).toEqual([jane.name, bito.name]);
    builder.dispatch({ do: 'undo' });
    await vi.waitFor(() => expect(builder.state().hero).toEqual(jane));
    await vi.waitFor(async () => expect(await heroesOf(roster)).toHaveLength(1));
    expect(builder.state().history.future.at(-1)?.name).toBe(`open ${bito.name}`);
    builder.dispatch({ do: 'redo' });
    await vi.waitFor(() => expect(builder.state().hero).toEqual(bito));
    await saved(builder);
    expect((await heroesOf(roster)).map(({ hero }) => hero.name)).toEqual([jane.name, bito.name]);
  });
});

describe('what the address brings', () => {
  it('goes straight to an empty bench, and is saved', async () => {
    const roster = await newRoster();
    const builder = await open(roster, { from: codeOf(jane) });
    expect(builder.state().hero).toEqual(jane);
    await saved(builder);
    expect((await heroesOf(roster)).map(({ hero }) => hero)).toEqual([jane]);
  });

  it('takes a whole link for its code', async () => {
    const builder = await open(await newRoster(), {
      from: heroLink('https://pipsmith.example', codeOf(jane)),
    });
    expect(builder.state().hero).toEqual(jane);
  });

  it('stands beside the heroes that are there', async () => {
    const roster = await newRoster();
    await add(roster, bito);
    const builder = await open(roster, { from: codeOf(bito) });
    await saved(builder);
    expect((await heroesOf(roster)).map(({ hero }) => hero)).toEqual([bito, bito]);
  });

  it('lets a player choose from a party', async () => {
    const code = encodeParty(newParty('Two', [bito, jane]));
    const builder = await open(await newRoster(), { from: code.ok ? code.value : '' });
    expect(builder.state().question).toEqual({ ask: 'which', heroes: [bito, jane] });
    builder.dispatch({ do: 'bring', heroes: [jane] });
    expect(builder.state()).toMatchObject({ hero: jane, question: undefined });
  });

  it('says what is wrong with a bad code or an unknown sample', async () => {
    const roster = await newRoster();
    expect((await open(roster, { from: 'not a code' })).state().arrivalProblem).toMatchObject({ of: 'code' });
    expect((await open(roster, { sample: '__proto__' })).state().arrivalProblem).toEqual({
      of: 'sample',
      id: '__proto__',
    });
    expect(await heroesOf(roster)).toEqual([]);
  });
});

describe('two tabs', () => {
  const two = async () => {
    const roster = await newRoster();
    const [row] = await add(roster, bito);
    return { roster, id: row?.id ?? '', mine: await open(roster, { hero: row?.id }) };
  };
  const theirs = (name: string) => ({ tags: [], photo: undefined, history: '', hero: living.newHero(name) });

  it('that change one hero do not write over each other; mine may become a copy', async () => {
    const { roster, id, mine } = await two();
    nameIt(mine, 'Mine');
    await valueOf(roster.save({ id, revision: 1, ...theirs('Theirs') }));
    mine.flush();
    await vi.waitFor(() => expect(mine.state().save).toMatchObject({ problem: { problem: 'conflict' } }));
    await mine.saveAgain();
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => hero.name)).toEqual(['Theirs', 'Mine']);
    expect(mine.state().id).not.toBe(id);
  });

  it('may agree on theirs, and undo brings mine back', async () => {
    const { roster, id, mine } = await two();
    nameIt(mine, 'Mine');
    await valueOf(roster.save({ id, revision: 1, ...theirs('Theirs') }));
    mine.flush();
    await vi.waitFor(() => expect(mine.state().save.saved).toBe('no'));
    mine.showTheirs();
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => hero.name)).toEqual(['Theirs']);
    mine.dispatch({ do: 'undo' });
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => hero.name)).toEqual(['Mine']);
  });

  it('show what the other one saved while nothing is unsaved here', async () => {
    const { roster, id, mine } = await two();
    await valueOf(roster.save({ id, revision: 1, ...theirs('Theirs') }));
    await vi.waitFor(() => expect(mine.state().hero.name).toBe('Theirs'));
  });

  it('do not quarrel about a tag', async () => {
    const { roster, id, mine } = await two();
    nameIt(mine, 'Mine');
    await valueOf(roster.tag([id], ['best'], []));
    await saved(mine);
    expect(await heroesOf(roster)).toMatchObject([{ hero: { name: 'Mine' }, tags: ['best'] }]);
  });

  it('of which one deletes the hero leave it to the other to keep it', async () => {
    const { roster, id, mine } = await two();
    await valueOf(roster.remove([id]));
    await vi.waitFor(() => expect(mine.state().save).toMatchObject({ problem: { problem: 'gone' } }));
    await mine.saveAgain();
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => hero)).toEqual([bito]);
  });
});

describe('a device that does not save', () => {
  it('is said at once, and the builder works all the same', async () => {
    const builder = await openBuilder({ sample: 'bito' }, () =>
      Promise.resolve({ ok: false, error: { problem: 'unavailable' } }),
    );
    builder.start();
    expect(builder.state()).toMatchObject({
      hero: bito,
      save: { saved: 'no', problem: { problem: 'unavailable' } },
    });
    nameIt(builder, 'Mine');
    builder.dispatch({ do: 'bring', heroes: [jane] });
    expect(builder.state().hero).toEqual(jane);
    builder.dispatch({ do: 'undo' });
    expect(builder.state().hero.name).toBe('Mine');
    expect(builder.isUnsaved()).toBe(true);
  });

  it('loses nothing, and saves when there is room again', async () => {
    const roster = await newRoster();
    const full = { ok: false, error: { problem: 'full' } } as const;
    let isFull = true;
    const builder = await open({
      ...roster,
      add: (heroes, step) => (isFull ? Promise.resolve(full) : roster.add(heroes, step)),
    });
    nameIt(builder, 'Mine');
    await vi.waitFor(() => expect(builder.state().save).toMatchObject({ problem: { problem: 'full' } }));
    isFull = false;
    await builder.saveAgain();
    await saved(builder);
    expect((await heroesOf(roster)).map(({ hero }) => hero.name)).toEqual(['Mine']);
  });
});
