import { describe, expect, it, vi } from 'vitest';
import { nameOf } from './document';
import { documentsOf, readFile, writeParty } from './file';
import { open, systemIds } from './open';
import type { Entry } from './system';

vi.mock('@/lib/systems/registry', async (original) => {
  const { entries } = await original<{ readonly entries: readonly Entry[] }>();
  const announced = { id: 'to-come', name: 'the Game to Come', format: 'pipsmith/hero', code: 99 };
  return { entries: [...entries, announced] };
});

await open(systemIds);

const jane = { format: 'pipsmith/hero', version: 1, system: 'living', name: 'Jane' };
const party = (heroes: readonly unknown[], more: object = {}) => ({
  format: 'pipsmith/party',
  version: 1,
  name: 'Ostmark',
  heroes,
  ...more,
});
const problemOf = (file: unknown) => {
  const read = readFile(typeof file === 'string' || file instanceof Uint8Array ? file : JSON.stringify(file));
  return read.ok ? undefined : read.error;
};

describe('a file', () => {
  it('is a hero or a party', () => {
    const hero = readFile(JSON.stringify(jane));
    expect(hero.ok && hero.value.kind).toBe('sheet');
    expect(hero.ok && documentsOf(hero.value).map(nameOf)).toEqual(['Jane']);
    const both = readFile(JSON.stringify(party([jane, jane])));
    expect(both).toMatchObject({ ok: true, value: { kind: 'party', party: { name: 'Ostmark' } } });
    expect(both.ok && documentsOf(both.value).map(nameOf)).toEqual(['Jane', 'Jane']);
  });

  it('may begin with a byte order mark, as text and as bytes', () => {
    const text = `\uFEFF${JSON.stringify(jane)}`;
    expect(readFile(text).ok).toBe(true);
    expect(readFile(new TextEncoder().encode(text)).ok).toBe(true);
  });

  it('may be 1,000,000 bytes of UTF-8 long, and no longer', () => {
    const ofBytes = (bytes: number, letter: string) => {
      const rest = JSON.stringify({ ...jane, tag: '' }).length;
      const size = new TextEncoder().encode(letter).length;
      const tag = letter.repeat(Math.floor((bytes - rest) / size));
      return JSON.stringify({ ...jane, tag: tag + 'x'.repeat((bytes - rest) % size) });
    };
    expect(problemOf(ofBytes(1_000_000, 'x'))).toBeUndefined();
    expect(problemOf(ofBytes(1_000_000, '🐺'))).toBeUndefined();
    for (const letter of ['x', '🐺']) {
      const tooLarge = { problem: 'file-too-large', path: [], bytes: 1_000_001, limit: 1_000_000 };
      expect(problemOf(ofBytes(1_000_001, letter))).toEqual(tooLarge);
      expect(problemOf(new TextEncoder().encode(ofBytes(1_000_001, letter)))).toEqual(tooLarge);
    }
  });

  it.each<[string, string | Uint8Array, object]>([
    ['nothing', '', { problem: 'not-json', why: 'empty' }],
    ['blanks', ' \n', { problem: 'not-json', why: 'empty' }],
    ['prose', 'Jane', { problem: 'not-json', why: 'syntax' }],
    ['a comma too many', '{\n"a": 1,\n}', { problem: 'not-json', why: 'syntax', line: 3 }],
    ['half a file', '{"format": "pipsmith', { problem: 'not-json', why: 'ends-early' }],
    ['an open brace', '{"format": [', { problem: 'not-json', why: 'ends-early' }],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), { problem: 'not-text' }],
    [
      '100,000 lists in each other',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      { problem: 'not-json', why: 'too-deep' },
    ],
    ['a number', '3', { problem: 'wrong-type', path: [] }],
  ])('is not %s', (_, content, expected) => {
    expect(problemOf(content)).toMatchObject(expected);
  });

  it('may nest what it does not know, but not without end', () => {
    const nested = (depth: number) =>
      `{"format":"pipsmith/hero","version":1,"system":"living","name":"J","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(problemOf(nested(900))).toBeUndefined();
    expect(problemOf(nested(2000))).toMatchObject({ problem: 'not-json', why: 'too-deep' });
  });
});

describe('a party file', () => {
  it('may be empty, and holds 100 heroes at most', () => {
    expect(problemOf(party([]))).toBeUndefined();
    expect(problemOf(party(Array<object>(100).fill(jane)))).toBeUndefined();
    expect(problemOf(party(Array<object>(101).fill(jane)))).toMatchObject({
      problem: 'too-many',
      path: ['heroes'],
      limit: 100,
    });
  });

  it.each<[string, object, object]>([
    ['no version', { format: 'pipsmith/party' }, { problem: 'missing', path: ['version'] }],
    ['no name', { format: 'pipsmith/party', version: 1, heroes: [] }, { problem: 'missing', path: ['name'] }],
    [
      'no heroes',
      { format: 'pipsmith/party', version: 1, name: 'x' },
      { problem: 'missing', path: ['heroes'] },
    ],
    [
      'a newer version',
      party([], { version: 2 }),
      { problem: 'unknown-value', path: ['version'], known: ['1'] },
    ],
    ['a version in quotes', party([], { version: '1' }), { problem: 'wrong-type', path: ['version'] }],
    ['an empty name', party([], { name: '' }), { problem: 'empty', path: ['name'] }],
    [
      'heroes that are no list',
      party([], { heroes: {} }),
      { problem: 'wrong-type', path: ['heroes'], expected: 'array' },
    ],
    [
      'a hero with a wrong face',
      party([jane, { ...jane, faces: { 0: {} } }]),
      { problem: 'unknown-face', path: ['heroes', 1, 'faces', '0'] },
    ],
    [
      'a hero that is nothing',
      party([null]),
      { problem: 'wrong-type', path: ['heroes', 0], expected: 'object' },
    ],
    [
      'a hero of a system to come',
      party([{ ...jane, system: 'to-come' }]),
      { problem: 'system-not-ready', path: ['heroes', 0, 'system'] },
    ],
    ['a party in a party', party([party([])]), { problem: 'missing', path: ['heroes', 0, 'system'] }],
  ])('has a problem with %s', (_, file, expected) => {
    expect(problemOf(file)).toMatchObject(expected);
  });

  it('is written as it was read, unknown keys and all', () => {
    const file = party(
      [{ ...jane, equipment: { armour: 'none', shield: false, weapons: [] }, faces: {}, skills: [] }],
      { since: 2012 },
    );
    const read = readFile(JSON.stringify(file));
    expect(read.ok && read.value.kind === 'party' && writeParty(read.value.party)).toEqual(file);
  });
});
