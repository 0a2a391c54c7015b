import { shuffledDeck, withoutTop } from '../../../../match/deck';
import { choicesOf, type Choice, type Request } from '../../../../match/request';
import type { Flow } from '../state/flow';
import { turnTop } from '../state/deck';
import { figureOf, type Game, orNothing } from '../state/game';
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
const plainAnswer = (game: Game, request: Request<About, Option>): Choice => {
  if ('region' in request) {
    const { at } = figureOf(game, request.about.figure);
    const [first = at] = request.region.candidates();
    return request.region.contains(at) ? at : first;
  }
  const end = 'options' in request ? request.options.findIndex(({ pick }) => pick === 'end') : -1;
  return end >= 0 ? end : (choicesOf(request)[0] ?? 0);
};

/** Plays on, answering for unplayed figures as the scenario says, or by default. */
function* unattended(game: Game, flow: Flow): Flow {
  let asked = flow.next();
  while (asked.done !== true) {
    const request = asked.value;
    const answer =
      request.by < 0 ? (game.scenario.answer(game, request) ?? plainAnswer(game, request)) : yield request;
    asked = flow.next(answer);
  }
}

function* startPhase(game: Game): Flow {
  const { s } = game;
  if (s.phase >= s.setting.mostPhases) {
    s.outcome = { winner: undefined, because: 'most-phases' };
    return;
  }
  if (s.phase === 0) yield* decideSweeps(game);
  s.phase += 1;
  game.host.emit({ type: 'phase', phase: s.phase });
  yield* orNothing(game.scenario.phaseBegins(game));
  const cards = s.figures
    .filter(({ kind, life, hero, id }) => hero === id && kind !== 'dummy' && life !== 'gone')
    .map(({ id }) => id);
  s.deck = game.scenario.stacked(game, cards) ?? shuffledDeck(cards);
  s.discard = [];
  if (s.foreseen) s.foreseen = [];
  turnTop(game);
  yield* beginPhaseInClouds(game);
  s.stage = 'turn';
}

function* startTurn(game: Game): Flow {
  const { s } = game;
  const [card = null] = s.deck.places;
  if (card === null) {
    s.stage = 'end-of-phase';
    return;
  }
  s.deck = withoutTop(s.deck);
  s.discard = [card, ...s.discard];
  s.turn = card;
  s.acting = -1;
  game.host.emit({ type: 'turn', figure: card });
  turnTop(game);
  yield* orNothing(game.scenario.turnBegins(game, figureOf(game, card)));
  for (const figure of companyOf(game, card)) yield* beginFor(game, figure);
  yield* settle(game);
  s.stage = 'action';
}

/** The turn ends for figures without Delay counters; for others with their last one or their next card. */
function* endTurn(game: Game): Flow {
  const { s } = game;
  for (const figure of actingIn(game, s.turn)) figure.actions = 0;
  for (const figure of companyOf(game, s.turn)) {
    figure.granted = [];
    // A unit has one turn: it goes on for a mount as long as its rider waits.
    if (unitOf(game, figure).delays === 0 && figure.isActing) yield* endFor(game, figure);
  }
  yield* settle(game);
  s.acting = -1;
  // Who has come at the end of a turn may still act in it.
  if (isAnybodyReady(game)) {
    s.stage = 'action';
    return;
  }
  if (s.outcome === undefined) yield* orNothing(game.scenario.turnEnds(game));
  s.stage = 'turn';
}

function* endPhase(game: Game): Flow {
  const { s } = game;
  for (const figure of s.figures) yield* pass(game, 'phase-ends', figure.id);
  yield* endPhaseOfTraps(game);
  yield* settle(game);
  if (s.outcome === undefined) yield* orNothing(game.scenario.phaseEnds(game));
  s.stage = 'phase';
}

/** One stage of the match. */
function playStage(game: Game): Flow {
  switch (game.s.stage) {
    case 'phase':
      return startPhase(game);
    case 'turn':
      return startTurn(game);
    case 'action':
      return act(game);
    case 'reactions':
      return react(game);
    case 'end-of-turn':
      return endTurn(game);
    case 'end-of-phase':
      return endPhase(game);
  }
}

/** Whether somebody is about to act or to react: what comes before goes by itself. */
const isSomebodys = (game: Game): boolean =>
  (game.s.stage === 'action' && isAnybodyReady(game)) ||
  (game.s.stage === 'reactions' && game.s.reactors.length > 0);

/**
 * Plays on to the next point of rest: where somebody is about to act or to react. Turns and phases that begin and end on
 * the way are a stretch of their own, so that whoever thinks ahead from there finds shuffled what he cannot know.
 */
export function* playOn(game: Game): Flow {
  if (isSomebodys(game)) {
    yield* unattended(game, playStage(game));
    return;
  }
  const before = game.s.figures.length;
  do {
    yield* unattended(game, playStage(game));
    // What somebody does who came at the end of a turn is a stretch of its own.
  } while (!isSomebodys(game) && game.s.outcome === undefined && game.s.figures.length === before);
}
