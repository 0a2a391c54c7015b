import { amountOf } from '../../../../effects/amount';
import type { Amount, Unit } from '../../skills/effects/terms';
import type { FigureId } from '../state/figure';
import { areAllies, figureOf, standing, type MatchContext } from '../state/match-context';
import { sumOf } from '../../../../painted-die/match/roll';
import { sidesFor } from './roll';
import type { Attack, EffectContext } from '../state/use';
import { inEarshot, onSameLevel } from '../geometry/where';

/** How many there are of what a "for each" counts, in a line that is carried out on a figure. */
const counted = (match: MatchContext, unit: Unit, context: EffectContext, on: FigureId): number => {
  const { use, trigger } = context;
  const you = figureOf(match, use.user);
  const target = figureOf(match, on);
  switch (unit) {
    case 'die-in-hand':
      return target === you ? (use.origin.start?.hand ?? you.hand) : target.hand;
    case 'unmoved':
      return Math.max(0, Math.floor(use.movement.left));
    case 'enchantment-on-you':
      return you.auras.filter(({ kind }) => kind === 'enchantment').length;
    case 'enchantment-on-target':
      return target.auras.filter(({ kind }) => kind === 'enchantment').length;
    case 'enchantment-removed':
      return use.outcome.removed;
    case 'ally-in-earshot-of-target':
      return standing(match).filter(
        (other) =>
          other.rider < 0 &&
          areAllies(other, target) &&
          onSameLevel(target, other) &&
          inEarshot(target, other),
      ).length;
    case 'damage-dealt':
      return use.attack?.damage ?? trigger?.attack?.damage ?? trigger?.amount ?? 0;
    case 'damage-dealt-meanwhile':
      return context.note ?? 0;
    case 'figure-affected':
      return use.outcome.affected;
    case 'turn-it-lasted':
      return context.note ?? 0;
    case 'skill-pip-then-rolled':
      return thenRolled(match, trigger?.attack);
    case 'negated-attack':
      return context.note ?? 0;
  }
};

/** Skill pips in the roll of the attack that set an effect off. */
const thenRolled = (match: MatchContext, attack: Attack | undefined): number =>
  attack?.rolled ? sumOf(sidesFor(match, figureOf(match, attack.attacker), 'skill'), attack.rolled) : 0;

export const countOf = (
  match: MatchContext,
  of: Amount | undefined,
  context: EffectContext,
  on: FigureId,
): number => (typeof of === 'object' && 'each' in of ? counted(match, of.each, context, on) : 0);

/** Number that an amount gives in a line, on a figure. */
export const worth = (
  match: MatchContext,
  of: Amount,
  context: EffectContext,
  on: FigureId,
  scale = context.scale,
): number => amountOf(of, scale, () => countOf(match, of, context, on));
