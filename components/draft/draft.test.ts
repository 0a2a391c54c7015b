import { describe, expect, it } from 'vitest';
import { rosterName } from '@/lib/roster/database/layout-now';
import type { Roster } from '@/lib/roster/roster';
import { newBrowser, openIn, valueOf } from '@/lib/roster/testing';
import { encodeParty, encodeSheet, heroLink } from '@/lib/share/index';
import { nameOf, samplesOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import { documentOf, heroIn } from '@/lib/systems/living/fixtures/heroes';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import { newHero } from '@/lib/systems/living/sheet/hero';
import { firstSystem, open as openGames, systemIds } from '@/lib/systems/open';
import type { Edit as SomeEdit, SheetDocument } from '@/lib/systems/sheet';
import type { Edit as WarbandEdit } from '@/lib/systems/warband/sheet/edit';
import { eventually } from '@/lib/testing/eventually';
import { newTabs } from '@/components/writer/testing';
import type { Arrival } from './address';
import { openDraft, type Draft } from './draft';
import { blankDocument } from './state';

await openGames(systemIds);

const sample = (n: number): SheetDocument => {
  const found = samplesOf('living')[n];
  if (!found) throw new Error('The samples are fewer than this test needs.');
  return found.document;
};
const [bito, jane] = [sample(0), sample(1)];
const codeOf = (document: SheetDocument): string => {
  const code = encodeSheet(document);
  if (!code.ok) throw new Error(code.error.problem);
  return code.value;
};
const blank = blankDocument(firstSystem);
const edit = (draft: Draft, change: Edit): void =>
  draft.dispatch({ do: 'edit', edits: [change as unknown as SomeEdit] });

const newRoster = (): Promise<Roster> => openIn(newBrowser());
const open = async (roster: Roster, arrival: Arrival = {}, tabs = newTabs()): Promise<Draft> => {
  const draft = await openDraft(arrival, () => Promise.resolve({ ok: true, value: roster }), tabs);
  draft.start();
  return draft;
};
const heroesOf = async (roster: Roster) => (await valueOf(roster.contents())).heroes;
const saved = async (draft: Draft): Promise<void> => {
  await eventually(() => expect(draft.state().save).toEqual({ saved: 'yes' }));
};
const nameIt = (draft: Draft, text: string): void => edit(draft, { edit: 'set-text', field: 'name', text });
const add = async (roster: Roster, ...heroes: readonly SheetDocument[]) =>
  valueOf(roster.add(heroes.map((hero) => ({ hero }))));

describe('a draft in two tabs', () => {
  it('has one writer: the other says so, follows, and takes over with its next edit', async () => {
    const browser = newBrowser();
    const tabs = newTabs();
    const one = await open(await openIn(browser), {}, tabs);
    nameIt(one, 'Bito');
    await saved(one);
    const other = await open(await openIn(browser), { hero: one.state().id }, tabs);
    await eventually(() => expect(other.state().isElsewhere).toBe(true));
    expect(one.state().isElsewhere).toBe(false);
    nameIt(other, 'Bito of the other tab');
    await eventually(() => expect(one.state().isElsewhere).toBe(true));
    await saved(other);
    expect(other.state().isElsewhere).toBe(false);
  });

  it('belongs to nobody once its tab is closed', async () => {
    const browser = newBrowser();
    const tabs = newTabs();
    const one = await openDraft({}, async () => ({ ok: true, value: await openIn(browser) }), tabs);
    const stop = one.start();
    nameIt(one, 'Bito');
    await saved(one);
    stop();
    const other = await open(await openIn(browser), { hero: one.state().id }, tabs);
    nameIt(other, 'Bito again');
    await saved(other);
    expect(other.state().isElsewhere).toBe(false);
  });
});

it('a draft whose database is deleted says so, and is saved anew', async () => {
  const browser = newBrowser();
  const draft = await open(await openIn(browser));
  nameIt(draft, 'Bito');
  await saved(draft);
  await new Promise((done) => {
    const request = browser.indexedDB?.deleteDatabase(rosterName);
    if (request) request.onsuccess = done;
  });
  await eventually(() => expect(draft.state().save).toEqual({ saved: 'no', problem: { problem: 'gone' } }));
  await draft.saveAgain();
  await saved(draft);
  expect((await heroesOf(await openIn(browser))).map(({ hero }) => nameOf(hero))).toEqual(['Bito']);
});

describe('a draft', () => {
  it('begins with a blank hero and saves nothing before the first change', async () => {
    const roster = await newRoster();
    const draft = await open(roster);
    draft.flush();
    expect(draft.state().document).toEqual(blank);
    expect(draft.state().save).toEqual({ saved: 'nothing-yet' });
    expect(await heroesOf(roster)).toEqual([]);
  });

  it('saves every change in one row and tells who listens', async () => {
    const roster = await newRoster();
    const draft = await open(roster);
    let heard = 0;
    draft.subscribe(() => (heard += 1));
    nameIt(draft, 'Bito');
    expect(heard).toBeGreaterThan(0);
    nameIt(draft, 'Bito van Ostmark');
    await saved(draft);
    edit(draft, { edit: 'set-shield', shield: true });
    await saved(draft);
    const [row, ...more] = await heroesOf(roster);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id: draft.state().id, hero: draft.state().document });
  });

  it('keeps a photo for each fighter, which goes with him, is taken back and done again', async () => {
    const roster = await newRoster();
    const [merry] = samplesOf('warband');
    if (!merry) return expect.fail('a warband');
    await add(roster, merry.document);
    const draft = await open(roster);
    const photos = () => draft.state().photos;
    const act = (change: WarbandEdit): void =>
      draft.dispatch({ do: 'edit', edits: [change as unknown as SomeEdit] });
    draft.dispatch({ do: 'photo', photo: 'red', of: { place: 2, name: 'Red William' } });
    draft.dispatch({ do: 'photo', photo: 'all' });
    act({ edit: 'remove-fighter', index: 1 });
    expect(photos()).toEqual({ 1: 'red' });
    await saved(draft);
    const [row] = await heroesOf(roster);
    expect(row).toMatchObject({ photo: 'all', photos: { 1: 'red' } });

    const again = await open(roster);
    expect(again.state().photos).toEqual({ 1: 'red' });
    expect(again.state().history.past.map(({ name }) => name)).toContain('set the photo of Red William');
    again.dispatch({ do: 'undo' });
    expect(again.state().photos).toEqual({ 2: 'red' });
    again.dispatch({ do: 'undo' });
    again.dispatch({ do: 'undo' });
    expect(again.state().photos).toBeUndefined();
    again.dispatch({ do: 'redo' });
    expect(again.state().photos).toEqual({ 2: 'red' });
    await saved(again);
    expect((await heroesOf(roster))[0]?.photos).toEqual({ 2: 'red' });
    draft.dispatch({ do: 'bring', documents: [jane], again: true });
    await eventually(() => expect(draft.state().document).toEqual(jane));
    expect(draft.state().photos).toBeUndefined();
  });

  it('opens the hero that the address names, else the one that was changed last', async () => {
    const roster = await newRoster();
    const [first] = await add(roster, bito);
    await add(roster, jane);
    expect((await open(roster)).state().document).toEqual(jane);
    expect((await open(roster, { hero: first?.id })).state()).toMatchObject({
      document: bito,
      id: first?.id,
    });
    expect((await open(roster, { fresh: true })).state()).toMatchObject({ document: blank, id: undefined });
  });

  it('says so when the hero of the address is gone', async () => {
    const draft = await open(await newRoster(), { hero: 'nobody' });
    expect(draft.state().arrivalProblem).toEqual({ of: 'saved', problem: { problem: 'gone' } });
  });

  it('announces the issues that a change brings, and only those', async () => {
    const roster = await newRoster();
    await add(roster, bito);
    const draft = await open(roster);
    edit(draft, { edit: 'set-armour', armour: 'none' });
    expect(draft.state().fresh.map(({ rule }) => rule)).toEqual(['armour-cap', 'armour-cap']);
    edit(draft, { edit: 'set-text', field: 'title', text: 'Knight' });
    expect(draft.state().fresh).toEqual([]);
  });
});

describe('undo', () => {
  it('survives a reload, both ways', async () => {
    const roster = await newRoster();
    const draft = await open(roster, { sample: 'bito' });
    edit(draft, { edit: 'remove-skill', list: 'hero', index: 0 });
    draft.dispatch({ do: 'photo', photo: 'photo-1' });
    draft.dispatch({ do: 'undo' });
    await saved(draft);

    const later = await open(roster);
    expect(later.state().history.past.at(-1)?.name).toBe('remove Regrowth');
    expect(later.state().history.future.at(-1)?.name).toBe('set the photo');
    later.dispatch({ do: 'undo' });
    expect(later.state().document).toEqual(bito);
    expect(later.state().said).toBe('Undone: remove Regrowth.');
    later.dispatch({ do: 'redo' });
    later.dispatch({ do: 'redo' });
    expect(later.state().photo).toBe('photo-1');
    expect(heroIn(later.state().document).skills).toEqual([]);
  });

  it('goes back to the hero that another one came beside, and takes the untouched one away', async () => {
    const roster = await newRoster();
    await add(roster, jane);
    const draft = await open(roster);
    draft.dispatch({ do: 'bring', documents: [bito] });
    await eventually(() => expect(draft.state().document).toEqual(bito));
    await saved(draft);
    expect((await heroesOf(roster)).map(({ hero }) => nameOf(hero))).toEqual([nameOf(jane), nameOf(bito)]);
    draft.dispatch({ do: 'undo' });
    await eventually(() => expect(draft.state().document).toEqual(jane));
    await eventually(async () => expect(await heroesOf(roster)).toHaveLength(1));
    expect(draft.state().history.future.at(-1)?.name).toBe(`open ${nameOf(bito)}`);
    draft.dispatch({ do: 'redo' });
    await eventually(() => expect(draft.state().document).toEqual(bito));
    await saved(draft);
    expect((await heroesOf(roster)).map(({ hero }) => nameOf(hero))).toEqual([nameOf(jane), nameOf(bito)]);
  });
});

describe('what the address brings', () => {
  it('goes straight into an empty draft, and is saved', async () => {
    const roster = await newRoster();
    const draft = await open(roster, { from: codeOf(jane) });
    expect(draft.state().document).toEqual(jane);
    await saved(draft);
    expect((await heroesOf(roster)).map(({ hero }) => hero)).toEqual([jane]);
  });

  it('takes a whole link for its code', async () => {
    const draft = await open(await newRoster(), {
      from: heroLink('https://pipsmith.example', codeOf(jane)),
    });
    expect(draft.state().document).toEqual(jane);
  });

  it('stands beside the heroes that are there', async () => {
    const roster = await newRoster();
    await add(roster, bito);
    const draft = await open(roster, { from: codeOf(jane) });
    await saved(draft);
    expect((await heroesOf(roster)).map(({ hero }) => hero)).toEqual([bito, jane]);
  });

  it('asks before it stands beside one that is just the same', async () => {
    const roster = await newRoster();
    const [mine] = await add(roster, bito);
    const draft = await open(roster, { from: codeOf(bito) });
    expect(draft.state()).toMatchObject({ document: blank, question: { ask: 'twin', id: mine?.id } });
    expect(await heroesOf(roster)).toHaveLength(1);
    draft.dispatch({ do: 'bring', documents: [bito], again: true });
    await saved(draft);
    expect(draft.state().question).toBeUndefined();
    expect((await heroesOf(roster)).map(({ hero }) => hero)).toEqual([bito, bito]);
  });

  it('puts what is brought in place of a hero that has only a name, with its photo, and back by undo', async () => {
    const roster = await newRoster();
    const draft = await open(roster, { fresh: true });
    nameIt(draft, 'Mira');
    await saved(draft);
    draft.dispatch({ do: 'bring', documents: [jane], photo: 'plate', again: true, inPlace: true });
    await saved(draft);
    expect((await heroesOf(roster)).map(({ hero, photo }) => ({ hero, photo }))).toEqual([
      { hero: jane, photo: 'plate' },
    ]);
    draft.dispatch({ do: 'undo' });
    expect(nameOf(draft.state().document)).toBe('Mira');
    expect(draft.state().photo).toBeUndefined();
  });

  it('lets a player choose from a party', async () => {
    const code = encodeParty(newParty('Two', [bito, jane]));
    const draft = await open(await newRoster(), { from: code.ok ? code.value : '' });
    expect(draft.state().question).toEqual({ ask: 'which', documents: [bito, jane] });
    draft.dispatch({ do: 'bring', documents: [jane] });
    await eventually(() => expect(draft.state()).toMatchObject({ document: jane, question: undefined }));
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

it('goes on with a save that was given up for slow and came through all the same', async () => {
  const roster = await newRoster();
  const [row] = await add(roster, bito);
  let isSlow = true;
  const slow: Roster = {
    ...roster,
    save: async (change) => {
      const answer = await roster.save(change);
      if (!isSlow) return answer;
      isSlow = false;
      return { ok: false, error: { problem: 'no-answer' } };
    },
  };
  const mine = await open(slow, { hero: row?.id });
  nameIt(mine, 'Mine');
  mine.flush();
  await eventually(() => expect(mine.state().save).toMatchObject({ problem: { problem: 'no-answer' } }));
  await mine.saveAgain();
  await saved(mine);
  expect((await heroesOf(roster)).map(({ hero }) => nameOf(hero))).toEqual(['Mine']);
});

describe('two tabs', () => {
  const two = async () => {
    const roster = await newRoster();
    const [row] = await add(roster, bito);
    return { roster, id: row?.id ?? '', mine: await open(roster, { hero: row?.id }) };
  };
  const theirs = (name: string) => ({
    tags: [],
    photo: undefined,
    history: '',
    hero: documentOf(newHero(name)),
  });

  it('that change one hero do not write over each other; mine may become a copy', async () => {
    const { roster, id, mine } = await two();
    nameIt(mine, 'Mine');
    await valueOf(roster.save({ id, revision: 1, ...theirs('Theirs') }));
    mine.flush();
    await eventually(() => expect(mine.state().save).toMatchObject({ problem: { problem: 'conflict' } }));
    await mine.saveAgain();
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => nameOf(hero))).toEqual(['Theirs', 'Mine']);
    expect(mine.state().id).not.toBe(id);
  });

  it('may agree on theirs, and undo brings mine back', async () => {
    const { roster, id, mine } = await two();
    nameIt(mine, 'Mine');
    await valueOf(roster.save({ id, revision: 1, ...theirs('Theirs') }));
    mine.flush();
    await eventually(() => expect(mine.state().save.saved).toBe('no'));
    mine.showTheirs();
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => nameOf(hero))).toEqual(['Theirs']);
    mine.dispatch({ do: 'undo' });
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => nameOf(hero))).toEqual(['Mine']);
  });

  it('show what the other one saved while nothing is unsaved here', async () => {
    const { roster, id, mine } = await two();
    await valueOf(roster.save({ id, revision: 1, ...theirs('Theirs') }));
    await eventually(() => expect(nameOf(mine.state().document)).toBe('Theirs'));
  });

  it('do not quarrel about a tag', async () => {
    const { roster, id, mine } = await two();
    nameIt(mine, 'Mine');
    await valueOf(roster.tag([id], ['best'], []));
    await saved(mine);
    expect(await heroesOf(roster)).toMatchObject([{ hero: { sheet: { name: 'Mine' } }, tags: ['best'] }]);
  });

  it('of which one deletes the hero leave it to the other to keep it', async () => {
    const { roster, id, mine } = await two();
    await valueOf(roster.remove([id]));
    await eventually(() => expect(mine.state().save).toMatchObject({ problem: { problem: 'gone' } }));
    await mine.saveAgain();
    await saved(mine);
    expect((await heroesOf(roster)).map(({ hero }) => hero)).toEqual([bito]);
  });
});

describe('a device that does not save', () => {
  it('is said at once, and the draft works all the same', async () => {
    const draft = await openDraft({ sample: 'bito' }, () =>
      Promise.resolve({ ok: false, error: { problem: 'unavailable' } }),
    );
    draft.start();
    expect(draft.state()).toMatchObject({
      document: bito,
      save: { saved: 'no', problem: { problem: 'unavailable' } },
    });
    nameIt(draft, 'Mine');
    draft.dispatch({ do: 'bring', documents: [jane] });
    expect(draft.state().document).toEqual(jane);
    draft.dispatch({ do: 'undo' });
    expect(nameOf(draft.state().document)).toBe('Mine');
    expect(draft.isUnsaved()).toBe(true);
  });

  it('loses nothing, and saves when there is room again', async () => {
    const roster = await newRoster();
    const full = { ok: false, error: { problem: 'full' } } as const;
    let isFull = true;
    const draft = await open({
      ...roster,
      add: (heroes, step) => (isFull ? Promise.resolve(full) : roster.add(heroes, step)),
    });
    nameIt(draft, 'Mine');
    await eventually(() => expect(draft.state().save).toMatchObject({ problem: { problem: 'full' } }));
    isFull = false;
    await draft.saveAgain();
    await saved(draft);
    expect((await heroesOf(roster)).map(({ hero }) => nameOf(hero))).toEqual(['Mine']);
  });
});
