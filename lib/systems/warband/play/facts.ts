import { namesApart } from '../../../language/apart';
import type { Encounter } from '../../match-part';
import type { TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import { figureNames } from '../match/report/figure-names';
import type { Situation } from '../match/state/situation';
import { FactWriter } from '#words/systems/warband/messages/play-facts';
import type { Warband } from '../sheet/warband';

/** Points that a warband scores in a row are reported as one sum. */
const summed = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.reduce<readonly MatchEvent[]>((sum, event) => {
    if (event.told !== 'score') return [...sum, event];
    const same = sum.findLastIndex((each) => each.told === 'score' && each.team === event.team);
    if (same < 0) return [...sum, event];
    return sum.map((each, at) =>
      at === same && each.told === 'score' ? { ...each, points: each.points + event.points } : each,
    );
  }, []);

/** Tells events as facts, in the words of this game. */
export const factsIn = (
  situation: Situation,
  { sheets }: Encounter<Warband>,
): ((events: readonly MatchEvent[], after?: Situation) => readonly TableFact[]) => {
  const names = figureNames(situation);
  const writer = new FactWriter(
    (figure) => names[figure] ?? '',
    namesApart(sheets),
    () => before?.acting?.members.map(({ used }) => used),
  );
  let before: Situation | undefined;
  return (events, after) => {
    const told = writer.hear(summed(events));
    before = after;
    return told;
  };
};
