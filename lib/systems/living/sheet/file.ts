import type { Path } from '../../../issue';
import { err, ok, type Result } from '../../../result';
import { fileProblem, type FileProblem, type FileShape } from '../../file-problem';
import { zHero, type HeroDraft, type CustomSkill } from './hero';
import { pips, die } from './pips';
import { listed, texted, unknownKeys, writeFaces } from '../../../pip-hero/faces-file';
import type { Weapon } from './armoury';
import type { Follower } from './follower';

const shape: FileShape = {
  // `faces`, a face, a colour.
  isPipCount: (path) => {
    const [faces, face, pip] = path.slice(-3);
    return faces === 'faces' && face !== undefined && (pips as readonly unknown[]).includes(pip);
  },
  // The only union is an entry of a skill list: an id, or else a custom skill.
  unionOf: 'skill',
};

/**
 * Reads a hero out of parsed JSON, all defaults filled, unknown keys kept; contract "Hero file".
 * @param base where the hero stands in a larger file; problems name the place from the file's root.
 */
export const readHero = (json: unknown, base: Path = []): Result<HeroDraft, FileProblem> => {
  const parsed = zHero.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [first] = parsed.error.issues;
  return err(
    first === undefined
      ? { problem: 'wrong-type', path: base, expected: 'object' }
      : fileProblem(first, json, base, shape),
  );
};

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
