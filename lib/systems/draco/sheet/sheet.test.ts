import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft } from '../fixtures/drafts';
import { countedSet as theSet } from '../fixtures/counted-set';
import { samples } from '../start/samples';
import { apply } from './apply';
import { readDraft, writeDraft } from './file';
import { newDragon, newSlayer } from './sheet';

const head = { format: 'pipsmith/hero', version: 1, system: 'draco', name: 'A' };
const problemOf = (file: object) => {
  const read = readDraft(file);
  return read.ok ? undefined : read.error;
};

describe('the file', () => {
  it('says a draft whole: read again it is the same', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(readDraft(JSON.parse(JSON.stringify(writeDraft(draft))))).toEqual({ ok: true, value: draft });
      }),
      { numRuns: 100 },
    );
  });

  it('is as DRACO has it', () => {
    expect(writeDraft(theSet.amalica)).toEqual({
      format: 'pipsmith/hero',
      version: 1,
      system: 'draco',
      kind: 'slayer',
      name: 'Amalica',
      title: theSet.amalica.title,
      attack: 'magic',
      faces: {
        6: { attack: 2, shield: 2 },
        5: { attack: 1, shield: 2 },
        4: { shield: 3 },
        3: { shield: 1 },
      },
      skills: ['raise-the-dead', 'venom', 'great-web'],
    });
    expect(writeDraft(theSet.eryam)).toMatchObject({
      kind: 'dragon',
      cards: [{ name: 'Maw', skill: 'acid-breath', claw: true }, {}, {}, {}, {}],
    });
  });

  it.each([
    { what: 'no kind', file: head, problem: { problem: 'missing', path: ['kind'] } },
    {
      what: 'an unknown kind',
      file: { ...head, kind: 'wyrm' },
      problem: { problem: 'unknown-value', path: ['kind'], value: 'wyrm', known: ['slayer', 'dragon'] },
    },
    {
      what: 'a kind that is no text',
      file: { ...head, kind: 4 },
      problem: { problem: 'wrong-type', path: ['kind'], expected: 'string' },
    },
    {
      what: 'an unknown attack',
      file: { ...head, kind: 'slayer', attack: 'axe' },
      problem: {
        problem: 'unknown-value',
        path: ['attack'],
        value: 'axe',
        known: ['dagger', 'bow', 'magic'],
      },
    },
    {
      what: 'seven symbols of a kind',
      file: { ...head, kind: 'slayer', faces: { 6: { attack: 7 } } },
      problem: { problem: 'pip-count', path: ['faces', '6', 'attack'] },
    },
    {
      what: 'a face 7 of a card',
      file: { ...head, kind: 'dragon', cards: [{ faces: { 7: {} } }] },
      problem: { problem: 'unknown-face', path: ['cards', 0, 'faces', '7'], face: '7' },
    },
    {
      what: 'too many cards',
      file: { ...head, kind: 'dragon', cards: Array.from({ length: 21 }, () => ({})) },
      problem: { problem: 'too-many', path: ['cards'], limit: 20 },
    },
  ])('with $what is refused at its place', ({ file, problem }) => {
    expect(problemOf(file)).toEqual(problem);
  });
});

describe('edits', () => {
  it('begin anew as the other kind, with the same texts', () => {
    const dragon = apply({ ...theSet.braron, notes: 'Mind the trees' }, { edit: 'set-kind', kind: 'dragon' });
    expect(dragon).toEqual({ ...newDragon('Braron'), title: theSet.braron.title, notes: 'Mind the trees' });
    expect(apply(dragon, { edit: 'set-kind', kind: 'dragon' })).toBe(dragon);
  });

  it('that do not fit the kind, or name what is not there, change nothing', () => {
    const slayer = newSlayer('A');
    const dragon = newDragon('D');
    expect(apply(slayer, { edit: 'paint', face: 6, to: 'dagger' })).toBe(slayer);
    expect(apply(slayer, { edit: 'paint', card: 0, face: 6, to: 'attack' })).toBe(slayer);
    expect(apply(slayer, { edit: 'add-card' })).toBe(slayer);
    expect(apply(dragon, { edit: 'paint', face: 6, to: 'dagger' })).toBe(dragon);
    expect(apply(dragon, { edit: 'paint', card: 0, face: 6, to: 'attack' })).toBe(dragon);
    expect(apply(dragon, { edit: 'paint', card: 5, face: 6, to: 'dagger' })).toBe(dragon);
    expect(apply(dragon, { edit: 'add-skill', skill: 'venom' })).toBe(dragon);
    expect(apply(slayer, { edit: 'set-text', field: 'name', text: '' })).toBe(slayer);
  });

  it('leave the sun in its place, whatever is painted beside it', () => {
    const painted = apply(newSlayer('A'), { edit: 'paint', face: 6, to: 'attack', at: 3 });
    expect(painted).toMatchObject({
      faces: { 6: { attack: 1, shield: 0 } },
      places: { 6: ['sun', null, null, 'attack', null, null] },
    });
    expect(painted).not.toHaveProperty('faces.6.sun');
  });

  it('keep what a file says beyond the game', () => {
    for (const { sheet } of samples) {
      const named = apply({ ...sheet, shelf: 3 }, { edit: 'set-text', field: 'name', text: 'B' });
      expect(named).toMatchObject({ name: 'B', shelf: 3 });
    }
  });
});
