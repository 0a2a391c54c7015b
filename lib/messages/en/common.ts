import type { FaceNumber } from '@/lib/dice/face';
import type { Armour, FollowerKind, PetAbility, Pip, WeaponType } from '@/lib/systems/index';

/** "1 pip", "2 pips". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "1 Melee pip", "2 Melee pips". */
export const pipsOf = (n: number, pip: Pip): string => count(n, `${pips[pip]} pip`);

/** "a, b and c". */
export const list = (items: readonly string[], last = 'and'): string =>
  items.length <= 1 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

/** ", 12 s left"; empty while nobody can say. */
export const timeLeft = (seconds: number | undefined): string =>
  seconds === undefined ? '' : `, ${Math.ceil(seconds)} s left`;

const pips: Readonly<Record<Pip, string>> = {
  defence: 'Defence',
  melee: 'Melee',
  ranged: 'Ranged',
  magic: 'Magic',
  skill: 'Skill',
};

const armours: Readonly<Record<Armour, string>> = {
  none: 'No armour',
  light: 'Light armour',
  medium: 'Medium armour',
  heavy: 'Heavy armour',
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

/** The game's terms, the same wherever they appear. */
export const terms = {
  product: 'Pipsmith',
  game: 'Whack & Slaughter',
  pips,
  armours,
  weaponTypes,
  followerKinds,
  petAbilities,
  shield: 'Shield',
  face: (face: FaceNumber): string => `${face}-face`,
  points: (n: number): string => count(n, 'point'),
  credits:
    'Whack & Slaughter by Kai Bettzieche, CatZeyeS Entertainment, CC BY-NC 3.0. Icons: game-icons.net, CC BY 3.0.',
};
