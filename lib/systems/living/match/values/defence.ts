import { cover } from '../geometry/sight';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { held, heldAmount } from './properties';
import { eitherOf, mountOf, partnerOf } from '../state/mounts';
import { pickDie, roll, sidePicked, sidesFor } from './roll';
import type { Sides } from '../../../../dice/odds';
import type { Attack } from '../state/use';
import type { MatchEvent } from '../state/event';
import { bonusTo, conditionsOn, reasonsFor, setTo, sidesSetTo } from './values';

/** The sides that defend, and those that effects let be read so. */
const readSides = (match: MatchContext, target: Figure, value: 'DV' | 'MDV'): Sides => {
  // A value that is set drops its pips, those of the other colour that read as its own too.
  const fixed = setTo(match, target, value);
  if (fixed !== undefined) return sidesSetTo(fixed);
  const sides = sidesFor(match, target, value === 'DV' ? 'defence' : 'magic');
  const most = mostRead(match, target, value);
  if (most === 0) return sides;
  const other = sidesFor(match, target, value === 'DV' ? 'magic' : 'defence');
  return sides.map((pips, face) => pips + Math.min(most, other[face] ?? 0));
};

/** Pips of the other colour that count on a die; only the strongest per skill (ruling 3 for skills). */
const mostRead = (match: MatchContext, target: Figure, value: 'DV' | 'MDV'): number => {
  const bySkill = new Map<string, number>();
  const partner = partnerOf(match, target);
  const all = [...held(match, target, 'reads-as'), ...(partner ? held(match, partner, 'reads-as') : [])];
  for (const one of all) {
    const { pips, from } = one.property;
    if (from === 'magic' && value === 'MDV') continue;
    const most = pips === 'all' ? Infinity : heldAmount(match, one, pips);
    bySkill.set(one.from.skill.id, Math.max(most, bySkill.get(one.from.skill.id) ?? 0));
  }
  let sum = 0;
  for (const most of bySkill.values()) sum += most;
  return sum;
};

const mayResist = (match: MatchContext, target: Figure): boolean =>
  Math.max(...readSides(match, target, 'MDV')) > 0 || bonusTo(match, target, 'MDV') > 0;

/** Whether a figure, or its mount, could resist a spell: by Magic pips or bonuses. */
export const canResist = (match: MatchContext, target: Figure): boolean => {
  if (mayResist(match, target)) return true;
  const mount = mountOf(match, target);
  return mount !== undefined && mayResist(match, mount);
};

/** A figure's MDV; without Magic pips only bonuses count, no roll (ruling 20). */
export function* rollMdv(match: MatchContext, unit: Figure): Flow<number> {
  return (yield* mdvOf(match, unit)).is;
}

/** The same with what it is made of. */
function* mdvOf(
  match: MatchContext,
  unit: Figure,
): Flow<Omit<Extract<MatchEvent, { type: 'value' }>, 'type' | 'value'>> {
  const target = yield* eitherOf(match, unit, 'MDV');
  const read = readSides(match, target, 'MDV');
  const rolled = Math.max(...read) === 0 ? [] : roll(match, target, 'MDV');
  const picked = yield* pickDie(target, 'MDV', read, rolled);
  const bonus = bonusTo(match, target, 'MDV');
  const conditions = conditionsOn(target, 'MDV');
  return {
    figure: unit.id,
    is: Math.max(0, picked + bonus),
    ...sidePicked(read, rolled, picked),
    parts: { die: picked, conditions, effects: bonus - conditions },
    because: reasonsFor(match, target, 'MDV'),
  };
}

/** Rolls the defence against an attack, DV or MDV (ruling 22); the defender picks his die. */
export function* rollDefence(match: MatchContext, unit: Figure, attack: Attack): Flow<number> {
  if (attack.value === 'MAV') {
    const made = yield* mdvOf(match, unit);
    match.host.emit({ type: 'value', value: 'MDV', ...made });
    return made.is;
  }
  const value = 'DV';
  const target = yield* eitherOf(match, unit, value);
  // Any grey or blue pip stops a magic weapon's projectile.
  if (attack.kind === 'ranged' && attack.weapon?.type === 'magic')
    return stopsProjectile(match, figureOf(match, attack.from ?? attack.attacker), target) ? attack.total : 0;
  const read = readSides(match, target, value);
  const rolled = roll(match, target, value);
  const picked = yield* pickDie(target, value, read, rolled);
  const attacker = figureOf(match, attack.from ?? attack.attacker);
  const covered = attack.kind === 'ranged' && cover(match, attacker, target) ? 1 : 0;
  const bonus = bonusTo(match, target, value, { isRanged: attack.value === 'RAV' });
  const defence = Math.max(0, picked + bonus + covered);
  const conditions = conditionsOn(target, value);
  const because = reasonsFor(match, target, value, { isRanged: attack.value === 'RAV' });
  const parts = { die: picked, conditions, effects: bonus - conditions, cover: covered };
  const side = sidePicked(read, rolled, picked);
  match.host.emit({ type: 'value', figure: target.id, value, is: defence, ...side, parts, because });
  return defence;
}

/**
 * Rolls against a magic weapon's projectile: any pip that defends stops it, and so does whatever is added to DV, by cover
 * too, or to MDV (ruling warrior-deflect-missiles).
 */
const stopsProjectile = (match: MatchContext, attacker: Figure, target: Figure): boolean => {
  const defence = readSides(match, target, 'DV');
  const magic = readSides(match, target, 'MDV');
  const rolled = roll(match, target, 'projectile');
  const covered = cover(match, attacker, target) ? 1 : 0;
  return (
    rolled.some((face) => (defence[face] ?? 0) + (magic[face] ?? 0) > 0) ||
    bonusTo(match, target, 'DV', { isRanged: true }) + covered > 0 ||
    bonusTo(match, target, 'MDV') > 0
  );
};
