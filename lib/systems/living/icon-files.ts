import { byTheirNames, iconFilesOf, iconsOf } from '../../cards/icon-files';
import { gameIcons, iconPath } from './cards/icons';
import paths from './kit/counters/counter-icon-paths.json' with { type: 'json' };
import { counterIconNames } from './kit/counters/counter-icons';
import { partIcon, partIconNames } from './kit/parts/liveries';

const counterPaths: Readonly<Record<string, string>> = paths;

export const { iconFiles, iconNameOf } = iconFilesOf({
  'cards/icon-paths.json': iconsOf(gameIcons, iconPath),
  'kit/counters/counter-icon-paths.json': byTheirNames(counterIconNames, (name) => counterPaths[name] ?? ''),
  'kit/parts/icon-paths.json': byTheirNames(partIconNames, partIcon),
});
