import { areFoes, isStanding, type MatchContext } from '../state/match-context';
import type { Figure } from '../state/figure';
import { hopeOf, outcomeWorth, pointWorth } from '../../../../skirmish/players/worth';
import { standOf } from './stand';
import { dieWorth, presence } from './value';

/** A won match: more than all that can be lost or won otherwise. */
const victory = 30;

const lifeWorth = (match: MatchContext, figure: Figure): number => {
  const { s } = match;
  switch (figure.life) {
    case 'up':
      return presence(s, figure) + dieWorth(s, figure) * figure.dice;
    case 'down':
      return 0.3 + 0.3 * figure.dice;
    case 'dead':
    case 'waiting':
    case 'gone':
      return 0;
  }
};

/** Worth of effects lasting on a figure: good from its own side, bad from the other. */
const modifierWorth = ({ s }: MatchContext, figure: Figure): number =>
  figure.modifiers.reduce((sum, { by }) => {
    const caster = s.figures[by];
    return caster ? sum + (areFoes(caster, figure) ? -0.15 : 0.15) : sum;
  }, 0);

/** Worth of a situation to a team: figures, threats and points. */
export const worthFor = (match: MatchContext, team: number): number => {
  const { s } = match;
  if (s.outcome) return outcomeWorth(s.outcome, team, victory);
  let worth = 0;
  for (const [of, points] of s.scores.entries())
    worth += (of === team ? 1 : -1) * points * pointWorth(s.setting.goal);
  for (const figure of s.figures) {
    const sign = figure.team === team ? 1 : -1;
    worth += sign * lifeWorth(match, figure);
    if (!isStanding(figure)) continue;
    worth += sign * (modifierWorth(match, figure) + (sign > 0 ? 1 : 0.7) * standOf(match, figure)(figure.at));
  }
  return worth;
};

/** A win that is certain, for each hero of a match. */
const wins = 2.5;

const winOf = ({ s }: MatchContext): number => wins * s.setting.teams.length;

/** Prospects of a team: the worth while little is decided, and never more than a win. */
export const prospectFor = (match: MatchContext, team: number): number => {
  const { outcome } = match.s;
  const win = winOf(match);
  return outcome ? outcomeWorth(outcome, team, win) : hopeOf(worthFor(match, team), win);
};

/** How likely a team is to win, 0 to 1. */
export const chanceFor = (match: MatchContext, team: number): number =>
  (1 + prospectFor(match, team) / winOf(match)) / 2;
