import { amountOf } from '../../../../effects/amount';
import type { Property } from '../../skills/effects/effect';
import { type Amount, isGroup } from '../../skills/effects/terms';
import type { Figure, Modifier } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import { remembered, statement, type Statement } from '../entries/statements';
import { isInZone, isOfKind, type Bearings } from '../geometry/where';

/** A property that applies to a figure, with its modifier. */
export interface Held<Kind extends Property['has'] = Property['has']> {
  readonly property: Property & { readonly has: Kind };
  readonly modifier: Modifier;
  readonly from: Statement;
  /** Bearer of the modifier: the figure itself, or the middle of an aura. */
  readonly carrier: Figure;
  /** The property's place in its statement. */
  readonly index: number;
}

/** The pips by which numbers of a modifier grow. */
export const scaleOf = (from: Statement, modifier: Modifier): number => {
  switch (from.line) {
    case 'always':
      return 1;
    case 'green':
    case 'removal':
      return modifier.green;
    case 'blue':
      return modifier.blue;
  }
};

/** Whether an aura that a figure carries holds for another one now (ruling 14 for skills). */
const holdsFor = (
  match: MatchContext,
  carrier: Figure,
  modifier: Modifier,
  { says, contact }: Statement,
  figure: Figure,
): boolean => {
  const group = says.on;
  if (!isGroup(group)) return false;
  const you = figureOf(match, modifier.by);
  const bearings: Bearings = {
    you,
    target: carrier,
    reach: remembered(modifier, 'reach') ?? 0,
    contact: contact * modifier.blue,
    one: (who) => (who === 'you' || who === 'caster' ? you : carrier),
    amount: (of) => plain(of, scaleOf(statement(modifier.says), modifier)),
  };
  if (group.besidesTarget && figure === carrier) return false;
  if (group.andYou && figure === you) return true;
  return isOfKind(group.every, bearings, figure) && isInZone(group.in, bearings, figure);
};

/** Modifiers about the bearer's next turn wait for it. */
const isInNextTurn = ({ clock }: Modifier, { isActing }: Figure): boolean => isActing && !clock.isFromNext;

/**
 * Every property of a kind that holds for a figure: from its own modifiers, then from auras around it, oldest first.
 */
export const held = <Kind extends Property['has']>(
  match: MatchContext,
  figure: Figure,
  kind: Kind,
): readonly Held<Kind>[] => {
  let found: Held<Kind>[] | undefined;
  for (const carrier of match.s.figures) {
    if (carrier.modifiers.length === 0) continue;
    for (const modifier of carrier.modifiers) {
      const from = statement(modifier.says);
      if (!from.isAura && carrier !== figure) continue;
      if (!from.kinds.has(kind)) continue;
      if (from.isAura && !holdsFor(match, carrier, modifier, from, figure)) continue;
      if (from.isForNextTurn && !isInNextTurn(modifier, carrier)) continue;
      for (const [index, property] of from.says.lasting.entries()) {
        if (property.has === kind && !isSpent(property, modifier, from, index))
          (found ??= []).push({
            property: property as Held<Kind>['property'],
            modifier,
            from,
            carrier,
            index,
          });
      }
    }
  }
  return found ?? nothing;
};

const nothing: readonly never[] = [];

/** A used-up charge. */
const isSpent = (property: Property, modifier: Modifier, from: Statement, index: number): boolean =>
  property.has === 'next' && (modifier.used[index] ?? 0) >= plain(property.count, scaleOf(from, modifier));

/** An amount that counts nothing. */
const plain = (amount: Amount, scale: number): number => amountOf(amount, scale, () => 0);

/** Amount of a property on its bearer, where it only counts dice, turns or nothing. */
export const heldAmount = (match: MatchContext, { modifier, from, carrier }: Held, of: Amount): number =>
  amountOf(of, scaleOf(from, modifier), () => {
    if (typeof of !== 'object' || !('each' in of)) return 0;
    switch (of.each) {
      case 'die-in-hand':
        return carrier.hand;
      case 'turn-it-lasted':
        return modifier.note;
      case 'enchantment-on-you':
        return figureOf(match, modifier.by).auras.filter(({ kind }) => kind === 'enchantment').length;
      case 'ally-in-earshot-of-target':
      case 'damage-dealt':
      case 'damage-dealt-meanwhile':
      case 'enchantment-on-target':
      case 'enchantment-removed':
      case 'figure-affected':
      case 'negated-attack':
      case 'skill-pip-then-rolled':
      case 'unmoved':
        return modifier.note;
    }
  });

/** Part of a value that one skill adds. */
export interface SkillAmount {
  readonly skill: string;
  readonly amount: number;
}

const addedBy = ({ from }: Held, amount: number): SkillAmount => ({ skill: from.skill.id, amount });

/**
 * Additions of modifiers, each separately. The same skill never adds to itself on one figure (the stronger
 * counts), unless it allows that; different skills add (ruling 3 for skills).
 */
export const amountsOf = (
  match: MatchContext,
  all: readonly Held[],
  of: (one: Held) => Amount | undefined,
): readonly SkillAmount[] => {
  if (all.length === 0) return nothing;
  const strongest = new Map<string, SkillAmount>();
  const added: SkillAmount[] = [];
  for (const one of all) {
    const by = of(one);
    if (by === undefined) continue;
    const value = heldAmount(match, one, by);
    if (one.property.has === 'value' && one.property.addsUp) added.push(addedBy(one, value));
    else {
      const key = `${one.from.skill.id} ${one.from.line} ${one.index}`;
      const before = strongest.get(key)?.amount ?? 0;
      if (Math.abs(value) > Math.abs(before)) strongest.set(key, addedBy(one, value));
    }
  }
  return [...added, ...strongest.values()];
};

/** The sum of what modifiers add to something. */
export const addUp = (
  match: MatchContext,
  all: readonly Held[],
  of: (one: Held) => Amount | undefined,
): number => {
  let sum = 0;
  for (const { amount } of amountsOf(match, all, of)) sum += amount;
  return sum;
};

/** The sum of a property that has a `by` and no conditions. */
export const sumOf = (
  match: MatchContext,
  figure: Figure,
  kind: 'dicepool' | 'movement' | 'heal-more',
): number =>
  addUp(match, held(match, figure, kind), ({ property }) => ('by' in property ? property.by : undefined));

/** Whether any modifier has this property. */
export const has = (match: MatchContext, figure: Figure, kind: Property['has']): boolean =>
  held(match, figure, kind).length > 0;
