import type { BalancePart, Carried } from '../../balance-part';
import { terms } from '#words/systems/warband/messages/terms';
import { ranks } from '../sheet/rank';
import type { Warband } from '../sheet/warband';
import { rookieRoleIds, specialityIds } from '../skills/roles';
import { exchange } from '../start/exchange';

/** How often each name comes. */
const counted = (kind: Carried['kind'], names: readonly string[]): readonly Carried[] =>
  [...new Set(names)].map((name) => ({
    kind,
    name,
    amount: names.filter((other) => other === name).length,
  }));

/** Roles of the warband skirmish against the others of their rank; Command, which has no like, is left out. */
export const balance: BalancePart<Warband> = {
  rivals: [
    { id: 'specialist', name: terms.ranks.specialist, skills: specialityIds },
    { id: 'rookie', name: terms.ranks.rookie, skills: rookieRoleIds },
  ],
  carried: ({ fighters }) => [
    ...counted(
      'skill',
      fighters.map((fighter) => terms.role(fighter)).filter((name) => name !== ''),
    ),
    ...ranks.map((rank) => ({
      kind: 'trait' as const,
      name: `${terms.ranks[rank]}: ${terms.stat}`,
      amount: fighters.filter((one) => one.rank === rank).reduce((sum, { stat }) => sum + stat, 0),
    })),
    ...counted('equipment', [
      ...fighters.flatMap(({ shooter }) => (shooter ? [terms.classes[shooter.class]] : [])),
      ...fighters.flatMap(({ shield }) => (shield ? [terms.shield] : [])),
    ]),
  ],
  exchange,
};
