import { stir } from '../../match/chance';
import { hashOf } from '../../match/hash';
import type { BalancePart, SkillRivals } from '../../systems/balance-part';
import type { Sheet, SystemId } from '../../systems/sheet';
import { matchPartOf, type Contest } from '../contest';
import type { MatchOrder } from '../play-series';
import type { PlayerSetting } from '../player-setting';

/** Two skills of which one stands in the place of the other. */
export interface Exchange {
  readonly rivals: SkillRivals;
  readonly one: string;
  readonly other: string;
}

/** Matches of each skill in an exchange: one for each corner. */
export const matchesOfExchange = 2;

/** What all exchanges have in common. */
export interface BalanceTerms {
  readonly system: SystemId;
  readonly seed: number;
  readonly player: PlayerSetting;
  /** Instead of the scenario that skills are made for. */
  readonly scenario: string | undefined;
  readonly map: string;
}

/**
 * A match of an exchange. Of its sheets, the first has `one` and the second `other`; where a sheet plays among others of
 * its game, the match is that of one of the two, `of`, in a team.
 */
export interface BalanceOrder extends MatchOrder {
  readonly exchange: Exchange;
  readonly of?: { readonly skill: string; readonly team: number };
}

/**
 * Who meets whom in a round: each at most once, everybody else before anybody again (the circle method).
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

/** The matches of a round; two skills that no sheet fits meet in none. */
export const ordersOf = (
  part: BalancePart,
  rivals: readonly SkillRivals[],
  { system, seed, player, scenario, map }: BalanceTerms,
  round: number,
): readonly BalanceOrder[] =>
  exchangesOf(rivals, round).flatMap((exchange) => {
    const own = seedOfExchange(seed, exchange, round);
    const sheets = part.exchange(exchange.one, exchange.other, own);
    if (!sheets) return [];
    const { alone, usualScenario } = matchPartOf(system);
    const contestOf = (of: readonly Sheet[]): Contest => ({
      system,
      sheets: of,
      scenario: scenario ?? exchange.rivals.scenario ?? usualScenario(of.length, undefined),
      map,
      seed: stir(own, 0xba1a) >>> 0,
      players: of.map(() => player),
      isLenient: false,
    });
    const nths = Array.from({ length: matchesOfExchange }, (_, nth) => nth);
    if (alone)
      return sheets.flatMap((sheet, side): readonly BalanceOrder[] => {
        const { sheets: all, team } = alone.completed(sheet);
        const of = { skill: side === 0 ? exchange.one : exchange.other, team };
        const contest = contestOf(all);
        return nths.map((nth) => ({ contest, nth, exchange, of }));
      });
    const contest = contestOf(sheets);
    return nths.map((nth) => ({ contest, nth, exchange }));
  });
