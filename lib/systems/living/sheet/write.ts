import { listed, texted, unknownKeys, writeFaces } from '../../../pip-hero/faces-file';
import type { Weapon } from './armoury';
import type { Follower } from './follower';
import type { CustomSkill, HeroDraft } from './hero';
import { die } from './pips';

type Json = Readonly<Record<string, unknown>>;

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

const writeEquipment = (equipment: HeroDraft['equipment']): Json => ({
  armour: equipment.armour,
  shield: equipment.shield,
  weapons: equipment.weapons.map(writeWeapon),
  ...listed('other', equipment.other),
  ...unknownKeys(equipment, ['armour', 'shield', 'weapons', 'other']),
});

const heroKeys = [
  'format',
  'version',
  'system',
  'name',
  'title',
  'notes',
  'equipment',
  'faces',
  'skills',
  'followers',
  'snowfall',
];

/** The hero as a file has it, without what is nothing anyway; reading it gives the same hero. Contract "Hero file". */
export const writeHero = (hero: HeroDraft): Readonly<Record<string, unknown>> => {
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
    equipment: writeEquipment(hero.equipment),
    faces: writeFaces(die, hero.faces),
    skills: hero.skills.map((choice) => (typeof choice === 'string' ? choice : writeCustomSkill(choice))),
    ...listed('followers', hero.followers.map(writeFollower)),
    ...(Object.keys(snowfall).length > 0 ? { snowfall } : {}),
    ...texted('notes', hero.notes),
    ...unknownKeys(hero, heroKeys),
  };
};
