import type { Encounter } from '../../match-part';
import type { TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import { figureNames } from '../match/report/figure-names';
import type { Situation } from '../match/state/situation';
import { FactWriter } from '#words/systems/warband/messages/play-facts';
import type { Warband } from '../sheet/warband';

/** Tells events as facts, in the words of this game. */
export const factsIn = (
  situation: Situation,
  { sheets }: Encounter<Warband>,
): ((events: readonly MatchEvent[]) => readonly TableFact[]) => {
  const names = figureNames(situation);
  return new FactWriter(
    (figure) => names[figure] ?? '',
    sheets.map(({ name }) => name),
  ).hear;
};
