import type { Encounter } from '../../match-part';
import type { TableFact } from '../../fact-teller';
import { FactWriter } from '#words/systems/living/messages/play-facts';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { namesIn } from './scene';

/** Tells events as facts, in the words of this game. */
export const factsIn = (
  situation: Situation,
  { sheets, teams }: Encounter<HeroDraft>,
): ((events: readonly MatchEvent[]) => readonly TableFact[]) => {
  const teamOf = (team: number): readonly string[] =>
    sheets.flatMap(({ name }, at) => (teams[at] === team ? [name] : []));
  return new FactWriter(namesIn(situation, sheets), teamOf).hear;
};
