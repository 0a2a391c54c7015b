import { rulebookWords } from '@/lib/systems/living/messages/rulebook';
import type { Ruling } from '@/lib/systems/rulebook';

const { pages } = rulebookWords;

/** Those of single schools, and those taken while building, have no numbers. */
export const isNumbered = ({ group }: Ruling): boolean =>
  group === 'building' || group === 'playing' || group === 'skills';

/** "Ruling 12"; those of schools have no numbers. */
export const rulingName = ({ id, group }: Ruling): string => {
  if (group === 'building' || group === 'playing') return pages.ruling.building(id);
  return group === 'skills' ? pages.ruling.skills(id) : pages.ruling.other;
};
