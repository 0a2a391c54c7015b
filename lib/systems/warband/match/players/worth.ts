import { logistic } from '../../../../match/playing/judge';
import { hopeOf, outcomeWorth } from '../../../../skirmish/players/worth';
import { isStanding } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { gainInReach } from './stand';
import { errandsOf, errandWorth } from './errands';
import { lifeWorth } from './value';

/** A won match: more than all that can be lost or won otherwise. */
const victory = 30;

/** Worth of a point, in rookies. */
const pointWorth = 1.5;

/** How good a situation is for a team: who is left, what they threaten, and the points. */
export const worthFor = (match: MatchContext, team: number): number => {
  const { s } = match;
  if (s.outcome) return outcomeWorth(s.outcome, team, victory);
  let worth = 0;
  for (const [of, points] of s.scores.entries()) worth += (of === team ? 1 : -1) * points * pointWorth;
  for (const figure of s.figures) {
    const sign = figure.team === team ? 1 : -1;
    worth += sign * lifeWorth(match, figure);
    if (!isStanding(figure)) continue;
    worth += sign * (0.3 * gainInReach(match, figure) + errandWorth(errandsOf(match, figure), figure.at));
  }
  return worth;
};

/** A win that is certain. */
const win = 12;

/** Expectation of a team: the worth while little is decided, and never more than a win. */
export const prospectFor = (match: MatchContext, team: number): number => {
  const { outcome } = match.s;
  return outcome ? outcomeWorth(outcome, team, win) : hopeOf(worthFor(match, team), win);
};

/** How chances grow with the share of a win that a team may expect. */
const growth = 13.8;

/** How likely a team is to win, 0 to 1. */
export const chanceFor = (match: MatchContext, team: number): number =>
  logistic((growth * prospectFor(match, team)) / win);
