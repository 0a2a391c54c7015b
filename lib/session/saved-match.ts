import * as z from 'zod/mini';
import { lineAt, seedsOf, zSeed } from '../match/course';
import { hashOf } from '../match/hash';
import { matchOf, type UndoMode } from '../match/history';
import { parsedLine } from '../match/plain-data';
import { faultAtEnd, mostChoices } from '../match/replay';
import { err, ok, type Result } from '../result';
import type { Encounter } from '../systems/match-part';
import { readMatch, readSetUp, type ReadReplay, type ReplayProblem } from '../simulation/replay-file';
import {
  answer,
  beginSession,
  cutAt,
  forked,
  lengthOf,
  replayOfSession,
  type Seat,
  type Session,
} from './session';

const format = 'pipsmith/match';
const version = 1;

const zSeat = z.union([
  z.object({ plays: z.literal('person'), holder: z.optional(z.int()) }),
  z.object({ plays: z.literal('greedy'), isHanded: z.literal(true), holder: z.optional(z.int()) }),
  z.object({ plays: z.enum(['random', 'greedy']) }),
  z.object({ plays: z.literal('search'), nodes: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  z.object({ plays: z.literal('search'), time: z.int().check(z.minimum(1), z.maximum(60_000)) }),
]);

const zFork = z.object({ at: z.int().check(z.minimum(0)), seed: zSeed });

const zSaved = z.object({
  format: z.literal(format),
  version: z.literal(version),
  seats: z.array(zSeat).check(z.maxLength(100)),
  mode: z.enum(['fair', 'practice'] as const satisfies readonly UndoMode[]),
  /** Of before replays had seeds between their choices. */
  forks: z._default(z.array(zFork).check(z.maxLength(mostChoices + 1)), []),
  replay: z.string(),
});

/** Why a match that was kept cannot be opened. */
export type SavedProblem =
  /** It isn't a match, or its version is unknown. */
  { readonly fault: 'no-match' } | ReplayProblem;

/** A match as it is saved and sent: who plays, and its replay up to now. */
export const writeSession = (session: Session): string => {
  const { mode } = session;
  // On its own device, whoever played elsewhere is a person at the table.
  const seats = session.seats.map((seat) => (seat.plays === 'elsewhere' ? { plays: 'person' } : seat));
  return JSON.stringify({ format, version, seats, mode, replay: replayOfSession(session) });
};

/** A match that was kept, as a replay, and who plays. */
interface Saved extends ReadReplay {
  readonly seats: readonly Seat[];
  readonly mode: UndoMode;
}

const savedIn = (text: string): Result<Saved, SavedProblem> => {
  const saved = zSaved.safeParse(parsedLine(text));
  if (!saved.success) return err({ fault: 'no-match' });
  const { seats, mode, forks, replay: written } = saved.data;
  const read = readMatch(written);
  if (!read.ok) return read;
  const { encounter, replay } = read.value;
  return ok({ encounter, replay: forks.length > 0 ? { ...replay, forks } : replay, seats, mode });
};

/** The replay of a match that was kept. @throws NotOpened */
export const readSavedReplay = (text: string): Result<ReadReplay, SavedProblem> => savedIn(text);

/**
 * A match that was kept, with every moment of it. What was changed by accident is refused; forgers are not kept out.
 * @throws NotOpened where its game, or the part that plays it, is not open
 */
export const readSession = (text: string): Result<Session, SavedProblem> => {
  const saved = savedIn(text);
  return saved.ok ? sessionOf(saved.value) : saved;
};

const sameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Place of the first in a list that isn't the same in another; the length of the longer one where all are. */
const firstOther = (one: readonly unknown[], other: readonly unknown[]): number => {
  let at = 0;
  while (at < Math.max(one.length, other.length) && sameData(one[at], other[at])) at += 1;
  return at;
};

/** The last moment up to which two matches of one set-up went the same way; -1 where they began with other dice. */
const sharedPart = ({ history, forks }: Session, { replay }: Saved): number => {
  const fork = firstOther(forks, replay.forks);
  const turn = Math.min(forks[fork]?.at ?? Infinity, replay.forks[fork]?.at ?? Infinity);
  const shared = Math.min(firstOther(history.choices, replay.choices), history.choices.length);
  return Math.min(shared, turn - 1);
};

/** A saved match, read by a tab that knows its earlier state: only new choices are played. @throws NotOpened */
export const readFurther = (text: string, before: Session): Result<Session, SavedProblem> => {
  const saved = savedIn(text);
  const shared = saved.ok ? sharedPart(before, saved.value) : -1;
  if (!saved.ok || shared < 0) return readSession(text);
  const { seats, mode, replay } = saved.value;
  const session = playedOn({ ...cutAt(before, shared), seats, mode }, replay);
  // Of another set-up it ends elsewhere.
  return session.ok && hashOf(matchOf(session.value.history)) === replay.hash ? session : readSession(text);
};

/** The match of a replay with every moment of it, held against its hashes. */
const sessionOf = ({ encounter, replay, seats, mode }: Saved): Result<Session, SavedProblem> => {
  const begun = beginSession(encounter, seats, mode);
  if (!begun.ok) return err({ fault: 'no-such-match', line: 1, encounter, issues: begun.error });
  const seed = seedsOf(replay.forks).get(0);
  const session = playedOn(seed === undefined ? begun.value : forked(begun.value, seed), replay);
  if (!session.ok) return session;
  const fault = faultAtEnd(replay, matchOf(session.value.history));
  return fault ? err(fault) : session;
};

/** The match after the missing choices of a replay, each with the future that it was made in. */
const playedOn = (from: Session, { choices, forks }: Saved['replay']): Result<Session, SavedProblem> => {
  const seeds = seedsOf(forks);
  let session = from;
  for (const choice of choices.slice(lengthOf(from))) {
    const at = lengthOf(session);
    const next = answer(session, choice);
    if (!next.ok)
      return err({ fault: 'impossible-choice', line: lineAt(forks, at), choice, refusal: next.error });
    const seed = seeds.get(at + 1);
    session = seed === undefined ? next.value : forked(next.value, seed);
  }
  return ok(session);
};

/** Set-up of a match that cannot be opened any more, to start it again; undefined where nothing is left of it. */
export const setUpOf = (
  text: string,
):
  | { readonly encounter: Encounter; readonly seats: readonly Seat[]; readonly mode: UndoMode }
  | undefined => {
  const read = zSaved.safeParse(parsedLine(text));
  const encounter = read.success ? readSetUp(read.data.replay) : undefined;
  return read.success && encounter ? { encounter, seats: read.data.seats, mode: read.data.mode } : undefined;
};

/** The match of a replay file, with every moment of it, which nobody plays on. @throws NotOpened */
export const readReplaySession = (text: string): Result<Session, SavedProblem> => {
  const match = readMatch(text);
  return match.ok ? sessionOf({ ...match.value, seats: [], mode: 'practice' }) : match;
};
