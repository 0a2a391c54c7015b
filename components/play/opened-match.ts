import { messages } from '@/lib/messages/index';
import { playMessages } from '@/lib/messages/play';
import { simulateMessages } from '@/lib/messages/en/simulate';
import { openFragment } from '@/lib/session/match-link';
import { readSession, type SavedProblem } from '@/lib/session/saved-match';
import type { Session } from '@/lib/session/session';
import { err, ok, type Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import { open, opening } from '@/lib/systems/open';

/** A match that was opened, and where. */
export interface OpenedMatch {
  readonly session: Session;
  readonly moment: number | undefined;
  /** The id that it is kept under on this device. */
  readonly id: string | undefined;
}

const say = playMessages.saved;

const problemText = (problem: SavedProblem): string => {
  if (problem.fault === 'no-match') return say.noMatch;
  const told = simulateMessages.replayProblem(problem);
  return problem.fault === 'another-version' ? `${say.newer} ${told}` : told;
};

/** The game of a match, with what its table needs. */
const ready = async (opened: OpenedMatch): Promise<Result<OpenedMatch, string>> => {
  await open([opened.session.encounter.system], 'match', 'play');
  return ok(opened);
};

/** The match of a link's fragment, which is not on this device; an error is a sentence. */
export const matchOfLink = async (fragment: string): Promise<Result<OpenedMatch, string>> => {
  const linked = await opening(() => openFragment(fragment));
  if (!linked.ok) return err(say.cannot(problemText(linked.error)));
  const { session, at } = linked.value;
  // Whoever follows a link looks at the match of others: nobody plays on.
  return ready({ session: { ...session, seats: [] }, moment: at, id: undefined });
};

/** A match of this device; an error is a sentence. */
export const matchOfDevice = async (id: string): Promise<Result<OpenedMatch, string>> => {
  const roster = await openRoster();
  const saved = roster.ok ? await roster.value.match(id) : roster;
  if (!saved.ok) return err(saved.error.problem === 'gone' ? say.gone : messages.roster.problem(saved.error));
  const read = await opening(() => readSession(saved.value.text));
  if (!read.ok) return err(say.cannot(problemText(read.error)));
  return ready({ session: read.value, moment: undefined, id });
};
