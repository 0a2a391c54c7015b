import { stir } from '../../match/chance';
import { nameOf, sameSheet, samplesOf, setAround } from '../../systems/document';
import { hasPart, partOf } from '../../systems/open';
import type { Sheet, SheetDocument, SystemId } from '../../systems/sheet';
import { matchPartOf, type Contest } from '../contest';
import type { MatchOrder } from '../play-series';
import type { PlayerSetting } from '../player-setting';
import type { Played } from '../series';
import type { PairScore } from './difference';

/** Two versions of a sheet to be compared. */
export interface VersionsOrder {
  readonly system: SystemId;
  readonly a: Sheet;
  readonly b: Sheet;
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  /** The player of all sides. */
  readonly player: PlayerSetting;
}

/** A match with a free place, where either version sits down. */
interface Seat {
  readonly before: readonly Sheet[];
  readonly after: readonly Sheet[];
  readonly teams: readonly number[] | undefined;
  /** The team of the free place. */
  readonly team: number;
}

/** A typical opponent, with the seats that a version takes by turns. */
export interface Opponent {
  readonly name: string;
  readonly seats: readonly Seat[];
}

/** Opponents that the versions meet, and where. Plain data. */
export interface VersionsPlan extends VersionsOrder {
  readonly scenario: string;
  readonly map: string;
  readonly field: readonly Opponent[];
}

/** Name of a version in messages. */
export const versionIds = ['a', 'b'] as const;
export type VersionId = (typeof versionIds)[number];

/** One match of a pair; the other version plays the same one, with the same dice. */
export interface VersionOrder extends MatchOrder {
  readonly version: VersionId;
  /** The place of the pair in the comparison, from 0. */
  readonly pair: number;
  readonly opponent: number;
  /** The team of the version, and its place among the sheets. */
  readonly team: number;
  readonly place: number;
}

const duel = (foe: Sheet): readonly Seat[] => [
  { before: [], after: [foe], teams: undefined, team: 0 },
  { before: [foe], after: [], teams: undefined, team: 1 },
];

/** Samples and concepts of a game, without the versions themselves. */
const typical = (system: SystemId, versions: readonly SheetDocument[]): readonly SheetDocument[] => {
  const concepts = hasPart(system, 'start') ? (partOf(system, 'start')?.concepts ?? []) : [];
  return [
    ...samplesOf(system).map(({ document }) => document),
    ...concepts.map(({ name, sheet }) => ({ system, sheet: sheet(name) })),
  ].filter((document) => !versions.some((version) => sameSheet(version, document)));
};

/** The other side of a game that plays a set: the version takes its place among its fellows. */
const ofTheSet = (own: SheetDocument): readonly Opponent[] => {
  const around = setAround(own);
  if (!around) return [];
  const { sheets, teams, team } = around;
  const place = sheets.indexOf(own.sheet);
  const foes = sheets.filter((_, at) => teams[at] !== team);
  return [
    {
      name: foes.map((sheet) => nameOf({ system: own.system, sheet })).join(', '),
      seats: [{ before: sheets.slice(0, place), after: sheets.slice(place + 1), teams, team }],
    },
  ];
};

/** @throws NotOpened without the parts `match` and `start` of the game */
export const planOf = (order: VersionsOrder): VersionsPlan => {
  const { system, a, b } = order;
  const { maps, usualScenario } = matchPartOf(system);
  const own = { system, sheet: a };
  const set = ofTheSet(own);
  const field =
    set.length > 0
      ? set
      : typical(system, [own, { system, sheet: b }]).map((document) => ({
          name: nameOf(document),
          seats: duel(document.sheet),
        }));
  const [seat] = field[0]?.seats ?? [];
  const sheets = seat ? seat.before.length + 1 + seat.after.length : 0;
  return { ...order, scenario: usualScenario(sheets, seat?.teams), map: maps[0] ?? '', field };
};

/**
 * Both matches of a pair, counted from 0: the same opponent, side, corner and dice, one with each version. Every
 * opponent is met once before any is met again, from the other side.
 */
export const pairAt = (plan: VersionsPlan, pair: number): readonly VersionOrder[] => {
  const { system, field, seed, player, scenario, map } = plan;
  const opponent = pair % Math.max(1, field.length);
  const seats = field[opponent]?.seats ?? [];
  const nth = Math.floor(pair / Math.max(1, field.length));
  const seat = seats[nth % Math.max(1, seats.length)];
  if (!seat) return [];
  const { before, after, teams, team } = seat;
  return versionIds.map((version) => {
    const sheets = [...before, plan[version], ...after];
    const contest: Contest = {
      system,
      sheets,
      ...(teams && { teams }),
      scenario,
      map,
      seed: stir(seed, opponent) >>> 0,
      players: sheets.map(() => player),
      isLenient: true,
    };
    return { contest, nth, version, pair, opponent, team, place: before.length };
  });
};

/** The matches of pairs in their order. */
export function* ordersOf(plan: VersionsPlan, from: number, to: number): Iterable<VersionOrder> {
  for (let pair = from; pair < to; pair += 1) yield* pairAt(plan, pair);
}

/** Both matches of a pair, played. */
export interface PlayedPair {
  readonly opponent: number;
  readonly place: number;
  readonly a: Played;
  readonly b: Played;
  readonly score: PairScore;
}

const pointsOf = ({ winner }: Played, team: number): number => {
  if (winner === null) return 0.5;
  return winner === team ? 1 : 0;
};

/** Puts matches together that end in any order; a pair counts once both were played. */
export class Pairs {
  readonly #open = new Map<number, Partial<Record<VersionId, Played>>>();
  readonly #done = new Map<number, PlayedPair>();

  add({ version, pair, opponent, team, place }: VersionOrder, match: Played): void {
    const both = { ...this.#open.get(pair), [version]: match };
    const { a, b } = both;
    if (!a || !b) {
      this.#open.set(pair, both);
      return;
    }
    this.#open.delete(pair);
    this.#done.set(pair, {
      opponent,
      place,
      a,
      b,
      score: { a: pointsOf(a, team), b: pointsOf(b, team) },
    });
  }

  /** In the order of the comparison, so that the same pairs come to the same figures. */
  played(): readonly PlayedPair[] {
    return [...this.#done].sort(([one], [other]) => one - other).map(([, pair]) => pair);
  }
}
