import { playMessages } from '@/lib/messages/play';
import { computerOf, type Session } from '@/lib/session/session';
import { namesIn } from '@/lib/simulation/contest';
import type { Shown } from './use-table';

/**
 * The player who decides at a moment, and how that is said.
 * @param personOf name of the person of a player, where it is known
 */
export const decidingAt = (
  { encounter, seats }: Session,
  { request, scene, words, isNow }: Shown,
  personOf: ((player: number) => string | undefined) | undefined,
) => {
  const playerName = (player: number): string =>
    namesIn(encounter)
      .filter((_, at) => scene.figures.find(({ sheet }) => sheet === at)?.owner === player)
      .join(', ');
  const decides = words?.by ?? playerName(request?.by ?? -1);
  const isComputer = isNow && request !== undefined && computerOf(seats[request.by]) !== undefined;
  const person = request && personOf?.(request.by);
  return {
    playerName,
    decides,
    isComputer,
    person,
    /** "Gerda (the computer)", "Ann, for Gerda". */
    whose: playMessages.table.whose(decides, { isComputer, person }),
  };
};
