import { oncePer } from '../../../../once-per';
import { countAct, pay } from './cost';
import { mayDropCannon, perform } from './actions';
import { actByItself } from './by-itself';
import { answered, delayersAgainst } from './answers';
import { canAct, ready } from './company';
import { endFor } from './figure-turn';
import { guard } from './guard';
import { mountOf } from '../state/mounts';
import { actionsLeft } from './grants';
import { actionsOf } from './offers';
import { isAction, isSameAction, takesNoAction, type Action, type Option } from '../state/option';
import { pass } from '../lasting/ends';
import { settle } from '../life/falls';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, orNothing, type Game } from '../state/game';
import { reactionsOf } from './reactions';
import { isAlone } from '../state/training';

/** Ends an action, even one that was lost. */
function* close(game: Game, figure: Figure): Flow {
  yield* settle(game);
  yield* pass(game, 'action-ends', figure.id);
}

/** The end of an action that was carried out. */
function* endAction(game: Game, figure: Figure): Flow {
  yield* close(game, figure);
  if (game.s.outcome === undefined) yield* orNothing(game.scenario.actionEnds(game, figure));
}

/** A waiting figure's turn ends with its last Delay counter. */
function* endWaiting(game: Game, figure: Figure): Flow {
  if (figure.delays > 0 || !figure.isActing || figure.hero === game.s.turn) return;
  const mount = mountOf(game, figure);
  yield* endFor(game, figure);
  if (mount?.isActing) yield* endFor(game, mount);
  yield* settle(game);
}

/** Ends the use of a Delay counter on an answer, or on a reaction that was lost. */
function* usedDelay(game: Game, figure: Figure): Flow {
  yield* close(game, figure);
  yield* endWaiting(game, figure);
}

const actionsIn = oncePer((options: readonly Option[]): readonly Action[] => options.filter(isAction));

/** A figure's actions, if already listed while thinking ahead. */
const knownActions = ({ known }: Game, { id }: Figure): readonly Action[] | undefined =>
  known?.about.about === 'action' && known.about.figure === id && 'options' in known
    ? actionsIn(known.options)
    : undefined;

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
  const about = { about: 'action', figure: figure.id, left: actionsLeft(game, figure) } as const;
  const action = yield* choose(figure.owner, about, knownActions(game, figure) ?? actionsOf(game, figure));
  const answer = yield* answered(game, figure, action, false, usedDelay);
  if (answer === 'lost') {
    pay(game, figure, action);
    countAct(figure, action, false);
    yield* mayDropCannon(game, figure);
    return false;
  }
  yield* perform(game, figure, action);
  return action.pick !== 'end' && action.pick !== 'delay' && !takesNoAction(action);
}

/** Somebody who can acts once; without anybody the turn ends. */
export function* act(game: Game): Flow {
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
  const mayBeReactedTo = yield* actOnce(game, figure);
  yield* endAction(game, figure);
  if (!canAct(game, figure)) s.acting = -1;
  if (mayBeReactedTo) {
    s.reactors = delayersAgainst(game, figure).map(({ id }) => id);
    if (s.reactors.length > 0) s.stage = 'reactions';
  }
}

/** The next possible reaction, or a pass. */
export function* react(game: Game): Flow {
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
  const answer = yield* answered(game, figure, chosen, true, usedDelay);
  if (answer === 'lost') {
    figure.delays = Math.max(0, figure.delays - 1);
    countAct(figure, chosen, true);
    yield* usedDelay(game, figure);
    if (figure.delays === 0) s.reactors = rest;
    return;
  }
  // An answer may have left him nothing to react with: he keeps his Delay counter (ruling psion-distract).
  if (answer === 'answered' && !reactionsOf(game, figure).some((each) => isSameAction(each, chosen))) return;
  figure.delays -= 1;
  game.host.emit({ type: 'reaction', figure: figure.id });
  yield* perform(game, figure, chosen, 'reaction');
  yield* endAction(game, figure);
  yield* endWaiting(game, figure);
  if (figure.delays === 0) s.reactors = rest;
}
