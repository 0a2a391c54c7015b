import type { StartPart } from '../../system';
import { conceptIds, concepts } from '#words/systems/draco/messages/start';
import { terms } from '#words/systems/draco/messages/terms';
import type { Draft } from '../sheet/sheet';
import { conceptOf } from '../start/concepts';
import { randomDraft } from '../start/random';

/** Where a slayer or a dragon can begin. */
export const start: StartPart<Draft> = {
  concepts: conceptIds.map((id) => ({
    id,
    ...concepts[id],
    kind: id.endsWith('dragon') ? terms.kinds.dragon : terms.kinds.slayer,
    sheet: (nameless) => conceptOf(id, nameless),
  })),
  random: randomDraft,
};
