import { useEffect, useState } from 'react';
import type { Result } from '@/lib/result';
import { openRoster } from '@/lib/roster/open';
import type { RosterProblem, SavedText } from '@/lib/roster/roster';

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

/** The maps of this device for a game; none until they are read, and none where they cannot be. */
export const useOwnMaps = (system: string): readonly KeptMap[] => {
  const [maps, setMaps] = useState<readonly KeptMap[]>([]);
  useEffect(() => {
    let isHere = true;
    void ownMaps().then((found) => isHere && found.ok && setMaps(found.value));
    return () => {
      isHere = false;
    };
  }, []);
  return maps.filter((map) => map.system === system);
};

/** The address of a map on this device. */
export const mapPath = (id: string): string => `/maps?map=${encodeURIComponent(id)}`;

/** Fragment of an address that holds a map, without its #. */
const mapFragment = (system: string, code: string): string => `map=${system}.${code}`;

/** The address that offers a match on a map, whole in the fragment as in its link. */
export const mapPlayPath = (system: string, code: string): string => `/play#${mapFragment(system, code)}`;

/** The address that holds a map whole, in the fragment that no server gets to see. */
export const mapLinkPath = (system: string, code: string): string => `/maps#${mapFragment(system, code)}`;
