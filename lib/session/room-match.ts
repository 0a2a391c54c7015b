import * as z from 'zod/mini';
import { hashOf } from '../match/hash';
import { matchOf } from '../match/history';
import { parsedLine, plainCopy } from '../match/plain-data';
import type { Choice } from '../match/request';
import { err, ok, type Result } from '../result';
import { zOpen, zSit, type Entry } from '../room/entry';
import { writeSheet } from '../systems/document';
import type { Encounter, SetUpIssue } from '../systems/match-part';
import type { SheetDocument } from '../systems/sheet';
import { timeLeft } from './room-clock';
import {
  encounterOfOffer,
  heroIn,
  readOffer,
  withHero,
  withSidesChanged,
  zPlayerName,
  type Offer,
  type OfferFault,
} from './room-offer';
import { answer, beginSession, forked, lengthOf, requestNow, type Seat, type Session } from './session';
import { takeBackDecision, withTaken } from './taken';

const zBrought = z.object({ name: zPlayerName, hero: z.optional(z.unknown()) });
const zChoice = z.union([
  z.int().check(z.minimum(0)),
  z.strictObject({ x: z.int(), y: z.int() }),
  z.strictObject({ sheet: z.unknown() }),
]);
const zPlay = z.union([
  z.strictObject({ choices: z.array(zChoice).check(z.minLength(1), z.maxLength(50)), hash: z.string() }),
  z.strictObject({ undo: z.literal(true), hash: z.string() }),
  z.strictObject({ rematch: z.literal(true), hash: z.string() }),
  z.strictObject({ claim: z.literal(true), hash: z.string() }),
]);

/** The player who took the seat, and the hero they brought. */
export interface Brought {
  readonly name: string;
  readonly hero: SheetDocument | undefined;
}

/** A match as the entries of its room tell it. Everybody makes the same of the same entries. */
export interface RoomMatch {
  readonly offer: Offer;
  /** The friend; undefined while his seat is free before the match begins. */
  readonly friend: Brought | undefined;
  /** Undefined until both seats are taken. All seats are persons: whose device shows what, `seatsFor` tells. */
  readonly session: Session | undefined;
  /** Problems that keep the match from starting, once both are there. */
  readonly issues: readonly SetUpIssue[];
  /** Entries that didn't fit: everybody leaves them out. */
  readonly unfit: number;
  /** Matches that have been played here before this one. */
  readonly round: number;
  /** ms that each seat has taken for its choices in this match, by the server's clock. */
  readonly taken: readonly number[];
  /** ms since 1970 from which the open question is counted. */
  readonly since: number;
  /** The seat whose clock ran out, where the other has ended the match for it. */
  readonly outOfTime: number | undefined;
  /** Seats that want another one. */
  readonly rematch: readonly number[];
  /** Another player's device had another situation: the match stops here. */
  readonly differs: boolean;
}

/** The match of a room's first entry. @throws NotOpened */
export const matchOfOpening = (entry: Entry): Result<RoomMatch, OfferFault> => {
  const { data } = zOpen.safeParse(parsedLine(entry.what));
  const offer = data ? readOffer(data.offer) : err('no-offer' as const);
  if (!offer.ok) return offer;
  return ok({
    offer: offer.value,
    friend: undefined,
    session: undefined,
    issues: [],
    unfit: 0,
    round: 0,
    taken: [0, 0],
    since: entry.time,
    outOfTime: undefined,
    rematch: [],
    differs: false,
  });
};

const unfitted = (match: RoomMatch): RoomMatch => ({ ...match, unfit: match.unfit + 1 });

/** All seats as persons, one holder for each: what is the same on every device. */
const allSeats = ({ seatOfHero }: Offer): readonly Seat[] =>
  seatOfHero.map((holder) => ({ plays: 'person', holder }));

/** The seats as the device of one player has them; a spectator's number is -1. */
export const seatsFor = ({ seatOfHero }: Offer, own: number): readonly Seat[] =>
  seatOfHero.map((seat) => (seat === own ? { plays: 'person', holder: own } : { plays: 'elsewhere' }));

const begun = (match: RoomMatch, friend: Brought, seed: number): RoomMatch => {
  const offer = withHero(match.offer, friend.hero);
  const session = beginSession(encounterOfOffer(offer, seed), allSeats(offer), 'fair');
  return session.ok
    ? { ...match, friend, session: withTaken(session.value), issues: [] }
    : { ...match, friend, issues: session.error };
};

/** Where the friend brings this hero: everything that is in the way of the match. @throws NotOpened */
export const issuesWith = (offer: Offer, hero: SheetDocument | undefined): readonly SetUpIssue[] => {
  const chosen = withHero(offer, hero);
  const session = beginSession(encounterOfOffer(chosen, 0), allSeats(chosen), 'fair');
  return session.ok ? [] : session.error;
};

/** The match as it is offered, before its dice are known: for names and words. @throws NotOpened */
export const offeredEncounter = ({ offer, friend }: Pick<RoomMatch, 'offer' | 'friend'>): Encounter =>
  encounterOfOffer(withHero(offer, friend?.hero), 0);

const seated = (match: RoomMatch, entry: Entry): RoomMatch => {
  const { data } = zSit.safeParse(parsedLine(entry.what));
  const brought = zBrought.safeParse(parsedLine(data?.brings ?? ''));
  // The seat is taken, whatever was brought: he plays the hero that was offered.
  const name = brought.data?.name ?? '';
  if (match.session) return { ...match, friend: { name, hero: match.friend?.hero }, rematch: [] };
  const json = brought.data?.hero;
  const hero = json === undefined ? undefined : heroIn(match.offer.pairing.system, json);
  return begun(match, { name, hero }, entry.seed);
};

/** Whether the open question is one for a seat. */
const isAskedOf = ({ offer }: RoomMatch, session: Session, seat: number): boolean => {
  const request = requestNow(session);
  return request !== undefined && offer.seatOfHero[request.by] === seat;
};

/** The choices of a seat, with dice that were drawn after they were made; undefined where one doesn't fit. */
const chosen = (
  match: RoomMatch,
  session: Session,
  { seat, seed }: Pick<Entry, 'seat' | 'seed'>,
  choices: readonly z.infer<typeof zChoice>[],
): Session | undefined => {
  let now = forked(session, seed);
  for (const json of choices) {
    const choice: Choice | undefined =
      typeof json === 'object' && 'sheet' in json ? sheetChoice(json.sheet) : json;
    if (choice === undefined || !isAskedOf(match, now, seat)) return undefined;
    const next = answer(now, choice);
    if (!next.ok) return undefined;
    now = next.value;
  }
  return withTaken(now);
};

const sheetChoice = (json: unknown): Choice | undefined => {
  const sheet = plainCopy(json);
  return sheet === undefined ? undefined : { sheet };
};

/** The match before the last decision, where a seat may take it back: it was his own, and nothing was drawn since. */
const takenBack = (match: RoomMatch, session: Session, seat: number): Session | undefined => {
  const back = takeBackDecision(session);
  return back && isAskedOf(match, back, seat) ? back : undefined;
};

/** Once both seats want another match it begins: each plays the other's side, with dice of whoever was second. */
const asksAgain = (match: RoomMatch, { seat, seed }: Entry): RoomMatch => {
  if (!isOver(match)) return unfitted(match);
  const rematch = [...new Set([...match.rematch, seat])];
  if (rematch.length < 2) return { ...match, rematch };
  const offer = withSidesChanged(withHero(match.offer, match.friend?.hero));
  const friend = { name: match.friend?.name ?? '', hero: undefined };
  return begun({ ...match, offer, outOfTime: undefined, rematch: [], round: match.round + 1 }, friend, seed);
};

/** Ends a match for whoever is asked and has no time left; a claim that comes too early changes nothing. */
const claimed = (match: RoomMatch, seat: number): RoomMatch => {
  const asked = seatAsked(match);
  if (asked === undefined || asked === seat || match.offer.minutes === undefined) return unfitted(match);
  return timeLeft(match, asked) === 0 ? { ...match, outOfTime: asked } : match;
};

const played = (match: RoomMatch, entry: Entry): RoomMatch => {
  const { session } = match;
  const { data } = zPlay.safeParse(parsedLine(entry.what));
  if (!session || !data) return unfitted(match);
  if (data.hash !== hashNow(session)) return { ...match, differs: true };
  if ('rematch' in data) return asksAgain(match, entry);
  if (match.outOfTime !== undefined) return unfitted(match);
  if ('claim' in data) return claimed(match, entry.seat);
  const next =
    'undo' in data ? takenBack(match, session, entry.seat) : chosen(match, session, entry, data.choices);
  return next ? { ...match, session: next } : unfitted(match);
};

/** Counts the time up to an entry for the seat that was asked. */
const counted = (match: RoomMatch, { time }: Entry): RoomMatch => {
  const asked = seatAsked(match);
  const ms = Math.max(0, time - match.since);
  return { ...match, since: time, taken: match.taken.map((sum, seat) => (seat === asked ? sum + ms : sum)) };
};

/** The match after one more entry. @throws NotOpened */
export const matchAfter = (match: RoomMatch, entry: Entry): RoomMatch => {
  if (match.differs) return match;
  const after = followed(counted(match, entry), entry);
  // Another match, or the first: nobody has taken any time.
  return after.round === match.round && match.session ? after : { ...after, taken: [0, 0] };
};

const followed = (match: RoomMatch, entry: Entry): RoomMatch => {
  switch (entry.kind) {
    case 'open':
      return unfitted(match);
    case 'sit':
      return seated(match, entry);
    case 'stand':
      // In a match that runs the hero stays: whoever sits down next plays him.
      return match.session ? { ...match, rematch: [] } : { ...match, friend: undefined, issues: [] };
    case 'play':
      return played(match, entry);
  }
};

/** Hash of the match as it stands: the same on every device. */
export const hashNow = (session: Session): string => hashOf(matchOf(session.history));

/** Contents of an entry for choices. */
export const writeChoices = (session: Session, choices: readonly Choice[]): string =>
  JSON.stringify({ choices, hash: hashNow(session) });

/** Contents of an entry that takes back the last decision; undefined if the seat may not. */
export const writeUndo = (match: RoomMatch, seat: number): string | undefined => {
  const { session, outOfTime } = match;
  if (!session || outOfTime !== undefined || !takenBack(match, session, seat)) return undefined;
  return JSON.stringify({ undo: true, hash: hashNow(session) });
};

/** Contents of an entry that asks for another match, or agrees to one. */
export const writeRematch = (session: Session): string =>
  JSON.stringify({ rematch: true, hash: hashNow(session) });

/** Contents of an entry that ends the match because the other's clock has run out. */
export const writeClaim = (session: Session): string =>
  JSON.stringify({ claim: true, hash: hashNow(session) });

/** Contents that a `sit` entry brings. */
export const writeBrought = ({ name, hero }: Brought): string =>
  JSON.stringify({ name, ...(hero && { hero: writeSheet(hero) }) });

/** The seat that is asked now; undefined once the match is over. */
export const seatAsked = ({ offer, session, outOfTime }: RoomMatch): number | undefined => {
  const request = outOfTime === undefined && session ? requestNow(session) : undefined;
  return request && offer.seatOfHero[request.by];
};

/** Whether the match has begun and is over. */
export const isOver = ({ session, outOfTime }: RoomMatch): boolean =>
  outOfTime !== undefined ||
  (session !== undefined && lengthOf(session) > 0 && requestNow(session) === undefined);
