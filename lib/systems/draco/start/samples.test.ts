import { describe, expect, it } from 'vitest';
import { messages } from '../parts/messages';
import { setAround } from '../../document';
import { open } from '../../open';
import type { Sheet } from '../../sheet';
import { check } from '../rules/check';
import { newDragon, type Draft } from '../sheet/sheet';
import { theSet, slayer } from './samples';

await open(['draco']);

const around = (sheet: Draft) => setAround({ system: 'draco', sheet: sheet as unknown as Sheet });
const namesIn = (sheet: Draft): readonly string[] =>
  (around(sheet)?.sheets as unknown as readonly Draft[]).map(({ name }) => name);

describe('a sheet of one’s own in the set of the box', () => {
  it('takes the place of its like: the first with the same attack, or a namesake', () => {
    expect(namesIn(slayer('Own', '', 'bow', {}, []))).toEqual([
      'Own',
      'Cathryn',
      'Daeldric',
      'Amalica',
      'Eryam',
    ]);
    expect(namesIn(slayer('Own', '', 'dagger', {}, []))).not.toContain('Cathryn');
    expect(namesIn(slayer('Daeldric', '', 'dagger', {}, []))).toEqual([
      'Daeldric',
      'Cathryn',
      'Braron',
      'Amalica',
      'Eryam',
    ]);
    expect(namesIn(newDragon('Own'))).toEqual(['Cathryn', 'Daeldric', 'Braron', 'Amalica', 'Own']);
  });

  it('is on its own side', () => {
    expect(around(theSet.amalica)).toMatchObject({ team: 0, teams: [0, 0, 0, 0, 1] });
    expect(around(theSet.eryam)).toMatchObject({ team: 1, teams: [0, 0, 0, 0, 1] });
  });
});

describe('the set of the box', () => {
  it('keeps to the budgets without a point left, and to names that the text gives', () => {
    const { eryam, ...four } = theSet;
    for (const sheet of [eryam, ...Object.values(four)]) expect(check(sheet), sheet.name).toEqual([]);
    expect(Object.values(four).map(({ attack }) => attack)).toEqual(['dagger', 'dagger', 'bow', 'magic']);
    const art = Object.values(theSet).map((sheet) => messages.summary(sheet).emblem);
    expect(new Set(art).size).toBe(5);
    expect(four.amalica.skills).toContain('raise-the-dead');
    expect(eryam.cards.map(({ skill }) => skill)).toEqual(
      expect.arrayContaining(['acid-breath', 'thickening-scales']),
    );
  });
});
