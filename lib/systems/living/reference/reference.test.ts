import { describe, expect, it } from 'vitest';
import type { RuleBlock } from '../../reference-part';
import { textParts, type SectionText } from '../../rule-book';
import { rulebookMessages } from '#words/systems/living/messages/rulebook/index';

import { weaponTypes } from '../sheet/armoury';
import { petAbilities } from '../sheet/follower';
import { conditions, statuses } from '../skills/effects/terms';
import { schools, skills } from '../skills/index';
import { book } from './book';
import { chapters, schoolSections } from './chapters';
import { entries } from './entries';
import { refsOf } from './links';
import { pageAt } from './pages';
import { rulings } from './rulings';

const paths = [...Object.keys(chapters), ...Object.keys(schoolSections).map((id) => `schools/${id}`)];

const texts = (block: RuleBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.rows.flat();
};

const sectionsOf = (path: string): readonly (readonly [string, SectionText])[] =>
  Object.entries(book.textAt(path)?.sections ?? {}).map(
    ([id, section]) => [`${path}#${id}`, section] as const,
  );

const sections = paths.flatMap(sectionsOf);

const leadsNowhere = (refs: readonly string[]): readonly string[] =>
  refs.filter((ref) => book.titleAt(ref) === undefined);

describe('the rules pages', () => {
  it('have a section for every condition, status, weapon, ability, action, scenario and mission', () => {
    const wanted = [
      ...[...conditions, ...statuses, 'wasted'].map((id) => `conditions#${id}`),
      ...weaponTypes.map((id) => `armoury#${id}`),
      ...['armour', 'shield', 'pole', 'natural'].map((id) => `armoury#${id}`),
      ...petAbilities.map((id) => `followers#${id}`),
      ...['daemon', 'pet', 'mounting', 'undead', 'golem', 'snowman', 'beast-shape'].map(
        (id) => `followers#${id}`,
      ),
      ...[
        'movement',
        'charge',
        'melee-attack',
        'ranged-attack',
        'skill',
        'delay',
        'recover',
        'remove-condition',
        'reload',
      ].map((id) => `actions#${id}`),
      ...[
        'all-out-carnage',
        'team-carnage',
        'capture-the-flag',
        'bombing-run',
        'king-of-the-hill',
        'snowfall',
        'treasure-hunt',
        'respawning',
        'sudden-death',
      ].map((id) => `scenarios#${id}`),
      ...['first-steps', 'melee-training', 'open-fire', 'kind-of-magic'].map((id) => `missions#${id}`),
      ...schools.map(({ id }) => `schools/${id}`),
    ];
    expect(leadsNowhere(wanted)).toEqual([]);
  });

  it('say something in every section, and every link in them leads somewhere', () => {
    for (const [id, section] of sections) {
      expect(section.text.length, id).toBeGreaterThan(0);
      const refs = section.text
        .flatMap(texts)
        .flatMap((text) => textParts(text).flatMap(({ address }) => address ?? []));
      expect(leadsNowhere(refs), id).toEqual([]);
      expect(
        section.text.flatMap(texts).filter((text) =>
          /[[\]]/.test(
            textParts(text)
              .map((part) => part.text)
              .join(''),
          ),
        ),
        id,
      ).toEqual([]);
    }
  });

  it('have tables whose rows are as long as their heads', () => {
    const tables = sections.flatMap(([id, { text }]) =>
      text.flatMap((block) => (typeof block !== 'string' && 'head' in block ? [{ id, ...block }] : [])),
    );
    expect(tables.length).toBeGreaterThan(4);
    for (const { id, head, rows } of tables)
      expect(
        rows.filter((row) => row.length !== head.length),
        id,
      ).toEqual([]);
  });

  it('know the rules that every skill names', () => {
    for (const skill of skills) {
      expect(leadsNowhere(refsOf(skill)), skill.id).toEqual([]);
      expect(refsOf(skill).length, skill.id).toBeGreaterThan(0);
    }
  });

  it('have a page for each skill, and one for nothing else', () => {
    for (const { id, name } of skills) expect(pageAt(['skills', ...id.split('/')], {})?.title).toBe(name);
    for (const path of [
      ['nowhere'],
      ['skills', 'warrior'],
      ['skills', 'warrior', 'nothing'],
      ['schools', 'toString'],
      ['constructor'],
      ['schools', 'training'],
      ['schools'],
      ['hero', 'points'],
      ['skills', 'warrior', 'berserk', 'more'],
    ])
      expect(pageAt(path, {}), path.join('/')).toBeUndefined();
  });
});

describe('the rulings', () => {
  it('have words each, once, and no words without a ruling', () => {
    const ids = rulings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(Object.keys(rulebookMessages.rulings).sort());
  });

  it('settle something that there is', () => {
    for (const { id, about } of rulings) {
      expect(about.length, id).toBeGreaterThan(0);
      expect(leadsNowhere(about), id).toEqual([]);
    }
  });

  it('hold the numbered ones of the table and of all skills, and some of every school', () => {
    const ids = new Set(rulings.map(({ id }) => id));
    for (let number = 1; number <= 31; number += 1) expect(ids).toContain(String(number));
    for (let number = 1; number <= 23; number += 1) expect(ids).toContain(`skills-${number}`);
    for (const { id } of schools)
      expect(rulings.filter(({ group }) => group === id).length, id).toBeGreaterThan(5);
  });
});

describe('what the search knows', () => {
  it('is every page, section, skill and ruling, once', () => {
    const ids = entries().map(({ address }) => address);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(paths.length + sections.length + skills.length + rulings.length);
    expect(ids.filter((id) => !id.startsWith('rulings#') && book.titleAt(id) === undefined)).toEqual([]);
  });
});
