import { cannon } from '../../reference/equipment';
import type { Figure } from '../state/figure';
import { figureOf, standing, type MatchContext, isStanding } from '../state/match-context';
import type { Attack, Use } from '../state/use';
import { gap, isInReach, onSameLevel, units } from '../geometry/where';
import { isAnnounced } from './announcing';
import { gangingUp, weaponBonus } from './attack-bonus';
import { attackPartsOf, lineOf, playStep } from './attack-stages';
import { happen } from '../lasting/ends';
import type { Flow } from '../state/flow';
import { fire } from '../lasting/triggers';
import { triggerOf } from '../state/new-use';
import { actors, mountOf } from '../state/mounts';
import { keepPromises } from '../lasting/promises';
import { sumOf } from '../../../../painted-die/match/roll';
import { diceOf, isCritical, pickDie, roll, sidePicked, sidesFor } from '../values/roll';
import type { Sides } from '../../../../dice/odds';
import { addedPips } from '../values/added-pips';
import { bonusTo, conditionsOn, reasonsFor, setTo, sidesSetTo } from '../values/values';
import { resolve, strikeOther } from './resolve';

/** Somebody near the target of a cannon ball, and the RAV that is left for them. */
interface Blasted {
  readonly figure: Figure;
  readonly total: number;
}

/**
 * Everybody whom a cannon ball attacks besides its target, weaker with distance; chapter "Armoury: Cannons". The blast
 * is at the target's place when it is hit, even if it is pushed.
 */
const blastOf = (match: MatchContext, attack: Attack): readonly Blasted[] => {
  const target = figureOf(match, attack.target);
  const radius = cannon.blast * attack.total;
  return standing(match)
    .filter(
      (figure) =>
        figure !== target &&
        figure.rider < 0 &&
        onSameLevel(target, figure) &&
        isInReach(target, figure, radius),
    )
    .map((figure) => ({
      figure,
      total: attack.total - Math.floor(gap(target, figure) / units(cannon.blast)),
    }))
    .filter(({ total }) => total > 0);
};

/** The sides that an attack reads: a throwing weapon in melee lets Ranged pips serve; chapter "Armoury: Throwing weapons". */
const sidesOf = (match: MatchContext, attacker: Figure, attack: Attack): Sides => {
  const fixed = setTo(match, attacker, attack.value);
  if (fixed !== undefined) return sidesSetTo(fixed);
  const melee = sidesFor(match, attacker, 'melee');
  const ranged = sidesFor(match, attacker, 'ranged');
  if (attack.kind === 'ranged') return ranged;
  return attack.weapon?.type === 'throwing'
    ? melee.map((pips, face) => Math.max(pips, ranged[face] ?? 0))
    : melee;
};

/**
 * Makes an attack: announced, answered, rolled, defended, dealt (chapters "Melee Attack" and "Ranged Attack"; order of
 * damage: ruling 5 for skills). `use`: the attack skill that goes with it; its roll is this roll.
 */
export function* strike(match: MatchContext, attack: Attack, use?: Use): Flow {
  const attacker = figureOf(match, attack.attacker);
  if (yield* isAnnounced(match, attack, use)) yield* rollAndResolve(match, attack, use);
  const hasMissed = !attack.isOff && attack.total < 1;
  for (const each of actors(match, attacker)) {
    yield* happen(match, each, 'attacks');
    if (hasMissed) yield* happen(match, each, 'misses');
  }
}

function* rollAndResolve(match: MatchContext, attack: Attack, use?: Use): Flow {
  const attacker = figureOf(match, attack.attacker);
  const target = figureOf(match, attack.target);
  // Effects before the pip, except those that shape the roll: they are asked for when the dice lie.
  if (use) yield* match.play(attackPartsOf(use.skill).always.after, lineOf(use, 'always', target.id));
  const isStated = attack.stated !== undefined;
  const rolled = isStated ? [] : roll(match, attacker, attack.value, diceOf(match, attacker, target));
  const sides = sidesOf(match, attacker, attack);
  const picked = attack.stated ?? (yield* pickDie(attacker, attack.value, sides, rolled));
  attack.hadCondition = [target, mountOf(match, target)].some((each) => each && each.conditions.length > 0);
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
          sumOf(sidesFor(match, attacker, 'skill'), rolled) + addedPips(match, attacker, use.skill),
        );
    const { skill, green, magic } = use;
    const why = green > 0 ? undefined : use.isFailing ? 'stopped' : 'no-skill-pip';
    match.host.emit({
      ...{ type: 'skill', figure: attacker.id, skill: skill.id, green, magic, works: green > 0 },
      ...(why && { why }),
    });
  }
  if (use) yield* playStep(match, use, attack, 'roll');
  const order = attack.total;
  const bonus = bonusTo(match, attacker, attack.value, { attackOn: target });
  const conditions = conditionsOn(attacker, attack.value);
  const because = reasonsFor(match, attacker, attack.value, { attackOn: target });
  const weapon = weaponBonus(figureOf(match, attack.from ?? attack.attacker), attacker, target, attack);
  const company = use || attack.isPlain || attack.kind !== 'melee' ? 0 : gangingUp(match, attacker, target);
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
  if (attack.kind === 'ranged') match.scenario.shot(match, attack);
  match.host.emit({
    type: 'value',
    figure: attacker.id,
    value: attack.value,
    is: attack.total,
    ...sidePicked(sides, rolled, picked),
    parts,
    because,
  });
  const blast = attack.weapon?.type === 'cannon' ? blastOf(match, attack) : [];
  yield* resolve(match, attack, use);
  yield* afterAttack(match, attacker, attack);
  for (const { figure, total } of blast)
    if (isStanding(figure)) yield* strikeOther(match, attack, figure, total);
}

/** Fires the effects of an attack once it is over, hit or miss; others that its roll strikes too are part of it. */
function* afterAttack(match: MatchContext, attacker: Figure, attack: Attack): Flow {
  if (attacker.auras.length > 0) yield* keepPromises(match, attacker);
  for (const moment of attack.kind === 'melee'
    ? (['attacks', 'attacks-in-melee'] as const)
    : (['attacks'] as const))
    for (const each of actors(match, attacker))
      yield* fire(match, each, moment, triggerOf(moment, attacker.id, { target: attack.target, attack }));
}
