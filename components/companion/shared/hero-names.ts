import type { NightSetUp } from '@/lib/companion/night';
import { nameOf } from '@/lib/systems/document';

/** Names of the heroes of these sheets. */
export const heroNames = ({ system, sheets }: NightSetUp, places: readonly number[]): readonly string[] =>
  sheets.flatMap((sheet, at) => (places.includes(at) ? [nameOf({ system, sheet })] : []));
