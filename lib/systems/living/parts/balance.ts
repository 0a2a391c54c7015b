import type { BalancePart } from '../../balance-part';
import { exchange } from '../start/exchange';
import { idsOf } from '../start/random';
import type { HeroDraft } from '../sheet/hero';
import { schools } from '../skills/index';

/** Skills of the Living Rulebook against the others of their school; those of the loadout in the snow. */
export const balance: BalancePart<HeroDraft> = {
  rivals: schools.map(({ id, name }) => ({
    id,
    name,
    skills: idsOf(id),
    ...(id === 'snowfall' && { scenario: 'snowfall' }),
  })),
  exchange,
};
