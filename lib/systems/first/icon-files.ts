import { gameIcons, iconPath, type IconName } from './cards/icons';
import { kitIconNames, kitIcon } from './kit/icons';

type NamedIcons = readonly (readonly [name: string, icon: string])[];

/**
 * The files of this folder that hold paths of icons, and which icons of game-icons.net stand in each, by their names in
 * the file; `scripts/icons.ts` writes them.
 */
export const iconFiles: Readonly<Record<string, NamedIcons>> = {
  'cards/icon-paths.json': Object.entries(gameIcons),
  'kit/icon-paths.json': kitIconNames.map((icon) => [icon, icon]),
};

/** Name of each icon of this game at game-icons.net, by its path. */
export const iconNameOf: ReadonlyMap<string, string> = new Map([
  ...(Object.keys(gameIcons) as IconName[]).map((name) => [iconPath(name), gameIcons[name]] as const),
  ...kitIconNames.map((icon) => [kitIcon(icon), icon] as const),
]);
