import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { straightMarks } from '../../../language/marks';
import { findSkill, isChoosable, schools, skills } from './index';
import { training } from './training';

const index = readFileSync(new URL('../fixtures/skills-index.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** The way from a name to an id that docs/file-format.md tells. */
const kebab = (name: string): string =>
  name
    .replace(/ \(required\)$/, '')
    .replace(/["'.!]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-');

describe('the registry of skills', () => {
  it('holds the skills of the index by school, tier, name and class, and no more', () => {
    const listed = schools.flatMap((school) =>
      school.skills.map((skill) =>
        [school.name, skill.tier, straightMarks(skill.name), skill.class].join('\t'),
      ),
    );
    expect([...listed].sort()).toEqual(index.map((row) => row.join('\t')).sort());
  });

  it('has fifteen schools of ten common and five elite skills', () => {
    expect(schools).toHaveLength(15);
    for (const school of schools) {
      expect(school.skills.filter(({ tier }) => tier === 'common')).toHaveLength(10);
      expect(school.skills.filter(({ tier }) => tier === 'elite')).toHaveLength(5);
    }
    expect(skills.filter(isChoosable)).toHaveLength(225);
  });

  it('derives every id from the name', () => {
    for (const skill of skills) expect(skill.id).toBe(`${skill.school}/${kebab(straightMarks(skill.name))}`);
  });

  it('finds what it holds and nothing else', () => {
    for (const skill of skills) expect(findSkill(skill.id)).toBe(skill);
    for (const id of ['constructor', '__proto__', 'toString', '', 'warrior/'])
      expect(findSkill(id)).toBeUndefined();
  });

  it('lets nobody choose training skills and Hibernate', () => {
    expect(skills.filter((skill) => !isChoosable(skill)).map(({ id }) => id)).toEqual([
      'snowfall/hibernate',
      ...training.skills.map(({ id }) => id),
    ]);
  });
});
