import { categoryNames, skillNames } from '#words/systems/first/messages/skill-names';
import type { CategoryId, SkillId } from './ids';
import type { Effect } from './effect';

/**
 * How a skill is used. `melee` and `ranged` go with an attack of that kind, a `charge` is a movement with a melee attack
 * at its end, `survival` goes with any attack or takes its place, `movement` is rolled for its own sake, and a `spell`
 * takes the attack's place; chapter "Skills".
 */
export const uses = ['melee', 'ranged', 'charge', 'survival', 'movement', 'spell'] as const;
export type Use = (typeof uses)[number];

/** Target of a skill; a skill that goes with an attack has the attack's target. */
export const skillTargets = [
  'self',
  'friend',
  'other-friend',
  'fallen-friend',
  'foe',
  'foe-in-contact',
  'any',
  'everyone',
  'your-fiend',
] as const;
export type SkillTarget = (typeof skillTargets)[number];

/** Conditions for using a skill. */
export const skillNeeds = ['stand-still', 'no-foe-in-contact', 'contact-with-target', 'ready-fiend'] as const;
export type SkillNeed = (typeof skillNeeds)[number];

/**
 * Effects of a skill by line: `green` grows with the Skill pips of the whole roll, `blue` with the Magic pips of the
 * best die, `always` with nothing.
 */
export interface SkillEntry {
  /** By its name at game-icons.net. */
  readonly icon: string;
  readonly use: Use;
  readonly target: SkillTarget;
  readonly needs?: readonly SkillNeed[];
  readonly always?: readonly Effect[];
  readonly green: readonly Effect[];
  readonly blue?: readonly Effect[];
}

export interface Skill extends SkillEntry {
  /** `category/skill` in kebab case, as files and links name it. */
  readonly id: SkillId;
  readonly name: string;
  readonly category: CategoryId;
}

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly skills: readonly Skill[];
}

/** The second halves of a category's ids. */
type KeyOf<Id extends CategoryId> = SkillId extends infer Known
  ? Known extends `${Id}/${infer Key}`
    ? Key
    : never
  : never;

/** A category from its entries, all of them; the key of an entry is the second half of the skill's id. */
export const category = <Id extends CategoryId>(
  id: Id,
  entries: Readonly<Record<KeyOf<Id>, SkillEntry>>,
): Category => ({
  id,
  name: categoryNames[id],
  skills: Object.entries<SkillEntry>(entries).map(([key, entry]): Skill => {
    const skill = `${id}/${key}` as SkillId;
    return { ...entry, id: skill, name: skillNames[skill], category: id };
  }),
});
