import { commandName, rookieRoleNames, specialityNames } from '#words/systems/warband/messages/role-names';
import { named } from '../../../language/named';
import type { Rank } from '../sheet/rank';
import type { Trait, Use } from './effect';

/** Things that a fighter holds in his hands. */
export const gears = ['melee', 'shooter', 'shield'] as const;
export type Gear = (typeof gears)[number];

/** A role of rookies or a speciality: its text and what it does in a match come from here. */
export interface Role {
  /** Name in the rulebook. */
  readonly name: string;
  /** Traits that always apply. */
  readonly traits?: readonly Trait[];
  /** Skill tried with the second action, by a roll of the stat or below. */
  readonly active?: Use;
  /** Its icon, by its name at game-icons.net. */
  readonly icon: string;
  readonly forbids?: readonly Gear[];
  /** The stat that it needs at least. */
  readonly leastStat?: number;
  /** Which other fighters it needs. */
  readonly binds?: 'fire-team' | 'minions';
}

type Entry = Omit<Role, 'name'>;

/** Chapter "Rookies". */
const rookieEntries = {
  allrounder: {
    icon: 'swords-emblem',
    traits: [{ says: 'fire-team', may: 'join' }],
  },
  distraction: {
    icon: 'distraction',
    leastStat: 3,
    traits: [{ says: 'draws-aim', within: 10 }],
  },
  fighter: {
    icon: 'sword-clash',
    traits: [
      { says: 'modify', roll: 'attack', how: 'melee', by: -1 },
      { says: 'modify', roll: 'defence', how: 'ranged', by: -1 },
    ],
  },
  'fire-team': {
    icon: 'rally-the-troops',
    binds: 'fire-team',
    traits: [{ says: 'fire-team', may: 'found' }],
  },
  gunner: {
    icon: 'crossed-pistols',
    traits: [
      { says: 'modify', roll: 'attack', how: 'ranged', by: -1 },
      { says: 'modify', roll: 'defence', how: 'melee', by: -1 },
    ],
  },
  'meat-shield': {
    icon: 'shield-bounces',
    forbids: ['shooter'],
    traits: [
      { says: 'cover-near', ranks: ['specialist', 'boss'], within: 5 },
      { says: 'half-movement' },
      { says: 'no-shot' },
    ],
  },
  thug: {
    icon: 'wood-club',
    forbids: ['shooter'],
    traits: [
      { says: 'two-dice', roll: 'attack', how: 'melee', keep: 'lower' },
      { says: 'follows', within: 10, by: 1 },
      { says: 'no-shot' },
    ],
  },
} as const satisfies Readonly<Record<string, Entry>>;
export type RookieRole = keyof typeof rookieEntries;

/** Chapter "Specialists"; a boss has one of them too. */
const specialityEntries = {
  assassin: {
    icon: 'backstab',
    active: { success: { act: 'rush' }, failure: { act: 'move' } },
  },
  brawler: {
    icon: 'fist',
    traits: [{ says: 'two-dice', roll: 'defence', how: 'melee', keep: 'lower', of: 'target' }],
  },
  doppelganger: {
    icon: 'two-shadows',
    active: { standsStill: true, success: { act: 'split' } },
  },
  berserker: {
    icon: 'axe-swing',
    forbids: ['shooter'],
    traits: [{ says: 'attacks', how: 'melee', count: 2 }, { says: 'no-shot' }],
  },
  healer: {
    icon: 'healing',
    active: { aim: { who: 'prone', within: 5 }, success: { act: 'heal', wounds: 1 } },
  },
  influencer: {
    icon: 'puppet',
    active: {
      aim: { who: 'opponent', within: 15, inSight: true },
      success: { act: 'order' },
      failure: { act: 'lose-activation' },
    },
  },
  maniac: {
    icon: 'enrage',
    traits: [{ says: 'charge', moves: 2, keep: 'lower' }],
  },
  'martial-artist': {
    icon: 'meditation',
    forbids: ['melee', 'shooter', 'shield'],
    traits: [
      { says: 'bare-hands', within: 5 },
      { says: 'two-dice', roll: 'attack', how: 'melee', keep: 'lower' },
    ],
  },
  'minion-master': {
    icon: 'evil-minion',
    binds: 'minions',
    traits: [
      { says: 'leads-minions' },
      { says: 'minions-take-wounds', within: 5 },
      { says: 'minions-leave' },
    ],
  },
  preacher: {
    icon: 'prayer',
    traits: [
      { says: 'modify', roll: 'attack', by: -1, for: { rank: 'rookie', within: 3 } },
      { says: 'modify', roll: 'defence', by: 1, for: { rank: 'rookie', within: 3 } },
    ],
  },
  ranger: {
    icon: 'high-shot',
    traits: [{ says: 'long-shot', classes: ['light', 'medium'], within: 15, keep: 'lower' }],
  },
  regenerator: {
    icon: 'heart-beats',
    traits: [{ says: 'recovery', rolls: 2, keepsAction: true }, { says: 'last-recovery' }],
  },
  shapeshifter: {
    icon: 'wolf-howl',
    active: { standsStill: true, success: { act: 'change-shape' } },
    traits: [
      { says: 'no-attack', shape: 'human' },
      { says: 'reversed', shape: 'animal' },
      { says: 'natural-weapons', shape: 'animal' },
      { says: 'no-shot', shape: 'animal' },
      { says: 'carries-nothing', shape: 'animal' },
    ],
  },
  skirmisher: { icon: 'run', traits: [{ says: 'attack-on-the-way' }] },
  sniper: {
    icon: 'targeting',
    traits: [{ says: 'ignores-cover' }, { says: 'sure-aim' }],
  },
  switcher: {
    icon: 'body-swapping',
    active: {
      aim: { who: 'rookie', within: 10, inSight: true },
      success: { act: 'swap' },
      failure: { act: 'suffer', wounds: 1 },
    },
  },
  tank: {
    icon: 'breastplate',
    traits: [{ says: 'two-dice', roll: 'defence', keep: 'higher' }, { says: 'lends-defence' }],
  },
  veteran: {
    icon: 'visored-helm',
    traits: [
      { says: 'modify', roll: 'attack', by: -1 },
      { says: 'modify', roll: 'defence', by: 1 },
    ],
  },
  warrior: { icon: 'crossed-swords', traits: [{ says: 'counter' }] },
} as const satisfies Readonly<Record<string, Entry>>;
export type Speciality = keyof typeof specialityEntries;

export type RoleId = RookieRole | Speciality;

/** Skill that every boss has beside his speciality. */
export const command: Role = {
  name: commandName,
  icon: 'knight-banner',
  active: { aim: { who: 'friend' }, success: { act: 'order' } },
};

const every: Readonly<Record<RoleId, Role>> = {
  ...named<RookieRole, Entry>(rookieEntries, rookieRoleNames),
  ...named<Speciality, Entry>(specialityEntries, specialityNames),
};

export const roleOf = (id: RoleId): Role => every[id];

/** An active skill takes the second action and a roll of the stat or below. */
export const useOf = ({ active }: Role): 'passive' | 'active' => (active ? 'active' : 'passive');

export const rookieRoleIds = Object.keys(rookieEntries) as readonly RookieRole[];
export const specialityIds = Object.keys(specialityEntries) as readonly Speciality[];

/** The roles that a rank can have. */
export const rolesOf = (rank: Rank): readonly RoleId[] => (rank === 'rookie' ? rookieRoleIds : specialityIds);

const isRoleOf = (rank: Rank, id: string): id is RoleId => (rolesOf(rank) as readonly string[]).includes(id);

/** A fighter's role; Allrounder for a rookie without one; undefined if his rank can't have it. */
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
