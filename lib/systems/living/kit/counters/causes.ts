import { bestFace } from '../../../../painted-die/die';
import type { HeroDraft } from '../../sheet/hero';
import { pips } from '../../sheet/pips';
import type { Effect, Property } from '../../skills/effects/effect';
import type { Condition } from '../../skills/effects/terms';
import { bodiesOf, type Skill } from '../../skills/school';

const isEffect = (value: object): value is Effect | Property =>
  'act' in value || 'has' in value || 'parameter' in value;

/** Every statement within an entry, however deep. */
const statements = (value: unknown): readonly (Effect | Property)[] => {
  if (Array.isArray(value)) return value.flatMap(statements);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(statements);
  return isEffect(value) ? [value, ...inner] : inner;
};

const said = (skill: Skill): readonly (Effect | Property)[] =>
  bodiesOf(skill).flatMap(({ always, green, blue, removal }) => statements([always, green, blue, removal]));

/** The conditions that a skill can give. */
export const conditionsOf = (skill: Skill): readonly Condition[] =>
  said(skill).flatMap((effect) => ('act' in effect && effect.act === 'give' ? [effect.condition] : []));

/** Besides opponents some skills give it to whoever uses them, or to all around. */
export const canHitOwn = (skill: Skill, condition: Condition): boolean =>
  said(skill).some(
    (effect) =>
      'act' in effect &&
      effect.act === 'give' &&
      effect.condition === condition &&
      (effect.whom !== 'target' || (skill.target !== undefined && skill.target !== 'opponent')),
  );

const bleeds = (types: readonly string[]): readonly Condition[] => [
  ...(types.includes('slashing') ? (['bleeding'] as const) : []),
  ...(types.includes('blunt') ? (['knockdown'] as const) : []),
];

/** Critical hits count attack pips: a die without any lands none. A die that nobody has painted yet may get some. */
const mayStrike = (faces: HeroDraft['faces']): boolean =>
  bestFace(faces, 'melee') > 0 || pips.every((pip) => bestFace(faces, pip) === 0);

/** Counters from critical hits of a hero and his followers; fists are blunt. Chapter "Melee Weapons". */
export const fromWeapons = (hero: HeroDraft): readonly Condition[] => {
  const armed = hero.equipment.weapons.flatMap(({ type, melee }) => (melee ? [type, melee] : [type]));
  const natural = hero.followers
    .filter(({ faces }) => mayStrike(faces))
    .flatMap(({ weapons }) => weapons.map(({ type }) => type));
  // A thrown weapon does what it does in melee, with Ranged pips.
  const throwing = hero.equipment.weapons.some(({ type }) => type === 'throwing');
  const mayHit = mayStrike(hero.faces) || (throwing && bestFace(hero.faces, 'ranged') > 0);
  const own = mayHit ? (armed.length === 0 ? ['blunt'] : armed) : [];
  return bleeds([...own, ...natural]);
};
