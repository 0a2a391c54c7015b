import type { Encounter } from '../../match-part';
import type { TableFact } from '../../fact-teller';
import { FactWriter } from '#words/systems/living/messages/play-facts';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { findScenario } from '../scenarios/index';
import { namesIn } from './scene';

/** Tells events as facts, in the words of this game. */
export const factsIn = (
  situation: Situation,
  { sheets, teams, scenario }: Encounter<HeroDraft>,
): ((events: readonly MatchEvent[], after?: Situation) => readonly TableFact[]) => {
  const teamOf = (team: number): readonly string[] =>
    sheets.flatMap(({ name }, at) => (teams[at] === team ? [name] : []));
  let now = situation;
  const writer = new FactWriter(namesIn(situation, sheets), teamOf, {
    figure: (id) => now.figures[id],
    circles: (team) => now.pieces.filter((piece) => piece.piece === 'circle' && piece.team === team).length,
    shuffles: findScenario(scenario)?.kind === 'scenario' && sheets.length > 1,
  });
  return (events, after = situation) => {
    now = after;
    return writer.hear(events);
  };
};
