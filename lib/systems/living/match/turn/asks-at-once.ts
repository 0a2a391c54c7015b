import { countersOf, type Figure } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import { proneOf } from '../state/mounts';
import { isAlone } from '../state/training';
import { isTormented } from '../movement/torment';
import { held } from '../values/properties';
import { ready } from './company';

/** Whether a figure can surely move, and give up the rest as well: more than one option makes a request. */
const hasChoice = (match: MatchContext, figure: Figure): boolean =>
  figure.actions > 0 &&
  figure.delays === 0 &&
  (figure.kind === 'hero' || figure.kind === 'pet') &&
  !isAlone(match, figure) &&
  countersOf(figure, 'dazed') === 0 &&
  proneOf(match, figure) === undefined &&
  held(match, figure, 'may-not').length === 0 &&
  !isTormented(match, figure) &&
  match.scenario.allows(match, figure, { pick: 'move' });

/**
 * Whether the next thing is surely a question who acts or what to do, before anything happens on the table. A player
 * who looks ahead to that moment then needn't list everything that could be done.
 */
export const asksAtOnce = (match: MatchContext): boolean => {
  const { s } = match;
  if (s.stage !== 'action') return false;
  const able = ready(match);
  const [only] = able;
  const figure = able.find(({ id }) => id === s.acting) ?? (able.length === 1 ? only : undefined);
  if (figure) return figure.owner >= 0 && hasChoice(match, figure);
  return able.length > 1 && figureOf(match, s.turn).owner >= 0;
};
