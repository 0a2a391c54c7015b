import type { BalancePart, Carried } from '../../balance-part';
import { pointsByTrait } from '../../../painted-die/die';
import { terms } from '#words/systems/first/messages/terms';
import { categoryTitle } from '../reference/book';
import type { HeroDraft } from '../sheet/hero';
import { die } from '../sheet/pips';
import { categoryIds, categoryOf, skillIds } from '../skills/ids';
import { findSkill } from '../skills/index';
import { exchange } from '../start/exchange';

const each = (kind: Carried['kind'], names: readonly string[]): readonly Carried[] =>
  [...new Set(names)].map((name) => ({ kind, name, amount: 1 }));

/** Skills of the first edition against the others of their category. */
export const balance: BalancePart<HeroDraft> = {
  rivals: categoryIds.map((id) => ({
    id,
    name: categoryTitle(id),
    skills: skillIds.filter((skill) => categoryOf(skill) === id),
  })),
  carried: ({ skills, faces, equipment: { armour, shield, weapons } }) => [
    ...each(
      'skill',
      skills.map((id) => findSkill(id)?.name ?? id),
    ),
    ...pointsByTrait(die, faces).map(({ trait, points }) => ({
      kind: 'trait' as const,
      name: terms.pips[trait],
      amount: points,
    })),
    ...each('equipment', [
      ...(armour === 'none' ? [] : [terms.armours[armour]]),
      ...(shield ? [terms.shield] : []),
      ...weapons.map(({ type }) => terms.weaponTypes[type]),
    ]),
  ],
  exchange,
};
