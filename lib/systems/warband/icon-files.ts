import { gameIcons } from './cards/icons';

/**
 * The files of this folder that hold paths of icons, and which icons of game-icons.net stand in each, by their names in
 * the file; `scripts/icons.ts` writes them.
 */
export const iconFiles: Readonly<Record<string, readonly (readonly [name: string, icon: string])[]>> = {
  'cards/icon-paths.json': Object.entries(gameIcons),
};
