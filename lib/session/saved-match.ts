import * as z from 'zod/mini';
import type { UndoMode } from '../match/history';
import { parsedLine } from '../match/plain-data';
import { mostChoices } from '../match/replay';
import type { Choice } from '../match/request';
import { err, ok, type Result } from '../result';
import type { Encounter } from '../systems/match-part';
import { playMatch, readMatch, readSetUp, type ReplayProblem } from '../simulation/replay-file';
import { hashOf } from '../match/hash';
import { matchOf } from '../match/history';
import {
  answer,
  beginSession,
  cutAt,
  forked,
  lengthOf,
  replayOfSession,
  type Fork,
  type Seat,
  type Session,
} from './session';

const format = 'pipsmith/match';
const version = 1;

const zSeat = z.union([
  z.object({ plays: z.literal('person'), holder: z.optional(z.int()) }),
  z.object({ plays: z.enum(['random', 'greedy']) }),
  z.object({ plays: z.literal('search'), nodes: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  z.object({ plays: z.literal('search'), time: z.int().check(z.minimum(1), z.maximum(60_000)) }),
]);

const zFork = z.object({
  at: z.int().check(z.minimum(0)),
  seed: z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)),
});

const zSaved = z.object({
  format: z.literal(format),
  version: z.literal(version),
  seats: z.array(zSeat).check(z.maxLength(100)),
  mode: z.enum(['fair', 'practice'] as const satisfies readonly UndoMode[]),
  forks: z._default(z.array(zFork).check(z.maxLength(mostChoices + 1)), []),
  replay: z.string(),
});

/** Why a match that was kept cannot be opened. */
export type SavedProblem =
  /** It is none, or one of a version that is not known. */
  { readonly fault: 'no-match' } | ReplayProblem;

/** A match as it is kept and sent: who plays, and its replay to where it stands. */
export const writeSession = (session: Session): string => {
  const { mode, forks } = session;
  // On a device of its own whoever played elsewhere is a person at the table.
  const seats = session.seats.map((seat) => (seat.plays === 'elsewhere' ? { plays: 'person' } : seat));
  const more = forks.length > 0 ? { forks } : {};
  return JSON.stringify({ format, version, seats, mode, ...more, replay: replayOfSession(session) });
};

/**
 * A match that was kept, with every moment of it. What was changed by accident is refused; forgers are not kept out.
 * @throws NotOpened where its game, or the part that plays it, is not open
 */
export const readSession = (text: string): Result<Session, SavedProblem> => {
  const read = zSaved.safeParse(parsedLine(text));
  if (!read.success) return err({ fault: 'no-match' });
  const { seats, mode, forks, replay } = read.data;
  const match = readMatch(replay);
  if (!match.ok) return match;
  if (forks.length > 0) return forkedSession(match.value, seats, mode, forks);
  // Held against its hashes first: a session of it is only made of what fits.
  const played = playMatch(match.value);
  if (!played.ok) return played;
  return sessionOf(match.value, seats, mode, []);
};

type ReadMatch = Extract<ReturnType<typeof readMatch>, { ok: true }>['value'];

/** A match whose future was drawn anew on its way, held against its hashes. */
const forkedSession = (
  match: ReadMatch,
  seats: readonly Seat[],
  mode: UndoMode,
  forks: readonly Fork[],
): Result<Session, SavedProblem> => {
  const session = sessionOf(match, seats, mode, forks);
  if (!session.ok) return session;
  const { choices, hash, choicesHash } = match.replay;
  const is = hashOf(matchOf(session.value.history));
  const line = choices.length + 2;
  if (is !== hash) return err({ fault: 'another-end', line, is, written: hash });
  return choicesHash === undefined || hashOf(choices) === choicesHash
    ? session
    : err({ fault: 'other-choices', line });
};

const sameData = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The last moment up to which two matches of one set-up went the same way; -1 where they began with other dice. */
const sharedPart = (
  { history, forks }: Session,
  choices: readonly Choice[],
  written: readonly Fork[],
): number => {
  const other = history.choices.findIndex((choice, at) => !sameData(choice, choices[at]));
  const turn = Math.min(
    ...[...forks, ...written].flatMap((fork) =>
      [forks, written].every((all) => all.some((each) => sameData(each, fork))) ? [] : fork.at,
    ),
  );
  return Math.min(other < 0 ? history.choices.length : other, turn - 1);
};

/**
 * A match that was kept, read by whoever knows how it stood before: only what is new is played.
 * @throws NotOpened
 */
export const readFurther = (text: string, before: Session): Result<Session, SavedProblem> => {
  const read = zSaved.safeParse(parsedLine(text));
  const match = read.success ? readMatch(read.data.replay) : undefined;
  if (!read.success || !match?.ok) return readSession(text);
  const { seats, mode, forks } = read.data;
  const { choices, hash } = match.value.replay;
  const shared = sharedPart(before, choices, forks);
  if (shared < 0) return readSession(text);
  const session = playedOn({ ...cutAt(before, shared), seats, mode }, choices, forks);
  // Of another set-up it ends elsewhere.
  return session.ok && hashOf(matchOf(session.value.history)) === hash ? session : readSession(text);
};

/** The match of a replay, with every moment of it. */
const sessionOf = (
  { encounter, replay }: ReadMatch,
  seats: readonly Seat[],
  mode: UndoMode,
  forks: readonly Fork[],
): Result<Session, SavedProblem> => {
  const begun = beginSession(encounter, seats, mode);
  if (!begun.ok) return err({ fault: 'no-such-match', line: 1, encounter, issues: begun.error });
  const first = forks.find(({ at }) => at === 0);
  const session = first ? forked(begun.value, first.seed) : begun.value;
  return playedOn(session, replay.choices, forks);
};

/** The match after the choices of a replay that it lacks, each with the future that it was made in. */
const playedOn = (
  from: Session,
  choices: readonly Choice[],
  forks: readonly Fork[],
): Result<Session, SavedProblem> => {
  const forkAt = new Map(forks.map(({ at, seed }) => [at, seed]));
  let session = from;
  for (const [nth, choice] of choices.slice(lengthOf(from)).entries()) {
    const next = answer(session, choice);
    if (!next.ok)
      return err({
        fault: 'impossible-choice',
        line: lengthOf(from) + nth + 2,
        choice,
        refusal: next.error,
      });
    const seed = forkAt.get(lengthOf(next.value));
    session = seed === undefined ? next.value : forked(next.value, seed);
  }
  return ok(session);
};

/** Set-up of a match that cannot be opened any more, to start it again; undefined where nothing is left of it. */
export const setUpOf = (
  text: string,
):
  { readonly encounter: Encounter; readonly seats: readonly Seat[]; readonly mode: UndoMode } | undefined => {
  const read = zSaved.safeParse(parsedLine(text));
  const encounter = read.success ? readSetUp(read.data.replay) : undefined;
  return read.success && encounter ? { encounter, seats: read.data.seats, mode: read.data.mode } : undefined;
};

/** The match of a replay file, with every moment of it, which nobody plays on. @throws NotOpened */
export const readReplaySession = (text: string): Result<Session, SavedProblem> => {
  const match = readMatch(text);
  if (!match.ok) return match;
  const played = playMatch(match.value);
  return played.ok ? sessionOf(match.value, [], 'practice', []) : played;
};
