import type { Host } from '../../../../match/engine';
import type { Judge } from '../../../../match/playing/judge';
import type { MatchEvent } from '../state/event';
import { nothingHappens } from '../state/flow';
import { gameOf, type Game } from '../state/game';
import type { About, Option } from '../state/option';
import { scenarioOf } from '../scenarios/scenario';
import type { Situation } from '../state/situation';
import { areAlike, reflex, weigh } from './weigh';
import { prospectFor, worthFor } from './worth';

/** Nothing is played where one only looks. */
const silent: Host<MatchEvent> = {
  emit: () => undefined,
  show: () => undefined,
  draw: () => {
    throw new RangeError('Whoever judges rolls no dice.');
  },
};

const lookAt = (situation: Situation): Game =>
  gameOf(situation, silent, { play: () => nothingHappens, scenario: scenarioOf(situation) });

const settled: ReadonlySet<About['about']> = new Set(['action', 'who-acts', 'reaction']);

const teamOf = ({ setting }: Situation, player: number): number => setting.teams[player] ?? player;

/** What a player of the Living Rulebook knows of its worth. */
export const livingJudge: Judge<Situation, About, Option> = {
  worth: (situation, player) => worthFor(lookAt(situation), teamOf(situation, player), false),
  prospect: (situation, player) => prospectFor(lookAt(situation), teamOf(situation, player)),
  weigh: (request, view) => weigh(lookAt(view), request),
  reflex: (request, view) => reflex(lookAt(view), request),
  areAlike,
  // Every card is drawn once a phase.
  moment: ({ phase, deck, discard }) => phase * (deck.length + discard.length) + discard.length,
  isSettled: ({ about }) => settled.has(about.about),
};
