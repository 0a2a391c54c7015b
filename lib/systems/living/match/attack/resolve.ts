import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, profileOf, type MatchContext, figureOf } from '../state/match-context';
import { poleTargets, projectile } from '../../reference/equipment';
import type { AttackValue } from '../../skills/effects/terms';
import { answered, noteFoe, isAnnounced } from './announcing';
import { playStep } from './attack-stages';
import { hit } from './hit';
import { kindOf, newAttack, takesCriticals } from './new-attack';
import { giveCondition } from '../life/conditions';
import { eitherOf } from '../state/mounts';
import type { Option } from '../state/option';
import { held } from '../values/properties';
import { shove } from '../movement/move';
import { isTargetFor } from '../values/weapons';
import { isHit, type Attack, type Use } from '../state/use';
import { opponentsInContact } from '../geometry/where';
import type { Weapon } from '../../sheet/armoury';
import { happen } from '../lasting/ends';

/** Effect of a figure's critical hits with pole weapons, chosen once for the whole match. */
function* decide(figure: Figure): Flow<boolean> {
  const { pick } = yield* choose(
    figure.owner,
    { about: 'may', figure: figure.id, skill: '', what: 'sweep' },
    [{ pick: 'no' }, { pick: 'yes' }],
  );
  figure.sweeps = pick === 'yes';
  return figure.sweeps;
}

/** Before the match every player says it of whoever wields a pole weapon; chapter "Armoury: Melee Weapons". */
export function* decideSweeps(match: MatchContext): Flow {
  for (const figure of match.s.figures)
    if (figure.life !== 'gone' && profileOf(match, figure).weapons.some(({ pole }) => pole === true))
      yield* decide(figure);
}

/**
 * Whether critical hits of a figure with a pole weapon sweep; a figure that came later decides with its first
 * critical hit.
 */
function* doesSweep(figure: Figure): Flow<boolean> {
  return figure.sweeps ?? (yield* decide(figure));
}

/** From the attack's value to what it leaves behind. */
export function* resolve(match: MatchContext, attack: Attack, use?: Use): Flow {
  const attacker = figureOf(match, attack.attacker);
  const target = figureOf(match, attack.target);
  if (use) yield* playStep(match, use, attack, 'damage');
  // Areas affect figures that nothing may be aimed at, attacks do not (ruling elemental-mage-cloudform).
  if (held(match, target, 'no-target').some(({ property }) => property.of === 'anything'))
    attack.isOff = true;
  const sweeping =
    isHit(attack) && attack.critical > 0 && attack.weapon?.pole === true && (yield* doesSweep(attacker));
  if (isHit(attack)) yield* hit(match, attack, sweeping);
  if (use) yield* playStep(match, use, attack, 'after');
  if (isHit(attack)) yield* criticalHit(match, attack, sweeping);
  if (use) yield* playStep(match, use, attack, 'following');
}

/** Further effects of a critical hit; chapter "Armoury". */
function* criticalHit(match: MatchContext, attack: Attack, sweeping: boolean): Flow {
  const attacker = figureOf(match, attack.attacker);
  const target = figureOf(match, attack.target);
  if (attack.critical === 0) return;
  match.host.emit({ type: 'critical', figure: attacker.id, target: target.id });
  for (let time = 0; time < attack.critical; time += 1) {
    if (attack.kind === 'ranged') {
      if (takesCriticals(match, target)) yield* shove(match, target, attacker, 1);
      continue;
    }
    if (sweeping) {
      yield* sweep(match, attack);
      continue;
    }
    if (!takesCriticals(match, target)) continue;
    const kind = kindOf(attack);
    const condition = kind === 'blunt' ? 'knockdown' : kind === 'slashing' ? 'bleeding' : undefined;
    if (condition === undefined) continue;
    giveCondition(match, yield* eitherOf(match, target, condition), condition, 1, attacker.id);
  }
}

/** A pole weapon strikes up to 2 other opponents in base contact with the same AV. */
function* sweep(match: MatchContext, attack: Attack): Flow {
  const attacker = figureOf(match, attack.attacker);
  let left = opponentsInContact(match, attacker).filter(
    (each) => each.id !== attack.target && isTargetFor(match, attacker, each),
  );
  for (let nth = 0; nth < poleTargets && left.length > 0 && attacker.hand > 0; nth += 1) {
    const chosen = yield* choose<Option>(
      attacker.owner,
      { about: 'target', figure: attacker.id, skill: '', nth },
      [...left.map(({ id }) => ({ pick: 'figure' as const, figure: id })), { pick: 'done' }],
    );
    if (chosen.pick !== 'figure') return;
    left = left.filter(({ id }) => id !== chosen.figure);
    yield* strikeOther(match, attack, figureOf(match, chosen.figure), attack.total);
  }
}

/** Another figure is attacked with the value of this attack; the skill's effects are only for the first target. */
export function* strikeOther(match: MatchContext, attack: Attack, target: Figure, total: number): Flow {
  const attacker = figureOf(match, attack.attacker);
  const other = { ...newAttack(attacker, target, attack.kind, attack.value, attack.weapon, true), total };
  noteFoe(match, target, attacker);
  // Each shot is answered, one that spills over and what sweeps too (rulings warrior-deflect-missiles and
  // armoury-sweep-answered).
  const { hand } = attacker;
  yield* answered(match, other);
  // If the attacker falls by an answer, this attack is off (ruling 11 for skills).
  if (hand > 0 && attacker.hand === 0) return;
  yield* resolve(match, other);
}

/**
 * An attack that an effect makes by itself: it hits where its value is 1 or more, is defended, and has neither roll,
 * critical hit nor modifiers (ruling 7 for skills).
 */
export function* strikeByEffect(
  match: MatchContext,
  by: Figure,
  target: Figure,
  value: AttackValue,
  total: number,
  { spell, isUnaided = false }: { readonly spell?: Use | undefined; readonly isUnaided?: boolean } = {},
): Flow<Attack> {
  const attack = newAttack(by, target, 'effect', value, undefined, true);
  noteFoe(match, target, by);
  attack.spell = spell;
  attack.isUnaided = isUnaided;
  attack.total = Math.max(0, total);
  yield* resolve(match, attack);
  return attack;
}

/**
 * A magic weapon's projectile hits without a roll; any grey or blue pip stops it. Chapter "Armoury: Magic Weapons".
 * @param from whence cover is measured, where that is not who shoots
 */
export function* fireProjectile(
  match: MatchContext,
  figure: Figure,
  target: Figure,
  weapon: Weapon,
  from = figure.id,
): Flow {
  const attack = newAttack(figure, target, 'ranged', 'RAV', weapon, true);
  if (from !== figure.id) attack.from = from;
  if (yield* isAnnounced(match, attack)) {
    attack.total = projectile.damage;
    yield* resolve(match, attack);
  }
  yield* happen(match, figure, 'attacks');
}
