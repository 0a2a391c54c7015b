import { ok, type Result } from '../result';
import type { FileProblem } from '@/lib/systems/file-problem';
import { type PartyRow, type Stored, byPlace } from './database/database';
import { nextSteps } from './database/journal';
import { partyOf } from './parties';

import { plainOf } from './plain';
import type { RosterStore } from './database/store';
import type { RosterContents, RosterProblem, SavedHero, UnreadableRow } from './roster';
import { heroRowOf, nameInText, partyRowOf, textIn, zMoment } from './database/stored-rows';

const unreadableRow = (of: UnreadableRow['of'], row: Stored, why: FileProblem): UnreadableRow => {
  const text = of === 'hero' ? textIn(row, 'text') : '';
  return {
    of,
    id: textIn(row, 'id'),
    name: of === 'hero' ? nameInText(text) : textIn(row, 'name'),
    text: text === '' ? JSON.stringify(plainOf(row)) : text,
    why,
  };
};

/** The heroes in the order of their places, and the rows that are not heroes. */
const heroesOf = ({ reader }: RosterStore, stored: readonly Stored[]) => {
  const rows = [];
  const unreadable: UnreadableRow[] = [];
  for (const entry of stored) {
    const row = heroRowOf(entry);
    if (row.ok) rows.push(row.value);
    else unreadable.push(unreadableRow('hero', entry, row.error));
  }
  const heroes: SavedHero[] = [];
  for (const row of rows.sort(byPlace)) {
    const saved = reader.saved(row);
    if (saved.ok) heroes.push(saved.value);
    else unreadable.push(unreadableRow('hero', row, saved.error));
  }
  return { heroes, unreadable };
};

const partiesOf = (stored: readonly Stored[]) => {
  const rows: PartyRow[] = [];
  const unreadable: UnreadableRow[] = [];
  for (const entry of stored) {
    const row = partyRowOf(entry);
    if (row.ok) rows.push(row.value);
    else unreadable.push(unreadableRow('party', entry, row.error));
  }
  return { parties: rows.sort(byPlace).map(partyOf), unreadable };
};

/** Everything but photos and histories, in the order of the rows' places. Within a transaction. */
export const contentsOf = async (store: RosterStore): Promise<Result<RosterContents, RosterProblem>> => {
  const { db } = store;
  const { heroes, unreadable } = heroesOf(store, await db.heroes.toArray());
  const { parties, unreadable: unreadableParties } = partiesOf(await db.parties.toArray());
  const moment = zMoment.safeParse(textIn(await db.facts.get('backed-up'), 'value'));
  const backedUp = moment.success ? moment.data : undefined;
  return ok({
    heroes,
    unreadable: [...unreadable, ...unreadableParties],
    parties,
    ...(await nextSteps(db)),
    backedUp,
    changedSince: heroes.filter(({ changed }) => backedUp === undefined || changed > backedUp).length,
  });
};
