import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBy } from '../../file-problem';
import { anyWarband } from '../fixtures/drafts';
import { cases } from '../fixtures/cases';
import { apply } from './apply';
import type { Edit } from './edit';
import { nextName } from './next-name';
import { newWarband, zWarband, type Warband } from './warband';
import { writeWarband } from './write';

const read = readBy<Warband>(zWarband);
const head = { format: 'pipsmith/warband', version: 1, system: 'warband', name: 'X' };
const fighter = { name: 'A', rank: 'rookie', stat: 3 };
const withFighter = (change: object) => ({ ...head, fighters: [{ ...fighter, ...change }] });

describe('a warband file', () => {
  it.each(cases)('comes back the same: $name', ({ file }) => {
    const found = read(file);
    expect(found.ok && writeWarband(found.value)).toEqual(file);
  });

  it('comes back the same, whatever is in it', () => {
    fc.assert(
      fc.property(anyWarband, (warband) => {
        expect(read(JSON.parse(JSON.stringify(writeWarband(warband))))).toEqual({ ok: true, value: warband });
      }),
    );
  });

  it.each<readonly [string, object]>([
    ['no fighters', { ...head, fighters: [] }],
    ['30 fighters', { ...head, fighters: Array.from({ length: 30 }, () => fighter) }],
    ['a stat of 0', withFighter({ stat: 0 })],
    ['a stat of 20', withFighter({ stat: 20 })],
    ['a role that nobody knows', withFighter({ role: 'juggler' })],
    ['a name of 80 characters', withFighter({ name: '🐺'.repeat(80) })],
    ['a shooter without a name', withFighter({ shooter: { class: 'light' } })],
  ])('may have %s', (_, file) => {
    expect(read(file)).toMatchObject({ ok: true });
  });

  it.each<readonly [string, object, object]>([
    ['no list of fighters', head, { problem: 'missing', path: ['fighters'] }],
    [
      '31 fighters',
      { ...head, fighters: Array.from({ length: 31 }, () => fighter) },
      { problem: 'too-many', path: ['fighters'], limit: 30 },
    ],
    [
      'a rank of no game',
      withFighter({ rank: 'king' }),
      { problem: 'unknown-value', path: ['fighters', 0, 'rank'] },
    ],
    [
      'a class of no shooter',
      withFighter({ shooter: { name: 'Bow', class: 'heavy' } }),
      { problem: 'unknown-value', path: ['fighters', 0, 'shooter', 'class'] },
    ],
    [
      'a fighter without a stat',
      { ...head, fighters: [{ name: 'A', rank: 'boss' }] },
      { problem: 'missing' },
    ],
    ['half a stat', withFighter({ stat: 2.5 }), { path: ['fighters', 0, 'stat'] }],
    ['a stat of 21', withFighter({ stat: 21 }), { path: ['fighters', 0, 'stat'] }],
    ['a stat below 0', withFighter({ stat: -1 }), { path: ['fighters', 0, 'stat'] }],
    ['a name of 81 characters', withFighter({ name: 'x'.repeat(81) }), { problem: 'too-long', limit: 80 }],
    ['no name', withFighter({ name: '' }), { problem: 'empty' }],
    ['notes of 2,001', withFighter({ notes: 'x'.repeat(2001) }), { problem: 'too-long', limit: 2000 }],
    ['a shield that is a word', withFighter({ shield: 'yes' }), { problem: 'wrong-type' }],
  ])('is none with %s', (_, file, error) => {
    expect(read(file)).toMatchObject({ ok: false, error });
  });
});

describe('an edit', () => {
  const blank = newWarband('Blank');
  const namesAfter = (edit: Edit, warband = blank): readonly string[] =>
    apply(warband, edit).fighters.map(({ name }) => name);

  it('puts a new fighter behind those of his rank, under a name that nobody has', () => {
    expect(namesAfter({ edit: 'add-fighter', rank: 'specialist' })).toEqual([
      'Boss',
      'Specialist 1',
      'Specialist 2',
      'Specialist 3',
      'Specialist 4',
      'Rookie 1',
      'Rookie 2',
      'Rookie 3',
      'Rookie 4',
    ]);
    const without = apply(blank, { edit: 'remove-fighter', index: 5 });
    expect(namesAfter({ edit: 'add-fighter', rank: 'rookie' }, without).at(-1)).toBe('Rookie 2');
    expect(namesAfter({ edit: 'add-fighter', rank: 'boss' }, { ...blank, fighters: [] })).toEqual(['Boss']);
  });

  it('copies a fighter behind himself', () => {
    expect(namesAfter({ edit: 'copy-fighter', index: 4 }).slice(4, 6)).toEqual(['Rookie 1', 'Rookie 5']);
    expect(['Outlaw', 'Outlaw 9', '7', 'Agent 007'].map(nextName)).toEqual([
      'Outlaw 2',
      'Outlaw 10',
      '7 2',
      'Agent 007 2',
    ]);
  });

  it.each<Edit>([
    { edit: 'name-warband', name: '' },
    { edit: 'remove-fighter', index: 8 },
    { edit: 'copy-fighter', index: -1 },
    { edit: 'set-fighter', index: 8, field: 'stat', value: 3 },
    { edit: 'set-fighter', index: 0, field: 'stat', value: 21 },
    { edit: 'set-fighter', index: 0, field: 'stat', value: 5 },
    { edit: 'set-fighter', index: 0, field: 'name', value: '' },
    { edit: 'set-fighter', index: 0, field: 'melee', value: '' },
    { edit: 'set-fighter', index: 0, field: 'role', value: undefined },
  ])('changes nothing where it cannot: %j', (edit) => {
    expect(apply(blank, edit)).toBe(blank);
  });

  it('keeps a warband at 30 fighters', () => {
    const full = { ...blank, fighters: Array.from({ length: 30 }, () => blank.fighters[0] ?? never()) };
    expect(apply(full, { edit: 'add-fighter', rank: 'rookie' })).toBe(full);
  });

  it('takes away what may be absent, and keeps what the game does not know', () => {
    const odd = { ...blank, fighters: [{ ...(blank.fighters[0] ?? never()), melee: 'Axe', paint: 'red' }] };
    const bare = apply(odd, { edit: 'set-fighter', index: 0, field: 'melee', value: undefined });
    expect(bare.fighters[0]).toEqual({ ...blank.fighters[0], paint: 'red' });
    const bow = { class: 'light', name: undefined } as const;
    const unnamed = apply(blank, { edit: 'set-fighter', index: 0, field: 'shooter', value: bow });
    expect(unnamed.fighters[0]?.shooter).toStrictEqual({ class: 'light' });
  });
});

const never = (): never => {
  throw new Error('There is a boss.');
};
