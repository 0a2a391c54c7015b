import type { Result } from '@/lib/result';
import type { Roster, RosterProblem, SavedHero } from '@/lib/roster/roster';
import { codeFrom, decode } from '@/lib/share/index';
import { living } from '@/lib/systems/living/living';
import type { Action } from './state';

/** What the address of the page brings. */
export interface Arrival {
  /** The id of a saved hero. */
  readonly hero?: string | undefined;
  /** A share code or link. */
  readonly from?: string | undefined;
  /** The id of a sample. */
  readonly sample?: string | undefined;
  /** Begin a new hero, whatever was on the bench last. */
  readonly fresh?: boolean;
}

/** What a link or sample in the address asks for, as an action. */
export const arrive = ({ from, sample }: Arrival): Action | undefined => {
  if (from !== undefined) {
    const opened = decode(codeFrom(from));
    if (!opened.ok) return { do: 'refuse', problem: { of: 'code', problem: opened.error } };
    const { value } = opened;
    return { do: 'bring', heroes: value.kind === 'hero' ? [value.hero] : value.party.heroes };
  }
  if (sample === undefined) return undefined;
  const found = living.samples.find(({ id }) => id === sample);
  return found
    ? { do: 'bring', heroes: [found.hero] }
    : { do: 'refuse', problem: { of: 'sample', id: sample } };
};

/** The hero that was changed last. */
const lastOf = (heroes: readonly SavedHero[]): SavedHero | undefined =>
  heroes.reduce<SavedHero | undefined>(
    (last, hero) => (last && last.changed >= hero.changed ? last : hero),
    undefined,
  );

/** The saved hero that the address or the player's last visit puts on the bench, if any. */
export const savedFor = async (
  roster: Roster,
  { hero, from, sample, fresh }: Arrival,
): Promise<Result<SavedHero | undefined, RosterProblem>> => {
  if (hero !== undefined) return roster.hero(hero);
  if (from !== undefined || sample !== undefined || fresh === true) return { ok: true, value: undefined };
  const contents = await roster.contents();
  return contents.ok ? { ok: true, value: lastOf(contents.value.heroes) } : contents;
};
