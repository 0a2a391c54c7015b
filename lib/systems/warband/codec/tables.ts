import type { Rank } from '../sheet/rank';
import type { ShooterClass } from '../sheet/warband';

/**
 * Numbers of things in share codes of version 1: their places in these lists.: the place in these lists. They are
 * appended to, never reordered and never shortened, whatever becomes of the game's own: a link is for ever. A place
 * beyond the list and within its room was written by a later version.
 */
export const rankRoom = 4;
export const codedRanks: readonly Rank[] = ['boss', 'specialist', 'rookie'];

/** The rank of each place of an ordinary warband. */
export const usualRanks: readonly Rank[] = [
  'boss',
  'specialist',
  'specialist',
  'specialist',
  'rookie',
  'rookie',
  'rookie',
  'rookie',
];

export const classRoom = 6;
export const codedClasses: readonly ShooterClass[] = ['light', 'medium', 'heavy-area', 'heavy-precise'];

/** Ids of roles: by rank, so that each costs what its rank can be. */
export const rookieRoleRoom = 12;
export const codedRookieRoles: readonly string[] = [
  'allrounder',
  'distraction',
  'fighter',
  'fire-team',
  'gunner',
  'meat-shield',
  'thug',
];

export const specialityRoom = 30;
export const codedSpecialities: readonly string[] = [
  'assassin',
  'brawler',
  'doppelganger',
  'berserker',
  'healer',
  'influencer',
  'maniac',
  'martial-artist',
  'minion-master',
  'preacher',
  'ranger',
  'regenerator',
  'shapeshifter',
  'skirmisher',
  'sniper',
  'switcher',
  'tank',
  'veteran',
  'warrior',
];

/** Common names of weapons; any other name is spelled out. */
export const weaponRoom = 62;
export const codedWeapons: readonly string[] = [
  'Sword',
  'Axe',
  'Hammer',
  'Mace',
  'Club',
  'Staff',
  'Spear',
  'Dagger',
  'Knife',
  'Claws',
  'Fists',
  'Chain',
  'Whip',
  'Great sword',
  'Great axe',
  'Halberd',
  'Bow',
  'Longbow',
  'Crossbow',
  'Sling',
  'Throwing knives',
  'Pistol',
  'Rifle',
  'Musket',
  'Blunderbuss',
  'Cannon',
  'Mortar',
  'Rocket launcher',
  'Machine gun',
  'Flamethrower',
];
