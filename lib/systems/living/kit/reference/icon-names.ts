import { gameIcons, iconNames, iconPath } from '../../cards/icons';
import paths from '../counters/counter-icon-paths.json' with { type: 'json' };
import { partIcon, partIconNames } from '../parts/liveries';

/** What each icon of this game is called at game-icons.net, by its path. */
export const iconNameOf: ReadonlyMap<string, string> = new Map([
  ...iconNames.map((name) => [iconPath(name), gameIcons[name]] as const),
  ...Object.entries(paths).map(([icon, path]) => [path, icon] as const),
  ...partIconNames.map((icon) => [partIcon(icon), icon] as const),
]);
