import { gameIcons, iconPath } from './cards/icons';
import { kitIcon, kitIcons, type KitIcon } from './kit/icons';

/**
 * The files of this folder that hold paths of icons, and which icons of game-icons.net stand in each, by their names in
 * the file; `scripts/icons.ts` writes them.
 */
export const iconFiles: Readonly<Record<string, readonly (readonly [name: string, icon: string])[]>> = {
  'cards/icon-paths.json': Object.entries(gameIcons),
  'kit/icon-paths.json': Object.entries(kitIcons),
};

/** Name of each icon of this game at game-icons.net, by its path. */
export const iconNameOf: ReadonlyMap<string, string> = new Map([
  ...(Object.keys(gameIcons) as (keyof typeof gameIcons)[]).map(
    (name) => [iconPath(name), gameIcons[name]] as const,
  ),
  ...(Object.keys(kitIcons) as KitIcon[]).map((name) => [kitIcon(name), kitIcons[name]] as const),
]);
