import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roster as words } from '#words/messages/roster';
import { samplesOf, writeSheet } from '../../systems/document';
import { documentOf, heroIn } from '../../systems/living/fixtures/heroes';
import { firstSystem } from '../../systems/open';
import { base64Of } from '../plain';
import type { Roster } from '../roster';
import { runs } from '../../testing/runs';
import { changed, heroNamed, jpegOf, newBrowser, openIn, photoOf, valueOf } from '../testing';

/** Everything that a person sees, apart from what undo and the backup themselves add. */
const seen = async (roster: Roster): Promise<unknown> => {
  const { heroes, unreadable, parties } = await valueOf(roster.contents());
  return [...heroes, ...unreadable, ...parties].map((row) => ({ ...row, revision: 0 }));
};

const anyName = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((name) => name.isWellFormed());

const anyRoster = fc.record({
  heroes: fc.array(
    fc.record({
      sample: fc.nat({ max: samplesOf(firstSystem).length - 1 }),
      name: anyName,
      extra: fc.jsonValue({ maxDepth: 2 }),
      tags: fc.array(fc.string({ unit: 'grapheme', maxLength: 8 }), { maxLength: 3 }),
      photo: fc.option(fc.uint8Array({ minLength: 1, maxLength: 40_000, size: 'max' }), { nil: undefined }),
    }),
    { maxLength: 5 },
  ),
  parties: fc.array(fc.record({ name: anyName, members: fc.array(fc.nat({ max: 4 }), { maxLength: 4 }) }), {
    maxLength: 2,
  }),
});

type AnyRoster = typeof anyRoster extends fc.Arbitrary<infer What> ? What : never;

const fill = async (roster: Roster, { heroes, parties }: AnyRoster): Promise<void> => {
  const ids: string[] = [];
  for (const [index, { sample, name, extra, tags, photo }] of heroes.entries()) {
    const from = samplesOf(firstSystem)[sample]?.document ?? heroNamed(name);
    const hero = documentOf({ ...heroIn(from), name, ...{ '__proto__ ': extra, ünbekannt: [extra] } });
    const bytes = photo && { id: `photo-${9 - index}`, bytes: jpegOf(1, 2, photo), width: 1, height: 2 };
    const [added] = await valueOf(roster.add([{ hero, tags, ...(bytes && { photo: bytes }) }]));
    if (added) ids.push(added.id);
  }
  for (const { name, members } of parties) {
    await valueOf(roster.addParty({ name, heroes: members.flatMap((at) => ids[at] ?? []) }));
  }
};

describe('a backup', () => {
  it('comes back byte for byte into an empty roster, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(anyRoster, async (what) => {
        const roster = await openIn(newBrowser());
        await fill(roster, what);
        const text = await valueOf(roster.backup());
        const other = await openIn(newBrowser());
        expect(await valueOf(other.restore(text))).toEqual({
          heroes: what.heroes.length,
          parties: what.parties.length,
        });
        expect(await valueOf(other.backup())).toBe(text);
        expect(await seen(other)).toEqual(await seen(roster));
      }),
      { numRuns: runs(25) },
    );
  });

  it('adds nothing that is here already', async () => {
    const roster = await openIn(newBrowser());
    const [jane] = await valueOf(
      roster.add([{ hero: heroNamed('Jane'), photo: photoOf('p', 1) }, { hero: heroNamed('Bito') }]),
    );
    await valueOf(roster.addParty({ name: 'Crew', heroes: [jane?.id ?? ''] }));
    const text = await valueOf(roster.backup());
    const before = await valueOf(roster.contents());
    expect(await valueOf(roster.restore(text))).toEqual({ heroes: 0, parties: 0 });
    expect(await valueOf(roster.contents())).toEqual(before);
  });

  it('stands beside what changed since, as one step that can be undone', async () => {
    const roster = await openIn(newBrowser());
    const [jane, bito] = await valueOf(
      roster.add([{ hero: heroNamed('Jane'), photo: photoOf('p', 1) }, { hero: heroNamed('Bito') }]),
    );
    if (!jane || !bito) return expect.fail('heroes');
    await valueOf(roster.addParty({ name: 'Crew', heroes: [bito.id, jane.id] }));
    const text = await valueOf(roster.backup());
    const bold = changed(jane.hero, { title: 'the Bold' });
    const change = { id: jane.id, revision: 1, hero: bold, tags: [], photo: 'p', history: '' };
    await valueOf(roster.save(change));
    const before = await valueOf(roster.contents());
    expect(await valueOf(roster.restore(text))).toEqual({ heroes: 1, parties: 1 });
    const after = await valueOf(roster.contents());
    expect(after.heroes.slice(0, 2)).toEqual(before.heroes);
    const copy = after.heroes[2];
    expect(copy).toMatchObject({ hero: jane.hero, photo: 'p', created: jane.created });
    expect(copy?.id).not.toBe(jane.id);
    expect(after.parties.map(({ name, heroes }) => [name, heroes])).toEqual([
      ['Crew', [bito.id, jane.id]],
      ['Crew', [bito.id, copy?.id]],
    ]);
    expect(await valueOf(roster.undo())).toEqual({ did: 'restore' });
    expect(await valueOf(roster.contents())).toEqual({ ...before, redo: { did: 'restore' } });
  });

  it('keeps two photos apart that came under one id', async () => {
    const one = await openIn(newBrowser());
    await valueOf(one.add([{ hero: heroNamed('Jane'), photo: photoOf('p', 1) }]));
    const other = await openIn(newBrowser());
    await valueOf(other.add([{ hero: heroNamed('Bito'), photo: photoOf('p', 2) }]));
    await valueOf(other.restore(await valueOf(one.backup())));
    const { heroes } = await valueOf(other.contents());
    const bytes = await Promise.all(
      heroes.map(async ({ photo }) => [...(await valueOf(other.photo(photo ?? ''))).bytes].at(-1)),
    );
    expect(bytes).toEqual([2, 1]);
  });

  it('has no limit of a hundred heroes, and counts what changes after it', async () => {
    const roster = await openIn(newBrowser());
    const many = Array.from({ length: 250 }, (_, n) => ({ hero: heroNamed(`Hero ${n}`) }));
    const [first] = await valueOf(roster.add(many));
    expect(await valueOf(roster.contents())).toMatchObject({ backedUp: undefined, changedSince: 250 });
    const text = await valueOf(roster.backup());
    expect((await valueOf(roster.contents())).changedSince).toBe(0);
    await valueOf(roster.tag([first?.id ?? ''], ['x'], []));
    const { backedUp, changedSince } = await valueOf(roster.contents());
    expect([typeof backedUp, changedSince]).toEqual(['string', 1]);
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 250, parties: 0 });
    expect((await valueOf(other.contents())).changedSince).toBe(0);
  });
});

describe('a damaged backup', () => {
  const entry = {
    id: 'a',
    tags: [],
    created: '2026-01-01T00:00:00.000Z',
    changed: '2026-01-01T00:00:00.000Z',
    hero: writeSheet(heroNamed('Jane')),
  };
  const backupWith = (over: Readonly<Record<string, unknown>>): string =>
    JSON.stringify({ format: 'pipsmith/backup', version: 1, heroes: [entry], ...over });

  it.each([
    ['', 'empty'],
    [backupWith({}).slice(0, -9), 'ends too early'],
    ['{"format":\n rubbish}', 'is damaged'],
    ['[]', 'The file must be'],
    [backupWith({ format: 'pipsmith/hero' }), 'format'],
    [backupWith({ version: 2 }), 'version: there is no version “2”'],
    [backupWith({ heroes: undefined }), 'heroes is missing'],
    [backupWith({ heroes: {} }), 'heroes must be a list'],
    [backupWith({ parties: 'none' }), 'parties must be a list'],
  ])('says where, and changes nothing: %s', async (text, place) => {
    const roster = await openIn(newBrowser());
    await valueOf(roster.add([{ hero: heroNamed('Bito') }]));
    const before = await valueOf(roster.contents());
    const restored = await roster.restore(text);
    expect(restored.ok ? '' : words.restore(restored.error)).toContain(place);
    expect(await valueOf(roster.contents())).toEqual(before);
  });

  const bad = (over: Readonly<Record<string, unknown>>) => ({ ...entry, id: 'b', ...over });
  const large = { ...entry.hero, name: 'Large', of: 'x'.repeat(3_000_000) };
  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  const photo = (over: Readonly<Record<string, unknown>>) => ({
    heroes: [{ ...entry, photo: 'p' }],
    photos: [{ id: 'p', width: 3, height: 4, jpeg: base64Of(jpegOf(3, 4)), ...over }],
  });
  const aJpegOf = (width: number, height: number) =>
    photo({ width, height, jpeg: base64Of(jpegOf(width, height)) });

  it.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    ['an id that is no text', { heroes: [bad({ id: 7 }), entry] }, 'Jane', 'heroes[0].id must be text'],
    ['an id without end', { heroes: [entry, bad({ id: 'x'.repeat(65) })] }, 'Jane', 'is too long'],
    [
      'a moment that is none',
      { heroes: [entry, bad({ changed: 'soon' })] },
      'Jane',
      'heroes[1].changed must be a date and time',
    ],
    ['no hero', { heroes: [entry, bad({ hero: undefined })] }, '', 'heroes[1].hero'],
    [
      'a hero with too many pips',
      { heroes: [entry, bad({ hero: { ...entry.hero, faces: { 4: { melee: 7 } } } })] },
      'Jane',
      'heroes[1].hero.faces.4.melee must be a whole number from 0 to 6',
    ],
    ['a hero of 3 MB', { heroes: [entry, bad({ hero: large })] }, 'Large', 'is too large for a hero'],
    ['a tag without end', { heroes: [entry, bad({ tags: ['x'.repeat(161)] })] }, 'Jane', 'is too long'],
    [
      'no list of tags',
      { unreadable: [bad({ hero: undefined, text: 'Fang', tags: 4 })] },
      '',
      'unreadable[0].tags must be',
    ],
    [
      'an unreadable hero of 3 MB',
      { unreadable: [bad({ hero: undefined, text: JSON.stringify(large) })] },
      'Large',
      'is too large for a hero',
    ],
    [
      'a damaged row of 3 MB',
      { damaged: [{ of: 'hero', row: { id: 'b', text: JSON.stringify(large), tags: 7 } }] },
      'Large',
      'is too large for a hero',
    ],
    ['a damaged row that is none', { damaged: [{ of: 'hero', row: [] }] }, '', 'damaged[0].row must be'],
    [
      'a party without heroes',
      { parties: [{ ...entry, name: 'Crew' }] },
      'Crew',
      'parties[0].heroes is missing',
    ],
    [
      'a party of a million',
      { parties: [{ ...entry, name: 'Crew', heroes: new Array<string>(1_000_000).fill('a') }] },
      'Crew',
      'parties[0].heroes has too many entries',
    ],
    ['a photo that is no text', photo({ jpeg: 7 }), 'Jane', 'photos[0].jpeg must be text'],
    ['a photo that is no Base64', photo({ jpeg: '?' }), 'Jane', 'photos[0].jpeg must be a JPEG picture'],
    [
      'a photo that is a PNG',
      photo({ jpeg: base64Of(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10)) }),
      'Jane',
      'photos[0].jpeg must be a JPEG picture',
    ],
    ['a photo of 30,000 x 30,000', aJpegOf(30_000, 30_000), 'Jane', '30,000 × 30,000'],
    ['a photo a pixel too wide', aJpegOf(751, 3), 'Jane', '751 × 3'],
    ['a photo of another size than it says', photo({ width: 4 }), 'Jane', '3 × 4'],
    [
      'a photo of 3 MB',
      photo({ jpeg: base64Of(jpegOf(3, 4, new Uint8Array(3_000_000))) }),
      'Jane',
      'the limit is 2,000,000',
    ],
  ])('that has %s is restored without it, and says so', async (_, over, name, why) => {
    const roster = await openIn(newBrowser());
    const restored = await valueOf(roster.restore(backupWith(over)));
    expect(restored).toMatchObject({ heroes: 1, parties: 0, refused: [{ name }] });
    expect(restored.refused).toHaveLength(1);
    const [refused] = restored.refused ?? [];
    expect(refused && words.refused(refused)).toContain(why);
    const { heroes, unreadable } = await valueOf(roster.contents());
    expect(heroes).toMatchObject([{ id: 'a', hero: { sheet: { name: 'Jane' } } }]);
    expect(heroes[0]?.photo).toBeUndefined();
    expect(unreadable).toEqual([]);
  });

  it('names the hero whose photo is refused, and not the one before', async () => {
    const bito = { ...entry, id: 'b', hero: { ...entry.hero, name: 'Bito' }, photo: 'p' };
    const text = backupWith({ ...photo({ jpeg: '?' }), heroes: [entry, bito] });
    const restored = await valueOf((await openIn(newBrowser())).restore(text));
    expect(restored).toMatchObject({ heroes: 2, refused: [{ of: 'photo', name: 'Bito' }] });
  });

  it.each([2000, 100_000])('that has a hero %i levels deep is restored without it', async (levels) => {
    const text = backupWith({ heroes: [entry, bad({ hero: { ...entry.hero, of: 'DEPTH' } })] });
    const roster = await openIn(newBrowser());
    const restored = await valueOf(roster.restore(text.replace('"DEPTH"', deep(levels))));
    expect(restored).toMatchObject({ heroes: 1, refused: [{ of: 'hero', name: 'Jane' }] });
    const [refused] = restored.refused ?? [];
    expect(refused && words.refused(refused)).toContain('too deep');
  });

  it('gives a photo back without what tells of camera and place', async () => {
    const plain = jpegOf(3, 4, [7]);
    const chatty = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 6, 71, 80, 83, 33, ...plain.subarray(2));
    const roster = await openIn(newBrowser());
    await valueOf(roster.restore(backupWith(photo({ jpeg: base64Of(chatty) }))));
    expect((await valueOf(roster.photo('p'))).bytes).toEqual(plain);
  });

  it('is never thrown about, whatever was cut out of it', async () => {
    const roster = await openIn(newBrowser());
    await valueOf(roster.add([{ hero: heroNamed('Jane'), photo: photoOf('p', 1) }]));
    const text = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length }), fc.nat({ max: 9 }), async (from, length) => {
        const restored = await other.restore(text.slice(0, from) + text.slice(from + length));
        if (!restored.ok) expect(words.restore(restored.error)).toMatch(/^[A-Z].*[.]$/s);
        else for (const part of restored.value.refused ?? []) expect(words.refused(part)).toMatch(/[.]$/);
      }),
    );
  });
});
