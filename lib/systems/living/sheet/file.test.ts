import { describe, expect, it, vi } from 'vitest';
import { cases } from '../fixtures/cases';
import { readSheet } from '../../file';
import { open } from '../../open';
import { heroIn } from '../fixtures/heroes';
import { ok } from '../../../result';
import type { Entry } from '../../system';
import { writeHero } from './file';

vi.mock('@/lib/systems/registry', async (original) => {
  const { entries } = await original<{ readonly entries: readonly Entry[] }>();
  const announced = { id: 'to-come', name: 'the Game to Come', format: 'pipsmith/hero', code: 99 };
  return { entries: [...entries, announced] };
});

await open(['living']);

const readHero = (...given: Parameters<typeof readSheet>) => {
  const read = readSheet(...given);
  return read.ok ? ok(heroIn(read.value)) : read;
};

const base = { format: 'pipsmith/hero', version: 1, system: 'living', name: 'Jane' };
const problemOf = (file: unknown) => {
  const read = readHero(file);
  return read.ok ? undefined : read.error;
};
const problem = (more: object) => problemOf({ ...base, ...more });
const weapon = (more: object) => ({ equipment: { weapons: [{ type: 'blunt' }, more] } });
const follower = (more: object) => ({ followers: [{ kind: 'pet', ...more }] });

describe('what is no hero file', () => {
  it.each<[string, unknown, object]>([
    ['a list', [], { problem: 'wrong-type', path: [], expected: 'object' }],
    ['null', null, { problem: 'wrong-type', path: [], expected: 'object' }],
    ['a text', 'x', { problem: 'wrong-type', path: [], expected: 'object' }],
    ['nothing in it', {}, { problem: 'missing', path: ['format'] }],
    ['no version', { format: 'pipsmith/hero' }, { problem: 'missing', path: ['version'] }],
    ['no system', { format: 'pipsmith/hero', version: 1 }, { problem: 'missing', path: ['system'] }],
    ['no name', { ...base, name: undefined, faces: 3 }, { problem: 'missing', path: ['name'] }],
    [
      'another format',
      { ...base, format: 'pipsmith/x' },
      { problem: 'unknown-value', path: ['format'], value: 'pipsmith/x' },
    ],
    ['a format that is no text', { ...base, format: 1 }, { problem: 'wrong-type', path: ['format'] }],
    [
      'a newer version',
      { ...base, version: 2 },
      { problem: 'unknown-value', path: ['version'], value: '2', known: ['1'] },
    ],
    [
      'a version in quotes',
      { ...base, version: '1' },
      { problem: 'wrong-type', path: ['version'], expected: 'number' },
    ],
    [
      'another system',
      { ...base, system: 'chess' },
      {
        problem: 'unknown-value',
        path: ['system'],
        known: ['living', 'first', 'draco', 'warband', 'to-come'],
      },
    ],
    [
      'a system to come',
      { ...base, system: 'to-come' },
      { problem: 'system-not-ready', path: ['system'], system: 'to-come' },
    ],
    ['keys of the prototype alone', Object.create(base), { problem: 'missing', path: ['format'] }],
  ])('%s', (_, file, expected) => {
    expect(problemOf(JSON.parse(JSON.stringify(file)) ?? file)).toMatchObject(expected);
  });

  it.each<[string, object, object]>([
    ['an empty name', { name: '' }, { problem: 'empty', path: ['name'] }],
    ['a name of 81', { name: 'x'.repeat(81) }, { problem: 'too-long', path: ['name'], limit: 80 }],
    ['a name that is no text', { name: 7 }, { problem: 'wrong-type', path: ['name'], expected: 'string' }],
    ['half a character', { name: 'a\uD83D' }, { problem: 'broken-text', path: ['name'] }],
    ['a title of 2,001', { title: 'x'.repeat(2001) }, { problem: 'too-long', path: ['title'], limit: 2000 }],
    ['a title of null', { title: null }, { problem: 'wrong-type', path: ['title'] }],
    [
      'an unknown armour',
      { equipment: { armour: 'plate' } },
      {
        problem: 'unknown-value',
        path: ['equipment', 'armour'],
        value: 'plate',
        known: ['none', 'light', 'medium', 'heavy'],
      },
    ],
    [
      'a shield in words',
      { equipment: { shield: 'yes' } },
      { problem: 'wrong-type', path: ['equipment', 'shield'], expected: 'boolean' },
    ],
    [
      'an unknown weapon',
      weapon({ type: 'club' }),
      { problem: 'unknown-value', path: ['equipment', 'weapons', 1, 'type'], value: 'club' },
    ],
    [
      'a weapon without type',
      weapon({ name: 'Club' }),
      { problem: 'missing', path: ['equipment', 'weapons', 1, 'type'] },
    ],
    [
      'a pole bow',
      weapon({ type: 'longbow', pole: true }),
      { problem: 'of-the-game', rule: 'pole-on-no-melee-weapon', path: ['equipment', 'weapons', 1, 'pole'] },
    ],
    [
      'a pole throwing weapon',
      weapon({ type: 'throwing', melee: 'blunt', pole: true }),
      { problem: 'of-the-game', rule: 'pole-on-no-melee-weapon' },
    ],
    [
      'an unknown melee kind',
      weapon({ type: 'throwing', melee: 'sharp' }),
      { problem: 'unknown-value', path: ['equipment', 'weapons', 1, 'melee'] },
    ],
    [
      '21 weapons',
      { equipment: { weapons: Array<object>(21).fill({ type: 'blunt' }) } },
      { problem: 'too-many', path: ['equipment', 'weapons'], limit: 20 },
    ],
    [
      '21 other items',
      { equipment: { other: Array<string>(21).fill('x') } },
      { problem: 'too-many', path: ['equipment', 'other'], limit: 20 },
    ],
    [
      'a 7-face',
      { faces: { 7: { melee: 1 } } },
      { problem: 'unknown-face', path: ['faces', '7'], face: '7' },
    ],
    ['a "06"-face', { faces: { '06': {} } }, { problem: 'unknown-face', face: '06' }],
    ['faces in a list', { faces: [] }, { problem: 'wrong-type', path: ['faces'] }],
    ['7 pips', { faces: { 6: { melee: 7 } } }, { problem: 'pip-count', path: ['faces', '6', 'melee'] }],
    ['-1 pip', { faces: { 6: { melee: -1 } } }, { problem: 'pip-count' }],
    ['half a pip', { faces: { 6: { magic: 0.5 } } }, { problem: 'pip-count' }],
    ['a pip in quotes', { faces: { 6: { magic: '1' } } }, { problem: 'pip-count' }],
    ['a pip of null', { faces: { 6: { magic: null } } }, { problem: 'pip-count' }],
    ['a face that is a number', { faces: { 6: 4 } }, { problem: 'wrong-type', path: ['faces', '6'] }],
    [
      'a skill that is a number',
      { skills: ['a', 3] },
      { problem: 'wrong-type', path: ['skills', 1], expected: 'skill' },
    ],
    [
      'a custom skill without a school',
      { skills: [{ custom: 'Spin' }] },
      { problem: 'missing', path: ['skills', 0, 'school'] },
    ],
    [
      'a custom skill of another school',
      { skills: [{ custom: 'Spin', school: 'druid' }] },
      { problem: 'unknown-value', path: ['skills', 0, 'school'], known: ['warrior', 'ranger'] },
    ],
    [
      'a custom skill without a name',
      { skills: [{ school: 'ranger' }] },
      { problem: 'missing', path: ['skills', 0, 'custom'] },
    ],
    [
      '51 skills',
      { skills: Array<string>(51).fill('a') },
      { problem: 'too-many', path: ['skills'], limit: 50 },
    ],
    [
      'an unknown follower',
      { followers: [{ kind: 'horse' }] },
      { problem: 'unknown-value', path: ['followers', 0, 'kind'] },
    ],
    ['a follower of no kind', { followers: [{}] }, { problem: 'missing', path: ['followers', 0, 'kind'] }],
    [
      'an unknown ability',
      follower({ ability: 'swim' }),
      { problem: 'unknown-value', path: ['followers', 0, 'ability'] },
    ],
    [
      'a daemon of unknown ability',
      { followers: [{ kind: 'daemon', ability: 'swim' }] },
      { problem: 'unknown-value' },
    ],
    [
      'a follower with 7 pips',
      follower({ faces: { 2: { melee: 7 } } }),
      { problem: 'pip-count', path: ['followers', 0, 'faces', '2', 'melee'] },
    ],
    [
      'a follower’s weapon',
      follower({ weapons: [{ type: 'teeth' }] }),
      { problem: 'unknown-value', path: ['followers', 0, 'weapons', 0, 'type'] },
    ],
    [
      '21 followers',
      { followers: Array<object>(21).fill({ kind: 'pet' }) },
      { problem: 'too-many', limit: 20 },
    ],
    [
      'a custom skill in the loadout',
      { snowfall: { skills: [{}] } },
      { problem: 'wrong-type', path: ['snowfall', 'skills', 0] },
    ],
  ])('%s', (_, file, expected) => {
    expect(problem(file)).toMatchObject(expected);
  });
});

describe('what is one', () => {
  it.each<[string, object]>([
    ['only the required keys', {}],
    ['a name of 80 characters outside the basic plane', { name: '🐺'.repeat(80) }],
    ['a text of 2,000', { notes: 'x'.repeat(2000) }],
    [
      'limits reached',
      { skills: Array<string>(50).fill('a'), followers: Array<object>(20).fill({ kind: 'pet' }) },
    ],
    ['pole: false on a bow', weapon({ type: 'longbow', pole: false })],
    ['a melee kind on what is not thrown', weapon({ type: 'blunt', melee: 'blunt' })],
    ['a daemon with a pet’s ability', { followers: [{ kind: 'daemon', ability: 'flight' }] }],
    ['unknown skills', { skills: ['constructor', '__proto__', ''] }],
  ])('%s', (_, file) => {
    expect(problem(file)).toBeUndefined();
  });

  it('keeps unknown keys everywhere', () => {
    const file = {
      ...base,
      equipment: { armour: 'none', shield: false, weapons: [{ type: 'blunt', colour: 'red' }], dye: 1 },
      faces: { 3: { luck: 2 } },
      skills: [{ custom: 'Spin', school: 'ranger', text: '', icon: 'x' }],
      followers: [{ kind: 'pet', magical: false, faces: {}, mood: ['good'] }],
      snowfall: { since: 2012 },
      tags: { a: [1, { b: null }] },
    };
    const read = readHero(file);
    expect(read.ok && writeHero(read.value)).toEqual(file);
  });

  it('reads the number -0 as no pip', () => {
    const read = readHero({ ...base, faces: { 6: { melee: -0 } } });
    expect(read.ok && Object.is(read.value.faces[6].melee, 0)).toBe(true);
  });

  it('is not fooled by keys of the language', () => {
    const evil = '"__proto__":{"legal":true,"name":"x"},"constructor":1,"toString":2';
    const text = `{${evil},"format":"pipsmith/hero","version":1,"system":"living","name":"J","faces":{"6":{${evil}}}}`;
    const read = readHero(JSON.parse(text));
    expect(read.ok).toBe(true);
    expect(({} as Record<string, unknown>)['legal']).toBeUndefined();
    expect(problemOf(JSON.parse('{"__proto__":{"format":"pipsmith/hero"}}'))).toEqual({
      problem: 'missing',
      path: ['format'],
    });
    expect(problem(JSON.parse('{"faces":{"__proto__":{"melee":1}}}') as object)).toMatchObject({
      problem: 'unknown-face',
    });
  });
});

it.each(cases)('writes $name as it was read', ({ file }) => {
  const read = readHero(file);
  expect(read.ok && writeHero(read.value)).toEqual(file);
});

it('says the place from the root of a larger file', () => {
  const read = readHero({ ...base, name: 3 }, ['heroes', 4]);
  expect(read).toMatchObject({ ok: false, error: { path: ['heroes', 4, 'name'] } });
});
