import type { Fighter } from '../sheet/warband';
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
  'archers-boss': 'robin-hood-hat',
  'gunners-boss': 'pirate-captain',
  bowman: 'bowman',
  archer: 'archer',
} as const;

export type IconName = RoleId | keyof typeof things;

/** Icons of game-icons.net by meaning. */
export const gameIcons = {
  ...things,
  ...Object.fromEntries([...rookieRoleIds, ...specialityIds].map((id) => [id, roleOf(id).icon])),
} as Readonly<Record<IconName, string>>;

/** The path of an icon in a box of 512 x 512. */
export const iconPath = (name: IconName): string => paths[name];

/** Rangers are many, so their initials decide between these. */
const rangers = ['ranger', 'bowman', 'archer'] as const satisfies readonly IconName[];

const bossOf = ({ shooter }: Pictured): IconName => {
  if (!shooter) return 'command';
  return shooter.class === 'light' ? 'archers-boss' : 'gunners-boss';
};

const roleIcon = (fighter: Pictured): IconName => {
  const role = roleIdOf(fighter) ?? 'warband';
  return role === 'ranger' ? (rangers[(fighter.name.codePointAt(0) ?? 0) % rangers.length] ?? role) : role;
};

type Pictured = Pick<Fighter, 'name' | 'rank' | 'role' | 'shooter'>;

/** The picture of a fighter: a boss, who often shares a role with a specialist, by the shooter; others by the role. */
export const emblemOf = (fighter: Pictured): string =>
  iconPath(fighter.rank === 'boss' ? bossOf(fighter) : roleIcon(fighter));
