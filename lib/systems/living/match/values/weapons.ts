import { oncePer } from '../../../../once-per';
import { isRangedKind, meleeKindOf, type Weapon } from '../../sheet/armoury';
import { projectile, rangedFacts } from '../../reference/equipment';
import type { Figure } from '../state/figure';
import { areAllies, figureOf, isStanding, profileOf, type MatchContext } from '../state/match-context';
import { isLuredBy } from '../entries/auras';
import type { Action } from '../state/option';
import { held } from './properties';
import { sees } from '../geometry/sight';
import { reachOf } from '../entries/parameters';
import type { Profile } from '../state/profile';
import { bonusTo } from './values';
import { gap, isInReach, onSameLevel, units } from '../geometry/where';

/** The weapon at a place of the card; undefined for fists. */
export const weaponAt = (match: MatchContext, figure: Figure, place: number): Weapon | undefined =>
  profileOf(match, figure).weapons[place];

/** Weapons that strike in melee, by place; fists (-1) if there are none. */
export const meleeWeapons = (match: MatchContext, figure: Figure): readonly number[] =>
  meleeWeaponsOn(profileOf(match, figure));

const meleeWeaponsOn = oncePer(({ weapons }: Profile): readonly number[] => {
  const found = weapons.flatMap((weapon, place) =>
    weapon.type === 'throwing' || meleeKindOf(weapon) !== undefined ? [place] : [],
  );
  return found.length === 0 ? [-1] : found;
});

/** Reload counters on a weapon. */
export const countersOn = (figure: Figure, place: number): number => figure.reloads[place] ?? 0;

/** Firing off a cannon, nobody may use any skill; chapter "Armoury: Cannons". */
export const isCannonShot = (match: MatchContext, figure: Figure, action: Action): boolean =>
  action.pick === 'shoot' && weaponAt(match, figure, action.weapon)?.type === 'cannon';

/** A cannon's shot and a projectile, which is not rolled for, go with no skill (ruling armoury-projectile-skills). */
export const goesWithSkills = ({ type }: Weapon): boolean => type !== 'cannon' && type !== 'magic';

/** Changes the Reload counters of a weapon, never below 0. */
export const addReload = (figure: Figure, place: number, by: number): void => {
  const reloads = [...figure.reloads];
  reloads[place] = Math.max(0, (reloads[place] ?? 0) + by);
  figure.reloads = Array.from(reloads, (count: number | undefined) => count ?? 0);
};

/** Whether a figure has a cannon that is neither fired nor dropped; chapter "Cannons". */
export const carriesCannon = (match: MatchContext, figure: Figure): boolean =>
  !figure.isSpent && profileOf(match, figure).weapons.some(({ type }) => type === 'cannon');

/** Marks a weapon as shot: Reload counters on it, and no second shot in a cannon. */
export const spendShot = (match: MatchContext, figure: Figure, place: number): void => {
  const type = weaponAt(match, figure, place)?.type;
  if (type === undefined || !isRangedKind(type)) return;
  addReload(figure, place, rangedFacts[type].reload);
  if (type === 'cannon') figure.isSpent = true;
};

/** Weapons that could be shot with now: loaded, and the cannon not yet fired. */
export const rangedWeapons = (match: MatchContext, figure: Figure): readonly number[] => {
  const profile = profileOf(match, figure);
  return rangedWeaponsOn(profile).filter((place) => {
    const type = profile.weapons[place]?.type;
    if (type === 'magic') return true;
    return countersOn(figure, place) === 0 && !(type === 'cannon' && figure.isSpent);
  });
};

const rangedWeaponsOn = oncePer(({ weapons }: Profile): readonly number[] =>
  weapons.flatMap(({ type }, place) => (type === 'magic' || isRangedKind(type) ? [place] : [])),
);

/** The most that a die of the card adds to a shot. */
const mostRanged = oncePer(({ sides }: Profile): number => Math.max(...sides.ranged));

/** The furthest that a shot may go, in #; bows shoot further at a loss of RAV, down to none. */
const furthest = (figure: Figure, { type }: Weapon, ravToLose: number): number => {
  if (type === 'magic') return projectile.range;
  if (!isRangedKind(type)) return 0;
  const { range, beyond } = rangedFacts[type];
  const reach = range.of === 'map' ? Infinity : range.of === 'die' ? range.reach * figure.hand : range.reach;
  return beyond ? reach + ravToLose : reach;
};

const deadZoneOf = ({ type }: Weapon): number => (isRangedKind(type) ? rangedFacts[type].deadZone : 1);

/** The zone in which a weapon may be shot, in #: from its dead zone to where a bow has no RAV left to lose. */
export const zoneOf = (
  match: MatchContext,
  figure: Figure,
  weapon: Weapon,
): { readonly least: number; readonly most: number } => ({
  least: deadZoneOf(weapon),
  most: furthest(figure, weapon, mostRanged(profileOf(match, figure))),
});

/** Limits that a skill lifts from its shot. */
export interface Freedom {
  readonly deadZone?: boolean;
  readonly bySight?: boolean;
  /** RAV that it may add at most. */
  readonly boost?: number;
}

/**
 * Whether a weapon can be shot at a figure: in sight, in range, outside the dead zone, on the same level; chapter
 * "Ranged Attack".
 */
export const canShoot = (
  match: MatchContext,
  figure: Figure,
  weapon: Weapon,
  target: Figure,
  from: Figure = figure,
  allowed: Freedom = {},
): boolean => {
  if (!onSameLevel(figure, target)) return false;
  const distance = gap(from, target);
  const most = mostRanged(profileOf(match, figure));
  if (!allowed.bySight && distance > units(1) * furthest(figure, weapon, most)) {
    // Additions to the RAV lead a bow further.
    const more = bonusTo(match, figure, 'RAV', { attackOn: target }) + (allowed.boost ?? 0);
    if (more <= 0 || distance > units(1) * furthest(figure, weapon, most + more)) return false;
  }
  if (!allowed.deadZone && distance < units(deadZoneOf(weapon))) return false;
  return isTargetFor(match, figure, target, true) && sees(match, from, target);
};

/** Opponents a figure may target, without those that can't be targets. */
export const attackable = (match: MatchContext, figure: Figure): readonly Figure[] =>
  match.s.figures.filter(
    (target) =>
      isStanding(target) &&
      target.rider < 0 &&
      !areAllies(figure, target) &&
      isTargetFor(match, figure, target),
  );

/** Whether a figure can be chosen as a target by another; `isFar`: for a shot, or a skill from beyond base contact. */
export const isTargetFor = (match: MatchContext, by: Figure, target: Figure, isFar = false): boolean => {
  if (by === target) return true;
  if (isLuredBy(by, target) || (by.rider >= 0 && isLuredBy(figureOf(match, by.rider), target))) return false;
  return !held(match, target, 'no-target').some(({ property, modifier, from }) => {
    switch (property.of) {
      case 'anything':
        return true;
      case 'far':
        return isFar;
      case 'opponents-in-reach':
        return (
          !areAllies(by, target) && isInReach(target, by, reachOf(from.skill, modifier.blue, modifier.green))
        );
    }
  });
};
