import type { Result } from '@/lib/result';
import type { Roster, RosterProblem, SavedHero } from '@/lib/roster/roster';
import { codeFrom, decode } from '@/lib/share/index';
import { samplesOf } from '@/lib/systems/document';
import { documentsOf, fileLimits, readFile } from '@/lib/systems/file';
import { firstSystem, open, opening, systemIds } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { Arrival } from './address';
import type { Action } from './state';

/** The game of a new sheet. */
export const freshSystem = ({ game }: Arrival): SystemId =>
  systemIds.find((id) => id === game) ?? firstSystem;

const sampleOf = async (asked: string): Promise<SheetDocument | undefined> => {
  for (const system of systemIds) {
    await open([system]);
    const found = samplesOf(system).find(({ id }) => id === asked);
    if (found) return found.document;
  }
  return undefined;
};

/** Action that opens the link or sample in the address. */
export const arrive = async ({ from, sample }: Arrival): Promise<Action | undefined> => {
  if (from !== undefined) {
    const opened = await opening(() => decode(codeFrom(from)));
    if (!opened.ok) return { do: 'refuse', problem: { of: 'code', problem: opened.error } };
    return { do: 'bring', documents: documentsOf(opened.value) };
  }
  if (sample === undefined) return undefined;
  const found = await sampleOf(sample);
  return found
    ? { do: 'bring', documents: [found] }
    : { do: 'refuse', problem: { of: 'sample', id: sample } };
};

/** Action that opens a chosen file. One that is far too large is not even read. */
export const openFile = async (file: Blob): Promise<Action> => {
  if (file.size > fileLimits.bytes)
    return {
      do: 'refuse',
      problem: {
        of: 'file',
        problem: { problem: 'file-too-large', path: [], bytes: file.size, limit: fileLimits.bytes },
      },
    };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = await opening(() => readFile(bytes));
  return read.ok
    ? { do: 'bring', documents: documentsOf(read.value) }
    : { do: 'refuse', problem: { of: 'file', problem: read.error } };
};

/** The sheet that was changed last. */
const lastOf = (heroes: readonly SavedHero[]): SavedHero | undefined =>
  heroes.reduce<SavedHero | undefined>(
    (last, hero) => (last && last.changed >= hero.changed ? last : hero),
    undefined,
  );

/** The saved sheet that the address or the player's last visit opens, if any. */
export const savedFor = async (
  roster: Roster,
  { hero, from, sample, fresh }: Arrival,
): Promise<Result<SavedHero | undefined, RosterProblem>> => {
  if (hero !== undefined) return roster.hero(hero);
  if (from !== undefined || sample !== undefined || fresh === true) return { ok: true, value: undefined };
  const contents = await roster.contents();
  return contents.ok ? { ok: true, value: lastOf(contents.value.heroes) } : contents;
};
