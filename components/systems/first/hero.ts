import type { HeroDraft } from '@/lib/systems/first/sheet/hero';
import type { Sheet, SheetDocument } from '@/lib/systems/sheet';

/** The game of these views. */
export const system = 'first';

/** The views of this game only get its sheets; here they get their type. */
export const heroOf = (sheet: Sheet): HeroDraft => sheet as unknown as HeroDraft;

export const documentOf = (hero: HeroDraft): SheetDocument => ({
  system,
  sheet: hero as unknown as Sheet,
});
