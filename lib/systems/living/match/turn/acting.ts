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
import { choose, figureOf, orNothing, type MatchContext } from '../state/match-context';
import { reactionsOf } from './reactions';
import { isAlone } from '../state/training';

/** The end of an action that was carried out. */
function* endAction(match: MatchContext, figure: Figure): Flow {
  yield* settle(match);
  yield* pass(match, 'action-ends', figure.id);
  if (match.s.outcome === undefined) yield* orNothing(match.scenario.actionEnds(match, figure));
}

/** A waiting figure's turn ends with its last Delay counter. */
function* endWaiting(match: MatchContext, figure: Figure): Flow {
  if (figure.delays > 0 || !figure.isActing || figure.hero === match.s.turn) return;
  const mount = mountOf(match, figure);
  yield* endFor(match, figure);
  if (mount?.isActing) yield* endFor(match, mount);
  yield* settle(match);
}

/** Ends the use of a Delay counter on an answer, or on a reaction that was lost. */
function* usedDelay(match: MatchContext, figure: Figure): Flow {
  yield* settle(match);
  yield* pass(match, 'action-ends', figure.id);
  yield* endWaiting(match, figure);
}

const actionsIn = oncePer((options: readonly Option[]): readonly Action[] => options.filter(isAction));

/** A figure's actions, if already listed while thinking ahead. */
const knownActions = ({ known }: MatchContext, { id }: Figure): readonly Action[] | undefined =>
  known?.about.about === 'action' && known.about.figure === id && 'options' in known
    ? actionsIn(known.options)
    : undefined;

/** One action, of the player's choice or of a figure that nobody controls; whether it may be reacted to. */
function* actOnce(match: MatchContext, figure: Figure): Flow<boolean> {
  // A follower without its master acts by itself; those of a mission by their scripts.
  if (figure.owner < 0 && figure.hero !== figure.id) {
    yield* actByItself(match, figure);
    return true;
  }
  if (isAlone(match, figure)) {
    yield* guard(match, figure);
    return true;
  }
  const about = { about: 'action', figure: figure.id, left: actionsLeft(match, figure) } as const;
  const action = yield* choose(figure.owner, about, knownActions(match, figure) ?? actionsOf(match, figure));
  const answer = yield* answered(match, figure, action, false, usedDelay);
  if (answer === 'lost') {
    pay(match, figure, action);
    countAct(figure, action, false);
    yield* mayDropCannon(match, figure);
    return false;
  }
  yield* perform(match, figure, action);
  return action.pick !== 'end' && action.pick !== 'delay' && !takesNoAction(action);
}

/** Somebody who can acts once; without anybody the turn ends. */
export function* act(match: MatchContext): Flow {
  const { s } = match;
  const able = ready(match);
  if (able.length === 0) {
    s.stage = 'end-of-turn';
    return;
  }
  let figure = able.find(({ id }) => id === s.acting);
  if (!figure) {
    const hero = figureOf(match, s.turn);
    const { figure: id } = yield* choose(
      hero.owner,
      { about: 'who-acts', figure: hero.id },
      able.map(({ id: each }) => ({ pick: 'figure' as const, figure: each })),
    );
    figure = figureOf(match, id);
    s.acting = id;
  }
  const mayBeReactedTo = yield* actOnce(match, figure);
  yield* endAction(match, figure);
  if (!canAct(match, figure)) s.acting = -1;
  if (mayBeReactedTo) {
    s.reactors = delayersAgainst(match, figure).map(({ id }) => id);
    if (s.reactors.length > 0) s.stage = 'reactions';
  }
}

/** The next possible reaction, or a pass. */
export function* react(match: MatchContext): Flow {
  const { s } = match;
  const [next, ...rest] = s.reactors;
  if (next === undefined) {
    s.stage = 'action';
    return;
  }
  const figure = figureOf(match, next);
  const options = figure.life === 'up' && figure.delays > 0 ? reactionsOf(match, figure) : [];
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
  const answer = yield* answered(match, figure, chosen, true, usedDelay);
  if (answer === 'lost') {
    figure.delays = Math.max(0, figure.delays - 1);
    countAct(figure, chosen, true);
    yield* usedDelay(match, figure);
    if (figure.delays === 0) s.reactors = rest;
    return;
  }
  // An answer may have left the figure nothing to react with: it keeps its Delay counter (ruling psion-distract).
  if (answer === 'answered' && !reactionsOf(match, figure).some((each) => isSameAction(each, chosen))) return;
  figure.delays -= 1;
  match.host.emit({ type: 'reaction', figure: figure.id });
  yield* perform(match, figure, chosen, 'reaction');
  yield* endAction(match, figure);
  yield* endWaiting(match, figure);
  if (figure.delays === 0) s.reactors = rest;
}
