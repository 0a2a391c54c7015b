import type { Vocabulary, VocabularyKind } from '../../vocabulary';
import { namedActs, namedChecks, namedParameters, namedProperties } from './effects/named';
import type { Skill } from './school';

/** Key of a statement's kind, and the kind's name. */
const kindKeys = {
  act: 'act',
  when: 'check',
  parameter: 'parameter',
  has: 'property',
  named: 'effect',
} as const;
type KindKey = keyof typeof kindKeys;

const isKindKey = (key: string): key is KindKey => key in kindKeys;

const isNamed: Readonly<Record<KindKey, (name: string) => boolean>> = {
  act: (name) => namedActs.includes(name),
  when: (name) => namedChecks.some((check) => check === name),
  parameter: (name) => namedParameters.includes(name),
  has: (name) => namedProperties.includes(name),
  named: () => true,
};

/** All that the lines of a skill say. */
const linesOf = ({ always, green, blue, removal, otherForm }: Skill): unknown => [
  always,
  green,
  blue,
  removal,
  otherForm && [otherForm.always, otherForm.green, otherForm.blue],
];

/** Every word of an entry with its key, at any depth: "act give", "moment hit". */
const wordsOf = (value: unknown, under = ''): readonly string[] => {
  if (typeof value === 'string') return under === '' ? [] : [`${under} ${value}`];
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, under));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, key));
};

/** Vocabulary of skills: each kind with the skills that use it, and how many other words there are. */
export const vocabularyOf = (skills: readonly Skill[]): Vocabulary => {
  const users = new Map<string, Set<string>>();
  for (const skill of skills)
    for (const word of wordsOf(linesOf(skill))) {
      const known = users.get(word);
      if (known) known.add(skill.id);
      else users.set(word, new Set([skill.id]));
    }
  const kinds: VocabularyKind[] = [];
  const others: number[] = [];
  for (const [word, ids] of users) {
    const [key = '', name = ''] = word.split(' ');
    if (isKindKey(key))
      kinds.push({ of: kindKeys[key], name, isNamed: isNamed[key](name), skills: [...ids] });
    else others.push(ids.size);
  }
  return {
    skills: skills.length,
    kinds: kinds.sort((a, b) => (`${a.of} ${a.name}` < `${b.of} ${b.name}` ? -1 : 1)),
    terms: { all: others.length, ofOneSkill: others.filter((uses) => uses === 1).length },
  };
};
