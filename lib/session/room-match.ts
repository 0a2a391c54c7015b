import { parsedLine } from '../match/plain-data';
import { err, ok, type Result } from '../result';
import { zOpen, zSit, zStand, type Entry } from '../room/entry';
import type { Encounter, SetUpIssue } from '../systems/match-part';
import type { SheetDocument } from '../systems/sheet';
import { timeLeft } from './room-clock';
import {
  encounterOfOffer,
  heroIn,
  offerAgain,
  peopleIn,
  readOffer,
  withHero,
  type Offer,
  type OfferFault,
} from './room-offer';
import { choiceIn, hashNow, zBrought, zPlay } from './room-plays';
import {
  allSeats,
  computerAsked,
  isOver,
  playersNow,
  seatAsked,
  seatsForRematch,
  takenBack,
  type Brought,
  type RoomMatch,
} from './room-state';
import { answer, beginSession, forked, type Session } from './session';
import { withTaken } from './taken';

/** The match of a room's first entry. @throws NotOpened */
export const matchOfOpening = (entry: Entry): Result<RoomMatch, OfferFault> => {
  const { data } = zOpen.safeParse(parsedLine(entry.what));
  const read = data ? readOffer(data.offer) : err('no-offer' as const);
  if (!read.ok) return read;
  const offer = read.value;
  const seats = peopleIn(offer.players);
  if (data?.seats !== seats) return err('no-offer');
  const friends = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  return ok({
    offer,
    people: [{ name: offer.name, hero: undefined }, ...friends.map(() => undefined)],
    free: friends,
    exchanges: data.seatKeys === undefined,
    filled: [],
    session: undefined,
    issues: [],
    unfit: 0,
    round: 0,
    taken: Array.from({ length: seats }, () => 0),
    since: entry.time,
    outOfTime: undefined,
    rematch: [],
    differs: false,
  });
};

const unfitted = (match: RoomMatch): RoomMatch => ({ ...match, unfit: match.unfit + 1 });

/** The offer with the heroes that were brought. */
const offerNow = ({ offer, people }: Pick<RoomMatch, 'offer' | 'people'>): Offer =>
  people.reduce((chosen, person, seat) => withHero(chosen, seat, person?.hero), offer);

const begun = (match: RoomMatch, seed: number): RoomMatch => {
  const session = beginSession(encounterOfOffer(offerNow(match), seed), allSeats(playersNow(match)), 'fair');
  return session.ok
    ? { ...match, session: withTaken(session.value), issues: [] }
    : { ...match, issues: session.error };
};

/** Where somebody brings this hero to a seat: everything that is in the way of the match. @throws NotOpened */
export const issuesWith = (
  match: Pick<RoomMatch, 'offer' | 'people' | 'filled'>,
  seat: number,
  hero: SheetDocument | undefined,
): readonly SetUpIssue[] => {
  const chosen = withHero(offerNow(match), seat, hero);
  const session = beginSession(encounterOfOffer(chosen, 0), allSeats(playersNow(match)), 'fair');
  return session.ok ? [] : session.error;
};

/** The match as it is offered, before its dice are known: for names and words. @throws NotOpened */
export const offeredEncounter = (match: Pick<RoomMatch, 'offer' | 'people'>): Encounter =>
  encounterOfOffer(offerNow(match), 0);

/**
 * The same match with other players for its heroes: the question may be one that leaves a person nothing to decide.
 */
const withPlayers = (match: RoomMatch): RoomMatch => {
  const { session } = match;
  return session
    ? { ...match, session: withTaken({ ...session, seats: allSeats(playersNow(match)) }), rematch: [] }
    : match;
};

/**
 * The match in which whoever sits down gets the heroes they asked for, in a room of an older version: its server gave
 * seats in their order, so two free ones exchange their heroes. The same match if those heroes aren't available.
 */
const withSeatOf = (match: RoomMatch, seat: number, place: number | undefined): RoomMatch => {
  const { offer, free, exchanges } = match;
  const wanted = exchanges ? offer.players[place ?? -1] : undefined;
  if (typeof wanted !== 'number' || wanted === seat || !free.includes(wanted) || !free.includes(seat))
    return match;
  const other = (each: number): number => (each === seat ? wanted : each === wanted ? seat : each);
  const bySeat = <T>(all: readonly T[]): readonly (T | undefined)[] => all.map((_, at) => all[other(at)]);
  return {
    ...match,
    offer: {
      ...offer,
      players: offer.players.map((player) => (typeof player === 'number' ? other(player) : player)),
    },
    people: bySeat(match.people),
    taken: bySeat(match.taken).map((ms) => ms ?? 0),
    filled: match.filled.map(other),
  };
};

const seated = (before: RoomMatch, { seat, what, seed }: Entry): RoomMatch => {
  const { data } = zSit.safeParse(parsedLine(what));
  const brought = zBrought.safeParse(parsedLine(data?.brings ?? ''));
  const match = withSeatOf(before, seat, brought.data?.takes);
  // The seat is taken, whatever was brought: its player gets the hero that was offered.
  const name = brought.data?.name ?? '';
  const json = match.session ? undefined : brought.data?.hero;
  const hero = json === undefined ? match.people[seat]?.hero : heroIn(match.offer.pairing.system, json);
  const sitting = {
    ...match,
    people: match.people.map((person, at): Brought | undefined => (at === seat ? { name, hero } : person)),
    free: match.free.filter((each) => each !== seat),
    filled: match.filled.filter((each) => each !== seat),
  };
  if (match.session) return withPlayers(sitting);
  return sitting.free.every((each) => sitting.filled.includes(each)) ? begun(sitting, seed) : sitting;
};

const stoodUp = (match: RoomMatch, { what }: Entry): RoomMatch => {
  const { data } = zStand.safeParse(parsedLine(what));
  if (!data || match.people.length <= data.seat) return unfitted(match);
  const free = [...new Set([...match.free, data.seat])].sort((one, other) => one - other);
  // In a running match the hero stays: whoever sits down next plays it.
  if (match.session) return { ...match, free, rematch: [] };
  const people = match.people.map((person, at) => (at === data.seat ? undefined : person));
  return { ...match, free, people, issues: [] };
};

/** Computers play for all free seats, if the host asks for it. */
const filledUp = (match: RoomMatch, { seat, seed }: Entry): RoomMatch => {
  const isNews = match.free.some((each) => !match.filled.includes(each));
  if (seat !== 0 || !isNews || isOver(match)) return unfitted(match);
  const filled = { ...match, filled: match.free };
  return match.session ? withPlayers(filled) : begun(filled, seed);
};

/** The choices of a seat or a computer, with dice that were drawn after they were made; undefined where one doesn't fit. */
const chosen = (
  match: RoomMatch,
  session: Session,
  choices: Parameters<typeof choiceIn>[0][],
  seed: number,
  isAsked: (now: RoomMatch) => boolean,
): Session | undefined => {
  let now = forked(session, seed);
  for (const json of choices) {
    const choice = choiceIn(json);
    if (choice === undefined || !isAsked({ ...match, session: now })) return undefined;
    const next = answer(now, choice);
    if (!next.ok) return undefined;
    now = next.value;
  }
  return withTaken(now);
};

/** Once all seats want another match it begins, with the dice of whoever was last; two opponents change sides. */
const asksAgain = (match: RoomMatch, { seat, seed }: Entry): RoomMatch => {
  if (!isOver(match)) return unfitted(match);
  const rematch = [...new Set([...match.rematch, seat])];
  if (seatsForRematch(match).some((each) => !rematch.includes(each))) return { ...match, rematch };
  const again = {
    ...match,
    offer: offerAgain(offerNow(match)),
    people: match.people.map((person) => person && { name: person.name, hero: undefined }),
    outOfTime: undefined,
    rematch: [],
    round: match.round + 1,
  };
  return begun(again, seed);
};

/** Ends a match if the asked player has no time left; a claim that comes too early changes nothing. */
const claimed = (match: RoomMatch, seat: number): RoomMatch => {
  const asked = seatAsked(match);
  if (asked === undefined || asked === seat || match.offer.minutes === undefined) return unfitted(match);
  return timeLeft(match, asked) === 0 ? { ...match, outOfTime: asked } : match;
};

const played = (match: RoomMatch, entry: Entry): RoomMatch => {
  const { session } = match;
  const { seat, seed } = entry;
  const { data } = zPlay.safeParse(parsedLine(entry.what));
  if (!data) return unfitted(match);
  if ('fill' in data) return filledUp(match, entry);
  if (!session) return unfitted(match);
  if (data.hash !== hashNow(session)) return { ...match, differs: true };
  if ('rematch' in data) return asksAgain(match, entry);
  if (match.outOfTime !== undefined) return unfitted(match);
  if ('claim' in data) return claimed(match, seat);
  const isAsked = (now: RoomMatch): boolean =>
    'computer' in data ? computerAsked(now) !== undefined : seatAsked(now) === seat;
  const next =
    'undo' in data ? takenBack(match, session, seat) : chosen(match, session, data.choices, seed, isAsked);
  return next ? { ...match, session: next } : unfitted(match);
};

/** Counts the time up to an entry for the seat that was asked. */
const counted = (match: RoomMatch, { time }: Entry): RoomMatch => {
  const asked = seatAsked(match);
  const ms = Math.max(0, time - match.since);
  return { ...match, since: time, taken: match.taken.map((sum, seat) => (seat === asked ? sum + ms : sum)) };
};

const followed = (match: RoomMatch, entry: Entry): RoomMatch => {
  switch (entry.kind) {
    case 'open':
      return unfitted(match);
    case 'sit':
      return seated(match, entry);
    case 'stand':
      return stoodUp(match, entry);
    case 'play':
      return played(match, entry);
  }
};

/** A computer whose answer an entry has forestalled without changing the match is asked again: its session is a new one. */
const askedAgain = (after: RoomMatch, before: RoomMatch): RoomMatch => {
  const { session } = after;
  const isSame = session !== undefined && session === before.session;
  return isSame && computerAsked(after) ? { ...after, session: { ...session } } : after;
};

/** The match after one more entry. @throws NotOpened */
export const matchAfter = (match: RoomMatch, entry: Entry): RoomMatch => {
  if (match.differs) return match;
  const after = askedAgain(followed(counted(match, entry), entry), match);
  // Another match, or the first: nobody has taken any time.
  return after.round === match.round && match.session ? after : { ...after, taken: after.taken.map(() => 0) };
};
