import type { TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import { FactWriter } from '#words/systems/draco/messages/play-facts';
import { namesOf } from './scene';

/** Tells events as facts, in the words of this game. */
export const factsIn = (
  situation: Situation,
): ((events: readonly MatchEvent[], after?: Situation) => readonly TableFact[]) => {
  let before: Situation | undefined;
  const writer = new FactWriter(
    namesOf(situation),
    () => before?.acting?.left ?? 0,
    (card) => before?.row[card]?.die ?? 0,
  );
  return (events, after) => {
    const told = writer.hear(events);
    before = after;
    return told;
  };
};
