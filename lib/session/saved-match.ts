import * as z from 'zod/mini';
import type { UndoMode } from '../match/history';
import { parsedLine } from '../match/plain-data';
import { err, ok, type Result } from '../result';
import { playMatch, readMatch, type ReplayProblem } from '../simulation/replay-file';
import { answer, beginSession, replayOfSession, type Seat, type Session } from './session';

const format = 'pipsmith/match';
const version = 1;

const zSeat = z.union([
  z.object({ plays: z.enum(['person', 'random', 'greedy']) }),
  z.object({ plays: z.literal('search'), nodes: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  z.object({ plays: z.literal('search'), time: z.int().check(z.minimum(1), z.maximum(60_000)) }),
]);

const zSaved = z.object({
  format: z.literal(format),
  version: z.literal(version),
  seats: z.array(zSeat).check(z.maxLength(100)),
  mode: z.enum(['fair', 'practice'] as const satisfies readonly UndoMode[]),
  replay: z.string(),
});

/** Why a match that was kept cannot be opened. */
export type SavedProblem =
  /** It is none, or one of a version that is not known. */
  { readonly fault: 'no-match' } | ReplayProblem;

/** A match as it is kept and sent: who plays, and its replay to where it stands. */
export const writeSession = (session: Session): string => {
  const { seats, mode } = session;
  return JSON.stringify({ format, version, seats, mode, replay: replayOfSession(session) });
};

/**
 * A match that was kept, with every moment of it. What was changed by accident is refused; forgers are not kept out.
 * @throws NotOpened where its game, or the part that plays it, is not open
 */
export const readSession = (text: string): Result<Session, SavedProblem> => {
  const read = zSaved.safeParse(parsedLine(text));
  if (!read.success) return err({ fault: 'no-match' });
  const { seats, mode, replay } = read.data;
  const match = readMatch(replay);
  if (!match.ok) return match;
  // Held against its hashes first: a session of it is only made of what fits.
  const played = playMatch(match.value);
  if (!played.ok) return played;
  return sessionOf(match.value, seats, mode);
};

/** The match of a replay, with every moment of it. The replay has been held against its hashes. */
const sessionOf = (
  { encounter, replay }: Extract<ReturnType<typeof readMatch>, { ok: true }>['value'],
  seats: readonly Seat[],
  mode: UndoMode,
): Result<Session, SavedProblem> => {
  const begun = beginSession(encounter, seats, mode);
  if (!begun.ok) return err({ fault: 'no-such-match', line: 1, encounter, issues: begun.error });
  let session = begun.value;
  for (const [index, choice] of replay.choices.entries()) {
    const next = answer(session, choice);
    if (!next.ok) return err({ fault: 'impossible-choice', line: index + 2, choice, refusal: next.error });
    session = next.value;
  }
  return ok(session);
};

/** The match of a replay file, with every moment of it, which nobody plays on. @throws NotOpened */
export const readReplaySession = (text: string): Result<Session, SavedProblem> => {
  const match = readMatch(text);
  if (!match.ok) return match;
  const played = playMatch(match.value);
  return played.ok ? sessionOf(match.value, [], 'practice') : played;
};
