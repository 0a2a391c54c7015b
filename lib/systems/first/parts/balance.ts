import type { BalancePart } from '../../balance-part';
import { exchange } from '../start/exchange';
import type { HeroDraft } from '../sheet/hero';
import { categoryTitle } from '../reference/book';
import { categoryIds, categoryOf, skillIds } from '../skills/ids';

/** Skills of the first edition against the others of their category. */
export const balance: BalancePart<HeroDraft> = {
  rivals: categoryIds.map((id) => ({
    id,
    name: categoryTitle(id),
    skills: skillIds.filter((skill) => categoryOf(skill) === id),
  })),
  exchange,
};
