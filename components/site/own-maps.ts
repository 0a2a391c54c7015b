import { openRoster } from '@/lib/roster/open';
import type { SavedText } from '@/lib/roster/roster';
import type { Result } from '@/lib/result';
import type { RosterProblem } from '@/lib/roster/roster';

/** A map of this device: its game, and its code. */
export interface KeptMap extends Pick<SavedText, 'id' | 'name' | 'changed'> {
  readonly system: string;
  readonly code: string;
}

/** A map as the roster keeps it: its game, and its code. */
export const keptText = (system: string, code: string): string => `${system} ${code}`;

export const keptMap = ({ id, name, changed, text }: SavedText): KeptMap => {
  const [system = '', code = ''] = text.split(' ');
  return { id, name, changed, system, code };
};

/** The maps of this device, the newest first. */
export const ownMaps = async (): Promise<Result<readonly KeptMap[], RosterProblem>> => {
  const roster = await openRoster();
  const found = roster.ok ? await roster.value.texts('map') : roster;
  return found.ok ? { ok: true, value: found.value.map(keptMap) } : found;
};
