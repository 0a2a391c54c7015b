import type { Rank } from '../sheet/rank';
import { command, rookieRoleIds, roleIdOf, roleOf, specialityIds, type RoleId } from '../skills/roles';
import paths from './icon-paths.json' with { type: 'json' };

/** Icons beside the roles, by its name at game-icons.net (CC BY 3.0). */
const things = {
  warband: 'guards',
  command: command.icon,
  melee: 'broadsword',
  light: 'pocket-bow',
  medium: 'musket',
  'heavy-area': 'falling-bomb',
  'heavy-precise': 'cannon',
  shield: 'round-shield',
} as const;

export type IconName = RoleId | keyof typeof things;

/** Icons of game-icons.net by meaning. */
export const gameIcons = {
  ...things,
  ...Object.fromEntries([...rookieRoleIds, ...specialityIds].map((id) => [id, roleOf(id).icon])),
} as Readonly<Record<IconName, string>>;

/** The path of an icon in a box of 512 x 512. */
export const iconPath = (name: IconName): string => paths[name];

/** The picture of a fighter: a boss by the banner, who often shares a role with a specialist; others by the role. */
export const emblemOf = (fighter: { readonly rank: Rank; readonly role?: string | undefined }): string =>
  iconPath(fighter.rank === 'boss' ? 'command' : (roleIdOf(fighter) ?? 'warband'));
