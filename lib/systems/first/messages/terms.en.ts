import type { FaceNumber } from '../../../dice/face';
import { count, terms as shared } from '#words/language/words';
import type { WeaponType } from '../sheet/equipment';
import { armourTerms } from '#words/painted-die/messages/panels';
import type { Pip } from '../sheet/pips';

const pips: Readonly<Record<Pip, string>> = {
  armour: 'Armour',
  melee: 'Melee',
  ranged: 'Ranged',
  magic: 'Magic',
  skill: 'Skill',
};

const weaponTypes: Readonly<Record<WeaponType, string>> = {
  melee: 'Melee weapon',
  ranged: 'Ranged weapon',
  magic: 'Magic weapon',
};

/** "1 Melee pip", "2 Melee pips". */
export const pipsOf = (n: number, pip: Pip): string => count(n, `${pips[pip]} pip`);

/** The game's terms, the same wherever they appear. */
export const terms = {
  ...shared,
  pips,
  armours: armourTerms,
  weaponTypes,
  shield: 'Shield',
  fiend: 'Fiend',
  face: (face: FaceNumber): string => `${face}-face`,
};
