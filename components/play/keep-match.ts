import type { Save } from '@/components/site/keeper';
import { matchPath } from '@/components/site/play-path';
import { messages } from '@/lib/messages/index';
import { err, ok, type Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import { writeSession } from '@/lib/session/saved-match';
import { requestNow, type Session } from '@/lib/session/session';
import { matchName } from './match-name';

/** Saves a match on this device: a new one without an id, otherwise the same in its present state. */
export const saveMatch: Save<Session> = async (id, session) => {
  const roster = await openRoster();
  return roster.ok
    ? roster.value.saveMatch({
        id,
        name: matchName(session.encounter),
        text: writeSession(session),
        isOver: requestNow(session) === undefined,
      })
    : roster;
};

/** Keeps a match that begins; its address, or a sentence that says why not. */
export const keepMatch = async (session: Session): Promise<Result<string, string>> => {
  const saved = await saveMatch(undefined, session);
  return saved.ok ? ok(matchPath(saved.value.id)) : err(messages.roster.problem(saved.error));
};
