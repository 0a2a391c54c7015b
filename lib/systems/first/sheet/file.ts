import { writeEquipment } from '../../../painted-die/equipment';
import { isPipCountOf, texted, unknownKeys, writeFaces } from '../../../painted-die/faces-file';
import { readBy } from '../../file-problem';
import type { Json } from '../../../file-fields';
import { zHero, type Fiend, type HeroDraft } from './hero';
import { die } from './pips';

/** Reads a hero out of parsed JSON, all defaults filled, unknown keys kept. */
export const readHero = readBy<HeroDraft>(zHero, { isPipCount: isPipCountOf(die) });

const writeWeapon = (weapon: HeroDraft['equipment']['weapons'][number]): Json => ({
  ...texted('name', weapon.name),
  type: weapon.type,
  ...unknownKeys(weapon, ['name', 'type']),
});

const writeFiend = (fiend: Fiend): Json => ({
  faces: writeFaces(die, fiend.faces),
  ...unknownKeys(fiend, ['faces']),
});

/** The hero for a file, without empty parts; reading it gives the same hero. */
export const writeHero = (hero: HeroDraft): Json => ({
  format: hero.format,
  version: hero.version,
  system: hero.system,
  name: hero.name,
  ...texted('title', hero.title),
  equipment: writeEquipment(hero.equipment, writeWeapon),
  faces: writeFaces(die, hero.faces),
  skills: hero.skills,
  ...(hero.fiend === undefined ? {} : { fiend: writeFiend(hero.fiend) }),
  ...texted('notes', hero.notes),
  ...unknownKeys(hero, Object.keys(zHero.shape)),
});
