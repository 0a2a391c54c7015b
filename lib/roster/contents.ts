import { ok, type Result } from '../result';
import { nextSteps } from './journal';
import { partyOf } from './parties';
import type { RosterContents, RosterProblem, SavedHero, UnreadableHero } from './roster';
import type { Room } from './room';

/** Everything but photos and histories, in the order of the rows' places. Within a transaction. */
export const contentsOf = async (room: Room): Promise<Result<RosterContents, RosterProblem>> => {
  const { db, reader } = room;
  const heroes: SavedHero[] = [];
  const unreadable: UnreadableHero[] = [];
  for (const row of await db.heroes.orderBy('place').toArray()) {
    const saved = reader.saved(row);
    if (saved.ok) heroes.push(saved.value);
    else unreadable.push({ id: row.id, text: row.text, why: saved.error });
  }
  const parties = (await db.parties.orderBy('place').toArray()).map(partyOf);
  const backedUp = (await db.facts.get('backed-up'))?.value;
  const changedSince = heroes.filter(({ changed }) => backedUp === undefined || changed > backedUp).length;
  return ok({ heroes, unreadable, parties, ...(await nextSteps(db)), backedUp, changedSince });
};
