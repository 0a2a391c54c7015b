import { nameLimit, textLimit } from '../../../file-fields';
import { dieCodings, few, nameOrNone, seldom } from '../../../painted-die/codings';
import { heroBeginning } from '../../../painted-die/hero-coding';
import { packedPlaces } from '../../../painted-die/places-coding';
import {
  entryOf,
  extrasBeside,
  flag,
  listOf,
  name,
  optional,
  text,
  type Coding,
} from '../../../radix/coding';
import { isMeleeKind } from '../sheet/armoury';
import type { Follower } from '../sheet/follower';
import { limits, zHero, type CustomSkill, type HeroDraft, type SkillChoice } from '../sheet/hero';
import { die, pointBudget, type Faces } from '../sheet/pips';
import * as tables from './tables';

/**
 * Version 1 of a hero of the Living Rulebook as choices. Frozen: links made with it must stay readable for ever. Any
 * change needs a new version beside this one; only the lists in `tables.ts` may grow. The order and price of pips and
 * the limits of a file are frozen with it: should the rules ever change them, copies of today's stay here.
 */

const aName = name(nameLimit);
const aText = text(textLimit);

const armour = entryOf(tables.codedArmours, tables.armourCapacity);
const weaponType = entryOf(tables.codedWeaponTypes, tables.weaponTypeCapacity);
const meleeKind = entryOf(tables.codedMeleeKinds, tables.meleeKindCapacity);
const followerKind = entryOf(tables.codedFollowerKinds, tables.followerKindCapacity);
const petAbility = entryOf(tables.codedPetAbilities, tables.petAbilityCapacity);
const customSchool = entryOf(tables.codedCustomSchools, tables.customSchoolCapacity);

type Weapon = HeroDraft['equipment']['weapons'][number];

const weaponName = nameOrNone(nameLimit, 1, 1);
const pole = optional(flag(1, 7), 7, 1);
const saysNoPole = flag(31, 1);
/** Coding of a weapon that is not a melee weapon: it can only say that it has no pole. */
const noPole: Coding<boolean | undefined> = {
  write: (to, value) => {
    if (value === true) to.refuse('over-limit');
    saysNoPole.write(to, value === false);
  },
  read: (from) => (saysNoPole.read(from) ? false : undefined),
};
const poleOf = (type: Weapon['type']) => (isMeleeKind(type) ? pole : noPole);
const weaponMelee = optional(meleeKind, 31, 1);
const thrownMelee = optional(meleeKind);
const meleeOf = (type: Weapon['type']) => (type === 'throwing' ? thrownMelee : weaponMelee);
const weaponExtras = extrasBeside(['name', 'type', 'pole', 'melee']);

const weapon: Coding<Weapon> = {
  write: (to, value) => {
    weaponType.write(to, value.type);
    weaponName.write(to, value.name);
    poleOf(value.type).write(to, value.pole);
    meleeOf(value.type).write(to, value.melee);
    weaponExtras.write(to, value);
  },
  read: (from) => {
    const type = weaponType.read(from);
    const named = weaponName.read(from);
    const poled = poleOf(type).read(from);
    const melee = meleeOf(type).read(from);
    return {
      ...(named === undefined ? {} : { name: named }),
      type,
      ...(poled === undefined ? {} : { pole: poled }),
      ...(melee === undefined ? {} : { melee }),
      ...weaponExtras.read(from),
    };
  },
};

const customExtras = extrasBeside(['custom', 'school', 'text']);
const custom: Coding<CustomSkill> = {
  write: (to, value) => {
    aName.write(to, value.custom);
    customSchool.write(to, value.school);
    aText.write(to, value.text);
    customExtras.write(to, value);
  },
  read: (from) => ({
    custom: aName.read(from),
    school: customSchool.read(from),
    text: aText.read(from),
    ...customExtras.read(from),
  }),
};

/** Two places come before those of the skills: a custom skill, and an id that no school has. */
const customPlace = 0;
const unknownPlace = 1;
const firstSkill = 2;
const places = new Map(tables.codedSkills.map((id, place) => [id, firstSkill + place]));

const skill: Coding<SkillChoice> = {
  write: (to, value) => {
    const isId = typeof value === 'string';
    const place = isId ? (places.get(value) ?? unknownPlace) : customPlace;
    to.choose(place, firstSkill + tables.skillCapacity);
    if (!isId) custom.write(to, value);
    else if (place === unknownPlace) aText.write(to, value);
  },
  read: (from) => {
    const place = from.choose(firstSkill + tables.skillCapacity);
    if (place === customPlace) return custom.read(from);
    if (place === unknownPlace) return aText.read(from);
    const id = tables.codedSkills[place - firstSkill];
    if (id === undefined) from.fail('newer');
    return id ?? '';
  },
};

/** A skill of a list that knows no custom skills. */
const skillId: Coding<string> = {
  write: skill.write,
  read: (from) => {
    const value = skill.read(from);
    if (typeof value === 'string') return value;
    from.fail('damaged');
    return '';
  },
};

const dieCoding = dieCodings(die);
const heroDie = dieCoding(pointBudget);
/** Four points for each pip of the best Magic face that there can be; ruling 16. */
const daemonDie = dieCoding(24);

const someWeapons = listOf(weapon, few(limits.weapons));
const followerName = nameOrNone(nameLimit, 1, 3);
const followerAbility = optional(petAbility, 1, 3);
const isMagical = flag(3, 1);
const followerSkills = listOf(skillId, seldom(limits.skills));
const followerKeys = ['kind', 'name', 'ability', 'magical', 'weapons', 'faces', 'skills'];
const followerExtras = (faces: Faces) => extrasBeside(followerKeys, packedPlaces(die.pips, faces));

const follower: Coding<Follower> = {
  write: (to, value) => {
    followerKind.write(to, value.kind);
    followerName.write(to, value.name);
    followerAbility.write(to, value.ability);
    isMagical.write(to, value.magical);
    (value.kind === 'daemon' ? daemonDie : heroDie).write(to, value.faces);
    someWeapons.write(to, value.weapons);
    followerSkills.write(to, value.skills);
    followerExtras(value.faces).write(to, value);
  },
  read: (from) => {
    const kind = followerKind.read(from);
    const named = followerName.read(from);
    const ability = followerAbility.read(from);
    const magical = isMagical.read(from);
    const faces = (kind === 'daemon' ? daemonDie : heroDie).read(from);
    return {
      kind,
      ...(named === undefined ? {} : { name: named }),
      ...(ability === undefined ? {} : { ability }),
      magical,
      faces,
      weapons: someWeapons.read(from),
      skills: followerSkills.read(from),
      ...followerExtras(faces).read(from),
    };
  },
};

const beginning = heroBeginning(armour, weapon);
const skills = listOf(skill, few(limits.skills));
const followers = listOf(follower, seldom(limits.followers));
const snowfallSkills = listOf(skillId, seldom(limits.skills));
const snowfallExtras = extrasBeside(['skills']);
const heroExtras = (faces: Faces) => extrasBeside(Object.keys(zHero.shape), packedPlaces(die.pips, faces));

/** A draft as choices and back, the very same: illegal ones, unknown skill ids and unknown keys included. */
export const heroCoding: Coding<HeroDraft> = {
  write: (to, hero) => {
    beginning.write(to, hero);
    heroDie.write(to, hero.faces);
    skills.write(to, hero.skills);
    followers.write(to, hero.followers);
    snowfallSkills.write(to, hero.snowfall.skills);
    snowfallExtras.write(to, hero.snowfall);
    heroExtras(hero.faces).write(to, hero);
  },
  read: (from) => {
    const begun = beginning.read(from);
    const faces = heroDie.read(from);
    return {
      format: 'pipsmith/hero',
      version: 1,
      system: 'living',
      ...begun,
      faces,
      skills: skills.read(from),
      followers: followers.read(from),
      snowfall: { skills: snowfallSkills.read(from), ...snowfallExtras.read(from) },
      ...heroExtras(faces).read(from),
    };
  },
};
