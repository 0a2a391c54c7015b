import { describe, expect, test } from 'vitest';
import type { SkillText } from '@/lib/systems/living/messages/skill-text';
import { living } from '../../../living';
import { english } from './tell';

const { skills } = living;

const linesOf = ({ always, green, blue, removal, otherForm }: SkillText): readonly string[] =>
  [always, green, blue, removal, ...(otherForm ? linesOf(otherForm.text) : [])].filter((line) => line !== '');

/** What no line may be. */
const flaws: readonly (readonly [flaw: string, found: RegExp])[] = [
  ['a hole', /undefined|null|NaN|\[object/],
  ['spaces too many', /^\s|\s$|\s\s|\s[,.;:)]|\(\s/],
  ['no capital at its beginning', /^[^A-Z0-9+−]/],
  ['no full stop at its end', /[^.]$/],
  ['stops or commas together', /[.,;:]{2}|,\s*and,|;\s*\./],
  ['a bracket left open', /^[^)]*\([^)]*$|^[^(]*\)/],
  ['a word twice', /\b(\w+) \1\b/],
];

const pips = [1, 2, 3, 6] as const;

describe.each(skills.map((skill) => [skill.id, skill] as const))('%s', (_, skill) => {
  test('says something, in sound sentences, with any pips', () => {
    for (const count of pips) {
      const text = english.tell(skill, { green: count, blue: count });
      const lines = linesOf(text);
      expect(lines.length).toBeGreaterThan(0);
      expect(text.facts[0]).toContain(skill.class);
      for (const line of lines) {
        expect(flaws.filter(([, found]) => found.test(line)).map(([flaw]) => [flaw, line])).toEqual([]);
      }
    }
  });

  test('keeps its always-on line and every number word as pips come; each digit stays or grows with them', () => {
    const one = english.tell(skill);
    const three = english.tell(skill, { green: 3, blue: 3 });
    expect(three.always).toBe(one.always);
    const digits = (text: string) =>
      [...text.replace(/(attack[^.]*), once\b/g, '$1, 1 times').matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    const words = (text: string) => text.match(/\b(?:one|two|three|four|five|six)\b/gi) ?? [];
    // A golem's dice count the pips after the first.
    const countsAfterFirst = skill.id === 'necromancer/awake-golem';
    for (const line of ['green', 'blue', 'removal'] as const) {
      const [before, after] = [digits(one[line]), digits(three[line])];
      expect([line, after.length]).toEqual([line, before.length]);
      before.forEach((digit, index) => {
        expect([digit, 3 * digit, ...(countsAfterFirst ? [2 * digit] : [])]).toContain(after[index]);
      });
      expect(words(three[line])).toEqual(words(one[line]));
    }
  });
});

test('no two skills of a school say the same', () => {
  const twins = skills.filter((skill) =>
    skills.some(
      (other) =>
        other.id < skill.id &&
        other.school === skill.school &&
        JSON.stringify(english.tell(other)) === JSON.stringify(english.tell(skill)),
    ),
  );
  expect(twins.map(({ id }) => id)).toEqual([]);
});
