import type { MeleeKind, RangedKind, Weapon } from '../sheet/armoury';
import type { HeroDraft } from '../sheet/hero';
import { meetsNeed } from '../rules/equipment';
import { isChoosable, schools, skills } from '../skills/index';
import type { SchoolId, Skill } from '../skills/school';

/** Effect of a critical hit in melee, beside its damage; chapter "Armoury: Melee Weapons". */
export const hitEffects: Readonly<Record<MeleeKind, 'knockdown' | 'one-damage' | 'bleeding'>> = {
  blunt: 'knockdown',
  piercing: 'one-damage',
  slashing: 'bleeding',
};

/** Further opponents in base contact that a pole weapon's critical hit may strike. */
export const poleTargets = 2;

/** Maximum range in #: fixed, for each die in the Hand, or as far as the map goes. */
export type Range =
  | { readonly of: 'fixed'; readonly reach: number }
  | { readonly of: 'die'; readonly reach: number }
  | { readonly of: 'map' };

/** Facts from the Armoury about a ranged weapon. */
export interface RangedFacts {
  readonly range: Range;
  /** A shot may go further, at 1 RAV for each full # beyond. */
  readonly beyond: boolean;
  /** # around the shooter in which nobody can be a target. */
  readonly deadZone: 0 | 1;
  /** Reload counters that a shot brings. */
  readonly reload: 0 | 1 | 2;
  /** A movement action may remove one of them besides. */
  readonly reloadsOnTheMove: boolean;
  /** RAV that every shot loses. */
  readonly ravLost: 0 | 1;
  /** Points that are added to damage done, without defence. */
  readonly moreDamage: 0 | 1;
  /** # that a critical hit pushes the target; 0 where a shot never scores one. */
  readonly push: 0 | 1;
}

const shot = {
  beyond: false,
  deadZone: 1,
  reload: 0,
  reloadsOnTheMove: false,
  ravLost: 0,
  moreDamage: 0,
  push: 1,
} as const;

/**
 * Chapter "Armoury: Ranged Weapons". A blowpipe shoots as far as one throws, and is no throwing weapon in anything
 * else (ruling 11): it has a dead zone and scores critical hits.
 */
export const rangedFacts: Readonly<Record<RangedKind, RangedFacts>> = {
  throwing: { ...shot, range: { of: 'die', reach: 1 }, deadZone: 0, push: 0 },
  blowpipe: { ...shot, range: { of: 'die', reach: 1 } },
  shortbow: { ...shot, range: { of: 'die', reach: 2 }, beyond: true, ravLost: 1 },
  longbow: { ...shot, range: { of: 'die', reach: 3 }, beyond: true, reload: 1, reloadsOnTheMove: true },
  'crossbow-one-handed': { ...shot, range: { of: 'fixed', reach: 10 }, reload: 1, reloadsOnTheMove: true },
  'crossbow-two-handed': { ...shot, range: { of: 'fixed', reach: 15 }, reload: 2, moreDamage: 1 },
  pistol: { ...shot, range: { of: 'fixed', reach: 15 }, reload: 1 },
  rifle: { ...shot, range: { of: 'fixed', reach: 20 }, reload: 2 },
  cannon: { ...shot, range: { of: 'map' } },
};

/** Chapter "Armoury: Cannons": shots a match, actions a turn while it is carried, and # of blast for each RAV. */
export const cannon = { shots: 1, actions: 1, blast: 0.5 } as const;

/** Chapter "Armoury: Magic Weapons": the projectile, which always hits. */
export const projectile = { range: 25, damage: 1 } as const;

/** Skills that a piece of equipment opens to a hero: whole schools, and single skills of others. */
export interface Opened {
  readonly schools: readonly SchoolId[];
  readonly skills: readonly Skill[];
}

const nothing: HeroDraft['equipment'] = { armour: 'none', shield: false, weapons: [], other: [] };

/** Skills that ask for this very piece of equipment and nothing beside it; rulings 10 and 11. */
export const openedBy = (piece: Weapon | 'shield'): Opened => {
  const equipment = piece === 'shield' ? { ...nothing, shield: true } : { ...nothing, weapons: [piece] };
  const opened = skills.filter(
    (skill) =>
      isChoosable(skill) &&
      skill.needs.every((need) => meetsNeed(equipment, need)) &&
      skill.needs.some((need) => !meetsNeed(nothing, need)),
  );
  const whole = schools
    .filter((school) => school.skills.some(isChoosable))
    .filter((school) => school.skills.filter(isChoosable).every((skill) => opened.includes(skill)))
    .map(({ id }) => id);
  return { schools: whole, skills: opened.filter(({ school }) => !whole.includes(school)) };
};
