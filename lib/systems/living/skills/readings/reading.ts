import { describe, expect, it } from 'vitest';
import { skills } from '../index';
import type { SchoolId, SkillBody } from '../school';

/**
 * A clause of the rulebook's entry, in a few words of our own, and where it lives: a path into the skill's entry
 * ("green.0.lasting.1", "otherForm.always.0", "requires.0", "actions"), or "rule: …" for a chapter or ruling that says
 * it for all skills.
 */
type ClauseRow = readonly [skill: string, clause: string, place: string];

/** Value at a path of an entry or a rule; undefined where nothing does. */
export const at = (entry: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      entry,
    );

const lines = ['always', 'green', 'blue', 'removal'] as const;

/** Lasting effect: its bearer, if neither the target nor you, and its duration, if the carrier doesn't say. */
const parametersOf = (value: object, path: string): readonly string[] => {
  if (!('lasting' in value)) return [];
  const { on, until, or } = value as Readonly<Record<string, unknown>>;
  return [
    ...(on === 'you' || on === 'target' ? [] : [`${path}.on`]),
    ...(until === 'while-it-lasts' ? [] : [`${path}.until`]),
    ...(Array.isArray(or) ? or.map((_, index) => `${path}.or.${String(index)}`) : []),
  ];
};

/** Every statement of an entry as a path: each act, property, parameter and named effect, and what it asks beforehand. */
const statements = (value: unknown, path: string): readonly string[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => statements(item, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [path];
  const parameters = parametersOf(value, path);
  for (const inner of ['then', 'effects', 'choose', 'lasting'] as const) {
    if (inner in value)
      return [
        ...parameters,
        ...statements((value as Readonly<Record<string, unknown>>)[inner], `${path}.${inner}`),
      ];
  }
  return [path];
};

const bodyStatements = (skill: object, prefix: string): readonly string[] =>
  ['target', 'kind', 'also', 'actions', 'requires', ...lines].flatMap((key) => {
    const value = (skill as Readonly<Record<string, unknown>>)[key];
    return value === undefined ? [] : statements(value, `${prefix}${key}`);
  });

interface Entry extends SkillBody {
  readonly id: string;
  readonly otherForm?: SkillBody;
}

const entryStatements = (skill: Entry): readonly string[] => [
  ...bodyStatements(skill, ''),
  ...(skill.otherForm ? bodyStatements(skill.otherForm, 'otherForm.') : []),
];

/** The reading of entries: every clause has its place in one, and every statement of one has its clause. */
export const readingOf = (title: string, entries: readonly Entry[], rows: readonly ClauseRow[]): void => {
  describe(`the reading of ${title}`, () => {
    it.each(entries.map((skill) => [skill.id, skill] as const))('%s', (id, skill) => {
      const [, key = ''] = id.split('/');
      const own = rows.filter(([name]) => name === key);
      const places = own.map(([, , place]) => place).filter((place) => !place.startsWith('rule: '));
      expect(own.length, 'clauses').toBeGreaterThan(0);
      expect(
        places.filter((place) => at(skill, place) === undefined),
        'places that the entry lacks',
      ).toEqual([]);
      expect(
        entryStatements(skill).filter(
          (statement) => !places.some((place) => statement === place || statement.startsWith(`${place}.`)),
        ),
        'statements that no clause asks for',
      ).toEqual([]);
    });
    it('speaks of these skills alone', () => {
      const known = new Set(entries.map(({ id }) => id.split('/')[1]));
      expect(rows.filter(([name]) => !known.has(name))).toEqual([]);
    });
  });
};

/** The reading of a school. */
export const reading = (school: SchoolId, rows: readonly ClauseRow[]): void => {
  readingOf(
    school,
    skills.filter((skill) => skill.school === school),
    rows,
  );
};
