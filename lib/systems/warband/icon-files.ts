import { iconFilesOf, iconsOf } from '../../cards/icon-files';
import { gameIcons, iconPath } from './cards/icons';
import { kitIcon, kitIcons } from './kit/icons';

export const { iconFiles, iconNameOf } = iconFilesOf({
  'cards/icon-paths.json': iconsOf(gameIcons, iconPath),
  'kit/icon-paths.json': iconsOf(kitIcons, kitIcon),
});
