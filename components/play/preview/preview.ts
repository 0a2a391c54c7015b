import { beginSession, situationAt } from '@/lib/session/session';
import { messagesOf } from '@/lib/systems/document';
import type { Encounter } from '@/lib/systems/match-part';
import { partOf } from '@/lib/systems/open';
import type { Sheet } from '@/lib/systems/sheet';
import type { TableScene } from '@/lib/systems/table-scene';
import type { Surface } from '@/lib/table/surface';
import type { Art } from '../map/figure';

/** A match as it will look at its first moment. */
export interface Preview {
  readonly scene: TableScene;
  readonly surface: Surface;
  readonly sheets: readonly Sheet[];
  /** By sheet. */
  readonly arts: readonly Art[];
}

/** Undefined for a match that can't start. @throws NotOpened */
export const previewOf = (encounter: Encounter): Preview | undefined => {
  const { system, sheets } = encounter;
  const begun = beginSession(encounter, [], 'practice');
  const part = partOf(system, 'play');
  if (!begun.ok || !part) return undefined;
  return {
    scene: part.scene(situationAt(begun.value, 0), encounter),
    surface: part.surface(encounter),
    sheets,
    arts: sheets.map((sheet) => messagesOf(system).summary(sheet)),
  };
};
