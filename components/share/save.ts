import { namesOfArriving, newcomersOf, type Arriving } from '@/lib/roster/newcomers';
import { openRoster } from '@/lib/roster/open';
import type { RosterProblem } from '@/lib/roster/roster';
import type { Result } from '@/lib/result';
import { decode } from '@/lib/share/index';
import { opening } from '@/lib/systems/open';

/** Result of saving: it is on this device now, or an identical one was there before. */
export type Saved = 'saved' | 'was-here';

/** Puts the hero, or the whole party, behind a code of this page among those of this device. */
export const saveShared = async (code: string): Promise<Result<Saved, RosterProblem>> => {
  const [opened, found] = await Promise.all([openRoster(), opening(() => decode(code))]);
  if (!opened.ok) return opened;
  if (!found.ok) return { ok: false, error: { problem: 'failed', says: found.error.problem } };
  const roster = opened.value;
  const contents = await roster.contents();
  if (!contents.ok) return contents;
  const arriving: Arriving =
    found.value.kind === 'party'
      ? { heroes: found.value.party.heroes, party: found.value.party.name }
      : { heroes: [found.value.document] };
  const { heroes, parties, twins } = newcomersOf([arriving], contents.value);
  if (twins.length > 0) return { ok: true, value: 'was-here' };
  const added = await roster.add(heroes, { did: 'import', names: namesOfArriving(arriving) }, parties);
  return added.ok ? { ok: true, value: 'saved' } : added;
};
