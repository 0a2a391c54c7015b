import { saveMatch } from '@/components/play/keep-match';
import { matchPath } from '@/components/site/play-path';
import { useKeeper, type KeeperSettings } from '@/components/site/use-keeper';
import type { Session } from '@/lib/session/session';

/** A match of computers goes on fast. */
const settings: KeeperSettings<Session> = { save: saveMatch, pathOf: matchPath, pace: 600 };

/**
 * Keeps a match on this device as it goes on, and puts its address there. A match that nobody plays is only looked at.
 * @param known the id of a match that is kept already
 */
export const useKeeping = (session: Session, known: string | undefined) =>
  useKeeper(session, known, settings, session.seats.length > 0);
