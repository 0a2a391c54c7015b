import type { FaceNumber } from '../../../../dice/face';
import { unmodified, type Modifiers } from '../../dice/damage';
import { bestPick, mostOf, symbolsOn, type Symbols } from '../../dice/symbols';
import type { ValueReason } from '../state/event';
import { countersOn, isDragon, type Figure } from '../state/figure';
import { dragonCardsOf, faceUp, slayerCardOf, type MatchContext, type Table } from '../state/match-context';
import { rollPool } from './pool';

/** Additions of an attack beside its symbols. */
export interface Attacking {
  readonly av: number;
  readonly lessDv: number;
}

export const plainly: Attacking = { av: 0, lessDv: 0 };

/** Everything that is added to an attack on somebody and to the defence. */
export const modifiersOf = (
  { s }: Table,
  attacker: Figure,
  target: Figure,
  { av, lessDv }: Attacking = plainly,
): Modifiers => ({
  ...unmodified,
  av: av - countersOn(attacker, 'dazed'),
  dv: (isDragon(target) ? s.moreDv : 0) - countersOn(target, 'exposed') - lessDv,
  guard: countersOn(target, 'guarded'),
});

/** The same piece by piece; what adds nothing is left out. */
export const reasonsOf = (
  { s }: Table,
  attacker: Figure,
  target: Figure,
  { av, lessDv }: Attacking = plainly,
): Readonly<Record<'av' | 'dv', readonly ValueReason[]>> => {
  const made = (parts: readonly ValueReason[]): readonly ValueReason[] =>
    parts.filter(({ amount }) => amount !== 0);
  return {
    av: made([
      { reason: 'skill', amount: av },
      { reason: 'dazed', amount: -countersOn(attacker, 'dazed') },
    ]),
    dv: made([
      { reason: 'scales', amount: isDragon(target) ? s.moreDv : 0 },
      { reason: 'exposed', amount: -countersOn(target, 'exposed') },
      { reason: 'skill', amount: -lessDv },
    ]),
  };
};

/** Shields that somebody can pick: a slayer's on his card, hers on any of the five. */
export const shieldsFor = (table: Table, figure: Figure): Symbols =>
  isDragon(figure)
    ? mostOf(dragonCardsOf(table).cards.map(({ shields }) => shields))
    : slayerCardOf(table, figure).shields;

/** Places of the cards that she attacks with: those face up, or with none the one that came up last; ruling 1. */
export const attackCards = (table: Table): readonly number[] => {
  const up = faceUp(table);
  return up.length > 0 ? up : [table.s.lastCard];
};

/** A die of hers, and the card that makes most of it. */
export interface DragonPick {
  readonly face: FaceNumber;
  readonly card: number;
  readonly daggers: number;
}

/** Her card with the most daggers on a face: of equals the first. */
export const dragonPick = (table: Table, face: FaceNumber): DragonPick => {
  const { cards } = dragonCardsOf(table);
  let best: DragonPick | undefined;
  for (const card of attackCards(table)) {
    const daggers = symbolsOn(cards[card]?.daggers ?? [], face);
    if (!best || daggers > best.daggers) best = { face, card, daggers };
  }
  return best ?? { face, card: 0, daggers: 0 };
};

/** The card of hers whose shields count, for the log. */
const shieldCard = (table: Table, face: FaceNumber): number => {
  const { cards } = dragonCardsOf(table);
  const most = Math.max(0, ...cards.map(({ shields }) => symbolsOn(shields, face)));
  return cards.findIndex(({ shields }) => symbolsOn(shields, face) === most);
};

/** Modifiers of a defence, other than shields. */
export interface Defending {
  readonly more: number;
  readonly because: readonly ValueReason[];
  readonly guard: number;
}

/** Rolls to defend and picks the die with the most shields: more is never worse. @returns DV, never below 0 */
export const defend = (match: MatchContext, target: Figure, { more, because, guard }: Defending): number => {
  const shields = shieldsFor(match, target);
  const face = bestPick(shields, rollPool(match, target, 'defence')) ?? 1;
  const symbols = symbolsOn(shields, face);
  const is = Math.max(0, symbols + more);
  const card = isDragon(target) ? shieldCard(match, face) : -1;
  match.host.emit({
    told: 'picked',
    figure: target.id,
    value: 'dv',
    face,
    card,
    symbols,
    more,
    because,
    guard,
    is,
  });
  return is;
};
