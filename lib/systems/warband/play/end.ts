import { endText } from '#words/systems/warband/messages/match-log';
import { namesApart } from '../../../language/apart';
import type { Encounter } from '../../match-part';
import { lookAt } from '../match/players/judge';
import type { Situation } from '../match/state/situation';
import type { Warband } from '../sheet/warband';

/** How a match ended, in a sentence; undefined while it goes on. */
export const endIn = (situation: Situation, { sheets }: Encounter<Warband>): string | undefined => {
  const { outcome } = situation;
  if (!outcome) return undefined;
  const match = lookAt(situation);
  const names = namesApart(sheets);
  return endText({ ...outcome, tally: match.scenario.tally(match) }, (team) => names[team] ?? '');
};
