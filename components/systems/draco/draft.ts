import type { Sheet } from '@/lib/systems/sheet';
import type { Draft } from '@/lib/systems/draco/sheet/sheet';

/** The game of these views. */
export const system = 'draco';

/** The views of this game are given its sheets alone; here they take them for what they are. */
export const draftIn = (sheet: Sheet): Draft => sheet as unknown as Draft;
