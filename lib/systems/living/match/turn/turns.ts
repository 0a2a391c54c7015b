import { shuffledDeck, withoutTop } from '../../../../match/deck';
import { choicesOf, type Choice, type Request } from '../../../../match/request';
import type { Flow } from '../state/flow';
import { turnTop } from '../state/deck';
import { figureOf, type MatchContext, orNothing } from '../state/match-context';
import type { About, Option } from '../state/option';
import { act, react } from './acting';
import { decideSweeps } from '../attack/resolve';
import { actingIn, companyOf, isAnybodyReady } from './company';
import { beginFor, endFor } from './figure-turn';
import { pass } from '../lasting/ends';
import { settle } from '../life/falls';
import { beginPhaseInClouds, endPhaseOfTraps } from '../using/traps';
import { unitOf } from '../state/mounts';

/** Answers for a figure without a player: the best die, the first of anything else, and no movement. */
const plainAnswer = (match: MatchContext, request: Request<About, Option>): Choice => {
  if ('region' in request) {
    const { at } = figureOf(match, request.about.figure);
    const [first = at] = request.region.candidates();
    return request.region.contains(at) ? at : first;
  }
  const end = 'options' in request ? request.options.findIndex(({ pick }) => pick === 'end') : -1;
  return end >= 0 ? end : (choicesOf(request)[0] ?? 0);
};

/** Plays on, answering for unplayed figures as the scenario says, or by default. */
function* unattended(match: MatchContext, flow: Flow): Flow {
  let asked = flow.next();
  while (asked.done !== true) {
    const request = asked.value;
    const answer =
      request.by < 0 ? (match.scenario.answer(match, request) ?? plainAnswer(match, request)) : yield request;
    asked = flow.next(answer);
  }
}

function* startPhase(match: MatchContext): Flow {
  const { s } = match;
  if (s.phase >= s.setting.mostPhases) {
    s.outcome = { winner: undefined, because: 'most-phases' };
    return;
  }
  if (s.phase === 0) yield* decideSweeps(match);
  s.phase += 1;
  match.host.emit({ type: 'phase', phase: s.phase });
  yield* orNothing(match.scenario.phaseBegins(match));
  const cards = s.figures
    .filter(({ kind, life, hero, id }) => hero === id && kind !== 'dummy' && life !== 'gone')
    .map(({ id }) => id);
  s.deck = match.scenario.stacked(match, cards) ?? shuffledDeck(cards);
  s.discard = [];
  if (s.foreseen) s.foreseen = [];
  turnTop(match);
  yield* beginPhaseInClouds(match);
  s.stage = 'turn';
}

function* startTurn(match: MatchContext): Flow {
  const { s } = match;
  const [card = null] = s.deck.places;
  if (card === null) {
    s.stage = 'end-of-phase';
    return;
  }
  s.deck = withoutTop(s.deck);
  s.discard = [card, ...s.discard];
  s.turn = card;
  s.acting = -1;
  match.host.emit({ type: 'turn', figure: card });
  turnTop(match);
  yield* orNothing(match.scenario.turnBegins(match, figureOf(match, card)));
  for (const figure of companyOf(match, card)) yield* beginFor(match, figure);
  yield* settle(match);
  s.stage = 'action';
}

/** The turn ends for figures without Delay counters; for others with their last one or their next card. */
function* endTurn(match: MatchContext): Flow {
  const { s } = match;
  for (const figure of actingIn(match, s.turn)) figure.actions = 0;
  for (const figure of companyOf(match, s.turn)) {
    figure.granted = [];
    // A unit has one turn: for a mount, it goes on while the rider waits.
    if (unitOf(match, figure).delays === 0 && figure.isActing) yield* endFor(match, figure);
  }
  yield* settle(match);
  s.acting = -1;
  // A figure that came at the end of a turn may still act in it.
  if (isAnybodyReady(match)) {
    s.stage = 'action';
    return;
  }
  if (s.outcome === undefined) yield* orNothing(match.scenario.turnEnds(match));
  s.stage = 'turn';
}

function* endPhase(match: MatchContext): Flow {
  const { s } = match;
  for (const figure of s.figures) yield* pass(match, 'phase-ends', figure.id);
  yield* endPhaseOfTraps(match);
  yield* settle(match);
  if (s.outcome === undefined) yield* orNothing(match.scenario.phaseEnds(match));
  s.stage = 'phase';
}

/** One stage of the match. */
function playStage(match: MatchContext): Flow {
  switch (match.s.stage) {
    case 'phase':
      return startPhase(match);
    case 'turn':
      return startTurn(match);
    case 'action':
      return act(match);
    case 'reactions':
      return react(match);
    case 'end-of-turn':
      return endTurn(match);
    case 'end-of-phase':
      return endPhase(match);
  }
}

/** Whether somebody is about to act or to react: what comes before goes by itself. */
const isSomebodys = (match: MatchContext): boolean =>
  (match.s.stage === 'action' && isAnybodyReady(match)) ||
  (match.s.stage === 'reactions' && match.s.reactors.length > 0);

/**
 * Plays on to the next point of rest: where somebody is about to act or to react. Turns and phases that begin and end
 * on the way are a separate stretch, so that a player who thinks ahead from there finds everything unknown shuffled.
 */
export const playOn = (match: MatchContext): Flow =>
  unattended(match, isSomebodys(match) ? playStage(match) : playStages(match));

function* playStages(match: MatchContext): Flow {
  const before = match.s.figures.length;
  do {
    yield* playStage(match);
    // Actions of a figure that came at the end of a turn are a separate stretch.
  } while (!isSomebodys(match) && match.s.outcome === undefined && match.s.figures.length === before);
}
