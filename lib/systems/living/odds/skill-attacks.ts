import { bestDie, type Distribution } from '../../../dice/odds';
import type { Effect } from '../skills/effects/effect';
import type { Amount } from '../skills/effects/terms';
import type { Faces } from '../sheet/pips';
import type { Skill } from '../skills/school';
import { attackRoll, defenceRoll, weigh } from './attack';
import { attackOdds, type Fighter } from './encounter';
import { strikes, times } from './skill-damage';
import { volley } from '../../../painted-die/odds/attack';
import { sidesOf } from '../../../painted-die/odds/sides';
import { everyAttackMode, attackModesOf, type AttackMode, type AttackModeKind } from './attack-modes';

const actionKinds = {
  'melee-attack': ['melee', 'thrown-in-melee'],
  'ranged-attack': ['ranged', 'projectile'],
  attack: ['melee', 'thrown-in-melee', 'ranged', 'projectile'],
} as const satisfies Readonly<Record<string, readonly AttackModeKind[]>>;
type AttackAction = keyof typeof actionKinds;

const isAttackAction = (action: string): action is AttackAction => action in actionKinds;

/** Attacks that a skill lets you make at once, each with its own roll. */
interface GrantedAttacks {
  readonly action: AttackAction;
  readonly times: Amount;
  /** Added to the value of each. */
  readonly stronger: Amount;
  /** Only in base contact, where a weapon with a dead zone cannot shoot. */
  readonly inContact: boolean;
}

const rolledChecks = ['hits', 'kills', 'damages'];

const grantedBy = (effects: readonly Effect[], inContact = false): readonly GrantedAttacks[] =>
  effects.flatMap((effect) => {
    if ('when' in effect) {
      if (rolledChecks.includes(effect.when)) return [];
      return grantedBy(effect.then, inContact || effect.when === 'in-contact-with-opponent-after-moving');
    }
    if (!('act' in effect) || effect.act !== 'perform' || effect.who !== 'you') return [];
    if (!isAttackAction(effect.action)) return [];
    const { action, stronger = { fixed: 0 } } = effect;
    return [{ action, times: effect.times, stronger, inContact }];
  });

/** The attacks that a skill's Skill pips grant at once. */
export const grantedAttacks = (skill: Skill): GrantedAttacks | undefined => grantedBy(skill.green ?? [])[0];

const daggersOf = (skill: Skill) =>
  (skill.green ?? []).flatMap((effect) =>
    'act' in effect && effect.act === 'throw-daggers' ? [effect] : [],
  )[0];

/** The classes whose skills are an attack of their user. */
const attackClasses = {
  'Melee Attack': actionKinds['melee-attack'],
  'Pet Attack': actionKinds['melee-attack'],
  'Ranged Attack': ['ranged'],
} as const satisfies Readonly<Record<string, readonly AttackModeKind[]>>;
const isAttackClass = (kind: string): kind is keyof typeof attackClasses => kind in attackClasses;

/** An attack action before the pip shares the roll of the skill; ruling 6 for skills. */
const attacksAlways = (skill: Skill): boolean =>
  (skill.always ?? []).some(
    (effect) =>
      'act' in effect && effect.act === 'perform' && effect.who === 'you' && effect.action === 'attack',
  );

/** Ways in which the skill's own attack can be made, of all that the hero has; none for what is no attack. */
const suiting = (skill: Skill): ((mode: AttackMode) => boolean) | undefined => {
  // The daggers of Dancing Daggers are its attack; every other attack skill strikes with a weapon.
  if (daggersOf(skill)) return undefined;
  // A shot comes with the spell where there is a weapon for it.
  if (skill.also === 'Ranged Attack') return ({ kind, weapon }) => kind === 'ranged' && weapon !== undefined;
  const { class: skillClass } = skill;
  const kinds: readonly AttackModeKind[] | undefined = isAttackClass(skillClass)
    ? attackClasses[skillClass]
    : attacksAlways(skill)
      ? actionKinds.attack
      : undefined;
  return kinds && (({ kind }) => kinds.includes(kind));
};

const grantedSuits =
  ({ action, inContact }: GrantedAttacks) =>
  (mode: AttackMode): boolean =>
    (actionKinds[action] as readonly AttackModeKind[]).includes(mode.kind) && !(inContact && mode.deadZone);

/**
 * Which weapons a skill's attacks can be made with: those of its own roll, or those that it grants; otherwise none.
 */
export const suitsSkill = (skill: Skill): ((mode: AttackMode) => boolean) | undefined => {
  const own = suiting(skill);
  if (own) return own;
  const granted = grantedAttacks(skill);
  return granted && grantedSuits(granted);
};

/** True where the skill's own roll is the attack. */
export const strikesItself = (skill: Skill): boolean => suiting(skill) !== undefined;

/** The way that a skill attacks: the one asked for if it suits, or the best one that does; none for what is no attack. */
export const attackModeOfSkill = (skill: Skill, own: Fighter, foe: Fighter): AttackMode | undefined => {
  const suits = suitsSkill(skill);
  if (!suits) return undefined;
  const able = attackModesOf(own.hero).filter(suits);
  const asked = able.find(({ id }) => id === own.way);
  if (asked) return asked;
  const damage = (mode: AttackMode): number => attackOdds({ ...own, allies: 0, way: mode.id }, foe).damage;
  const [first, ...more] = able;
  return first === undefined
    ? everyAttackMode(own.hero).find(suits)
    : more.reduce((best, mode) => (damage(mode) > damage(best) ? mode : best), first);
};

/** The mean damage of the daggers that this many Skill pips throw, all at the one defender. */
export const daggerDamage = (skill: Skill, green: number, foe: Fighter): number => {
  const daggers = daggersOf(skill);
  if (!daggers || green === 0) return 0;
  const value = times(daggers.value, green);
  const defence = sidesOf(foe.hero.faces, 'defence');
  const spreadAt = (hand: number): Distribution => {
    const spread = new Array<number>(value + 1).fill(0);
    bestDie(defence, hand).forEach((chance, pips) => {
      const damage = Math.max(0, value - pips - (foe.cover ? 1 : 0));
      spread[damage] = (spread[damage] ?? 0) + chance;
    });
    return spread;
  };
  return volley(spreadAt, times(daggers.daggers, green), foe.hand);
};

/**
 * The mean damage of the attacks that this many Skill pips grant, made one after the other on the one defender with a
 * roll each. A weapon that must be loaded again shoots once.
 */
export const grantedDamage = (
  granted: GrantedAttacks,
  mode: AttackMode,
  green: number,
  faces: Faces,
  hand: number,
  foe: Fighter,
): number => {
  const attacks = times(granted.times, green);
  const stronger = { ...mode, bonus: mode.bonus + times(granted.stronger, green) };
  const roll = attackRoll(faces, stronger, hand);
  const spreadAt = (dice: number): Distribution =>
    weigh(stronger, roll, defenceRoll(foe.hero.faces, mode, dice, foe.cover), dice).spread;
  return volley(spreadAt, mode.reload > 0 ? Math.min(1, attacks) : attacks, foe.hand);
};

const attackParts: readonly string[] = ['boost', 'count-as-critical', 'throw-daggers'];

/** True for what the damage counts, of one effect: so that the rest can be said in words. */
export const countsAsDamage = (effect: Effect): boolean => {
  if (!('act' in effect)) return false;
  if (effect.act === 'attack' || effect.act === 'damage' || effect.act === 'lose')
    return strikes(effect.whom);
  if (effect.act === 'perform') return effect.who === 'you' && isAttackAction(effect.action);
  if (effect.act === 'at-least') return effect.of === undefined;
  return attackParts.includes(effect.act);
};
