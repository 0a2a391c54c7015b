import { ok, type Result } from '@/lib/result';
import type { Roster, RosterProblem } from '@/lib/roster/roster';
import { nameOf, sameSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';

/**
 * Puts sheets into a party that may not be on this device yet: samples, or heroes from a friend's link. An identical
 * hero that is already here is used; the others are added to the heroes first.
 */
export const bringIn = async (
  roster: Pick<Roster, 'contents' | 'add' | 'changeParty'>,
  party: string,
  documents: readonly SheetDocument[],
): Promise<Result<readonly string[], RosterProblem>> => {
  const here = await roster.contents();
  if (!here.ok) return here;
  const taken = new Set(here.value.parties.find(({ id }) => id === party)?.heroes);
  const known = documents.map((document) => {
    const found = here.value.heroes.find(({ id, hero }) => !taken.has(id) && sameSheet(hero, document));
    if (found) taken.add(found.id);
    return found?.id;
  });
  const fresh = documents.filter((_, at) => known[at] === undefined);
  const added =
    fresh.length === 0
      ? ok([])
      : await roster.add(
          fresh.map((hero) => ({ hero })),
          { did: 'import', names: fresh.map(nameOf) },
        );
  if (!added.ok) return added;
  const ids = added.value.map(({ id }) => id);
  const joining = known.flatMap((id) => id ?? ids.shift() ?? []);
  const changed = await roster.changeParty(party, ({ name, heroes }) => ({
    name,
    heroes: [...heroes, ...joining.filter((id) => !heroes.includes(id))],
  }));
  return changed.ok ? ok(documents.map(nameOf)) : changed;
};
