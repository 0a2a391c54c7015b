import { oncePer } from '../../once-per';
import { grain, tableOf, type Answers, type OwnMap } from '../../table/own-map/own-map';
import { ownMapBehind } from '../../table/own-map/code';
import type { Table } from '../../table/table';

/** A kind of terrain as a game has it: its height in #, and the four answers. */
export type KindTable = Readonly<Record<string, Answers & { readonly height: number }>>;

/** The ids of a game's kinds, in the order of their numbers in codes. */
export const kindIds = (kinds: KindTable): readonly string[] => Object.keys(kinds);

/** The height of a kind in quarters of a #. */
export const heightOf = ({ height }: { readonly height: number }): number => Math.round(height * grain);

/** Maps that were read lately: all matches of a series are played on one of them. */
const mostKnown = 8;
const known: (kinds: KindTable) => Map<string, { readonly table: Table }> = oncePer(() => new Map());

/** The table of a group's own map by what a match names it; undefined where that names none. */
export const ownTable = (id: string, kinds: KindTable): { readonly table: Table } | undefined => {
  const found = known(kinds).get(id);
  if (found) return found;
  const map: OwnMap | undefined = ownMapBehind(id, kindIds(kinds));
  if (!map) return undefined;
  const made = { table: tableOf(map) };
  if (known(kinds).size >= mostKnown) known(kinds).clear();
  known(kinds).set(id, made);
  return made;
};
