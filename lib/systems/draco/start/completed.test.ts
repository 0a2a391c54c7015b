import { describe, expect, it } from 'vitest';
import { check } from '../rules/check';
import { newDragon } from '../sheet/sheet';
import { completed } from './completed';
import { theSet, slayer } from './samples';

const namesIn = ({ sheets }: ReturnType<typeof completed>): readonly string[] =>
  sheets.map(({ name }) => name);

describe('a sheet of one’s own in the set of the box', () => {
  it('takes the place of its like: the first with the same attack, or a namesake', () => {
    expect(namesIn(completed(slayer('Own', '', 'bow', {}, [])))).toEqual([
      'Cathryn',
      'Daeldric',
      'Own',
      'Amalica',
      'Eryam',
    ]);
    expect(namesIn(completed(slayer('Own', '', 'dagger', {}, [])))[0]).toBe('Own');
    expect(namesIn(completed(slayer('Daeldric', '', 'dagger', {}, [])))[0]).toBe('Cathryn');
    expect(namesIn(completed(newDragon('Own')))).toEqual(['Cathryn', 'Daeldric', 'Braron', 'Amalica', 'Own']);
  });

  it('is on its own side', () => {
    expect(completed(theSet.amalica)).toMatchObject({ team: 0, teams: [0, 0, 0, 0, 1] });
    expect(completed(theSet.eryam)).toMatchObject({ team: 1, teams: [0, 0, 0, 0, 1] });
  });
});

describe('the set of the box', () => {
  it('keeps to the budgets without a point left, and to names that the text gives', () => {
    const { eryam, ...four } = theSet;
    for (const sheet of [eryam, ...Object.values(four)]) expect(check(sheet), sheet.name).toEqual([]);
    expect(Object.values(four).map(({ attack }) => attack)).toEqual(['dagger', 'dagger', 'bow', 'magic']);
    expect(four.amalica.skills).toContain('raise-the-dead');
    expect(eryam.cards.map(({ skill }) => skill)).toEqual(
      expect.arrayContaining(['acid-breath', 'thickening-scales']),
    );
  });
});
