import type { SavedMatch } from '@/lib/roster/roster';
import { matchPartOf } from '@/lib/simulation/contest';
import { firstSystem } from '@/lib/systems/open';
import { recallWon } from './won-missions';

/**
 * Nothing was played here but training missions, and some are left: whoever learns the game is offered them first.
 * @throws NotOpened
 */
export const areMissions = (matches: readonly SavedMatch[]): boolean => {
  if (matches.length === 0) return true;
  const { missions = [] } = matchPartOf(firstSystem);
  const won = recallWon();
  return (
    missions.some(({ id }) => !won.includes(id)) &&
    matches.every(({ name }) => missions.some((mission) => mission.name === name))
  );
};
