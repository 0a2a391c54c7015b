import { namesApart } from '../../../language/apart';
import { entrantsOf, placesOf } from '../../../match/entrants';
import type { Encounter } from '../../match-part';
import type { TableFact } from '../../fact-teller';
import { FactWriter, type Side } from '#words/systems/first/messages/play-facts';
import { pointWords } from '#words/systems/first/messages/play-ends';
import type { MatchEvent } from '../match/state/event';
import { lookAt } from '../match/players/judge';
import type { Action } from '../match/state/option';
import { offersOf } from '../match/turn/offers';
import type { Situation } from '../match/state/situation';
import type { HeroDraft } from '../sheet/hero';
import { namesIn } from './scene';
import { healsNobody } from './warnings';

/** Whoever could only have walked on has done what there was to do. */
const isNoMatter: ReadonlySet<Action['pick']> = new Set<Action['pick']>(['end', 'move', 'climb', 'jump']);

/** More can be done in a turn than to walk on; where nothing is left but to heal nobody, it ends by itself. */
export const couldDoMore = (situation: Situation): boolean => {
  if (situation.stage !== 'acting') return false;
  const match = lookAt(situation);
  return offersOf(match).some(
    (action) => !isNoMatter.has(action.pick) && !(action.pick === 'use' && healsNobody(match, action)),
  );
};

/** Tells events as facts, in the words of this game. */
export const factsIn = (
  situation: Situation,
  { sheets, teams }: Encounter<HeroDraft>,
): ((events: readonly MatchEvent[], after?: Situation) => readonly TableFact[]) => {
  const heroes = namesApart(sheets);
  const { figureOf } = entrantsOf(situation.figures, sheets);
  const teamOf = (team: number): readonly string[] => heroes.filter((_, at) => teams[at] === team);
  const sideOf = (player: number): Side => {
    const own = placesOf(sheets).filter((at) => situation.setting.players[at] === player);
    return { names: own.map((at) => heroes[at] ?? ''), figures: own.map(figureOf) };
  };
  const isDead = (figure: number): boolean => situation.figures[figure]?.life === 'dead';
  const scored = pointWords[situation.setting.scenario];
  let before: Situation | undefined;
  const couldGoOn = (): boolean => before !== undefined && couldDoMore(before);
  const writer = new FactWriter(namesIn(situation, sheets), {
    ...{ teamOf, sideOf, isDead, couldGoOn, scored },
  });
  return (events, after) => {
    const told = writer.hear(events);
    before = after;
    return told;
  };
};
