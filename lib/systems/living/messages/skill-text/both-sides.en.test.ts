import { describe, expect, test } from 'vitest';
import { skills } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { plainLine, type SkillText } from '../../skills/skill-text';
import { english } from '#words/systems/living/messages/skill-text/renderer';

const linesOf = ({ always, green, blue, removal, otherForm }: SkillText): readonly string[] => [
  ...[always, green, blue, removal].map(plainLine).filter((line) => line !== ''),
  ...(otherForm ? linesOf(otherForm.text) : []),
];

/** Kinds of figures that a skill takes from either side, as play asks who is meant. */
const eitherSide: ReadonlySet<unknown> = new Set(['hero', 'figure']);

/** Named effects whose play asks nobody's side. */
const namedForBoth: ReadonlySet<unknown> = new Set(['tease']);

/** Followers that turn on whoever is nearest. */
const turnsOnBoth: ReadonlySet<unknown> = new Set(['snowman']);

/** Whether an entry reaches figures of both sides, from whatever depth. */
const reachesBoth = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(reachesBoth);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]: [string, unknown]) =>
      (key === 'every' && eitherSide.has(inner)) ||
      (key === 'what' && turnsOnBoth.has(inner)) ||
      (key === 'named' && namedForBoth.has(inner)) ||
      reachesBoth(inner),
  );
};

const entry = ({ always, green, blue, removal, otherForm }: Skill): unknown => [
  always,
  green,
  blue,
  removal,
  otherForm,
];

/** Several targets of any side. */
const choosesBoth = ({ target, green = [], blue = [] }: Skill): boolean =>
  target === 'any' &&
  [...green, ...blue].some((effect) => 'parameter' in effect && effect.parameter === 'targets');

const forBoth = skills.filter((skill) => reachesBoth(entry(skill)) || choosesBoth(skill));

describe('a skill that may reach friends', () => {
  test('is found in the entries', () => {
    expect(forBoth.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'necromancer/mobile-bomb',
        'necromancer/insect-swarm',
        'snowfall/avalanche',
        'snowfall/igloo',
        'ranger/spike-trap',
        'ranger/dust-trap',
        'voodoo/maman-brigitte',
        'dirty-tricks/tease',
      ]),
    );
  });

  test.each(forBoth.map((skill) => [skill.id, skill] as const))('%s says so', (_, skill) => {
    for (const pips of [1, 3])
      expect(linesOf(english.render(skill, { green: pips, blue: pips })).join(' ')).toContain(
        'friend or foe',
      );
  });

  test('nothing else says so', () => {
    const others = skills.filter((skill) => !forBoth.includes(skill));
    const saying = others.filter((skill) =>
      linesOf(english.render(skill)).join(' ').includes('friend or foe'),
    );
    expect(saying.map(({ id }) => id)).toEqual([]);
  });
});

describe('a condition', () => {
  /** Parts that may follow a main clause: durations, and comparisons that are no condition. */
  const free =
    /^(?:Lasts|This lasts|This hex lasts|This enchantment lasts|This ends early|Otherwise|When |Whenever |If |On a |Where |While |Until |Within |Meanwhile|For |Then |The next time|Any )|\bwhen defending\b|\bas if\b/;

  test.each(skills.map((skill) => [skill.id, skill] as const))('comes before its effect: %s', (_, skill) => {
    const sentences = linesOf(english.render(skill)).flatMap((line) => line.split(/(?<=[.!?])\s+/));
    const late = sentences.filter(
      (each) => !free.test(each) && /(?<!even) (?:if|unless|only when|provided|is enough)\b/.test(each),
    );
    expect(late).toEqual([]);
  });
});
