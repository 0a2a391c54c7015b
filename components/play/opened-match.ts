import { messages } from '@/lib/messages/index';
import { playMessages } from '@/lib/messages/play';
import { simulateMessages } from '#words/messages/simulate';
import { openFragment, textOfFragment } from '@/lib/session/match-link';
import { readFurther, readSession, setUpOf, type SavedProblem } from '@/lib/session/saved-match';
import type { Seat, Session } from '@/lib/session/session';
import { err, ok, type Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import { open, opening } from '@/lib/systems/open';

/** A match that was opened, and where. */
export interface OpenedMatch {
  readonly session: Session;
  /** Players of a linked match, which is only watched. */
  readonly guests: readonly Seat[];
  readonly moment: number | undefined;
  /** The id under which it is saved on this device. */
  readonly id: string | undefined;
}

const say = playMessages.saved;

/** Why a match cannot be opened, and its set-up if that is known. */
export interface OpeningProblem {
  readonly sentence: string;
  readonly setUp?: ReturnType<typeof setUpOf>;
}

const sentenceOf = (problem: SavedProblem): string => {
  if (problem.fault === 'no-match') return say.noMatch;
  const told = simulateMessages.replayProblem(problem);
  return problem.fault === 'another-version' ? `${say.newer} ${told}` : told;
};

/** A match with other rules is not replayed, but its set-up can be used again. */
const problemOf = (problem: SavedProblem, text: string | undefined): OpeningProblem => {
  const sentence = say.cannot(sentenceOf(problem));
  const isOlder = problem.fault === 'another-version' && problem.of === 'rules';
  return isOlder && text !== undefined ? { sentence, setUp: setUpOf(text) } : { sentence };
};

type Opening = Promise<Result<OpenedMatch, OpeningProblem>>;

/** The game of a match, with what its table needs. */
const ready = async (opened: OpenedMatch): Opening => {
  await open([opened.session.encounter.system], 'match', 'play');
  return ok(opened);
};

/** The match of a link's fragment, which is not on this device. */
export const matchOfLink = async (fragment: string): Opening => {
  const linked = await opening(() => openFragment(fragment));
  if (!linked.ok) return err(await opening(() => problemOf(linked.error, textOfFragment(fragment))));
  const { session, at } = linked.value;
  // Whoever follows a link watches somebody else’s match, until they continue it with new dice.
  return ready({ session: { ...session, seats: [] }, guests: session.seats, moment: at, id: undefined });
};

/** A match of this device. */
export const matchOfDevice = async (id: string): Opening => {
  const roster = await openRoster();
  const saved = roster.ok ? await roster.value.match(id) : roster;
  if (!saved.ok)
    return err({
      sentence: saved.error.problem === 'gone' ? say.gone : messages.roster.problem(saved.error),
    });
  const { text } = saved.value;
  const read = await opening(() => readSession(text));
  if (!read.ok) return err(await opening(() => problemOf(read.error, text)));
  return ready({ session: read.value, guests: [], moment: undefined, id });
};

/** A match of this device as another tab has left it; undefined where it can't be had. */
export const matchAgain = async (id: string, before: Session): Promise<Session | undefined> => {
  const roster = await openRoster();
  const saved = roster.ok ? await roster.value.match(id) : roster;
  if (!saved.ok) return undefined;
  const { text } = saved.value;
  const read = await opening(() => readFurther(text, before));
  return read.ok ? read.value : undefined;
};
