import type { PartName } from '@/lib/systems/system';

/** Parts of a game that the play table needs. */
export const matchParts: readonly PartName[] = ['match', 'play', 'odds'];
