import type { BalancePart } from '../../balance-part';
import { terms } from '../messages/en/terms';
import { exchange } from '../start/exchange';
import type { Warband } from '../sheet/warband';
import { rookieRoleIds, specialityIds } from '../skills/roles';

/** Roles of the warband skirmish against the others of their rank; Command, which has no like, is left out. */
export const balance: BalancePart<Warband> = {
  rivals: [
    { id: 'specialist', name: terms.ranks.specialist, skills: specialityIds },
    { id: 'rookie', name: terms.ranks.rookie, skills: rookieRoleIds },
  ],
  exchange,
};
