import type { ConceptId } from '#words/systems/warband/messages/start';
import { roleOf, type RookieRole, type Speciality } from '../skills/roles';
import type { Fighter, Warband } from '../sheet/warband';
import * as start from './fighters';
import { heavyArea, light, medium, melee, shield } from './fighters';

type Gear = Parameters<typeof start.boss>[3];

/** Fighters of a concept are called what they do, with a number where there are several. */
const numbered = (fighters: readonly Fighter[]): readonly Fighter[] =>
  fighters.map((fighter, at) => {
    const alike = (other: Fighter): boolean => other.name === fighter.name;
    const nth = fighters.slice(0, at + 1).filter(alike).length;
    return fighters.filter(alike).length > 1 ? { ...fighter, name: `${fighter.name} ${nth}` } : fighter;
  });

const boss = (role: Speciality, stat: number, ...gear: readonly Gear[]): Fighter =>
  start.boss(role, roleOf(role).name, stat, ...gear);
const specialist = (role: Speciality, stat: number, ...gear: readonly Gear[]): Fighter =>
  start.specialist(role, roleOf(role).name, stat, ...gear);
const rookies = (
  count: number,
  role: RookieRole,
  stat: number,
  ...gear: readonly Gear[]
): readonly Fighter[] =>
  Array.from({ length: count }, () => start.rookie(role, roleOf(role).name, stat, ...gear));

const archers = [
  boss('ranger', 5, melee('Sword'), light('Bow')),
  specialist('ranger', 4, melee('Dagger'), light('Bow')),
  specialist('sniper', 5, medium('Longbow')),
  specialist('skirmisher', 4, melee('Spear'), shield),
  ...rookies(3, 'gunner', 3, melee('Dagger'), light('Bow')),
  ...rookies(1, 'distraction', 3, melee('Spear'), shield),
];

const brawl = [
  boss('brawler', 6, melee('Fists')),
  specialist('berserker', 5, melee('Axe'), shield),
  specialist('maniac', 5, melee('Knife'), shield),
  specialist('martial-artist', 4),
  ...rookies(2, 'thug', 3, melee('Club'), shield),
  ...rookies(2, 'fighter', 3, melee('Club'), shield),
];

const battery = [
  boss('veteran', 5, melee('Sword'), medium('Rifle')),
  specialist('sniper', 4, medium('Rifle')),
  specialist('veteran', 4, melee('Sword'), light('Pistol')),
  specialist('regenerator', 4, melee('Hammer'), shield),
  ...rookies(1, 'fire-team', 3, heavyArea('Mortar'), melee('Knife')),
  ...rookies(1, 'fire-team', 3, melee('Knife')),
  ...rookies(1, 'allrounder', 3, melee('Club'), shield),
  ...rookies(1, 'meat-shield', 3, melee('Club'), shield),
];

const wall = [
  boss('warrior', 6, melee('Sword'), shield),
  specialist('tank', 4, melee('Hammer'), shield),
  specialist('healer', 4, melee('Staff'), light('Sling')),
  specialist('veteran', 4, medium('Crossbow')),
  ...rookies(2, 'meat-shield', 2, melee('Spear'), shield),
  ...rookies(2, 'fighter', 3, melee('Spear'), shield),
];

const cult = [
  boss('minion-master', 5, melee('Staff'), light('Pistol')),
  specialist('preacher', 4, melee('Mace'), shield),
  specialist('influencer', 5, melee('Dagger')),
  specialist('berserker', 4, melee('Great axe')),
  ...rookies(2, 'fighter', 3, melee('Knife'), shield).map((minion) => ({ ...minion, minion: true })),
  ...rookies(1, 'distraction', 3, melee('Club'), shield),
  ...rookies(1, 'gunner', 3, light('Sling'), melee('Knife')),
];

const tricksters = [
  boss('influencer', 5, melee('Dagger'), light('Throwing knives')),
  specialist('switcher', 4, melee('Dagger'), light('Throwing knives')),
  specialist('doppelganger', 5, melee('Sword'), light('Pistol')),
  specialist('assassin', 5, melee('Dagger')),
  ...rookies(2, 'distraction', 3, melee('Club'), shield),
  ...rookies(2, 'gunner', 3, melee('Knife'), light('Pistol')),
];

const sheets: Readonly<Record<ConceptId, readonly Fighter[]>> = {
  archers,
  brawl,
  battery,
  wall,
  cult,
  tricksters,
};

/** Warbands to begin with, each known by what it does. */
export const conceptIds = Object.keys(sheets) as readonly ConceptId[];

export const conceptOf = (id: ConceptId, name: string): Warband =>
  start.warband(name, ...numbered(sheets[id]));
