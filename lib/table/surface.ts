/** Surfaces of a table, for the eye: no rule asks for them. */
export const surfaces = ['grass', 'moss', 'cobbles', 'flags', 'sand', 'snow', 'planks'] as const;
export type Surface = (typeof surfaces)[number];

/** Where a map is drawn by chance or by a group: what grows on it comes from its seed. */
const wild = ['grass', 'moss', 'sand'] as const satisfies readonly Surface[];

/** @param known by the ids of maps */
export const surfaceOf = (
  known: Readonly<Record<string, Surface>>,
  { map, seed }: { readonly map: string; readonly seed: number },
): Surface => known[map] ?? (map === 'random' ? (wild[seed % wild.length] ?? 'grass') : 'grass');
