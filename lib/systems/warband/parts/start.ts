import type { StartPart } from '../../system';
import { beginnings } from '#words/systems/warband/messages/start';
import { terms } from '#words/systems/warband/messages/terms';
import type { Warband } from '../sheet/warband';
import { conceptIds, conceptOf } from '../start/concepts';
import { randomWarband } from '../start/random';

/** Where a warband can begin. */
export const start: StartPart<Warband> = {
  concepts: conceptIds.map((id) => {
    const { name, why } = beginnings.concepts[id];
    return { id, name, idea: why, kind: terms.warband, sheet: (nameless) => conceptOf(id, nameless) };
  }),
  random: randomWarband,
};
