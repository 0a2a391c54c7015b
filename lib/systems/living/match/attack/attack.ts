import { poleTargets } from '../../reference/equipment';
import type { AttackValue } from '../../skills/effects/terms';
import { afterHit } from './after-hit';
import { answered, isAnnounced, noteFoe } from './announcing';
import { blastOf } from './blast';
import { gangingUp, leastOf, weaponBonus, weaponDamage } from './attack-bonus';
import { attackPartsOf, type AttackStage } from './attack-stages';
import { doesSweep } from './pole';
import { kindOf, newAttack, piercing, takesCriticals } from './new-attack';
import { giveCondition } from '../life/conditions';
import { worth } from '../values/count';
import { rollDefence } from '../values/defence';
import { dealDamage } from './damage';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, isStanding, type Game } from '../state/game';
import { fire, triggerOf } from '../lasting/modifiers';
import { actors, eitherOf, mountOf } from '../state/mounts';
import { keepPromises } from '../lasting/promises';
import type { Option } from '../state/option';
import { held } from '../values/properties';
import { diceOf, isCritical, pickDie, roll, sidesFor, sumOfPips } from '../values/roll';
import type { Sides } from '../state/sheet';
import { shove } from '../movement/shift';
import { addedPips } from '../values/added-pips';
import { mdvOf } from '../using/power';
import { isTargetFor } from '../values/weapons';
import { isHit, type Attack, type EffectContext, type Use } from '../state/use';
import { bonusTo, conditionsOn, setTo, sidesSetTo } from '../values/values';
import { opponentsInContact } from '../geometry/where';

/** The sides that an attack reads: a throwing weapon in melee lets Ranged pips serve; chapter "Armoury: Throwing weapons". */
const sidesOf = (game: Game, attacker: Figure, attack: Attack): Sides => {
  const fixed = setTo(game, attacker, attack.value);
  if (fixed !== undefined) return sidesSetTo(fixed);
  const melee = sidesFor(game, attacker, 'melee');
  const ranged = sidesFor(game, attacker, 'ranged');
  if (attack.kind === 'ranged') return ranged;
  return attack.weapon?.type === 'throwing'
    ? melee.map((pips, face) => Math.max(pips, ranged[face] ?? 0))
    : melee;
};

const lineOf = (use: Use, line: 'always' | 'green', target: number): EffectContext => ({
  use,
  line,
  scale: line === 'green' ? use.green : 1,
  target,
});

function* playStep(game: Game, use: Use, attack: Attack, step: AttackStage): Flow {
  const { always, green, turning } = attackPartsOf(use.skill);
  if (step === 'roll' || step === 'damage')
    yield* game.play(always[step], lineOf(use, 'always', attack.target));
  if (use.green === 0) return;
  const context = lineOf(use, 'green', attack.target);
  if (step === 'damage') attack.turned = turning.map(({ effects }) => ({ effects, context }));
  yield* game.play(green[step], context);
}

/**
 * Makes an attack: announced, answered, rolled, defended, dealt (chapters "Melee Attack" and "Ranged Attack"; order of
 * damage: ruling 5 for skills). `use`: the attack skill that goes with it; its roll is this roll.
 */
export function* strike(game: Game, attack: Attack, use?: Use): Flow {
  const attacker = figureOf(game, attack.attacker);
  if (yield* isAnnounced(game, attack, use)) yield* rollAndResolve(game, attack, use);
  const hasMissed = !attack.isOff && attack.total < 1;
  for (const each of actors(game, attacker)) {
    yield* happen(game, each, 'attacks');
    if (hasMissed) yield* happen(game, each, 'misses');
  }
}

function* rollAndResolve(game: Game, attack: Attack, use?: Use): Flow {
  const attacker = figureOf(game, attack.attacker);
  const target = figureOf(game, attack.target);
  // What stands before the pip, but what shapes the roll: that is asked for when the dice lie.
  if (use) yield* game.play(attackPartsOf(use.skill).always.after, lineOf(use, 'always', target.id));
  const isStated = attack.stated !== undefined;
  const rolled = isStated ? [] : roll(game, attacker, attack.value, diceOf(game, attacker, target));
  const sides = sidesOf(game, attacker, attack);
  const picked = attack.stated ?? (yield* pickDie(attacker, attack.value, sides, rolled));
  attack.hadCondition = [target, mountOf(game, target)].some((each) => each && each.conditions.length > 0);
  attack.rolled = rolled;
  if (attack.shares) {
    attack.shares.roll = rolled;
    attack.shares.roller = attacker.id;
  }
  if (use) {
    use.roll = rolled;
    // Failing: it counts as no Skill pips, the attack still happens (ruling 21 for skills).
    use.green = use.isFailing
      ? 0
      : Math.max(
          0,
          sumOfPips(sidesFor(game, attacker, 'skill'), rolled) + addedPips(game, attacker, use.skill),
        );
    const { skill, green, magic } = use;
    game.host.emit({ type: 'skill', figure: attacker.id, skill: skill.id, green, magic, works: green > 0 });
  }
  if (use) yield* playStep(game, use, attack, 'roll');
  const order = attack.total;
  const bonus = bonusTo(game, attacker, attack.value, { attackOn: target });
  const conditions = conditionsOn(attacker, attack.value);
  const weapon = weaponBonus(figureOf(game, attack.from ?? attack.attacker), attacker, target, attack);
  const company = use || attack.isPlain || attack.kind !== 'melee' ? 0 : gangingUp(game, attacker, target);
  attack.total += picked + bonus + weapon + company;
  const parts = {
    die: picked,
    conditions,
    effects: bonus - conditions,
    weapon,
    'ganging-up': company,
    order,
  };
  const cannotBe = attack.kind === 'ranged' && attack.weapon?.type === 'throwing';
  if (!cannotBe && isCritical(sides, rolled)) attack.critical = 1;
  attack.total = Math.max(0, attack.total);
  if (attack.kind === 'ranged') game.scenario.shot(game, attack);
  game.host.emit({ type: 'value', figure: attacker.id, value: attack.value, is: attack.total, parts });
  const blast = attack.weapon?.type === 'cannon' ? blastOf(game, attack) : [];
  yield* resolve(game, attack, use);
  yield* afterAttack(game, attacker, attack);
  for (const { figure, total } of blast)
    if (isStanding(figure)) yield* strikeOther(game, attack, figure, total);
}

/** One MDV for a whole spell, or a roll against this attack. */
const defend = (game: Game, target: Figure, attack: Attack): Flow<number> =>
  attack.spell ? mdvOf(game, attack.spell, target) : rollDefence(game, target, attack);

/** From the attack's value to what it leaves behind. */
export function* resolve(game: Game, attack: Attack, use?: Use): Flow {
  const attacker = figureOf(game, attack.attacker);
  const target = figureOf(game, attack.target);
  if (use) yield* playStep(game, use, attack, 'damage');
  // Areas reach whom nothing may be aimed at, attacks do not (ruling elemental-mage-cloudform).
  if (held(game, target, 'no-target').some(({ property }) => property.of === 'anything')) attack.isOff = true;
  const sweeping =
    isHit(attack) && attack.critical > 0 && attack.weapon?.pole === true && (yield* doesSweep(attacker));
  if (isHit(attack)) {
    if (!attack.isUndefended) attack.defence = yield* defend(game, target, attack);
    const weapons = weaponDamage(attack);
    let amount = Math.max(0, attack.total - attack.defence);
    if (attack.instead.length > 0) amount = yield* damageInstead(game, attack);
    else {
      const pierced = sweeping ? 0 : piercing(game, target, attack);
      const least = Math.max(attack.atLeast, pierced, leastOf(game, attacker, attack));
      amount = Math.max(amount, least);
    }
    const mount = mountOf(game, target);
    const before = [target.hand, mount?.hand ?? 0] as const;
    const hit = triggerOf('hit', attacker.id, { target: target.id, attack, amount });
    if (!attack.isUnaided) yield* fire(game, target, 'hit', hit);
    if (hit.isStopped) attack.isNegated = true;
    attack.damage = hit.isStopped
      ? 0
      : yield* dealDamage(game, target, hit.amount, {
          by: attacker.id,
          attack,
          more: weapons,
          ...(!attack.isUndefended && { defends: (who) => defend(game, who, attack) }),
        });
    const after = [target.hand, mount?.hand ?? 0] as const;
    // What turned the damage may have restored Life instead.
    attack.lost = Math.max(0, before[0] + before[1] - after[0] - after[1]);
    // Of a unit either's last die.
    attack.kills = (before[0] > 0 && after[0] === 0) || (before[1] > 0 && after[1] === 0);
    if (attack.kind !== 'effect') yield* afterHit(game, attacker, target, attack);
  }
  if (use) yield* playStep(game, use, attack, 'after');
  if (isHit(attack)) yield* criticalHit(game, attack, sweeping);
  if (use) yield* playStep(game, use, attack, 'following');
}

/** What an attack sets off once it is over, hit or miss; others that its roll strikes too are part of it. */
function* afterAttack(game: Game, attacker: Figure, attack: Attack): Flow {
  if (attacker.auras.length > 0) yield* keepPromises(game, attacker);
  for (const moment of attack.kind === 'melee'
    ? (['attacks', 'attacks-in-melee'] as const)
    : (['attacks'] as const))
    for (const each of actors(game, attacker))
      yield* fire(game, each, moment, triggerOf(moment, attacker.id, { target: attack.target, attack }));
}

/**
 * Carries out what comes in place of the damage.
 * @returns the damage where that is damage too, which no roll defends: it is negated, shared and lessened
 * like all damage
 */
function* damageInstead(game: Game, attack: Attack): Flow<number> {
  let amount = 0;
  for (const { effects, context } of attack.instead)
    for (const effect of effects) {
      if ('act' in effect && effect.act === 'damage' && effect.whom === 'target')
        amount += worth(game, effect.amount, context, attack.target);
      else yield* game.play([effect], context);
    }
  return amount;
}

/** What a critical hit does besides; chapter "Armoury". */
function* criticalHit(game: Game, attack: Attack, sweeping: boolean): Flow {
  const attacker = figureOf(game, attack.attacker);
  const target = figureOf(game, attack.target);
  if (attack.critical === 0) return;
  game.host.emit({ type: 'critical', figure: attacker.id, target: target.id });
  for (let time = 0; time < attack.critical; time += 1) {
    if (attack.kind === 'ranged') {
      if (takesCriticals(game, target)) yield* shove(game, target, attacker, 1);
      continue;
    }
    if (sweeping) {
      yield* sweep(game, attack);
      continue;
    }
    if (!takesCriticals(game, target)) continue;
    const kind = kindOf(attack);
    const condition = kind === 'blunt' ? 'knockdown' : kind === 'slashing' ? 'bleeding' : undefined;
    if (condition === undefined) continue;
    giveCondition(game, yield* eitherOf(game, target, condition), condition, 1, attacker.id);
  }
}

/** A pole weapon strikes up to 2 other opponents in base contact with the same AV. */
function* sweep(game: Game, attack: Attack): Flow {
  const attacker = figureOf(game, attack.attacker);
  let left = opponentsInContact(game, attacker).filter(
    (each) => each.id !== attack.target && isTargetFor(game, attacker, each),
  );
  for (let nth = 0; nth < poleTargets && left.length > 0 && attacker.hand > 0; nth += 1) {
    const chosen = yield* choose<Option>(
      attacker.owner,
      { about: 'target', figure: attacker.id, skill: '', nth },
      [...left.map(({ id }) => ({ pick: 'figure' as const, figure: id })), { pick: 'done' }],
    );
    if (chosen.pick !== 'figure') return;
    left = left.filter(({ id }) => id !== chosen.figure);
    yield* strikeOther(game, attack, figureOf(game, chosen.figure), attack.total);
  }
}

/** Another figure is attacked with the value of this attack; what the skill does is for the first target alone. */
export function* strikeOther(game: Game, attack: Attack, target: Figure, total: number): Flow {
  const attacker = figureOf(game, attack.attacker);
  const other = { ...newAttack(attacker, target, attack.kind, attack.value, attack.weapon, true), total };
  noteFoe(game, target, attacker);
  // Each shot is answered, one that spills over and what sweeps too (rulings warrior-deflect-missiles and
  // armoury-sweep-answered).
  const { hand } = attacker;
  yield* answered(game, other);
  // If the attacker falls by an answer, this attack is off (ruling 11 for skills).
  if (hand > 0 && attacker.hand === 0) return;
  yield* resolve(game, other);
}

/**
 * An attack that an effect makes by itself: it hits where its value is 1 or more, is defended, and has neither roll,
 * critical hit nor modifiers (ruling 7 for skills).
 */
export function* strikeByEffect(
  game: Game,
  by: Figure,
  target: Figure,
  value: AttackValue,
  total: number,
  { spell, isUnaided = false }: { readonly spell?: Use | undefined; readonly isUnaided?: boolean } = {},
): Flow<Attack> {
  const attack = newAttack(by, target, 'effect', value, undefined, true);
  noteFoe(game, target, by);
  attack.spell = spell;
  attack.isUnaided = isUnaided;
  attack.total = Math.max(0, total);
  yield* resolve(game, attack);
  return attack;
}
