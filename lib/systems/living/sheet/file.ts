import type { Json } from '../../../file-fields';
import { writeEquipment } from '../../../painted-die/equipment';
import { isPipCountOf, listed, texted, unknownKeys, writeFaces } from '../../../painted-die/faces-file';
import { readBy } from '../../file-problem';
import type { Weapon } from './armoury';
import type { Follower } from './follower';
import { zHero, type CustomSkill, type HeroDraft } from './hero';
import { die } from './pips';

/** Reads a hero out of parsed JSON, all defaults filled, unknown keys kept; see docs/file-format.md. */
export const readHero = readBy<HeroDraft>(zHero, {
  isPipCount: isPipCountOf(die),
  // The only union is an entry of a skill list: an id, or else a custom skill.
  unionOf: 'skill',
});

const writeWeapon = (weapon: Weapon): Json => ({
  ...texted('name', weapon.name),
  type: weapon.type,
  ...(weapon.pole === undefined ? {} : { pole: weapon.pole }),
  ...(weapon.melee === undefined ? {} : { melee: weapon.melee }),
  ...unknownKeys(weapon, ['name', 'type', 'pole', 'melee']),
});

const writeCustomSkill = (skill: CustomSkill): Json => ({
  custom: skill.custom,
  school: skill.school,
  text: skill.text,
  ...unknownKeys(skill, ['custom', 'school', 'text']),
});

const followerKeys = ['kind', 'name', 'ability', 'magical', 'faces', 'weapons', 'skills'];

const writeFollower = (follower: Follower): Json => ({
  kind: follower.kind,
  ...texted('name', follower.name),
  ...texted('ability', follower.ability),
  ...(follower.kind !== 'daemon' || follower.magical ? { magical: follower.magical } : {}),
  faces: writeFaces(die, follower.faces),
  ...listed('weapons', follower.weapons.map(writeWeapon)),
  ...listed('skills', follower.skills),
  ...unknownKeys(follower, followerKeys),
});

/** The hero for a file, without empty parts; reading it gives the same hero; see docs/file-format.md. */
export const writeHero = (hero: HeroDraft): Json => {
  const snowfall = {
    ...listed('skills', hero.snowfall.skills),
    ...unknownKeys(hero.snowfall, ['skills']),
  };
  return {
    format: hero.format,
    version: hero.version,
    system: hero.system,
    name: hero.name,
    ...texted('title', hero.title),
    equipment: writeEquipment(hero.equipment, writeWeapon),
    faces: writeFaces(die, hero.faces),
    skills: hero.skills.map((choice) => (typeof choice === 'string' ? choice : writeCustomSkill(choice))),
    ...listed('followers', hero.followers.map(writeFollower)),
    ...(Object.keys(snowfall).length > 0 ? { snowfall } : {}),
    ...texted('notes', hero.notes),
    ...unknownKeys(hero, Object.keys(zHero.shape)),
  };
};
