import { poleTargets } from '../../reference/equipment';
import { findSkill } from '../../skills/index';
import type { Effect } from '../../skills/effects/effect';
import type { AttackValue } from '../../skills/effects/terms';
import { afterHit } from './after-hit';
import { answered, isAnnounced, noteFoe } from './announcing';
import { blastOf } from './blast';
import { gangingUp, leastOf, weaponBonus, weaponDamage } from './attack-bonus';
import { ofStep, turning, type Step } from './attack-steps';
import { doesSweep } from './pole';
import { kindOf, newBlow, piercing, takesCriticals } from './blow';
import { giveCondition } from '../life/conditions';
import { worth } from '../values/count';
import { rollDefence } from '../values/defence';
import { dealDamage } from './damage';
import { happen } from '../lasting/ends';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, isStanding, type Game } from '../state/game';
import { fire, triggerOf } from '../lasting/marks';
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
import { isHit, type Blow, type Line, type Use } from '../state/use';
import { bonusTo, isSet } from '../values/values';
import { opponentsInContact } from '../geometry/where';

/** The sides that an attack reads: a throwing weapon in melee lets Ranged pips serve; chapter "Armoury: Throwing weapons". */
const sidesOf = (game: Game, attacker: Figure, blow: Blow): Sides => {
  if (isSet(game, attacker, blow.value)) return [0, 0, 0, 0, 0, 0];
  const melee = sidesFor(game, attacker, 'melee');
  const ranged = sidesFor(game, attacker, 'ranged');
  if (blow.kind === 'ranged') return ranged;
  return blow.weapon?.type === 'throwing'
    ? melee.map((pips, face) => Math.max(pips, ranged[face] ?? 0))
    : melee;
};

const lineOf = (use: Use, line: 'always' | 'green', target: number): Line => ({
  use,
  line,
  scale: line === 'green' ? use.green : 1,
  target,
});

function* playStep(game: Game, use: Use, blow: Blow, step: Step): Flow {
  const { always = [], green = [] } = use.skill;
  if (step === 'roll' || step === 'damage')
    yield* game.play(ofStep(always, step), lineOf(use, 'always', blow.target));
  if (use.green === 0) return;
  const line = lineOf(use, 'green', blow.target);
  if (step === 'damage') blow.turned = green.flatMap(turning).map(({ effects }) => ({ effects, line }));
  yield* game.play(ofStep(green, step), line);
}

/**
 * Makes an attack: announced, answered, rolled, defended, dealt (chapters "Melee Attack" and "Ranged Attack"; order of
 * damage: ruling 5 for skills). `use`: the attack skill that goes with it; its roll is this roll.
 */
export function* strike(game: Game, blow: Blow, use?: Use): Flow {
  const attacker = figureOf(game, blow.attacker);
  if (yield* isAnnounced(game, blow, use)) yield* rollAndResolve(game, blow, use);
  const hasMissed = !blow.isOff && blow.attack < 1;
  for (const each of actors(game, attacker)) {
    yield* happen(game, each, 'attacks', findSkill);
    if (hasMissed) yield* happen(game, each, 'misses', findSkill);
  }
}

function* rollAndResolve(game: Game, blow: Blow, use?: Use): Flow {
  const attacker = figureOf(game, blow.attacker);
  const target = figureOf(game, blow.target);
  if (use) yield* game.play(always(use), lineOf(use, 'always', target.id));
  const isStated = blow.stated !== undefined;
  const rolled = isStated ? [] : roll(game, attacker, blow.value, diceOf(game, attacker, target));
  const sides = sidesOf(game, attacker, blow);
  const picked = blow.stated ?? (yield* pickDie(attacker, blow.value, sides, rolled));
  blow.hadCondition = [target, mountOf(game, target)].some((each) => each && each.conditions.length > 0);
  blow.rolled = rolled;
  if (blow.shares) {
    blow.shares.roll = rolled;
    blow.shares.roller = attacker.id;
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
    game.host.tell({ told: 'skill', figure: attacker.id, skill: skill.id, green, magic, works: green > 0 });
  }
  if (use) yield* playStep(game, use, blow, 'roll');
  blow.attack +=
    picked +
    bonusTo(game, attacker, blow.value, { attackOn: target }) +
    weaponBonus(figureOf(game, blow.from ?? blow.attacker), attacker, target, blow) +
    (use || blow.isPlain || blow.kind !== 'melee' ? 0 : gangingUp(game, attacker, target));
  const cannotBe = blow.kind === 'ranged' && blow.weapon?.type === 'throwing';
  if (!cannotBe && isCritical(sides, rolled)) blow.critical = 1;
  blow.attack = Math.max(0, blow.attack);
  if (blow.kind === 'ranged') game.scenario.shot(game, blow);
  game.host.tell({ told: 'value', figure: attacker.id, value: blow.value, is: blow.attack });
  const blast = blow.weapon?.type === 'cannon' ? blastOf(game, blow) : [];
  yield* resolve(game, blow, use);
  yield* afterAttack(game, attacker, blow);
  for (const { figure, attack } of blast)
    if (isStanding(figure)) yield* strikeOther(game, blow, figure, attack);
}

/** What stands before the pip, but what shapes the roll: that is asked for when the dice lie. */
const always = (use: Use): readonly Effect[] => ofStep(use.skill.always ?? [], 'after');

/** One MDV for a whole spell, or a roll against this attack. */
const defend = (game: Game, target: Figure, blow: Blow): Flow<number> =>
  blow.spell ? mdvOf(game, blow.spell, target) : rollDefence(game, target, blow);

/** From the attack's value to what it leaves behind. */
export function* resolve(game: Game, blow: Blow, use?: Use): Flow {
  const attacker = figureOf(game, blow.attacker);
  const target = figureOf(game, blow.target);
  if (use) yield* playStep(game, use, blow, 'damage');
  // Areas reach whom nothing may be aimed at, attacks do not (ruling elemental-mage-cloudform).
  if (held(game, target, 'no-target').some(({ property }) => property.of === 'anything')) blow.isOff = true;
  const sweeping =
    isHit(blow) && blow.critical > 0 && blow.weapon?.pole === true && (yield* doesSweep(attacker));
  if (isHit(blow)) {
    if (!blow.isUndefended) blow.defence = yield* defend(game, target, blow);
    const weapons = weaponDamage(blow);
    let amount = Math.max(0, blow.attack - blow.defence);
    if (blow.instead.length > 0) amount = yield* damageInstead(game, blow);
    else {
      const pierced = sweeping ? 0 : piercing(game, target, blow);
      const least = Math.max(blow.atLeast, pierced, leastOf(game, attacker, blow));
      amount = Math.max(amount, least);
    }
    const mount = mountOf(game, target);
    const before = [target.hand, mount?.hand ?? 0] as const;
    const hit = triggerOf('hit', attacker.id, { target: target.id, blow, amount });
    if (!blow.isUnaided) yield* fire(game, target, 'hit', hit);
    if (hit.isStopped) blow.isNegated = true;
    blow.damage = hit.isStopped
      ? 0
      : yield* dealDamage(game, target, hit.amount, {
          by: attacker.id,
          blow,
          more: weapons,
          ...(!blow.isUndefended && { defends: (who) => defend(game, who, blow) }),
        });
    const after = [target.hand, mount?.hand ?? 0] as const;
    // What turned the damage may have restored Life instead.
    blow.lost = Math.max(0, before[0] + before[1] - after[0] - after[1]);
    // Of a unit either's last die.
    blow.kills = (before[0] > 0 && after[0] === 0) || (before[1] > 0 && after[1] === 0);
    if (blow.kind !== 'effect') yield* afterHit(game, attacker, target, blow);
  }
  if (use) yield* playStep(game, use, blow, 'after');
  if (isHit(blow)) yield* criticalHit(game, blow, sweeping);
  if (use) yield* playStep(game, use, blow, 'following');
}

/** What an attack sets off once it is over, hit or miss; others that its roll strikes too are part of it. */
function* afterAttack(game: Game, attacker: Figure, blow: Blow): Flow {
  if (attacker.charms.length > 0) yield* keepPromises(game, attacker);
  for (const moment of blow.kind === 'melee'
    ? (['attacks', 'attacks-in-melee'] as const)
    : (['attacks'] as const))
    for (const each of actors(game, attacker))
      yield* fire(game, each, moment, triggerOf(moment, attacker.id, { target: blow.target, blow }));
}

/**
 * Carries out what comes in place of the damage.
 * @returns the damage where that is damage too, which no roll defends: it is negated, shared and lessened
 * like all damage
 */
function* damageInstead(game: Game, blow: Blow): Flow<number> {
  let amount = 0;
  for (const { effects, line } of blow.instead)
    for (const effect of effects) {
      if ('act' in effect && effect.act === 'damage' && effect.whom === 'target')
        amount += worth(game, effect.amount, line, blow.target);
      else yield* game.play([effect], line);
    }
  return amount;
}

/** What a critical hit does besides; chapter "Armoury". */
function* criticalHit(game: Game, blow: Blow, sweeping: boolean): Flow {
  const attacker = figureOf(game, blow.attacker);
  const target = figureOf(game, blow.target);
  if (blow.critical === 0) return;
  game.host.tell({ told: 'critical', figure: attacker.id, target: target.id });
  for (let time = 0; time < blow.critical; time += 1) {
    if (blow.kind === 'ranged') {
      if (takesCriticals(game, target)) yield* shove(game, target, attacker, 1);
      continue;
    }
    if (sweeping) {
      yield* sweep(game, blow);
      continue;
    }
    if (!takesCriticals(game, target)) continue;
    const kind = kindOf(blow);
    const condition = kind === 'blunt' ? 'knockdown' : kind === 'slashing' ? 'bleeding' : undefined;
    if (condition === undefined) continue;
    giveCondition(game, yield* eitherOf(game, target, condition), condition, 1, attacker.id);
  }
}

/** A pole weapon strikes up to 2 other opponents in base contact with the same AV. */
function* sweep(game: Game, blow: Blow): Flow {
  const attacker = figureOf(game, blow.attacker);
  let left = opponentsInContact(game, attacker).filter(
    (each) => each.id !== blow.target && isTargetFor(game, attacker, each),
  );
  for (let nth = 0; nth < poleTargets && left.length > 0 && attacker.hand > 0; nth += 1) {
    const chosen = yield* choose<Option>(
      attacker.owner,
      { about: 'target', figure: attacker.id, skill: '', nth },
      [...left.map(({ id }) => ({ pick: 'figure' as const, figure: id })), { pick: 'done' }],
    );
    if (chosen.pick !== 'figure') return;
    left = left.filter(({ id }) => id !== chosen.figure);
    yield* strikeOther(game, blow, figureOf(game, chosen.figure), blow.attack);
  }
}

/** Another figure is attacked with the value of this attack; what the skill does is for the first target alone. */
export function* strikeOther(game: Game, blow: Blow, target: Figure, attack: number): Flow {
  const attacker = figureOf(game, blow.attacker);
  const other = { ...newBlow(attacker, target, blow.kind, blow.value, blow.weapon, true), attack };
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
  attack: number,
  { spell, isUnaided = false }: { readonly spell?: Use | undefined; readonly isUnaided?: boolean } = {},
): Flow<Blow> {
  const blow = newBlow(by, target, 'effect', value, undefined, true);
  noteFoe(game, target, by);
  blow.spell = spell;
  blow.isUnaided = isUnaided;
  blow.attack = Math.max(0, attack);
  yield* resolve(game, blow);
  return blow;
}
