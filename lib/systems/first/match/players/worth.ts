import { areFoes, isStanding, type Game } from '../state/game';
import type { Figure } from '../state/figure';
import { hopeOf, outcomeWorth, pointWorth } from '../../../../skirmish/players/worth';
import { standOf } from './stand';
import { dieWorth, presence } from './value';

/** A won match: more than all that can be lost or won otherwise. */
const victory = 30;

const lifeWorth = (game: Game, figure: Figure): number => {
  const { s } = game;
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
const modifierWorth = ({ s }: Game, figure: Figure): number =>
  figure.modifiers.reduce((sum, { by }) => {
    const caster = s.figures[by];
    return caster ? sum + (areFoes(caster, figure) ? -0.15 : 0.15) : sum;
  }, 0);

/** Worth of a situation to a team: figures, threats and points. */
export const worthFor = (game: Game, team: number): number => {
  const { s } = game;
  if (s.outcome) return outcomeWorth(s.outcome, team, victory);
  let worth = 0;
  for (const [of, points] of s.scores.entries())
    worth += (of === team ? 1 : -1) * points * pointWorth(s.setting.goal);
  for (const figure of s.figures) {
    const sign = figure.team === team ? 1 : -1;
    worth += sign * lifeWorth(game, figure);
    if (!isStanding(figure)) continue;
    worth += sign * (modifierWorth(game, figure) + (sign > 0 ? 1 : 0.7) * standOf(game, figure)(figure.at));
  }
  return worth;
};

/** A win that is certain, for each hero of a match. */
const wins = 2.5;

const winOf = ({ s }: Game): number => wins * s.setting.teams.length;

/** Prospects of a team: the worth while little is decided, and never more than a win. */
export const prospectFor = (game: Game, team: number): number => {
  const { outcome } = game.s;
  const win = winOf(game);
  return outcome ? outcomeWorth(outcome, team, win) : hopeOf(worthFor(game, team), win);
};

/** How likely a team is to win, 0 to 1. */
export const chanceFor = (game: Game, team: number): number =>
  (1 + prospectFor(game, team) / winOf(game)) / 2;
