import * as z from 'zod/mini';
import { engineVersion } from '../match/engine';
import { err, ok, type Result } from '../result';
import { parsedLine } from '../match/plain-data';
import { matchPartOf } from '../simulation/contest';
import { writeSheet } from '../systems/document';
import { readSheet } from '../systems/file';
import type { Encounter, Pairing } from '../systems/match-part';
import { isOpen, NotOpened, systemIds } from '../systems/open';
import type { SheetDocument, SystemId } from '../systems/sheet';

/** Letters of a name at most. */
export const mostNameLetters = 40;
const mostHeroes = 16;
/** Of a side’s clock. */
const mostMinutes = 240;

export const zPlayerName = z.string().check(z.maxLength(mostNameLetters));

const zOffer = z.object({
  engine: z.int(),
  system: z.string(),
  rules: z.string(),
  name: zPlayerName,
  scenario: z.string(),
  map: z.string(),
  teams: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(mostHeroes)))),
  isPlaced: z.boolean(),
  minutes: z.optional(z.int().check(z.minimum(1), z.maximum(mostMinutes))),
  heroes: z.array(z.unknown()).check(z.minLength(2), z.maxLength(mostHeroes)),
});

/** A match that somebody offers to play with a friend elsewhere. */
export interface Offer {
  /** Name of whoever invites; empty where he gave none. */
  readonly name: string;
  readonly pairing: Pairing;
  /** Players put their heroes down themselves. */
  readonly isPlaced: boolean;
  /** Time that each side has for all its choices; undefined without a clock. */
  readonly minutes?: number | undefined;
  /** The seat that plays each hero: whoever invites has the first team, his friend the other. */
  readonly seatOfHero: readonly number[];
}

/** Why an offer can't be taken. */
export type OfferFault = 'no-offer' | 'other-rules';

/** The offered match, with the seed of its dice. @throws NotOpened */
export const encounterOfOffer = (
  { pairing, isPlaced }: Pick<Offer, 'pairing' | 'isPlaced'>,
  seed: number,
): Encounter => {
  const { encounterOf, placedByHand } = matchPartOf(pairing.system);
  const encounter = encounterOf(pairing, seed, 0);
  return isPlaced && placedByHand ? placedByHand(encounter) : encounter;
};

/** The seat of each hero; undefined where there are not just two sides. @throws NotOpened */
export const seatsOfHeroes = (
  offered: Pick<Offer, 'pairing' | 'isPlaced'>,
): readonly number[] | undefined => {
  const { teams } = encounterOfOffer(offered, 0);
  return new Set(teams).size === 2 ? teams.map((team) => (team === teams[0] ? 0 : 1)) : undefined;
};

/** The offer as an entry carries it, with the versions of engine and rules. @throws NotOpened */
export const writeOffer = ({ name, pairing, isPlaced, minutes }: Omit<Offer, 'seatOfHero'>): string => {
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
    minutes,
    heroes: sheets.map((sheet) => writeSheet({ system, sheet })),
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
  const { system, name, scenario, map, teams, isPlaced, minutes } = data;
  if (data.engine !== engineVersion || data.rules !== matchPartOf(system).rulesVersion)
    return err('other-rules');
  const sheets = data.heroes.flatMap((json) => heroIn(system, json)?.sheet ?? []);
  if (sheets.length !== data.heroes.length) return err('no-offer');
  const pairing = { system, sheets, teams, scenario, map, isLenient: true };
  const seatOfHero = seatsOfHeroes({ pairing, isPlaced });
  return seatOfHero ? ok({ name, pairing, isPlaced, minutes, seatOfHero }) : err('no-offer');
};

/** The offer with another hero for the seat of a friend; the same where he plays more than one. */
export const withHero = (offer: Offer, hero: SheetDocument | undefined): Offer => {
  const place = offer.seatOfHero.indexOf(1);
  if (!hero || !isAloneIn(offer)) return offer;
  const sheets = offer.pairing.sheets.map((sheet, at) => (at === place ? hero.sheet : sheet));
  return { ...offer, pairing: { ...offer.pairing, sheets } };
};

/** The offer where each seat plays the other's heroes. */
export const withSidesChanged = (offer: Offer): Offer => ({
  ...offer,
  seatOfHero: offer.seatOfHero.map((seat) => 1 - seat),
});

/** Whether the friend plays one hero, whom he may replace by his own. */
export const isAloneIn = ({ seatOfHero }: Offer): boolean =>
  seatOfHero.filter((seat) => seat === 1).length === 1;
