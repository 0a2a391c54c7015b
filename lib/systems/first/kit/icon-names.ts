import { gameIcons, iconPath, type IconName } from '../cards/icons';
import { kitIcon, kitIconNames } from './icons';

/** What each icon of this game is called at game-icons.net, by its path. */
export const iconNameOf: ReadonlyMap<string, string> = new Map([
  ...(Object.keys(gameIcons) as IconName[]).map((name) => [iconPath(name), gameIcons[name]] as const),
  ...kitIconNames.map((icon) => [kitIcon(icon), icon] as const),
]);
