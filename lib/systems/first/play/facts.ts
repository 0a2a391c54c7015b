import { namesApart } from '../../../language/apart';
import { entrantsOf, placesOf } from '../../../match/entrants';
import type { Encounter } from '../../match-part';
import type { TableFact } from '../../fact-teller';
import { FactWriter, type Side } from '#words/systems/first/messages/play-facts';
import { pointWords } from '#words/systems/first/messages/play-ends';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { namesIn } from './scene';

/** Tells events as facts, in the words of this game. */
export const factsIn = (
  situation: Situation,
  { sheets, teams }: Encounter<HeroDraft>,
): ((events: readonly MatchEvent[]) => readonly TableFact[]) => {
  const heroes = namesApart(sheets);
  const { figureOf } = entrantsOf(situation.figures, sheets);
  const teamOf = (team: number): readonly string[] => heroes.filter((_, at) => teams[at] === team);
  const sideOf = (player: number): Side => {
    const own = placesOf(sheets).filter((at) => situation.setting.players[at] === player);
    return { names: own.map((at) => heroes[at] ?? ''), figures: own.map(figureOf) };
  };
  const isDead = (figure: number): boolean => situation.figures[figure]?.life === 'dead';
  const scored = pointWords[situation.setting.scenario];
  return new FactWriter(namesIn(situation, sheets), { teamOf, sideOf, isDead, scored }).hear;
};
