import { schoolNames, skillNames } from '#words/systems/living/messages/skill-names';
import type { MeleeKind, RangedKind } from '../sheet/armoury';
import type { Effect } from './effects/effect';

export const schoolIds = [
  'beastmaster',
  'commander',
  'dirty-tricks',
  'druid',
  'elemental-mage',
  'necromancer',
  'psion',
  'ranger',
  'summoner',
  'survival',
  'voodoo',
  'warrior',
  'zealot',
  'harbinger',
  'snowfall',
  'training',
] as const;
export type SchoolId = (typeof schoolIds)[number];

/** `form`: what Winter Spirit becomes; `training`: the training missions' own. Neither can be chosen. */
export const tiers = ['common', 'elite', 'form', 'training'] as const;
export type Tier = (typeof tiers)[number];

/** Classes of skills, by kind of action; chapter "Skills". */
export const skillClasses = [
  'Skill',
  'Melee Attack',
  'Ranged Attack',
  'Pet Attack',
  'Shout',
  'Command',
  'Voodoo',
  'Daemon Skill',
  'Spell',
  'Arcane Spell',
  'Darkness Spell',
  'Death Spell',
  'Flame Spell',
  'Light Spell',
  'Nature Spell',
  'Psi Spell',
  'Rock Spell',
  'Snow Spell',
  'Storm Spell',
  'Summoning Spell',
] as const;
export type SkillClass = (typeof skillClasses)[number];

/** Equipment that the Hero Card must show for a skill or a school; rulings 9 to 11. */
export type EquipmentNeed =
  | { readonly shield: true }
  | { readonly melee: readonly MeleeKind[] }
  | { readonly ranged: readonly RangedKind[] }
  | { readonly pole: true }
  | { readonly unarmed: true };

/** Target of a skill. Attack skills are always aimed at an opponent. */
export const skillTargets = [
  'self',
  'ally',
  'other-ally',
  'opponent',
  'any',
  'dead-ally',
  'dead-hero',
  'dead-body',
  'undead',
  'your-pet',
  'your-daemon',
  'opposing-daemon',
] as const;
export type SkillTarget = (typeof skillTargets)[number];

/** Things that a skill leaves behind: an enchantment, a hex, a trap, or the Loa that comes. */
export const skillKinds = [
  'enchantment',
  'hex',
  'force-enchantment',
  'trap',
  'guest',
  'sleeper',
  'intruder',
  'snowball',
] as const;
export type SkillKind = (typeof skillKinds)[number];

/** Conditions that must hold before a skill is used; equipment to show is an `EquipmentNeed`. */
export const requirements = [
  'contact-with-target',
  'no-contact-with-target',
  'contact-with-terrain',
  'mouth',
  'horns',
  'wings',
  'no-attack-before',
  'reaction-only',
  'delayed-action-only',
  'once-per-battle',
  'before-summoning',
  'once-for-each-pet',
  'instead-of-training',
  'brings-a-pet',
  'may-answer-reaction',
  'answers-announcement',
  'used-up-by-success-only',
  'unconscious-too',
  'no-snowman',
  'after-each-movement',
] as const;
export type Requirement = (typeof requirements)[number];

/**
 * Effects of a skill by line. Digits scale by their line: in `green` with the Skill pips of the Hand, in
 * `blue` with the Magic pips of one die, in `always` not at all.
 */
export interface SkillBody {
  readonly target?: SkillTarget;
  readonly kind?: SkillKind;
  /** A second class, as Incendiary Missile's Ranged Attack: a shot comes with the spell if there is a weapon for it. */
  readonly also?: SkillClass;
  /** 1 where it does not say otherwise. */
  readonly actions?: 2;
  readonly requires?: readonly Requirement[];
  readonly always?: readonly Effect[];
  readonly green?: readonly Effect[];
  readonly blue?: readonly Effect[];
  /** Effects of a Force Enchantment that ends early, with the Skill pips of its casting. */
  readonly removal?: readonly Effect[];
}

/** Form that a skill takes while a condition holds. */
export interface OtherForm extends SkillBody {
  readonly while: 'pet-is-dead' | 'recovering';
}

interface SkillEntry extends SkillBody {
  /** Its counter's icon, by its name at game-icons.net. */
  readonly icon: string;
  readonly tier: Tier;
  readonly class: SkillClass;
  readonly needs?: EquipmentNeed;
  readonly otherForm?: OtherForm;
}

export interface Skill extends SkillBody {
  /** `school/skill` in kebab case, as files and links name it. */
  readonly id: string;
  readonly name: string;
  /** By its name at game-icons.net. */
  readonly icon: string;
  readonly school: SchoolId;
  readonly tier: Tier;
  readonly class: SkillClass;
  readonly otherForm?: OtherForm;
  /** All that the hero's equipment must show: the skill's own need and its school's. */
  readonly needs: readonly EquipmentNeed[];
}

export interface School {
  readonly id: SchoolId;
  readonly name: string;
  /** Equipment that all of its skills need. */
  readonly need?: EquipmentNeed;
  readonly skills: readonly Skill[];
}

type SkillId = keyof typeof skillNames;
/** The second halves of a school's ids. */
type KeyOf<Id extends SchoolId> = SkillId extends infer Known
  ? Known extends `${Id}/${infer Key}`
    ? Key
    : never
  : never;

/** A school from its entries, all that have a name; the key of an entry is the second half of the skill's id. */
export const school = <Id extends SchoolId>(
  id: Id,
  entries: Readonly<Record<KeyOf<Id>, SkillEntry>>,
  schoolNeed?: EquipmentNeed,
): School => ({
  id,
  name: schoolNames[id],
  ...(schoolNeed && { need: schoolNeed }),
  skills: Object.entries<SkillEntry>(entries).map(([key, { needs, ...entry }]) => ({
    ...entry,
    name: skillNames[`${id}/${key}` as SkillId],
    id: `${id}/${key}`,
    school: id,
    needs: [schoolNeed, needs].filter((need) => need !== undefined),
  })),
});

/** A skill as it is, and in its other form where it has one. */
export const bodiesOf = (skill: Skill): readonly SkillBody[] => [
  skill,
  ...(skill.otherForm ? [skill.otherForm] : []),
];

/** The rulebook's note behind the name of the skill that every owner of pets must learn. */
const nameNote = ' (required)';

/** A skill's name in a sentence or on a card, without what the rulebook adds to it. */
export const nameWithoutNote = (name: string): string =>
  name.endsWith(nameNote) ? name.slice(0, -nameNote.length) : name;

export const isSpell = ({ class: kind }: Pick<Skill, 'class'>): boolean => kind.endsWith('Spell');

/** Spells need a Magic pip; Voodoo is no spell, and Darkness Spells work without one (ruling 13). */
export const needsMagicPip = (skill: Skill): boolean => isSpell(skill) && skill.class !== 'Darkness Spell';
