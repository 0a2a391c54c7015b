import { rulebookWords } from '@/lib/messages/rulebook';
import type { Ruling } from '@/lib/systems/rulebook';

const { pages } = rulebookWords;

/** "Ruling 12"; those of schools have no numbers. */
export const rulingName = ({ id, group }: Ruling): string => {
  if (group === 'building' || group === 'playing') return pages.ruling.building(id);
  return group === 'skills' ? pages.ruling.skills(id) : pages.ruling.other;
};
