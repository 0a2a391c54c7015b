import { oncePer } from '../../../once-per';
import type { Effect } from './effects/effect';
import { conditions, type Condition } from './effects/terms';
import type { Skill, SkillBody } from './school';

/** Purposes that skills are chosen for, beside the conditions that they give. */
const outcomes = ['damage', 'attack', 'defence', 'heal', 'movement', 'summon', 'dispel'] as const;

/** Skills by effect, as a player looks for them. */
export const effectKinds = [...outcomes, ...conditions] as const;
export type EffectKind = (typeof effectKinds)[number];

type Outcome = (typeof outcomes)[number];

const outcomeOfAct: Readonly<Record<string, Outcome>> = {
  damage: 'damage',
  lose: 'damage',
  attack: 'damage',
  'instead-of-damage': 'damage',
  boost: 'attack',
  'at-least': 'attack',
  heal: 'heal',
  cure: 'heal',
  raise: 'heal',
  further: 'movement',
  shift: 'movement',
  summon: 'summon',
  dispel: 'dispel',
};

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCondition = (value: unknown): value is Condition => conditions.some((each) => each === value);

/** More of it: "+1 DV" protects, "-1 DV" on an opponent lets others hit. */
const isGain = ({ by }: Readonly<Record<string, unknown>>): boolean =>
  !isKeyed(by) || Object.values(by).every((part) => typeof part !== 'number' || part >= 0);

const kindsOfPart = (part: Readonly<Record<string, unknown>>): readonly EffectKind[] => {
  const { act, has, action, value, condition } = part;
  if (act === 'give' && isCondition(condition)) return [condition];
  if ((act === 'perform' || act === 'grant') && action === 'movement') return ['movement'];
  if (typeof act === 'string') {
    const outcome = outcomeOfAct[act];
    return outcome === undefined ? [] : [outcome];
  }
  if (has === 'movement') return ['movement'];
  if (has === 'attack-value') return ['attack'];
  if (has === 'less-damage' || has === 'immune') return ['defence'];
  if (has !== 'value' || !isGain(part)) return [];
  return value === 'DV' || value === 'MDV' ? ['defence'] : ['attack'];
};

/** All that an entry says, from whatever depth. */
const kindsIn = (value: unknown): readonly EffectKind[] => {
  if (Array.isArray(value)) return value.flatMap(kindsIn);
  return isKeyed(value) ? [...kindsOfPart(value), ...Object.values(value).flatMap(kindsIn)] : [];
};

const linesOf = ({ always, green, blue, removal }: SkillBody): readonly Effect[] =>
  [always, green, blue, removal].flatMap((line) => line ?? []);

/** Effects of a skill, in the order of `effectKinds`; nothing where no general kind fits. */
export const effectKindsOf: (skill: Skill) => readonly EffectKind[] = oncePer((skill) => {
  const found = new Set([linesOf(skill), skill.otherForm ? linesOf(skill.otherForm) : []].flatMap(kindsIn));
  return effectKinds.filter((kind) => found.has(kind));
});
