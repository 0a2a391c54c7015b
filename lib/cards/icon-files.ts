/** An icon: what a game calls it, its name at game-icons.net and its path. */
interface NamedIcon {
  readonly name: string;
  readonly icon: string;
  readonly path: string;
}

/** The icons of a file of paths. @param icons their names at game-icons.net, by what the game calls them */
export const iconsOf = <Name extends string>(
  icons: Readonly<Record<Name, string>>,
  pathOf: (name: Name) => string,
): readonly NamedIcon[] =>
  (Object.keys(icons) as Name[]).map((name) => ({ name, icon: icons[name], path: pathOf(name) }));

/** The same for icons that a game calls by their names at game-icons.net. */
export const byTheirNames = <Name extends string>(
  names: readonly Name[],
  pathOf: (name: Name) => string,
): readonly NamedIcon[] => names.map((name) => ({ name, icon: name, path: pathOf(name) }));

/**
 * The files of a game's folder that hold paths of icons, which `scripts/icons.ts` writes; and the name of each icon at
 * game-icons.net by its path.
 */
export const iconFilesOf = (files: Readonly<Record<string, readonly NamedIcon[]>>) => ({
  iconFiles: Object.fromEntries(
    Object.entries(files).map(([file, icons]) => [
      file,
      icons.map(({ name, icon }) => [name, icon] as const),
    ]),
  ),
  iconNameOf: new Map(
    Object.values(files)
      .flat()
      .map(({ path, icon }) => [path, icon] as const),
  ),
});
