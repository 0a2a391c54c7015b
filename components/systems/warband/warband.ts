import type { Edit } from '@/lib/systems/warband/sheet/edit';
import type { Warband } from '@/lib/systems/warband/sheet/warband';
import type { Edit as SomeEdit, Sheet } from '@/lib/systems/sheet';

/** The game of these views. */
export const system = 'warband';

/** The views of this game only get its sheets; here they get their type. */
export const warbandIn = (sheet: Sheet): Warband => sheet as unknown as Warband;

export const sealedEdit = (edit: Edit): SomeEdit => edit as unknown as SomeEdit;
