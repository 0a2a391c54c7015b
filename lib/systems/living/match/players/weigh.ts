import { rateOf, type Weighed } from '../../../../match/playing/judge';
import { choicesOf, type Choice, type Request } from '../../../../match/request';
import { sure } from '../../../../skirmish/players/weighing';
import { findSkill } from '../../skills/index';
import { figureOf, type MatchContext } from '../state/match-context';
import type { About, Option } from '../state/option';
import { poolOf } from '../values/hand';
import { areFoes, outlookOf } from './outlook';
import { promiseOf } from './skill-worth';
import { guess, weighActions } from './weigh-actions';
import { weighPlaces } from './weigh-places';
import { weights as w } from './weights';

/** Targets of a skill or a sweep: opponents for what harms, allies for what helps. */
const weighFigures = (match: MatchContext, about: About, options: readonly Option[]): readonly Weighed[] => {
  const asked = figureOf(match, about.figure);
  const skill = 'skill' in about ? findSkill(about.skill) : undefined;
  const helps = skill !== undefined && promiseOf(skill).heals > 0;
  return options.map((option, at) => {
    if (option.pick !== 'figure') return guess(at, 0);
    const figure = figureOf(match, option.figure);
    const isFoe = areFoes(figure, asked);
    const need = helps ? poolOf(match, figure) - figure.hand : w.target.full - w.target.perDie * figure.hand;
    return guess(at, (isFoe === helps ? -1 : 1) * Math.max(w.target.least, need));
  });
};

/** Things better not given away: a life, a cannon that was not fired, what a weapon does to its target. */
const kept: ReadonlySet<string> = new Set(['sacrifice', 'drop-cannon', 'sweep']);
const isKept = (about: About): boolean => about.about === 'may' && kept.has(about.what);

const weighOthers = (about: About, options: readonly Option[]): readonly Weighed[] =>
  options.map((option, at) => {
    if (isKept(about)) return guess(at, option.pick === 'no' ? w.refusal : 0);
    return guess(at, option.pick === 'done' ? w.done : w.first - at * w.perPlace);
  });

const weighOptions = (match: MatchContext, about: About, options: readonly Option[]): readonly Weighed[] => {
  if (about.about === 'action' || about.about === 'reaction' || about.about === 'answer')
    return weighActions(match, figureOf(match, about.figure), options);
  if (about.about === 'who-acts')
    return options.map((option, at) =>
      sure(at, option.pick === 'figure' ? outlookOf(match, figureOf(match, option.figure)).later : 0),
    );
  // The highest stands first.
  if (about.about === 'die') return [sure(0, 1)];
  return about.about === 'target' ? weighFigures(match, about, options) : weighOthers(about, options);
};

/** Sheets that may be built: what comes of them is seen when they are tried out. */
const weighSheets = (request: Request<About, Option>): readonly Weighed[] =>
  choicesOf(request).map((choice, at) => guess(choice, w.first - at * w.perPlace));

/** All answers to a request that are worth a thought, with what they promise; the best first. */
export const weigh = (match: MatchContext, request: Request<About, Option>): readonly Weighed[] => {
  const { about } = request;
  if ('building' in request) return weighSheets(request);
  if ('region' in request) return weighPlaces(match, figureOf(match, about.figure), request);
  return [...weighOptions(match, about, request.options)].sort((a, b) => rateOf(b) - rateOf(a));
};

/**
 * Choice that promises most by rule of thumb. Places are weighed as carefully as ever: a wrong guess at where others go
 * is a wrong guess at who is struck.
 */
export const reflex = (match: MatchContext, request: Request<About, Option>): Choice => {
  const { about } = request;
  if ('building' in request) return choicesOf(request)[0] ?? 0;
  if ('region' in request) {
    const figure = figureOf(match, about.figure);
    return weighPlaces(match, figure, request)[0]?.choice ?? figure.at;
  }
  const [first = sure(0, 0), ...rest] = weighOptions(match, about, request.options);
  return rest.reduce((best, one) => (rateOf(one) > rateOf(best) ? one : best), first).choice;
};
