import { countAct, pay, perform } from './actions';
import { actByItself } from '../followers/by-itself';
import { delayersAgainst, isAnswered } from './answers';
import { shuffled } from '../shuffle';
import { guard } from '../followers/guard';
import { hasGrants } from './grants';
import { actionsOf } from './offers';
import { beginTurnOfPromises, endTurnOfPromises } from '../lasting/later';
import { takesNoAction, type Action } from '../option';
import { pass } from '../lasting/ends';
import { die, settle } from '../life/falls';
import { isUndead, noDeeds, type Figure, type FigureId } from '../figure';
import { choose, figureOf, orNothing, sheetOf, type Flow, type Game } from '../game';
import { countersOf } from '../life/hand';
import { beginInSwarm } from '../movement/on-the-way';
import { loseLife, seePool } from '../life/life';
import { fire, triggerOf } from '../lasting/marks';
import { reactionsOf } from './reactions';
import { repeat } from '../lasting/repeats';
import { completeRitual, dueRitual } from '../named/ritual';
import { ritualOf } from '../named/ritual-time';
import { scenarioOf } from '../scenario';
import { isProof, takeCondition } from '../life/conditions';
import { beginPhaseInClouds, endPhaseOfTraps } from '../lasting/traps';
import { trimPool } from '../life/trim';
import { isAlone, isTrained } from './training';
import { unattended } from '../followers/unattended';

/** The figures that act in a hero's turn: himself, and his followers. */
export const companyOf = (game: Game, hero: FigureId): readonly Figure[] =>
  game.s.figures.filter((figure) => figure.hero === hero && figure.life !== 'gone');

/** Those, and whoever acts with the hero although it is not his turn. */
const actingIn = (game: Game, hero: FigureId): readonly Figure[] => {
  const others = scenarioOf(game.s).actingWith(game, hero);
  const company = companyOf(game, hero);
  return others.length === 0 ? company : [...company, ...others.map((id) => figureOf(game, id))];
};

/** Actions that a figure gets in its turn; chapters "Actions", "Followers" and "Cannons". */
const actionsFor = (game: Game, figure: Figure): number => {
  switch (figure.kind) {
    case 'pet':
      return figure.rider >= 0 || !isTrained(game, figure) ? 0 : 1;
    case 'snowman':
    case 'blade':
    case 'dummy':
      return 1;
    case 'swarm':
      return 0;
    case 'hero':
    case 'daemon':
    case 'undead':
    case 'golem':
    case 'wizard':
      return sheetOf(game, figure).weapons.some(({ type }) => type === 'cannon') && !figure.isSpent ? 1 : 2;
  }
};

function* startPhase(game: Game): Flow {
  const { s } = game;
  if (s.phase >= s.setting.mostPhases) {
    s.outcome = { winner: undefined, because: 'most-phases' };
    return;
  }
  s.phase += 1;
  game.host.tell({ told: 'phase', phase: s.phase });
  yield* orNothing(scenarioOf(s).phaseBegins(game));
  const cards = s.figures
    .filter(({ kind, life, hero, id }) => hero === id && kind !== 'dummy' && life !== 'gone')
    .map(({ id }) => id);
  s.deck = scenarioOf(s).stacked(game, cards) ?? shuffled(game, cards);
  s.discard = [];
  if (s.foreseen) s.foreseen = [];
  yield* beginPhaseInClouds(game);
  s.stage = 'turn';
}

/** Undead and snowmen lose 1 Life in each of their master's turns after the first; chapters "Undead" and "Snowman". */
const crumble = (game: Game, figure: Figure): void => {
  if (isUndead(figure)) loseLife(game, figure, 1, figure.id);
};

/** A snowman melts at the end of each of its builder's turns after the first; chapter "Snowman". */
const melt = (game: Game, figure: Figure): void => {
  if (figure.kind === 'snowman' && figure.life === 'up' && !figure.isNew)
    loseLife(game, figure, 1, figure.id);
  figure.isNew = undefined;
};

function* beginFor(game: Game, figure: Figure): Flow {
  if (figure.isActing) yield* endFor(game, figure);
  figure.before = figure.deeds;
  figure.deeds = { ...noDeeds };
  figure.delays = 0;
  figure.isActing = true;
  beginTurnOfPromises(figure);
  if (figure.kind === 'hero') yield* repeat(game, figure);
  yield* pass(game, 'turn-begins', figure.id);
  trimPool(game, figure);
  if (figure.life === 'down' || figure.life === 'dead') figure.fallen += 1;
  figure.alight = countersOf(figure, 'burning');
  if (figure.life !== 'gone') yield* fire(game, figure, 'turn-begins', triggerOf('turn-begins', figure.id));
  if (figure.life === 'up') yield* beginInSwarm(game, figure);
  crumble(game, figure);
  seePool(game, figure);
  const usual = figure.life === 'up' && !ritualOf(figure) ? actionsFor(game, figure) : 0;
  const lost = figure.distracted ?? 0;
  figure.distracted = undefined;
  figure.actions = Math.max(0, scenarioOf(game.s).actionsFor(game, figure, usual) - lost);
  if (figure.isRecovering && figure.wasHurt) figure.isRecovering = false;
  figure.wasHurt = false;
}

/** The end of a figure's turn: what burns and poisons, and what lasts to here; chapter "Conditions and Statuses". */
function* endFor(game: Game, figure: Figure): Flow {
  yield* endTurnOfPromises(game, figure);
  figure.isActing = false;
  figure.actions = 0;
  if (figure.deaf > 0) figure.deaf -= 1;
  if (figure.life === 'up') {
    const burning = Math.min(figure.alight, countersOf(figure, 'burning'));
    if (burning > 0) {
      if (!isProof(game, figure, 'burning')) loseLife(game, figure, 2 * burning, figure.id);
      takeCondition(game, figure, 'burning', burning);
    }
    loseLife(game, figure, countersOf(figure, 'poisoned'), figure.id);
  }
  figure.alight = 0;
  melt(game, figure);
  const ritual = dueRitual(figure);
  yield* pass(game, 'turn-ends', figure.id);
  if (ritual) yield* completeRitual(game, figure, ritual);
  if (figure.life === 'down' && figure.fallen >= 1 && !scenarioOf(game.s).nobodyDies)
    yield* die(game, figure);
}

function* startTurn(game: Game): Flow {
  const { s } = game;
  const [card, ...rest] = s.deck;
  if (card === undefined) {
    s.stage = 'end-of-phase';
    return;
  }
  s.deck = rest;
  s.discard = [card, ...s.discard];
  s.turn = card;
  s.acting = -1;
  game.host.tell({ told: 'turn', figure: card });
  // The next card lies open now.
  game.host.show();
  yield* orNothing(scenarioOf(s).turnBegins(game, figureOf(game, card)));
  for (const figure of companyOf(game, card)) yield* beginFor(game, figure);
  yield* settle(game);
  s.stage = 'action';
}

/** Who can still do something in this turn. */
const ready = (game: Game): readonly Figure[] =>
  actingIn(game, game.s.turn).filter((figure) => canAct(game, figure));

/** A mount acts with its rider. */
const canAct = (game: Game, figure: Figure): boolean =>
  figure.life === 'up' &&
  figure.rider < 0 &&
  (figure.actions > 0 || hasGrants(game, figure)) &&
  isTrained(game, figure);

/** One action, of the player's choice or of a figure that nobody controls; whether it may be reacted to. */
function* actOnce(game: Game, figure: Figure): Flow<boolean> {
  // Who lost his master acts by himself; those of a mission by their scripts.
  if (figure.owner < 0 && figure.hero !== figure.id) {
    yield* actByItself(game, figure);
    return true;
  }
  if (isAlone(game, figure)) {
    yield* guard(game, figure);
    return true;
  }
  const about = { about: 'action', figure: figure.id, left: figure.actions } as const;
  const action = yield* choose(figure.owner, about, actionsOf(game, figure));
  if (yield* isAnswered(game, figure, action, false, (delayer) => usedDelay(game, delayer))) {
    pay(game, figure, action);
    countAct(figure, action, false);
    return false;
  }
  yield* perform(game, figure, action);
  return action.pick !== 'end' && action.pick !== 'delay' && !takesNoAction(action);
}

/** With the last Delay counter the turn of whoever waited ends. */
function* usedDelay(game: Game, figure: Figure): Flow {
  yield* settle(game);
  yield* pass(game, 'action-ends', figure.id);
  if (figure.delays === 0 && figure.isActing && figure.hero !== game.s.turn) {
    yield* endFor(game, figure);
    yield* settle(game);
  }
}

function* act(game: Game): Flow {
  const { s } = game;
  const able = ready(game);
  if (able.length === 0) {
    s.stage = 'end-of-turn';
    return;
  }
  let figure = able.find(({ id }) => id === s.acting);
  if (!figure) {
    const hero = figureOf(game, s.turn);
    const { figure: id } = yield* choose(
      hero.owner,
      { about: 'who-acts', figure: hero.id },
      able.map(({ id: each }) => ({ pick: 'figure' as const, figure: each })),
    );
    figure = figureOf(game, id);
    s.acting = id;
  }
  const isAnswered = yield* actOnce(game, figure);
  yield* settle(game);
  yield* pass(game, 'action-ends', figure.id);
  if (s.outcome === undefined) yield* orNothing(scenarioOf(s).actionEnds(game, figure));
  if (!canAct(game, figure)) s.acting = -1;
  if (isAnswered) {
    s.reactors = delayersAgainst(game, figure).map(({ id }) => id);
    if (s.reactors.length > 0) s.stage = 'reactions';
  }
}

const isAmong = (action: Action, actions: readonly Action[]): boolean =>
  actions.some((each) => JSON.stringify(each) === JSON.stringify(action));

function* react(game: Game): Flow {
  const { s } = game;
  const [next, ...rest] = s.reactors;
  if (next === undefined) {
    s.stage = 'action';
    return;
  }
  const figure = figureOf(game, next);
  const options = figure.life === 'up' && figure.delays > 0 ? reactionsOf(game, figure) : [];
  const chosen =
    options.length === 0
      ? undefined
      : yield* choose(figure.owner, { about: 'reaction', figure: figure.id }, [
          { pick: 'done' as const },
          ...options,
        ]);
  if (chosen === undefined || chosen.pick === 'done') {
    s.reactors = rest;
    return;
  }
  if (yield* isAnswered(game, figure, chosen, true, (delayer) => usedDelay(game, delayer))) {
    figure.delays = Math.max(0, figure.delays - 1);
    countAct(figure, chosen, true);
    yield* usedDelay(game, figure);
    if (figure.delays === 0) s.reactors = rest;
    return;
  }
  // An answer may have left him nothing to react with: he keeps his Delay counter (ruling psion-distract).
  if (!isAmong(chosen, reactionsOf(game, figure))) return;
  figure.delays -= 1;
  game.host.tell({ told: 'reaction', figure: figure.id });
  yield* perform(game, figure, chosen, 'reaction');
  yield* settle(game);
  yield* pass(game, 'action-ends', figure.id);
  if (s.outcome === undefined) yield* orNothing(scenarioOf(s).actionEnds(game, figure));
  if (figure.delays === 0 && figure.isActing && figure.hero !== s.turn) {
    yield* endFor(game, figure);
    yield* settle(game);
  }
  if (figure.delays === 0) s.reactors = rest;
}

/** The turn ends for whoever has no Delay counter left; for the others with the last of them, or with their next card. */
function* endTurn(game: Game): Flow {
  const { s } = game;
  for (const figure of actingIn(game, s.turn)) figure.actions = 0;
  for (const figure of companyOf(game, s.turn)) {
    figure.granted = [];
    if (figure.delays === 0 && figure.isActing) yield* endFor(game, figure);
  }
  yield* settle(game);
  s.acting = -1;
  // Who has come at the end of a turn may still act in it.
  if (ready(game).length > 0) {
    s.stage = 'action';
    return;
  }
  if (s.outcome === undefined) yield* orNothing(scenarioOf(s).turnEnds(game));
  s.stage = 'turn';
}

function* endPhase(game: Game): Flow {
  const { s } = game;
  for (const figure of s.figures) yield* pass(game, 'phase-ends', figure.id);
  yield* endPhaseOfTraps(game);
  yield* settle(game);
  if (s.outcome === undefined) yield* orNothing(scenarioOf(s).phaseEnds(game));
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
  (game.s.stage === 'action' && ready(game).length > 0) ||
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
