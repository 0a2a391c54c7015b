import { gameIcons } from './cards/icons';
import { kitIconNames } from './kit/icons';

type NamedIcons = readonly (readonly [name: string, icon: string])[];

/**
 * The files of this folder that hold paths of icons, and which icons of game-icons.net stand in each, by their names in
 * the file; `scripts/icons.ts` writes them.
 */
export const iconFiles: Readonly<Record<string, NamedIcons>> = {
  'cards/icon-paths.json': Object.entries(gameIcons),
  'kit/icon-paths.json': kitIconNames.map((icon) => [icon, icon]),
};
