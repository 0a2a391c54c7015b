import type { TableFact } from '../../fact-teller';
import type { MatchEvent } from '../match/state/event';
import type { Situation } from '../match/state/situation';
import { FactWriter } from '#words/systems/draco/messages/play-facts';
import { namesOf } from './scene';

/** Tells events as facts, in the words of this game. */
export const factsIn = (situation: Situation): ((events: readonly MatchEvent[]) => readonly TableFact[]) =>
  new FactWriter(namesOf(situation)).hear;
