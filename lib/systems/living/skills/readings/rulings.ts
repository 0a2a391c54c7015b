import { describe, expect, it } from 'vitest';
import { rulings, type RulingGroup } from '../../reference/rulings';
import { findSkill } from '../index';
import { schoolRules } from '../school-rules';
import { at } from './reading';

/**
 * A ruling, and where it lives: "entry: skill path" in a skill of the ruling's school ("entry: school/skill path" of
 * another), "school: section.index.field" in the school's rules, "match: …" a rule of play that holds for all skills and
 * that no entry says, "build: …" one that the legality of heroes keeps. What is on several of these has several rows.
 */
export type Whereabouts = readonly [ruling: string, place: string];

const isThere = (group: string, place: string): boolean => {
  const [kind, name = '', ...path] = place.split(' ');
  if (kind === 'match:' || kind === 'build:') return name !== '';
  if (kind === 'school:') {
    const sections = Object.entries(schoolRules).find(([id]) => id === group)?.[1];
    return at(sections, name) !== undefined;
  }
  if (kind !== 'entry:') return false;
  const skill = findSkill(name.includes('/') ? name : `${group}/${name}`);
  return skill !== undefined && path.length === 1 && at(skill, path[0] ?? '') !== undefined;
};

/** Every ruling of these groups lives somewhere, and every place is there. */
export const whereabouts = (groups: readonly RulingGroup[], rows: readonly Whereabouts[]): void => {
  describe.each(groups)('the rulings on %s', (group) => {
    const own = rulings.filter((ruling) => ruling.group === group).map(({ id }) => id);

    it('all live somewhere', () => {
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((id) => !rows.some(([ruling]) => ruling === id))).toEqual([]);
    });

    it('live where there is something', () => {
      expect(rows.filter(([ruling, place]) => own.includes(ruling) && !isThere(group, place))).toEqual([]);
    });
  });

  it('are rulings of these groups, all of them', () => {
    const known = rulings.filter(({ group }) => groups.includes(group)).map(({ id }) => id);
    expect(rows.filter(([ruling]) => !known.includes(ruling))).toEqual([]);
  });
};
