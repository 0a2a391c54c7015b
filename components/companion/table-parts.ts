import type { PartName } from '@/lib/systems/system';

/** Parts of a game that a game night at the table needs. */
export const tableParts: readonly PartName[] = ['companion', 'odds'];
