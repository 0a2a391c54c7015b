import { stir } from '../../match/chance';
import { hashOf } from '../../match/hash';
import type { BalancePart, SkillRivals } from '../../systems/balance-part';
import { setAround } from '../../systems/document';
import type { SystemId } from '../../systems/sheet';
import { matchPartOf, type Contest } from '../contest';
import type { MatchOrder } from '../play-series';
import type { PlayerSetting } from '../player-setting';

/** Two skills, one in place of the other. */
export interface Exchange {
  readonly rivals: SkillRivals;
  readonly one: string;
  readonly other: string;
}

/**
 * Matches of an exchange: one with each skill in the place of `one`, with the same dice, so that only the skills make
 * a difference.
 */
export const matchesOfExchange = 2;

/** Terms that all exchanges share. */
export interface BalanceTerms {
  readonly system: SystemId;
  readonly seed: number;
  readonly player: PlayerSetting;
  /** Instead of the scenario that skills are made for. */
  readonly scenario: string | undefined;
  readonly map: string;
}

/** A match of an exchange: where two sheets meet both skills play, one at either corner; in a set of a game one of them plays. */
export interface BalanceOrder extends MatchOrder {
  readonly exchange: Exchange;
  /** The skill whose side is looked at, and the team of that side. */
  readonly of: 'one' | 'other';
  readonly team: number;
}

/**
 * Pairs of a round: each pair at most once
 * @param round from 0
 */
export const pairsOf = <T>(all: readonly T[], round: number): readonly (readonly [T, T])[] => {
  const size = all.length + (all.length % 2);
  if (size < 2) return [];
  const [first, ...rest] = Array.from({ length: size }, (_, at) => all[at]);
  const turned = rest.map((_, at) => rest[(at + round) % rest.length]);
  const circle = [first, ...turned];
  return circle.slice(0, size / 2).flatMap((one, at) => {
    const other = circle[size - 1 - at];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
};

/** The exchanges of a round: every skill is in one at most. */
export const exchangesOf = (rivals: readonly SkillRivals[], round: number): readonly Exchange[] =>
  rivals.flatMap((those) =>
    pairsOf(those.skills, round).map(([one, other]) => ({ rivals: those, one, other })),
  );

/** The seed of an exchange: its sheets and dice do not depend on which others are played. */
const seedOfExchange = (seed: number, { one, other }: Exchange, round: number): number =>
  Number.parseInt(hashOf([seed, one, other, round]).slice(0, 8), 16);

/**
 * The matches of a round; two skills that no sheet fits meet in none.
 * @param close only exchanges with one of these
 */
export const ordersOf = (
  part: BalancePart,
  rivals: readonly SkillRivals[],
  { system, seed, player, scenario, map }: BalanceTerms,
  round: number,
  close?: ReadonlySet<string>,
): readonly BalanceOrder[] =>
  exchangesOf(rivals, round).flatMap((exchange) => {
    if (close && !close.has(exchange.one) && !close.has(exchange.other)) return [];
    const own = seedOfExchange(seed, exchange, round);
    const sheets = part.exchange(exchange.one, exchange.other, own);
    if (!sheets) return [];
    const { usualScenario } = matchPartOf(system);
    const contest = (those: Contest['sheets']): Contest => ({
      system,
      sheets: those,
      scenario: scenario ?? exchange.rivals.scenario ?? usualScenario(those.length, undefined),
      map,
      seed: stir(own, 0xba1a) >>> 0,
      players: those.map(() => player),
      isLenient: false,
    });
    const [one, other] = sheets;
    const order = (of: BalanceOrder['of'], those: Contest['sheets'], team: number): BalanceOrder => ({
      contest: contest(those),
      nth: 0,
      exchange,
      of,
      team,
    });
    const [withOne, withOther] = [setAround({ system, sheet: one }), setAround({ system, sheet: other })];
    if (!withOne || !withOther) return [order('one', [one, other], 0), order('one', [other, one], 1)];
    return [order('one', withOne.sheets, withOne.team), order('other', withOther.sheets, withOther.team)];
  });
