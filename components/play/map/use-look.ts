import { useState } from 'react';
import { messagesOf } from '@/lib/systems/document';
import type { Encounter } from '@/lib/systems/match-part';
import { partOf } from '@/lib/systems/open';
import type { Surface } from '@/lib/table/surface';
import type { Art } from './figure';

/** Look of a match from its first moment to its last: its ground, and the parts of the cards that its heroes show. */
export const useLook = (
  encounter: Encounter,
): { readonly surface: Surface; readonly arts: readonly Art[] } => {
  const [look] = useState(() => ({
    surface: partOf(encounter.system, 'play')?.surface(encounter) ?? 'grass',
    arts: encounter.sheets.map((sheet): Art => messagesOf(encounter.system).summary(sheet)),
  }));
  return look;
};
