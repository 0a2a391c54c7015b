import type { Rank } from '../sheet/rank';

/** What a fighter holds in his hands. */
export const gears = ['melee', 'shooter', 'shield'] as const;
export type Gear = (typeof gears)[number];

/** A role of rookies or a speciality; what it does is in its text, what it needs and forbids here. */
export interface Role {
  /** As the rulebook calls it. */
  readonly name: string;
  /** An active one takes the second action and a roll of the stat or below. */
  readonly use: 'passive' | 'active';
  /** Its icon, by its name at game-icons.net. */
  readonly icon: string;
  readonly forbids?: readonly Gear[];
  /** The stat that it needs at least. */
  readonly leastStat?: number;
  /** Which other fighters it needs. */
  readonly binds?: 'fire-team' | 'minions';
}

/** Chapter "Rookies". */
export const rookieRoles = {
  allrounder: { name: 'Allrounder', use: 'passive', icon: 'swords-emblem' },
  distraction: { name: 'Distraction', use: 'passive', icon: 'distraction', leastStat: 3 },
  fighter: { name: 'Fighter', use: 'passive', icon: 'sword-clash' },
  'fire-team': { name: 'Fire Team', use: 'passive', icon: 'rally-the-troops', binds: 'fire-team' },
  gunner: { name: 'Gunner', use: 'passive', icon: 'crossed-pistols' },
  'meat-shield': { name: 'Meat Shield', use: 'passive', icon: 'shield-bounces', forbids: ['shooter'] },
  thug: { name: 'Thug', use: 'passive', icon: 'wood-club', forbids: ['shooter'] },
} as const satisfies Readonly<Record<string, Role>>;
export type RookieRole = keyof typeof rookieRoles;

/** Chapter "Specialists"; a boss has one of them too. */
export const specialities = {
  assassin: { name: 'Assassin', use: 'active', icon: 'backstab' },
  brawler: { name: 'Brawler', use: 'passive', icon: 'fist' },
  doppelganger: { name: 'Doppelganger', use: 'active', icon: 'two-shadows' },
  berserker: { name: 'Berserker', use: 'passive', icon: 'axe-swing', forbids: ['shooter'] },
  healer: { name: 'Healer', use: 'active', icon: 'healing' },
  influencer: { name: 'Influencer', use: 'active', icon: 'puppet' },
  maniac: { name: 'Maniac', use: 'passive', icon: 'enrage' },
  'martial-artist': {
    name: 'Martial Artist',
    use: 'passive',
    icon: 'meditation',
    forbids: ['melee', 'shooter', 'shield'],
  },
  'minion-master': { name: 'Minion Master', use: 'passive', icon: 'evil-minion', binds: 'minions' },
  preacher: { name: 'Preacher', use: 'passive', icon: 'prayer' },
  ranger: { name: 'Ranger', use: 'passive', icon: 'high-shot' },
  regenerator: { name: 'Regenerator', use: 'passive', icon: 'heart-beats' },
  shapeshifter: { name: 'Shapeshifter', use: 'active', icon: 'wolf-howl' },
  skirmisher: { name: 'Skirmisher', use: 'passive', icon: 'run' },
  sniper: { name: 'Sniper', use: 'passive', icon: 'targeting' },
  switcher: { name: 'Switcher', use: 'active', icon: 'body-swapping' },
  tank: { name: 'Tank', use: 'passive', icon: 'breastplate' },
  veteran: { name: 'Veteran', use: 'passive', icon: 'visored-helm' },
  warrior: { name: 'Warrior', use: 'passive', icon: 'crossed-swords' },
} as const satisfies Readonly<Record<string, Role>>;
export type Speciality = keyof typeof specialities;

export type RoleId = RookieRole | Speciality;

/** What every boss can do beside his speciality. */
export const command: Role = { name: 'Command', use: 'active', icon: 'knight-banner' };

const every: Readonly<Record<RoleId, Role>> = { ...rookieRoles, ...specialities };

export const roleOf = (id: RoleId): Role => every[id];

export const rookieRoleIds = Object.keys(rookieRoles) as readonly RookieRole[];
export const specialityIds = Object.keys(specialities) as readonly Speciality[];

/** The roles that a rank can have. */
export const rolesOf = (rank: Rank): readonly RoleId[] => (rank === 'rookie' ? rookieRoleIds : specialityIds);

const isRoleOf = (rank: Rank, id: string): id is RoleId => (rolesOf(rank) as readonly string[]).includes(id);

/** The role of a fighter, a rookie without one an allrounder; undefined where his rank has no such role. */
export const roleIdOf = ({
  rank,
  role,
}: {
  readonly rank: Rank;
  readonly role?: string | undefined;
}): RoleId | undefined => {
  if (role === undefined) return rank === 'rookie' ? 'allrounder' : undefined;
  return isRoleOf(rank, role) ? role : undefined;
};
