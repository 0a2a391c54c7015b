import { command, rookieRoleIds, roleOf, specialityIds, type RoleId } from '../skills/roles';
import paths from './icon-paths.json' with { type: 'json' };

/** What is drawn beside the roles, by its name at game-icons.net (CC BY 3.0). */
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

/** Which icon of game-icons.net stands for what. */
export const gameIcons: Readonly<Record<string, string>> = {
  ...things,
  ...Object.fromEntries([...rookieRoleIds, ...specialityIds].map((id) => [id, roleOf(id).icon])),
};

/** The path of an icon in a box of 512 x 512. */
export const iconPath = (name: RoleId | keyof typeof things): string => paths[name];
