import type { Sheet } from '@/lib/systems/sheet';
import type { Draft } from '@/lib/systems/draco/sheet/sheet';

/** The game of these views. */
export const system = 'draco';

/** The views of this game only get its sheets; here they get their type. */
export const draftIn = (sheet: Sheet): Draft => sheet as unknown as Draft;
