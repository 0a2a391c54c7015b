import { openRoster } from '@/lib/roster/open';

/**
 * A printed card is a version of its hero; of its hero; cards are printed without one where the device keeps nothing.
 */
export const keepVersions = async (heroes: readonly string[]): Promise<void> => {
  const roster = await openRoster();
  if (!roster.ok) return;
  for (const hero of heroes) await roster.value.keepVersion(hero, 'print');
};
