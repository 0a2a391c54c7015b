import type { Flow } from '../state/flow';
import { areAllies, choose, figureOf, type MatchContext } from '../state/match-context';
import type { Figure, FigureId } from '../state/figure';
import { taken } from '../life/life';
import { fire } from '../lasting/triggers';
import { contextOfModifier } from '../lasting/modifiers';
import { triggerOf } from '../state/new-use';
import { addUp, held, heldAmount } from '../values/properties';
import { remembered } from '../entries/statements';
import { partnerOf } from '../state/mounts';
import { disturb } from '../entries/auras';
import { whoIs } from '../using/targets';
import type { Attack } from '../state/use';
import type { Amount } from '../../skills/effects/terms';

/** Where damage comes from. */
export interface Source {
  readonly by: FigureId;
  readonly attack?: Attack | undefined;
  /** Points on top once any damage is done. */
  readonly more?: number;
  /** How somebody who takes a part of it defends himself; left out where no roll defends. */
  readonly defends?: (who: Figure) => Flow<number>;
  /** A part of other damage, which is not shared on. */
  readonly isShare?: true;
  /** Skill whose line deals it, where no attack does. */
  readonly skill?: string;
}

/** Source of damage, and the figure whose line names it. */
type Credit = Pick<Source, 'by' | 'skill'>;

const creditOf = ({ by, skill }: Source): Credit => ({ by, ...(skill !== undefined && { skill }) });

/** Sum that "less damage" takes off, and the sum that it adds where it is below 0. */
const reductions = (match: MatchContext, target: Figure, { by }: Source, adding = false): number =>
  addUp(match, held(match, target, 'less-damage'), ({ property }) => {
    if (property.has !== 'less-damage' || isMore(property.by) !== adding) return undefined;
    const attacker = figureOf(match, by);
    const isSpared =
      areAllies(attacker, target) ||
      (attacker.conditions.length === 0 && !partnerOf(match, attacker)?.conditions.length);
    return property.from === 'conditioned-opponents' && isSpared ? undefined : property.by;
  });

const isMore = (by: Amount): boolean => typeof by === 'number' && by < 0;

/**
 * Deals damage to a figure: minima and negation have been seen to; then sharing, reductions (not below 0), what is added
 * where any is left, and what turns it into something else (ruling 5 for skills). Who is down is seen later.
 * @returns the damage that was left
 */
export function* dealDamage(
  match: MatchContext,
  target: Figure,
  amount: number,
  source: Source,
): Flow<number> {
  if (target.life !== 'up' || amount <= 0) return 0;
  let left = amount;
  for (const one of source.attack && !source.isShare ? held(match, target, 'passes-damage') : []) {
    if (one.property.amount === 'half') continue;
    const passed = Math.min(left, heldAmount(match, one, one.property.amount));
    const takers = yield* whoIs(match, one.property.to, contextOfModifier(one, target.id));
    const able = takers
      .map((id) => figureOf(match, id))
      .filter((each) => each.life === 'up' && each !== target);
    if (passed <= 0 || able.length === 0) continue;
    const taker = yield* choose(
      target.owner,
      { about: 'target', figure: target.id, skill: one.from.skill.id, nth: 0 },
      [...able.map(({ id }) => ({ pick: 'figure' as const, figure: id })), { pick: 'done' as const }],
    );
    if (taker.pick === 'done') continue;
    left -= passed;
    // This damage is not shared again (ruling necromancer-dark-bond-share).
    yield* dealDamage(match, figureOf(match, taker.figure), passed, { ...creditOf(source), isShare: true });
  }
  left = yield* halved(match, target, left, source);
  left = Math.max(0, left - reductions(match, target, source));
  if (left === 0) return 0;
  left += (source.more ?? 0) - reductions(match, target, source, true);
  const trigger = triggerOf('damaged', source.by, { target: target.id, attack: source.attack, amount: left });
  yield* fire(match, target, 'damaged', trigger);
  if (trigger.isStopped) return 0;
  const turned = source.attack?.turned ?? [];
  if (turned.length > 0) {
    for (const { effects, context } of turned) yield* match.play(effects, context);
    return 0;
  }
  yield* takeHits(match, target, left, creditOf(source));
  return left;
}

/**
 * Half of it, and any odd point, goes to whoever is bound to the target, who may defend if the target could (ruling
 * zealot-essence-bond).
 * @returns what is left for the target
 */
function* halved(match: MatchContext, target: Figure, amount: number, source: Source): Flow<number> {
  const bond = held(match, target, 'passes-damage').find(({ property }) => property.amount === 'half');
  const sharer = bond && figureOf(match, bond.modifier.by);
  if (!sharer || source.isShare || sharer === target || sharer.life !== 'up') return amount;
  const own = Math.floor(amount / 2);
  const defence = source.defends ? yield* source.defends(sharer) : 0;
  const { defends } = source;
  const share = { ...creditOf(source), isShare: true, ...(defends && { defends }) } as const;
  yield* dealDamage(match, sharer, amount - own - defence, share);
  return own;
}

/** Takes dice off; a rider and his mount share as their player likes. */
function* takeHits(match: MatchContext, target: Figure, amount: number, source: Credit): Flow {
  const partner = target.mount >= 0 ? target.mount : target.rider;
  let own = amount;
  if (partner >= 0) {
    const other = figureOf(match, partner);
    const most = Math.min(amount, other.hand);
    const least = Math.max(0, amount - target.hand);
    const shares = Array.from({ length: Math.max(1, most - least + 1) }, (_, index) => least + index);
    const { value } = yield* choose(
      target.owner,
      { about: 'share-damage', figure: target.id, damage: amount },
      shares.map((share) => ({ pick: 'value' as const, value: share })),
    );
    own = amount - value;
    takeDice(match, other, value, source);
    // The unit received it, whoever took the dice off.
    target.wasHurt = other.wasHurt = true;
  }
  takeDice(match, target, own, source);
}

const takeDice = (match: MatchContext, figure: Figure, amount: number, source: Credit): void => {
  const lost = taken(match, figure, amount);
  if (amount <= 0) return;
  figure.hand -= lost;
  noteDamage(match, source.by, lost);
  disturb(figure);
  figure.wasHurt = true;
  match.host.emit({ type: 'damage', figure: figure.id, amount, ...source });
};

/** Effects that count the damage that their bearer deals while they last: dice really removed. */
const noteDamage = (match: MatchContext, by: FigureId, lost: number): void => {
  const dealer = match.s.figures[by];
  if (lost > 0 && dealer?.modifiers.some((modifier) => remembered(modifier, 'damage') !== undefined))
    dealer.modifiers = dealer.modifiers.map((modifier) =>
      remembered(modifier, 'damage') !== undefined ? { ...modifier, note: modifier.note + lost } : modifier,
    );
};
