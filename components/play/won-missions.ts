import * as z from 'zod/mini';
import { keepText, textKept } from '@/components/site/device-text';
import { parsedLine } from '@/lib/match/plain-data';
import type { SavedMatch } from '@/lib/roster/roster';
import { setUpPartOf } from '@/lib/simulation/contest';
import { firstSystem } from '@/lib/systems/open';

const key = 'pipsmith-missions';
const shape = z.array(z.string());

/** Ids of the missions that were won on this device; none where the browser keeps nothing. */
export const recallWon = (): readonly string[] => shape.safeParse(parsedLine(textKept(key) ?? '')).data ?? [];

/** Keeps that a mission was won. */
export const keepWon = (id: string): void => {
  const won = recallWon();
  if (!won.includes(id)) keepText(key, JSON.stringify([...won, id]));
};

/**
 * Nothing was played here but training missions, and some are left: whoever learns the game is offered them first.
 * @throws NotOpened
 */
export const areMissions = (matches: readonly SavedMatch[]): boolean => {
  if (matches.length === 0) return true;
  const { missions = [] } = setUpPartOf(firstSystem);
  const won = recallWon();
  return (
    missions.some(({ id }) => !won.includes(id)) &&
    matches.every(({ name }) => missions.some((mission) => mission.name === name))
  );
};
