import { openRoster } from '@/lib/roster/open';
import type { RosterProblem } from '@/lib/roster/roster';
import type { Result } from '@/lib/result';
import { decode } from '@/lib/share/index';
import { nameOf, sameSheet } from '@/lib/systems/document';
import { documentsOf } from '@/lib/systems/file';
import { opening } from '@/lib/systems/open';

/** What became of saving: it is on this device now, or was there before, just the same. */
export type Saved = 'saved' | 'was-here';

/** Puts the hero, or the whole party, behind a code of this page among those of this device. */
export const saveShared = async (code: string): Promise<Result<Saved, RosterProblem>> => {
  const [opened, found] = await Promise.all([openRoster(), opening(() => decode(code))]);
  if (!opened.ok) return opened;
  if (!found.ok) return { ok: false, error: { problem: 'failed', says: found.error.problem } };
  const roster = opened.value;
  const heroes = documentsOf(found.value);
  const contents = await roster.contents();
  if (!contents.ok) return contents;
  const isHere = heroes.every((hero) => contents.value.heroes.some((one) => sameSheet(one.hero, hero)));
  const party = found.value.kind === 'party' ? found.value.party.name : undefined;
  const hasParty = contents.value.parties.some(({ name }) => name === party);
  if (isHere && (party === undefined || hasParty)) return { ok: true, value: 'was-here' };
  const added = await roster.add(
    heroes.map((hero) => ({ hero })),
    { did: 'import', names: heroes.map(nameOf) },
    party === undefined ? [] : [{ name: party, heroes: heroes.map((_, at) => at) }],
  );
  return added.ok ? { ok: true, value: 'saved' } : added;
};
