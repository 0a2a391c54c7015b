import type { PlayerSetting } from '../simulation/player-setting';
import type { SetUpIssue } from '../systems/match-part';
import type { SheetDocument } from '../systems/sheet';
import type { Offer, RoomPlayer } from './room-offer';
import { lengthOf, requestNow, type Seat, type Session } from './session';
import { takeBackDecision } from './taken';

/** The player who took a seat, and the hero they brought. */
export interface Brought {
  readonly name: string;
  readonly hero: SheetDocument | undefined;
}

/** A match as the entries of its room tell it. Everybody makes the same of the same entries. */
export interface RoomMatch {
  readonly offer: Offer;
  /** By seat; undefined for a seat that nobody took, or that was left before the match began. */
  readonly people: readonly (Brought | undefined)[];
  /** Seats that are free, in their order. */
  readonly free: readonly number[];
  /** Opened by an older version, in which a free seat was asked for by its hero: seats exchanged theirs. */
  readonly exchanges: boolean;
  /** Free seats whose heroes a computer plays until somebody sits down there. */
  readonly filled: readonly number[];
  /** Undefined until all seats are taken. All people are persons here: `seatsFor` says whose device shows what. */
  readonly session: Session | undefined;
  /** Problems that keep the match from starting, once all are there. */
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

/** A computer in the place of a person who is missing. */
const substitute: PlayerSetting = { plays: 'greedy' };

/** The player of each hero now. */
export const playersNow = ({ offer, filled }: Pick<RoomMatch, 'offer' | 'filled'>): readonly RoomPlayer[] =>
  offer.players.map((player) =>
    typeof player === 'number' && filled.includes(player) ? substitute : player,
  );

/** The seats of a session, people as persons with a holder each: the same on every device. */
export const allSeats = (players: readonly RoomPlayer[]): readonly Seat[] =>
  players.map((player) => (typeof player === 'number' ? { plays: 'person', holder: player } : player));

/**
 * The seats for the device of one player; a spectator's number is -1.
 * @param answers this device plays for computers; otherwise another one does
 */
export const seatsFor = (
  match: Pick<RoomMatch, 'offer' | 'filled'>,
  own: number,
  answers = false,
): readonly Seat[] =>
  allSeats(playersNow(match)).map((seat) => {
    if (seat.plays === 'person') return seat.holder === own ? seat : { plays: 'elsewhere' };
    return answers ? seat : { plays: 'elsewhere' };
  });

/** The player who is asked now; undefined once the match is over, or before it begins. */
const playerAsked = (match: RoomMatch): RoomPlayer | undefined => {
  const { session, outOfTime } = match;
  const request = outOfTime === undefined && session ? requestNow(session) : undefined;
  return request && playersNow(match)[request.by];
};

/** The seat that is asked now; undefined where none is. */
export const seatAsked = (match: RoomMatch): number | undefined => {
  const player = playerAsked(match);
  return typeof player === 'number' ? player : undefined;
};

/** The computer that is asked now; undefined where none is. */
export const computerAsked = (match: RoomMatch): PlayerSetting | undefined => {
  const player = playerAsked(match);
  return typeof player === 'number' ? undefined : player;
};

/** Whether the match has begun and is over. */
export const isOver = ({ session, outOfTime }: RoomMatch): boolean =>
  outOfTime !== undefined ||
  (session !== undefined && lengthOf(session) > 0 && requestNow(session) === undefined);

/** Seats that a rematch waits for: all except those of computers. */
export const seatsForRematch = ({
  people,
  filled,
}: Pick<RoomMatch, 'people' | 'filled'>): readonly number[] =>
  people.flatMap((_, seat) => (filled.includes(seat) ? [] : [seat]));

/**
 * The match before the last decision, if a seat may undo it: the decision was that seat's own, and nothing was drawn
 * since.
 */
export const takenBack = (match: RoomMatch, session: Session, seat: number): Session | undefined => {
  const back = takeBackDecision(session);
  return back && seatAsked({ ...match, session: back }) === seat ? back : undefined;
};
