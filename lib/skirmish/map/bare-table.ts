import type { Surface } from '../../table/surface';
import type { Table } from '../../table/table';
import type { GameMap } from './sketch';

/**
 * The table of a map before anybody stands on it. Of one that is drawn for its match only the ground is known: its
 * terrain takes the rules.
 * @param maps of the game, all as large as the first
 */
export const bareTableIn = (
  maps: readonly GameMap[],
  surface: Surface,
  map: string,
): { readonly surface: Surface; readonly table: Table } | undefined => {
  const known = maps.find(({ id }) => id === map);
  if (known) return { surface, table: known.table };
  const [first] = maps;
  return first && { surface, table: { ...first.table, terrain: [] } };
};
