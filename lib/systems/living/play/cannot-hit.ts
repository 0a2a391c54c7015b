import { gangingUp } from '../match/attack/attack-bonus';
import { meleeSides } from '../match/players/arms';
import type { Figure } from '../match/state/figure';
import { figureOf, profileOf, type MatchContext } from '../match/state/match-context';
import type { Option } from '../match/state/option';
import { bonusTo, setTo } from '../match/values/values';
import { rangedFacts } from '../reference/equipment';
import { isRangedKind } from '../sheet/armoury';

type Attacking = Extract<Option, { readonly pick: 'charge' | 'melee' | 'shoot' }>;

/** Kinds of figures that attack with the values of their dice. */
const rolling: ReadonlySet<Figure['kind']> = new Set<Figure['kind']>(['hero', 'pet', 'daemon']);

/**
 * Whether an attack without a skill can't do anything whatever is rolled: its best face gives no AV or RAV.
 */
export const cannotHit = (match: MatchContext, figure: Figure, option: Attacking): boolean => {
  const attacker = 'by' in option ? figureOf(match, option.by) : figure;
  if (option.skill !== undefined || !rolling.has(attacker.kind)) return false;
  const target = figureOf(match, option.target);
  const sheet = profileOf(match, attacker);
  const weapon = sheet.weapons[option.weapon];
  const value = option.pick === 'shoot' ? 'RAV' : 'AV';
  // A magic weapon’s projectile needs no value.
  if (value === 'RAV' && (!weapon || !isRangedKind(weapon.type))) return false;
  const sides = value === 'RAV' ? sheet.sides.ranged : meleeSides(sheet, weapon);
  const best = setTo(match, attacker, value) ?? Math.max(...sides);
  const lost = value === 'RAV' && weapon && isRangedKind(weapon.type) ? rangedFacts[weapon.type].ravLost : 0;
  const more = value === 'AV' ? gangingUp(match, attacker, target) : 0;
  return best + more + bonusTo(match, attacker, value, { attackOn: target }) - lost <= 0;
};
