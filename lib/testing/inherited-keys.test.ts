import { describe, expect, it } from 'vitest';
import { heroNamed, newBrowser, openIn, openRaw, putRaw, valueOf } from '../roster/testing';
import { decode, encodeParty, encodeSheet } from '../share/index';
import { renamed, writeSheet } from '../systems/document';
import { newParty, readFile, writeParty } from '../systems/file';
import type { SheetDocument } from '../systems/sheet';

/** Names that every object of the language answers to. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** All of them, each with something under it. */
const odd = (what: unknown): object =>
  JSON.parse(
    `{${inherited.map((key) => `${JSON.stringify(key)}:${JSON.stringify(what)}`).join()}}`,
  ) as object;
const beside = (known: object): object => ({ ...known, ...odd({ legal: true, melee: 6, name: 'x' }) });

const faces = { 5: beside({ melee: 2 }), 6: beside({ skill: 1 }) };
const weapon = beside({ name: 'Bow', type: 'shortbow' });
const hero = beside({
  format: 'pipsmith/hero',
  version: 1,
  system: 'living',
  name: 'Jane',
  equipment: beside({ armour: 'none', shield: false, weapons: [weapon] }),
  faces,
  skills: [beside({ custom: 'Cone', school: 'ranger', text: 'It hurts.' })],
  followers: [beside({ kind: 'pet', name: 'Fang', magical: false, faces, weapons: [weapon] })],
  snowfall: beside({ skills: ['snowfall/x'] }),
  deep: { in: [odd(1)] },
});

/** Every object that has one of those names as a key, by the keys that lead there; what is inherited does not count. */
const placesIn = (json: unknown, at = ''): readonly string[] =>
  typeof json !== 'object' || json === null
    ? []
    : Object.entries(json).flatMap(([key, value]) => [
        ...(inherited.includes(key) ? [`${at}.${key}=${JSON.stringify(value)}`] : []),
        ...placesIn(value, `${at}.${key}`),
      ]);

const read = (json: object): SheetDocument => {
  const file = readFile(JSON.stringify(json));
  if (!file.ok || file.value.kind !== 'sheet') return expect.fail('a hero');
  return file.value.document;
};

describe('keys that every object answers to', () => {
  it('survive in a hero file, wherever they stand', () => {
    const places = placesIn(hero);
    expect(places).toHaveLength(inherited.length * 12);
    const written = writeSheet(read(hero));
    expect([...placesIn(written)].sort()).toEqual([...places].sort());
    expect(placesIn(writeSheet(renamed(read(hero), 'Jo'))).length).toBe(places.length);
  });

  it('change nothing that the game knows', () => {
    const { sheet } = read(hero);
    expect(Object.getPrototypeOf(sheet)).toBe(Object.prototype);
    expect(sheet).toMatchObject({ name: 'Jane', faces: { 5: { melee: 2 }, 1: { melee: 0 } } });
    expect(({} as { legal?: unknown }).legal).toBeUndefined();
  });

  it('survive in a party file, with its heroes', () => {
    const party = beside({ format: 'pipsmith/party', version: 1, name: 'Crew', heroes: [hero] });
    const file = readFile(JSON.stringify(party));
    if (!file.ok || file.value.kind !== 'party') return expect.fail('a party');
    expect([...placesIn(writeParty(file.value.party))].sort()).toEqual([...placesIn(party)].sort());
  });

  it('survive in links', () => {
    const small = { ...hero, skills: [], followers: [], notes: '' };
    const code = encodeSheet(read(small));
    const found = code.ok ? decode(code.value) : code;
    if (!found.ok || found.value.kind !== 'sheet') return expect.fail('a hero');
    expect([...placesIn(writeSheet(found.value.document))].sort()).toEqual([...placesIn(small)].sort());
    const party = newParty('Crew', [found.value.document]);
    const partyCode = encodeParty(party);
    expect(partyCode.ok && decode(partyCode.value)).toEqual({ ok: true, value: { kind: 'party', party } });
  });

  it('are copied to another thread', () => {
    expect([...placesIn(structuredClone(writeSheet(read(hero))))].sort()).toEqual([...placesIn(hero)].sort());
  });

  it('survive in the roster, in its backup and in what is restored', async () => {
    const roster = await openIn(newBrowser());
    await valueOf(roster.add([{ hero: read(hero), tags: inherited }]));
    const text = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    expect(await valueOf(other.restore(text))).toEqual({ heroes: 1, parties: 0 });
    expect(await valueOf(other.backup())).toBe(text);
    const [saved] = (await valueOf(other.contents())).heroes;
    expect(saved?.tags).toEqual(inherited);
    expect(saved && [...placesIn(writeSheet(saved.hero))].sort()).toEqual([...placesIn(hero)].sort());
  });

  it('survive in a row that cannot be read', async () => {
    const browser = newBrowser();
    const roster = await openIn(browser);
    const raw = await openRaw(browser);
    const row = beside({ id: 'h1', tags: 7 });
    await putRaw(raw, 'heroes', [row]);
    raw.close();
    const text = await valueOf(roster.backup());
    const other = await openIn(newBrowser());
    await valueOf(other.restore(text));
    const again = await valueOf(other.backup());
    expect(again).toBe(text);
    for (const key of inherited) expect(again).toContain(`"${key}":{"legal":true`);
  });
});

describe('names that every object answers to', () => {
  it.each(inherited)('are ids, names and texts like any other: %s', async (name) => {
    const named = read({
      ...writeSheet(heroNamed(name)),
      title: name,
      equipment: { weapons: [{ name, type: 'other' }], other: [name] },
      skills: [name, `${name}/${name}`, { custom: name, school: 'ranger', text: name }],
    });
    const code = encodeSheet(named);
    expect(code.ok && decode(code.value)).toEqual({ ok: true, value: { kind: 'sheet', document: named } });
    const party = newParty(name, [named]);
    const partyCode = encodeParty(party);
    expect(partyCode.ok && decode(partyCode.value)).toEqual({ ok: true, value: { kind: 'party', party } });
    const roster = await openIn(newBrowser());
    const [saved] = await valueOf(roster.add([{ hero: named, tags: [name] }]));
    await valueOf(roster.addParty({ name, heroes: [saved?.id ?? ''] }));
    const { heroes, parties } = await valueOf(roster.contents());
    expect([heroes[0]?.hero, heroes[0]?.tags, parties[0]?.name]).toEqual([named, [name], name]);
  });
});
