import type { Sides } from '../../../dice/odds';
import {
  isRangedKind,
  meleeKindOf,
  servesMelee,
  type MeleeKind,
  type RangedKind,
  type WeaponType,
} from '../sheet/armoury';
import type { HeroDraft, SkillChoice } from '../sheet/hero';
import { findSkill } from '../skills/index';
import { pipsOnDie } from '../../../painted-die/die';
import type { Way } from '../../../painted-die/odds/encounter';
import { besideSkill, magicAndSkill, sidesOf } from '../../../painted-die/odds/sides';
import type { Face, Faces, Pip } from '../sheet/pips';

/** Means by which an attack is made. */
export type AttackModeKind = 'melee' | 'thrown-in-melee' | 'ranged' | 'spell' | 'projectile' | 'boot';

/**
 * One way in which a hero can attack, with all that its weapon does to the figures; chapter "Armoury". Its ids: `fists`,
 * `weapon-2`, `weapon-2-melee`, `shot`, `spell`, `boot`.
 */
export interface AttackMode extends Way {
  readonly kind: AttackModeKind;
  /** The weapon's name and type; absent for fists, spells and boots. */
  readonly weapon: { readonly name: string | undefined; readonly type: WeaponType } | undefined;
  /** Added to what the die shows; ruling 20 lets it make a hit and unmake one. */
  readonly bonus: number;
  /** Points of damage on top, once any is dealt. */
  readonly extra: number;
  /** A critical hit: none, one that pushes or leaves a counter, or one that deals at least 1 damage. */
  readonly critical: 'none' | 'effect' | 'wounds';
  /** 1#: whoever stands nearer cannot be shot at. */
  readonly deadZone: boolean;
}

const plain = { bonus: 0, extra: 0, critical: 'effect', reload: 0, actions: 2, deadZone: false } as const;

const boot = 'training/a-boot-to-the-head';

const criticalOf = (kind: MeleeKind | undefined): AttackMode['critical'] =>
  kind === 'piercing' ? 'wounds' : kind === undefined ? 'none' : 'effect';

const shooting = (type: RangedKind): Omit<AttackMode, 'id' | 'kind' | 'weapon'> => {
  const shot = { ...plain, deadZone: true };
  switch (type) {
    case 'throwing':
      return { ...plain, critical: 'none' };
    case 'blowpipe':
      return shot;
    case 'shortbow':
      return { ...shot, bonus: -1 };
    case 'longbow':
    case 'crossbow-one-handed':
    case 'pistol':
      return { ...shot, reload: 1 };
    case 'crossbow-two-handed':
      return { ...shot, reload: 2, extra: 1 };
    case 'rifle':
      return { ...shot, reload: 2 };
    case 'cannon':
      return { ...shot, reload: Infinity, actions: 1 };
  }
};

const weaponAttackModes = ({ equipment }: HeroDraft): readonly AttackMode[] =>
  equipment.weapons.flatMap((given, index): readonly AttackMode[] => {
    const id = `weapon-${index + 1}`;
    const weapon = { name: given.name, type: given.type };
    const { type } = given;
    if (type === 'throwing') {
      const critical = criticalOf(given.melee);
      return [
        { ...plain, id: `${id}-melee`, kind: 'thrown-in-melee', weapon, critical },
        { ...shooting(type), id, kind: 'ranged', weapon },
      ];
    }
    if (isRangedKind(type)) return [{ ...shooting(type), id, kind: 'ranged', weapon }];
    if (type === 'magic') return [{ ...plain, id, kind: 'projectile', weapon, critical: 'none' }];
    return type === 'other'
      ? []
      : [{ ...plain, id, kind: 'melee', weapon, critical: criticalOf(meleeKindOf(given)) }];
  });

/** A spell whose Magic pips attack, 1 MAV each. */
const attacksByMagic = (choice: SkillChoice): boolean =>
  typeof choice === 'string' &&
  (findSkill(choice)?.blue ?? []).some(
    (effect) =>
      'act' in effect && effect.act === 'attack' && effect.with === 'MAV' && effect.times === undefined,
  );

/**
 * Every way to attack that the hero's equipment offers, pips or not: with each weapon; fists (blunt, ruling 12)
 * without a melee weapon; a plain shot without a ranged one, as "other" weapons make; and a spell if there is one that
 * attacks.
 */
export const everyAttackMode = (hero: HeroDraft): readonly AttackMode[] => {
  const { weapons } = hero.equipment;
  const none = { ...plain, weapon: undefined } as const;
  const modes: AttackMode[] = [];
  if (hero.skills.includes(boot)) {
    modes.push({ ...none, id: 'boot', kind: 'boot', critical: 'none', actions: 1 });
  }
  modes.push(...weaponAttackModes(hero));
  if (!weapons.some(servesMelee)) modes.push({ ...none, id: 'fists', kind: 'melee' });
  if (!weapons.some(({ type }) => isRangedKind(type))) modes.push({ ...none, id: 'shot', kind: 'ranged' });
  if (hero.skills.some(attacksByMagic)) modes.push({ ...none, id: 'spell', kind: 'spell', critical: 'none' });
  return modes;
};

/** The colours that an attack reads off the die; a magic weapon's projectile reads none. */
export const pipsRead = (kind: AttackModeKind): readonly Pip[] => {
  switch (kind) {
    case 'melee':
      return ['melee'];
    case 'thrown-in-melee':
      return ['melee', 'ranged'];
    case 'ranged':
      return ['ranged'];
    case 'spell':
      return ['magic'];
    case 'boot':
      return ['skill'];
    case 'projectile':
      return [];
  }
};

/** The ways to attack that the hero's die allows; if there are none, the first one, which always misses. */
export const attackModesOf = (hero: HeroDraft): readonly [AttackMode, ...AttackMode[]] => {
  const all = everyAttackMode(hero);
  const able = all.filter(
    ({ kind }) => kind === 'projectile' || pipsRead(kind).some((pip) => pipsOnDie(hero.faces, pip) > 0),
  );
  const [first, ...more] = able;
  if (first) return [first, ...more];
  return [{ ...plain, id: 'fists', kind: 'melee', weapon: undefined }];
};

/** Value of each side for an attack. A throwing weapon in melee may use Ranged pips for Melee ones. */
export const attackSides = (faces: Faces, kind: AttackModeKind): Sides => {
  const [one, other] = pipsRead(kind);
  if (one === undefined) return [0, 0, 0, 0, 0, 0];
  const sides = sidesOf(faces, one);
  if (other === undefined) return sides;
  const others = sidesOf(faces, other);
  return sides.map((pips, side) => Math.max(pips, others[side] ?? 0));
};

/** Reads a side for an attack. */
export const attackSide = ({ kind }: Pick<AttackMode, 'kind'>): ((face: Face) => number) =>
  kind === 'spell' ? magicAndSkill : (face) => Math.max(0, ...pipsRead(kind).map((pip) => face[pip]));

/** Reads a side for an attack and a skill together. */
export const attackAndSkill = (mode: AttackMode): ((face: Face) => number) => besideSkill(attackSide(mode));

/** Reads a side for a defence against it. */
export const defenceSide = ({ kind }: AttackMode): ((face: Face) => number) =>
  kind === 'spell' ? ({ magic }) => magic : ({ defence, magic }) => defence * 8 + (magic > 0 ? 1 : 0);
