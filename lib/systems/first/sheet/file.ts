import { listed, texted, unknownKeys, writeFaces } from '../../../pip-hero/faces-file';
import { readBy, type FileShape } from '../../file-problem';
import type { Json } from '../../sheet';
import { zHero, type Fiend, type HeroDraft } from './hero';
import { die } from './pips';

const shape: FileShape = {
  // `faces`, a face, a colour.
  isPipCount: (path) => {
    const [faces, face, pip] = path.slice(-3);
    return faces === 'faces' && face !== undefined && (die.pips as readonly unknown[]).includes(pip);
  },
};

/** Reads a hero out of parsed JSON, all defaults filled, unknown keys kept. */
export const readHero = readBy<HeroDraft>(zHero, shape);

const writeWeapon = (weapon: HeroDraft['equipment']['weapons'][number]): Json => ({
  ...texted('name', weapon.name),
  type: weapon.type,
  ...unknownKeys(weapon, ['name', 'type']),
});

const writeEquipment = (equipment: HeroDraft['equipment']): Json => ({
  armour: equipment.armour,
  shield: equipment.shield,
  weapons: equipment.weapons.map(writeWeapon),
  ...listed('other', equipment.other),
  ...unknownKeys(equipment, ['armour', 'shield', 'weapons', 'other']),
});

const writeFiend = (fiend: Fiend): Json => ({
  faces: writeFaces(die, fiend.faces),
  ...unknownKeys(fiend, ['faces']),
});

/** The hero as a file has it, without what is nothing anyway; reading it gives the same hero. */
export const writeHero = (hero: HeroDraft): Json => ({
  format: hero.format,
  version: hero.version,
  system: hero.system,
  name: hero.name,
  ...texted('title', hero.title),
  equipment: writeEquipment(hero.equipment),
  faces: writeFaces(die, hero.faces),
  skills: hero.skills,
  ...(hero.fiend === undefined ? {} : { fiend: writeFiend(hero.fiend) }),
  ...texted('notes', hero.notes),
  ...unknownKeys(hero, Object.keys(zHero.shape)),
});
