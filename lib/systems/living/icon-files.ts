import { gameIcons, iconNames, iconPath } from './cards/icons';
import { counterIconNames } from './kit/counters/counter-icons';
import { partIconNames, partIcon } from './kit/parts/liveries';
import paths from './kit/counters/counter-icon-paths.json' with { type: 'json' };

type NamedIcons = readonly (readonly [name: string, icon: string])[];

const byTheirNames = (icons: readonly string[]): NamedIcons => icons.map((icon) => [icon, icon]);

/**
 * The files of this folder that hold paths of icons, and which icons of game-icons.net stand in each, by their names in
 * the file; `scripts/icons.ts` writes them.
 */
export const iconFiles: Readonly<Record<string, NamedIcons>> = {
  'cards/icon-paths.json': Object.entries(gameIcons),
  'kit/counters/counter-icon-paths.json': byTheirNames(counterIconNames),
  'kit/parts/icon-paths.json': byTheirNames(partIconNames),
};

/** Name of each icon of this game at game-icons.net, by its path. */
export const iconNameOf: ReadonlyMap<string, string> = new Map([
  ...iconNames.map((name) => [iconPath(name), gameIcons[name]] as const),
  ...Object.entries(paths).map(([icon, path]) => [path, icon] as const),
  ...partIconNames.map((icon) => [partIcon(icon), icon] as const),
]);
