import type { RichText } from '../../../../cards/card';
import type { Block } from '../../../../cards/text/flow';
import type { DrawPages } from '../../../../cards/paper/paper';
import {
  referencePages,
  referencePanel,
  type ReferenceHead,
  type ReferencePart,
} from '../../../../cards/kit/reference-page';
import { schoolName } from '../../cards/card-content';
import type { CardLabels } from '../../cards/card-labels';
import { fullText } from '../../cards/card-skills';
import { paintedPips } from '../../cards/painted-pips';
import { counterPath } from '../counters/counter-cards';
import type { CounterOf } from '../counters/counters';
import { meleeKindOf, type MeleeKind, type WeaponType } from '../../sheet/armoury';
import type { HeroDraft } from '../../sheet/hero';
import type { Pip } from '../../sheet/pips';
import { plainLine, type SkillText } from '../../skills/skill-text';
import { findSkill } from '../../skills/index';
import { nameWithoutNote, type Skill } from '../../skills/school';
import { neededIn, type ReferenceNeed } from './needs';

/** A named rule, with its counter if it has one. */
export interface ReferenceRule {
  readonly name: string;
  readonly text: readonly RichText[];
  readonly counter?: CounterOf;
  /** Stands before its text. */
  readonly pip?: Pip;
  /** It is left out where any of these cannot happen. */
  readonly needs?: readonly ReferenceNeed[];
  /** The fate of those without dice, where no scenario says it. */
  readonly isFate?: true;
  /** It is left out where nobody has one. */
  readonly weapon?: WeaponType;
  /** It is left out where none of several heroes strikes with one. */
  readonly melee?: MeleeKind;
}

/** A word from skills, and the texts in which to explain it. */
export interface SkillWord extends ReferenceRule {
  readonly named: RegExp;
}

/** Rules under a title. */
export interface RulesPart {
  readonly title: string;
  readonly rules: readonly ReferenceRule[];
}

/** The words of the reference sheet, in the reader's language. */
export interface ReferenceLabels extends ReferenceHead {
  /** Dice, the turn, the actions. */
  readonly parts: readonly RulesPart[];
  /** Each is said where its counter can occur. */
  readonly conditions: RulesPart;
  readonly statuses: RulesPart;
  /** How counters of skills are used, where any can occur. */
  readonly skillCounters: RulesPart;
  /** Use of a counter with numbers on its rim; said once, with the first counters. */
  readonly dial: string;
  /** Rules told only where somebody has a pet. */
  readonly pets: RulesPart;
  /** Climbing, ladders and falling, where the map may have them. */
  readonly heights: RulesPart;
  /** Words of skills that no card explains. */
  readonly words: { readonly title: string; readonly words: readonly SkillWord[] };
  /** Pointer to the skill texts, in place of them. */
  readonly onCards: string;
  /** Owners of a skill: "Jane, Bito". */
  readonly whose: (names: readonly string[]) => string;
  readonly renderSkill: (skill: Skill) => SkillText;
  readonly labels: CardLabels;
}

/** Every skill that heroes bring to the table: their own, the daemons', and those of the Snowfall loadout. */
export const skillsOf = (heroes: readonly HeroDraft[]): readonly Skill[] =>
  heroes
    .flatMap((hero) => [
      ...hero.skills.filter((skill) => typeof skill === 'string'),
      ...hero.followers.flatMap(({ skills }) => skills),
      ...hero.snowfall.skills,
    ])
    .flatMap((id) => findSkill(id) ?? []);

/** Skills by school and name, each once, with their owners. */
const partySkills = (
  heroes: readonly HeroDraft[],
): readonly (readonly [skill: Skill, names: readonly string[]])[] => {
  const owners = new Map<Skill, Set<string>>();
  for (const hero of heroes) {
    for (const skill of skillsOf([hero]))
      owners.set(skill, (owners.get(skill) ?? new Set<string>()).add(hero.name));
  }
  return [...owners]
    .map(([skill, names]) => [skill, [...names]] as const)
    .sort(([one], [other]) => (one.id < other.id ? -1 : 1));
};

/** Skills of the players' own, for "other" weapons. */
const customGroups = (
  heroes: readonly HeroDraft[],
  { whose }: ReferenceLabels,
): readonly (readonly Block[])[] =>
  heroes.flatMap((hero) =>
    hero.skills
      .filter((skill) => typeof skill !== 'string')
      .map(({ custom, school, text }): readonly Block[] => [
        { block: 'heading', text: custom, note: whose([hero.name]), right: schoolName(school) },
        ...(text === '' ? [] : [{ block: 'paragraph', text } as const]),
      ]),
  );

const partOf = ({ title, rules }: RulesPart, { pips }: CardLabels): ReferencePart => ({
  title,
  rules: rules.map(({ counter, pip, name, text }) => ({
    name,
    text,
    ...(counter && { icon: counterPath(counter) }),
    ...(pip && { pip: { painted: paintedPips[pip], aloud: pips[pip] } }),
  })),
});

/** Rules in which one without a name goes on with the one before. */
const joined = (rules: readonly ReferenceRule[]): readonly ReferenceRule[] => {
  const all: ReferenceRule[] = [];
  for (const rule of rules) {
    const before = all.at(-1);
    if (before && before.name !== '' && rule.name === '' && !rule.pip)
      all[all.length - 1] = { ...before, text: [...before.text, ...rule.text] };
    else all.push(rule);
  }
  return all;
};

const isNeeded = (
  { needs = [] }: ReferenceRule,
  can: ReadonlySet<ReferenceNeed> = neededIn(undefined, true),
): boolean => needs.every((need) => can.has(need));

/** One of the heroes, or a follower of theirs, has the weapon that a rule is about. */
const isArmed = ({ weapon, melee }: ReferenceRule, heroes: readonly HeroDraft[]): boolean => {
  const all = heroes
    .flatMap(({ equipment, followers }) => [equipment, ...followers])
    .flatMap(({ weapons }) => weapons);
  return (
    (weapon === undefined || all.some(({ type }) => type === weapon)) &&
    (melee === undefined || heroes.length < 2 || all.some((one) => meleeKindOf(one) === melee))
  );
};

/** The part with the rules whose needs are there; undefined where none is. */
const useful = (
  { title, rules }: RulesPart,
  { heroes, needs, fate }: Pick<ReferenceFor, 'heroes' | 'needs' | 'fate'>,
): readonly RulesPart[] => {
  const left = rules
    .filter((rule) => isNeeded(rule, needs) && isArmed(rule, heroes))
    .map((rule) => (rule.isFate && fate ? { ...rule, text: fate } : rule));
  return left.length === 0 ? [] : [{ title, rules: joined(left) }];
};

const hasPet = (hero: HeroDraft): boolean => hero.followers.some(({ kind }) => kind === 'pet');

/** Text of a skill on a card, as one text. */
const saidOf = (skill: Skill, { renderSkill }: ReferenceLabels): string => {
  const { facts, always, green, blue, removal } = renderSkill(skill);
  return [...facts, ...[always, green, blue, removal].map(plainLine)].join(' ');
};

/** The words that skills of these heroes name. */
const wordsFor = (heroes: readonly HeroDraft[], labels: ReferenceLabels): readonly RulesPart[] => {
  const said = partySkills(heroes).map(([skill]) => saidOf(skill, labels));
  const { title, words } = labels.words;
  const rules = words.filter(({ named }) => said.some((text) => named.test(text)));
  return rules.length === 0 ? [] : [{ title, rules: rules }];
};

/**
 * Scope of a reference: its heroes, the counters that can come up where not all can, and whether the map may have
 * heights.
 */
export interface ReferenceFor {
  readonly heroes: readonly HeroDraft[];
  readonly counters?: readonly CounterOf[];
  readonly hasHeights: boolean;
  /** The scenario's rule for those without dice. */
  readonly fate?: readonly string[];
  /** One counter shows several by the number that is turned to its top. */
  readonly hasDials?: boolean;
  /** Needs that can come up; all of them unless told. */
  readonly needs?: ReadonlySet<ReferenceNeed>;
}

/** The parts about counters; the first of them says how one with numbers on its rim is used. */
const withDial = (
  parts: readonly RulesPart[],
  { hasDials }: ReferenceFor,
  dial: string,
): readonly RulesPart[] => {
  const [first, ...others] = parts;
  if (!hasDials || !first) return parts;
  const [lead, ...rules] = first.rules;
  return lead?.name === ''
    ? [{ ...first, rules: [{ ...lead, text: [...lead.text, dial] }, ...rules] }, ...others]
    : [{ ...first, rules: [{ name: '', text: [dial] }, ...first.rules] }, ...others];
};

/** Rules of conditions and statuses whose counters can occur. */
const ofCounters = (
  part: RulesPart,
  { counters, needs }: Pick<ReferenceFor, 'counters' | 'needs'>,
): readonly RulesPart[] => {
  const { title } = part;
  const rules = part.rules.filter((rule) => isNeeded(rule, needs));
  if (!counters) return [{ title, rules }];
  const keys = new Set(counters.map(counterPath));
  const own = rules.filter(({ counter }) => counter && keys.has(counterPath(counter)));
  const others = rules.filter(({ counter }) => !counter);
  return own.length === 0 ? [] : [{ title, rules: [...others, ...own] }];
};

const partsFor = (order: ReferenceFor, labels: ReferenceLabels): readonly ReferencePart[] => {
  const { heroes, counters, hasHeights } = order;
  const { parts, conditions, statuses, skillCounters, dial, pets, heights } = labels;
  return [
    ...parts.flatMap((part) => useful(part, order)),
    ...(hasHeights ? [heights] : []),
    ...withDial(
      [
        ...ofCounters(conditions, order),
        ...ofCounters(statuses, order),
        ...(counters?.every(({ of: kind }) => kind !== 'skill') === true ? [] : [skillCounters]),
      ],
      order,
      dial,
    ),
    ...(heroes.some(hasPet) ? useful(pets, order) : []),
    ...wordsFor(heroes, labels),
  ].map((part) => partOf(part, labels.labels));
};

/** The turn, the actions, conditions, statuses, pets where there are any, and this party's skills in full. */
export const reference = (order: ReferenceFor, words: ReferenceLabels): DrawPages => {
  const { heroes } = order;
  const skills = partySkills(heroes).map(([skill, names]): readonly Block[] => [
    {
      block: 'heading',
      text: nameWithoutNote(skill.name),
      note: words.whose(names),
      right: schoolName(skill.school),
      icon: counterPath({ of: 'skill', skill: skill.id }),
    },
    ...fullText(words.renderSkill(skill), words.labels),
  ]);
  return referencePages(partsFor(order, words), [...skills, ...customGroups(heroes, words)], words);
};

/** The same without skills, which are on the owners' cards. */
export const rulesReference = (order: ReferenceFor, words: ReferenceLabels): DrawPages =>
  referencePanel(partsFor(order, words), { ...words, note: words.onCards });
