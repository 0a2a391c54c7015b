import type { TableTerrain } from '@/lib/systems/table-scene';

/** Looks of terrain, seen from above. */
export const terrainLooks = [
  'house',
  'tower',
  'wall',
  'low-wall',
  'boulder',
  'rubble',
  'terrace',
  'ramp',
  'wood',
  'hedge',
  'water',
  'platform',
  'fence',
  'tree',
  'crate',
] as const;
export type TerrainLook = (typeof terrainLooks)[number];

const isLook = (kind: string): kind is TerrainLook => terrainLooks.some((look) => look === kind);

/** Kinds of games that look like those of another name. */
const others: Readonly<Record<string, TerrainLook>> = { forest: 'wood', lake: 'water' };

/** The look of a piece by its kind, which its id says, else by what it answers. */
export const lookOf = ({
  id,
  height,
  walkThrough,
  seeThrough,
  climb,
}: Pick<TableTerrain, 'id' | 'height' | 'walkThrough' | 'seeThrough' | 'climb'>): TerrainLook => {
  const kind = id.replace(/-?\d*$/, '');
  if (isLook(kind)) return kind;
  const known = others[kind];
  if (known) return known;
  if (walkThrough) return seeThrough ? 'hedge' : 'wood';
  if (height === 0) return 'water';
  if (climb) return seeThrough ? 'crate' : 'platform';
  return seeThrough ? 'low-wall' : 'wall';
};
