import { fixed } from '../../../../effects/amount';
import type { ActionKind, MovementManner, ShiftWay } from './act';
import type { Act, Effect, Parameter, Lasting, PipUse, Property, Restriction, When } from './effect';
import type {
  Amount,
  AttackValue,
  Check,
  Condition,
  Ending,
  Group,
  Kind,
  Moment,
  One,
  TargetState,
  Unit,
  Until,
  Value,
  Waiver,
  Who,
  Fixed,
  Zone,
} from './terms';
import type { NamedCheck } from './named';

export { fixed };
/** `by` for each unit. */
export const per = (each: Unit, by: number | Fixed = 1): Amount => ({ each, by });

/** Every figure of a kind in a zone. */
export const every = (kind: Kind, zone: Zone, more: Omit<Group, 'every' | 'in'> = {}): Group => ({
  every: kind,
  in: zone,
  ...more,
});
/** Measured from base edge to base edge. */
export const within = (distance: Amount, of: One = 'you'): Zone => ({ within: distance, of });
/** Measured from the centre of a figure. */
export const reachOf = (distance: Amount, of: One): Zone => ({ reach: distance, of });

export const attack = (value: AttackValue, by: Amount, whom: Who = 'target', times?: Amount): Act => ({
  act: 'attack',
  with: value,
  value: by,
  whom,
  ...(times !== undefined && { times }),
});
export const boost = (value: AttackValue | 'AV or RAV', by: Amount): Act => ({ act: 'boost', value, by });
export const atLeast = (damage: Amount): Act => ({ act: 'at-least', damage });
export const insteadOfDamage = (...effects: readonly Effect[]): Act => ({
  act: 'instead-of-damage',
  effects,
});
/** Damage that no roll defends. */
export const damage = (amount: Amount, whom: Who = 'target'): Act => ({ act: 'damage', amount, whom });
export const lose = (amount: Amount, whom: Who = 'target'): Act => ({ act: 'lose', amount, whom });
export const heal = (amount: Amount, whom: Who = 'target'): Act => ({ act: 'heal', amount, whom });
export const give = (condition: Condition, count: Amount, whom: Who = 'target'): Act => ({
  act: 'give',
  condition,
  count,
  whom,
});
/** Removes conditions whole, with all their counters. */
export const cure = (
  count: Amount | 'all',
  pick: 'newest' | 'any' | Condition,
  whom: Who = 'target',
): Act => ({
  act: 'cure',
  count,
  pick,
  whom,
});
export const dispel = (
  what: Extract<Act, { act: 'dispel' }>['what'],
  count: Amount,
  pick: 'newest' | 'any' = 'newest',
  whom: Who = 'target',
): Act => ({ act: 'dispel', what, count, pick, whom });

interface PerformMore {
  readonly optional?: true;
  readonly manner?: readonly MovementManner[];
  readonly further?: Amount;
  readonly stronger?: Amount;
  readonly measuredFromYou?: true;
  readonly oneActionSkills?: true;
  readonly notThisSkill?: true;
  readonly ifArmed?: true;
}
/** Actions performed at once. */
export const perform = (
  action: ActionKind,
  times: Amount = fixed(1),
  who: Who = 'you',
  more: PerformMore = {},
): Act => ({ act: 'perform', action, times, who, ...more });
/** Actions to spend later. */
export const grant = (action: ActionKind, times: Amount, who: Who, until: Until): Act => ({
  act: 'grant',
  action,
  times,
  who,
  until,
});
export const further = (distance: Amount): Act => ({ act: 'further', distance });
/** Moved at once, without an action. */
export const shift = (distance: Amount, way: ShiftWay, whom: Who = 'target'): Act => ({
  act: 'shift',
  distance,
  whom,
  way,
});
/** Stops the trigger. */
export const fail: Act = { act: 'fail' };
export const raise = (whom: Who, hand: Amount | 'full', to?: 'your-contact'): Act => ({
  act: 'raise',
  whom,
  hand,
  ...(to && { to }),
});
/** A change of the Dicepool that stays. */
export const dicepoolForGood = (by: Amount, whom: Who): Act => ({ act: 'dicepool', by, whom });

/** A value from the attack on that the skill is used with. */
export const valueFromNow = (name: Value, by: Amount, only?: 'attacks'): Property => ({
  has: 'value',
  value: name,
  by,
  ...(only && { for: only }),
  from: 'this-attack',
});
export const value = (
  name: Value,
  by: Amount,
  only?: Extract<Property, { has: 'value' }>['for'],
): Property => ({
  has: 'value',
  value: name,
  by,
  ...(only && { for: only }),
});
export const movement = (by: Amount): Property => ({ has: 'movement', by });
export const dicepool = (by: Amount): Property => ({ has: 'dicepool', by });
export const lessDamage = (
  by: Amount,
  from?: 'conditioned-opponents' | 'each-source' | 'after-sharing',
): Property => ({
  has: 'less-damage',
  by,
  ...(from && { from }),
});
export const skillPips = (by: Amount, use: PipUse): Property => ({ has: 'skill-pips', by, for: use });
export const whenever = (moment: Moment, ...effects: readonly Effect[]): Property => ({
  has: 'whenever',
  moment,
  effects,
});
/** More damage each time. */
export const moreDamage = (by: number): Property => ({ has: 'less-damage', by: -by });
export const mayNot = (what: Restriction): Property => ({ has: 'may-not', what });
/** At any time, but at most once on each of the bearer's turns. */
export const oncePerTurn = (moment: Moment, ...effects: readonly Effect[]): Property => ({
  has: 'whenever',
  moment,
  effects,
  once: 'per-own-turn',
});
/** The next `count` times. */
export const next = (count: Amount, moment: Moment, ...effects: readonly Effect[]): Property => ({
  has: 'next',
  count,
  moment,
  effects,
});

/** Properties that a figure bears for a while. */
export const lasting = (
  on: Who,
  until: Until,
  properties: readonly Property[],
  or?: readonly Ending[],
): Lasting => ({ lasting: properties, on, until, ...(or && { or }) });

export const when = (check: Exclude<Check, 'target-is'> | NamedCheck, ...then: readonly Effect[]): When => ({
  when: check,
  then,
});
export const whenTarget = (is: TargetState, ...then: readonly Effect[]): When => ({
  when: 'target-is',
  is,
  then,
});
export const ifHit = (...then: readonly Effect[]): When => when('hits', ...then);
/** If the attack ordered by the skill hits. */
export const ifOrderedHits = (...then: readonly Effect[]): When => ({
  when: 'hits',
  of: 'ordered-attack',
  then,
});

export const reach = (radius: Amount, of: 'target' | 'you' | 'your-daemon' | 'swarm'): Parameter => ({
  parameter: 'reach',
  radius,
  of,
});
export const range = (max: Amount): Parameter => ({ parameter: 'range', max });
/** Limit on targets that doesn't apply to the skill. */
export const waives = (what: Waiver): Parameter => ({ parameter: 'waives', what });
export const targets = (upTo: Amount): Parameter => ({ parameter: 'targets', upTo });
export const lasts = (until: Until, or?: readonly Ending[]): Parameter => ({
  parameter: 'lasts',
  until,
  ...(or && { or }),
});
/** Until the end of the bearer's next `turns` turns. */
export const theirTurns = (turns: Amount): Until => ({ turns, of: 'theirs', at: 'end' });
/** Until the end of the caster's next `turns` turns. */
export const yourTurns = (turns: Amount): Until => ({ turns, of: 'yours', at: 'end' });
/** Until the beginning of the caster's next `turns` turn. */
export const toYourTurn = (turns: Amount): Until => ({ turns, of: 'yours', at: 'begin' });
