import { matchName } from '@/components/play/match-name';
import type { Keeping, Save } from '@/components/site/keeper';
import { matchPath } from '@/components/site/play-path';
import { useKeeper, type KeeperSettings } from '@/components/site/use-keeper';
import { openRoster } from '@/lib/roster/open';
import { writeSession } from '@/lib/session/saved-match';
import { requestNow, type Session } from '@/lib/session/session';

const save: Save<Session> = async (id, session) => {
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

/** A match of computers goes on fast. */
const settings: KeeperSettings<Session> = { save, pathOf: matchPath, pace: 600 };

/**
 * Keeps a match on this device as it goes on, and puts its address there. A match that nobody plays is only looked at.
 * @param known the id of a match that is kept already
 */
export const useKeeping = (session: Session, known: string | undefined): Keeping =>
  useKeeper(session, known, settings, session.seats.length > 0).keeping;
