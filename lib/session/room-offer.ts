import * as z from 'zod/mini';
import { engineVersion } from '../match/engine';
import { placedByHand, spreadOut } from '../match/starts';
import { err, ok, type Result } from '../result';
import { parsedLine } from '../match/plain-data';
import { roomLimits, zSeatNumber } from '../room/entry';
import { matchPartOf } from '../simulation/contest';
import { writeSheet } from '../systems/document';
import { readSheet } from '../systems/file';
import type { PlayerSetting } from '../simulation/player-setting';
import type { Encounter, Pairing } from '../systems/match-part';
import { isOpen, NotOpened, systemIds } from '../systems/open';
import type { SheetDocument, SystemId } from '../systems/sheet';

/** Letters of a name at most. */
export const mostNameLetters = 40;
const mostHeroes = 16;
/** Of a side’s clock. */
const mostMinutes = 240;

export const zPlayerName = z.string().check(z.maxLength(mostNameLetters));

/** Of a computer's decision, in ms and choices tried out: a room must not keep its devices busy for ever. */
const mostThinking = { time: 5000, nodes: 20_000 } as const;

const zPlayer = z.union([
  zSeatNumber,
  z.object({ plays: z.enum(['random', 'greedy']) }),
  z.object({
    plays: z.literal('search'),
    nodes: z.int().check(z.minimum(1), z.maximum(mostThinking.nodes)),
  }),
  z.object({ plays: z.literal('search'), time: z.int().check(z.minimum(1), z.maximum(mostThinking.time)) }),
]);

const zOffer = z.object({
  engine: z.int(),
  system: z.string(),
  rules: z.string(),
  name: zPlayerName,
  scenario: z.string(),
  map: z.string(),
  teams: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(mostHeroes)))),
  isPlaced: z.boolean(),
  isSpread: z.optional(z.boolean()),
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(mostMinutes))),
  heroes: z.array(z.unknown()).check(z.minLength(2), z.maxLength(mostHeroes)),
  players: z.optional(z.array(zPlayer).check(z.maxLength(mostHeroes))),
});

/** A hero’s player: the person of a seat of the room, from 0, or a computer. */
export type RoomPlayer = number | PlayerSetting;

/** A match that somebody offers to play with friends elsewhere. */
export interface Offer {
  /** Name of whoever invites; empty if they gave none. */
  readonly name: string;
  readonly pairing: Pairing;
  /** Players put their heroes down themselves. */
  readonly isPlaced: boolean;
  /** Figures begin apart from each other; in older offers they begin close together. */
  readonly isSpread?: boolean | undefined;
  /** Time that each side has for all its choices; undefined without a clock. */
  readonly minutes?: number | undefined;
  /** By hero. The host has seat 0; each seat plays at least one hero. */
  readonly players: readonly RoomPlayer[];
  /** Two people on opposite sides: they may play by the clock, and swap sides for a rematch. */
  readonly isDuel: boolean;
}

/** An offer before anybody has read it; without players, each side is one person's. */
export type Offered = Omit<Offer, 'players' | 'isDuel'> & {
  readonly players?: readonly RoomPlayer[] | undefined;
};

/** Why an offer can't be taken. */
export type OfferFault = 'no-offer' | 'other-rules';

/** The offered match, with the seed of its dice. @throws NotOpened */
export const encounterOfOffer = (
  { pairing, isPlaced, isSpread }: Pick<Offer, 'pairing' | 'isPlaced' | 'isSpread'>,
  seed: number,
): Encounter => {
  const { encounterOf, asksPlaces } = matchPartOf(pairing.system);
  const usual = encounterOf(pairing, seed, 0);
  const encounter = isSpread === true ? spreadOut(usual) : usual;
  return isPlaced && asksPlaces ? placedByHand(encounter) : encounter;
};

/** Default players: each side is one person's, the first the host's. @throws NotOpened */
export const usualPlayers = (offered: Pick<Offer, 'pairing' | 'isPlaced'>): readonly number[] => {
  const { teams } = encounterOfOffer(offered, 0);
  const sides = [...new Set(teams)];
  return teams.map((team) => sides.indexOf(team));
};

/** How many people the players of an offer are. */
export const peopleIn = (players: readonly RoomPlayer[]): number =>
  new Set(players.filter((player) => typeof player === 'number')).size;

/** Faults of a list of players: it needs two people at least, each with a hero, the first of them the host. */
export type PlayersFault = 'alone' | 'no-hero' | 'too-many';

export const faultOfPlayers = (players: readonly RoomPlayer[]): PlayersFault | undefined => {
  const people = peopleIn(players);
  if (players.some((player) => typeof player === 'number' && player >= people)) return 'no-hero';
  if (people < 2) return 'alone';
  return people > roomLimits.seats ? 'too-many' : undefined;
};

/** Whether the players are two people on opposite sides. @throws NotOpened */
export const isDuelOf = (offered: Pick<Offer, 'pairing' | 'isPlaced' | 'players'>): boolean => {
  const { teams } = encounterOfOffer(offered, 0);
  const sidesOf = (seat: number) => new Set(teams.filter((_, at) => offered.players[at] === seat));
  const [one, other] = [sidesOf(0), sidesOf(1)];
  return (
    peopleIn(offered.players) === 2 && new Set(teams).size === 2 && [...one].every((team) => !other.has(team))
  );
};

/** The offer as an entry carries it, with the versions of engine and rules. @throws NotOpened */
export const writeOffer = ({ name, pairing, isPlaced, isSpread, minutes, players }: Offered): string => {
  const { system, sheets, teams, scenario, map } = pairing;
  return JSON.stringify({
    engine: engineVersion,
    system,
    rules: matchPartOf(system).rulesVersion,
    name,
    scenario,
    map,
    teams,
    isPlaced,
    isSpread,
    minutes,
    heroes: sheets.map((sheet) => writeSheet({ system, sheet })),
    players,
  });
};

/** The game of an offer, to open it before the offer is read; undefined where nobody knows it. */
export const systemOfOffer = (text: string): SystemId | undefined => {
  const { data } = z.object({ system: z.string() }).safeParse(parsedLine(text));
  return data && systemIds.includes(data.system) ? data.system : undefined;
};

/** A hero out of an entry, of that game; undefined for none. @throws NotOpened */
export const heroIn = (system: SystemId, json: unknown): SheetDocument | undefined => {
  try {
    const read = readSheet(json);
    return read.ok && read.value.system === system ? read.value : undefined;
  } catch (error) {
    // A hero of another game, whose game need not be open to be refused.
    if (error instanceof NotOpened && isOpen([system])) return undefined;
    throw error;
  }
};

/** @throws NotOpened where its game is not open with the part `match` */
export const readOffer = (text: string): Result<Offer, OfferFault> => {
  const { data } = zOffer.safeParse(parsedLine(text));
  if (!data || !systemIds.includes(data.system)) return err('no-offer');
  const { system, name, scenario, map, teams, isPlaced, isSpread, minutes } = data;
  if (data.engine !== engineVersion || data.rules !== matchPartOf(system).rulesVersion)
    return err('other-rules');
  const sheets = data.heroes.flatMap((json) => heroIn(system, json)?.sheet ?? []);
  if (sheets.length !== data.heroes.length) return err('no-offer');
  const pairing = { system, sheets, teams, scenario, map, isLenient: true };
  const offered = { name, pairing, isPlaced, isSpread };
  const usual = usualPlayers(offered);
  const players = data.players ?? usual;
  if (players.length !== usual.length || faultOfPlayers(players)) return err('no-offer');
  const isDuel = isDuelOf({ ...offered, players });
  // The winner at the time limit is clear between two players only.
  return minutes !== undefined && !isDuel ? err('no-offer') : ok({ ...offered, minutes, players, isDuel });
};

/** Places of the heroes of a seat. */
export const heroesOf = ({ players }: Pick<Offer, 'players'>, seat: number): readonly number[] =>
  players.flatMap((player, at) => (player === seat ? [at] : []));

/** The offer with another hero for a seat; the same where it plays more than one. */
export const withHero = (offer: Offer, seat: number, hero: SheetDocument | undefined): Offer => {
  const [place, ...others] = heroesOf(offer, seat);
  if (!hero || place === undefined || others.length > 0) return offer;
  const sheets = offer.pairing.sheets.map((sheet, at) => (at === place ? hero.sheet : sheet));
  return { ...offer, pairing: { ...offer.pairing, sheets } };
};

/** The offer of a rematch: of two opponents each plays the other's heroes. */
export const offerAgain = (offer: Offer): Offer =>
  offer.isDuel
    ? {
        ...offer,
        players: offer.players.map((player) => (typeof player === 'number' ? 1 - player : player)),
      }
    : offer;
