import { gameIcons } from './cards/icons';
import { counterIconNames } from './kit/counters/counter-icons';
import { partIconNames } from './kit/parts/liveries';

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
