import { matchPath } from '@/components/site/play-path';
import { messages } from '@/lib/messages/index';
import { err, ok, type Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import { writeSession } from '@/lib/session/saved-match';
import type { Session } from '@/lib/session/session';
import { matchName } from './match-name';

/** Keeps a match that begins on this device; its address, or a sentence that says why not. */
export const keepMatch = async (session: Session): Promise<Result<string, string>> => {
  const roster = await openRoster();
  const saved = roster.ok
    ? await roster.value.saveMatch({
        id: undefined,
        name: matchName(session.encounter),
        text: writeSession(session),
        isOver: false,
      })
    : roster;
  return saved.ok ? ok(matchPath(saved.value.id)) : err(messages.roster.problem(saved.error));
};
