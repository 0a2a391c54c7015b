import { endText } from '#words/systems/warband/messages/match-log';
import type { Encounter } from '../../match-part';
import { lookAt } from '../match/players/judge';
import type { Situation } from '../match/state/situation';
import type { Warband } from '../sheet/warband';

/** How a match ended, in a sentence; undefined while it goes on. */
export const endIn = (situation: Situation, { sheets }: Encounter<Warband>): string | undefined => {
  const { outcome } = situation;
  if (!outcome) return undefined;
  const match = lookAt(situation);
  return endText({ ...outcome, tally: match.scenario.tally(match) }, (team) => sheets[team]?.name ?? '');
};
