import { remembered } from '../entries/statements';
import { sees } from '../geometry/sight';
import { type Figure, countersOf } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { mountOf } from '../state/mounts';
import type { Action } from '../state/option';
import { held } from '../values/properties';
import { mayBeTarget } from '../using/aim';
import { attackSkills, freedomOf } from '../using/learnt';
import { keepsToItself, shootsUnarmed } from '../values/attacking';
import { isTrained } from '../state/training';
import {
  attackable,
  canShoot,
  goesWithSkills,
  meleeWeapons,
  rangedWeapons,
  weaponAt,
} from '../values/weapons';
import { inContact, onSameLevel } from '../geometry/where';

const mayOnlyMove = (match: MatchContext, figure: Figure): boolean =>
  held(match, figure, 'may-not').some(({ property }) => property.what === 'all-but-move');

/** Whether lasting effects let a figure do more than move. */
export const isHeldToMoving = (match: MatchContext, figure: Figure): boolean =>
  countersOf(figure, 'dazed') > 0 || mayOnlyMove(match, figure);

/** Whether a figure has no skill to react or answer with: it may only move, or not even that. */
export const isHeldBack = (match: MatchContext, figure: Figure): boolean =>
  countersOf(figure, 'knockdown') > 0 || isHeldToMoving(match, figure);

/** Whether a figure is kept from reacting to whoever acts in the turn that is under way. */
export const isDistracted = (match: MatchContext, figure: Figure): boolean =>
  held(match, figure, 'may-not').some(
    ({ property, modifier }) =>
      property.what === 'react-to-actor' && remembered(modifier, 'whose-turn') === match.s.turn,
  );

export const mayAttack = (match: MatchContext, figure: Figure): boolean =>
  !held(match, figure, 'may-not').some(({ property }) => property.what === 'attack') &&
  !keepsToItself(match, figure);

/** Blows at each of these targets, with each weapon, with or without a skill. */
const attacksAt = (
  match: MatchContext,
  figure: Figure,
  pick: 'melee' | 'charge',
  targets: readonly Figure[],
): readonly Action[] => {
  if (targets.length === 0) return [];
  const skills = attackSkills(match, figure, 'melee');
  const weapons = meleeWeapons(match, figure);
  const found: Action[] = [];
  for (const target of targets) {
    const able = skills.filter((skill) => mayBeTarget(match, figure, skill, target));
    for (const weapon of weapons) {
      found.push({ pick, target: target.id, weapon });
      for (const { id: skill } of able) found.push({ pick, target: target.id, weapon, skill });
    }
  }
  return found;
};

export const melees = (match: MatchContext, figure: Figure, able: readonly Figure[]): readonly Action[] =>
  attacksAt(
    match,
    figure,
    'melee',
    able.filter((target) => inContact(figure, target)),
  );

export const charges = (match: MatchContext, figure: Figure, able: readonly Figure[]): readonly Action[] => {
  if (figure.actions < 2 || figure.kind === 'pet') return [];
  const targets = able.filter(
    (target) => !inContact(figure, target) && onSameLevel(figure, target) && sees(match, figure, target),
  );
  return attacksAt(match, figure, 'charge', targets);
};

/** Shots without a skill whose distance, sight and dead zone are measured from somebody else. */
export const shotsFrom = (match: MatchContext, figure: Figure, from: Figure): readonly Action[] => {
  if (countersOf(figure, 'knockdown') > 0 || isHeldToMoving(match, figure) || !mayAttack(match, figure))
    return [];
  const found: Action[] = [];
  for (const target of attackable(match, figure))
    for (const place of rangedWeapons(match, figure)) {
      const weapon = weaponAt(match, figure, place);
      if (weapon && canShoot(match, figure, weapon, target, from))
        found.push({ pick: 'shoot', target: target.id, weapon: place });
    }
  return found;
};

export const shots = (match: MatchContext, figure: Figure, able: readonly Figure[]): readonly Action[] => {
  const weapons = rangedWeapons(match, figure);
  const skills = attackSkills(match, figure, 'ranged');
  if (weapons.length === 0 && !skills.some(shootsUnarmed)) return [];
  const found: Action[] = [];
  for (const target of able) {
    const shoot = { pick: 'shoot', target: target.id } as const;
    for (const place of weapons) {
      const weapon = weaponAt(match, figure, place);
      if (!weapon) continue;
      if (canShoot(match, figure, weapon, target)) found.push({ ...shoot, weapon: place });
      if (!goesWithSkills(weapon)) continue;
      for (const skill of skills) {
        const isAble =
          !shootsUnarmed(skill) &&
          canShoot(match, figure, weapon, target, figure, freedomOf(figure, skill)) &&
          mayBeTarget(match, figure, skill, target);
        if (isAble) found.push({ ...shoot, weapon: place, skill: skill.id });
      }
    }
    for (const skill of skills)
      if (shootsUnarmed(skill) && mayBeTarget(match, figure, skill, target))
        found.push({ ...shoot, weapon: -1, skill: skill.id });
  }
  return found;
};

/** Attacks of a unit with the mount's card: its weapons and its Pet Attacks, no Pet Attack in a charge. */
export const mountedAttacks = (match: MatchContext, figure: Figure): readonly Action[] => {
  const mount = mountOf(match, figure);
  if (!mount || mount.hand === 0 || !isTrained(match, mount) || isHeldToMoving(match, mount)) return [];
  // An attack with its card is an attack of the rider too (ruling mount-strikes).
  if (mayOnlyMove(match, figure)) return [];
  if (!mayAttack(match, figure) || !mayAttack(match, mount)) return [];
  const able = attackable(match, mount);
  const charged = isHeldToMoving(match, figure) ? [] : charges(match, figure, able);
  const targets = new Set(charged.flatMap((action) => (action.pick === 'charge' ? [action.target] : [])));
  const rushes = [...targets].flatMap((target) =>
    meleeWeapons(match, mount).map((weapon) => ({ pick: 'charge' as const, target, weapon })),
  );
  return [...melees(match, mount, able), ...rushes].flatMap((action): readonly Action[] =>
    action.pick === 'melee' || action.pick === 'charge' ? [{ ...action, by: mount.id }] : [],
  );
};
