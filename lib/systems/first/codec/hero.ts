import { nameLimit, textLimit } from '../../../file-fields';
import { dieCodings, few, nameOrNone } from '../../../painted-die/codings';
import { heroBeginning } from '../../../painted-die/hero-coding';
import { packedPlaces } from '../../../painted-die/places-coding';
import { entryOf, extrasBeside, listOf, optional, text, type Coding } from '../../../radix/coding';
import { limits, zHero, type Fiend, type HeroDraft } from '../sheet/hero';
import { die, type Faces } from '../sheet/pips';
import * as tables from './tables';

/**
 * Version 1 of a hero of the first edition as choices. Frozen: links made with it must stay readable for ever. Any
 * change needs a new version beside this one; only the lists in `tables.ts` may grow.
 */

const aText = text(textLimit);
const dieCoding = dieCodings(die);
const heroDie = dieCoding(20);
/** Three points for each of the five Magic pips that a face can have. */
const fiendDie = dieCoding(15);

type Weapon = HeroDraft['equipment']['weapons'][number];

const weaponType = entryOf(tables.codedWeaponTypes, tables.weaponTypeRoom);
const weaponName = nameOrNone(nameLimit, 1, 1);
const weaponExtras = extrasBeside(['name', 'type']);
const weapon: Coding<Weapon> = {
  write: (to, value) => {
    weaponType.write(to, value.type);
    weaponName.write(to, value.name);
    weaponExtras.write(to, value);
  },
  read: (from) => {
    const type = weaponType.read(from);
    const named = weaponName.read(from);
    return { ...(named === undefined ? {} : { name: named }), type, ...weaponExtras.read(from) };
  },
};

/** A place before those of the skills: an id that the list does not have. */
const unknownPlace = 0;
const firstSkill = 1;
const places = new Map(tables.codedSkills.map((id, place) => [id, firstSkill + place]));

const skill: Coding<string> = {
  write: (to, id) => {
    const place = places.get(id) ?? unknownPlace;
    to.choose(place, firstSkill + tables.skillRoom);
    if (place === unknownPlace) aText.write(to, id);
  },
  read: (from) => {
    const place = from.choose(firstSkill + tables.skillRoom);
    if (place === unknownPlace) return aText.read(from);
    const id = tables.codedSkills[place - firstSkill];
    if (id === undefined) from.fail('newer');
    return id ?? '';
  },
};

const armour = entryOf(tables.codedArmours, tables.armourRoom);
const beginning = heroBeginning(armour, weapon);

const fiendExtras = (faces: Faces) => extrasBeside(['faces'], packedPlaces(die.pips, faces));
const fiend = optional<Fiend>(
  {
    write: (to, value) => {
      fiendDie.write(to, value.faces);
      fiendExtras(value.faces).write(to, value);
    },
    read: (from) => {
      const faces = fiendDie.read(from);
      return { faces, ...fiendExtras(faces).read(from) };
    },
  },
  15,
  1,
);

const skills = listOf(skill, few(limits.skills));
const heroKeys = Object.keys(zHero.shape);
const heroExtras = (faces: Faces) => extrasBeside(heroKeys, packedPlaces(die.pips, faces));

/** A draft as choices and back, the very same: illegal ones, unknown skill ids and unknown keys included. */
export const heroCoding: Coding<HeroDraft> = {
  write: (to, hero) => {
    beginning.write(to, hero);
    heroDie.write(to, hero.faces);
    skills.write(to, hero.skills);
    fiend.write(to, hero.fiend);
    heroExtras(hero.faces).write(to, hero);
  },
  read: (from) => {
    const begun = beginning.read(from);
    const faces = heroDie.read(from);
    const learned = skills.read(from);
    const first = fiend.read(from);
    return {
      format: 'pipsmith/hero',
      version: 1,
      system: 'first',
      ...begun,
      faces,
      skills: learned,
      ...(first === undefined ? {} : { fiend: first }),
      ...heroExtras(faces).read(from),
    };
  },
};
