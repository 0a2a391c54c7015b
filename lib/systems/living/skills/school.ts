import type { MeleeKind, RangedKind } from '../armoury';

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

/** What kind of action a skill is; chapter "Skills". */
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

/** What must stand on the Hero Card for a skill or a school; rulings 9 to 11. */
export type EquipmentNeed =
  | { readonly shield: true }
  | { readonly melee: readonly MeleeKind[] }
  | { readonly ranged: readonly RangedKind[] }
  | { readonly pole: true }
  | { readonly unarmed: true };

interface SkillEntry {
  readonly name: string;
  readonly tier: Tier;
  readonly class: SkillClass;
  readonly needs?: EquipmentNeed;
}

export interface Skill {
  /** `school/skill` in kebab case, as files and links name it. */
  readonly id: string;
  readonly name: string;
  readonly school: SchoolId;
  readonly tier: Tier;
  readonly class: SkillClass;
  /** All that the hero's equipment must show: the skill's own need and its school's. */
  readonly needs: readonly EquipmentNeed[];
}

export interface School {
  readonly id: SchoolId;
  readonly name: string;
  readonly skills: readonly Skill[];
}

/** A school from its entries; the key of an entry is the second half of the skill's id. */
export const school = (
  id: SchoolId,
  name: string,
  entries: Readonly<Record<string, SkillEntry>>,
  schoolNeed?: EquipmentNeed,
): School => ({
  id,
  name,
  skills: Object.entries(entries).map(([key, { needs, ...entry }]) => ({
    ...entry,
    id: `${id}/${key}`,
    school: id,
    needs: [schoolNeed, needs].filter((need) => need !== undefined),
  })),
});

/** Spells need a Magic pip; Voodoo is no spell, and Darkness Spells work without one (ruling 13). */
export const needsMagicPip = (skill: Skill): boolean =>
  skill.class.endsWith('Spell') && skill.class !== 'Darkness Spell';
