import type { FaceNumber } from '../../../dice/face';
import { count, terms as shared } from '#words/language/words';
import { isMeleeKind, type WeaponType } from '../sheet/armoury';
import { armourTerms } from '#words/painted-die/messages/panels';
import type { FollowerKind, PetAbility } from '../sheet/follower';
import type { Pip } from '../sheet/pips';
import type { Sex } from '../sheet/sex';

/** "1 Melee pip", "2 Melee pips". */
export const pipsOf = (n: number, pip: Pip): string => count(n, `${pips[pip]} pip`);

const pips: Readonly<Record<Pip, string>> = {
  defence: 'Defence',
  melee: 'Melee',
  ranged: 'Ranged',
  magic: 'Magic',
  skill: 'Skill',
};

const weaponTypes: Readonly<Record<WeaponType, string>> = {
  blunt: 'Blunt',
  piercing: 'Piercing',
  slashing: 'Slashing',
  throwing: 'Throwing weapon',
  blowpipe: 'Blowpipe',
  shortbow: 'Short bow',
  longbow: 'Long bow',
  'crossbow-one-handed': 'One-handed crossbow',
  'crossbow-two-handed': 'Two-handed crossbow',
  pistol: 'Pistol',
  rifle: 'Rifle',
  cannon: 'Cannon',
  magic: 'Magic weapon',
  other: 'Other weapon',
};

const followerKinds: Readonly<Record<FollowerKind, string>> = {
  pet: 'Pet',
  daemon: 'Daemon',
  'beast-shape': 'Beast shape',
};

const petAbilities: Readonly<Record<PetAbility, string>> = {
  aggressive: 'Aggressive',
  evasive: 'Evasive',
  flight: 'Flight',
  hungry: 'Hungry',
  'magic-attunement': 'Magic attunement',
  'magic-protection': 'Magic protection',
  'thick-hide': 'Thick hide',
};

const sexes: Readonly<Record<Sex, string>> = { female: 'Female', male: 'Male' };

/** "blunt weapon", "short bow": a weapon without a name of its own, within a sentence. */
const weaponNoun = (type: WeaponType): string =>
  isMeleeKind(type) ? `${weaponTypes[type].toLowerCase()} weapon` : weaponTypes[type].toLowerCase();

/** The game's terms, the same wherever they appear. */
export const terms = {
  ...shared,
  pips,
  armours: armourTerms,
  weaponTypes,
  weaponNoun,
  followerKinds,
  petAbilities,
  sex: 'Sex',
  sexes,
  shield: 'Shield',
  face: (face: FaceNumber): string => `${face}-face`,
};
