import { errandWorth, hopeOf, outcomeWorth } from '../../../../skirmish/players/worth';
import type { Condition } from '../../skills/effects/terms';
import { findScenario } from '../../scenarios/index';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import type { Situation } from '../state/situation';
import { armsAgainst, nearness, moveDistanceOf, Way, type Arm } from './arms';
import { errandsOf, objectiveWorth } from './objectives';

/** A won match, in Life: more than all that can be lost or won otherwise, and not so much that a slight hope of it counts for all. */
const victory = 20;

/** Cost of a counter of a condition to its bearer, in Life. */
const burdens: Readonly<Record<Condition, number>> = {
  bleeding: 0.4,
  burning: 1.5,
  dazed: 0.7,
  'deep-wound': 0.5,
  knockdown: 0.6,
  poisoned: 0.8,
  slowed: 0.2,
};

const comesBack = ({ setting }: Situation): boolean => {
  const scenario = findScenario(setting.scenario);
  return scenario?.kind === 'scenario' && scenario.respawn.respawn !== 'never';
};

/** Worth of a figure being there, besides each of its dice. */
export const presence = (s: Situation, { kind }: Pick<Figure, 'kind'>): number =>
  kind !== 'hero' ? 0.4 : comesBack(s) && !s.isSuddenDeath ? 0.8 : 3;

/** Worth of a die of a figure. */
export const dieWorth = (s: Situation, { kind }: Pick<Figure, 'kind'>): number =>
  kind === 'hero' ? (comesBack(s) ? 0.45 : 1) : 0.5;

/** Gain of an arm that is used on a target, in Life of heroes. */
export const gainOf = (s: Situation, arm: Arm, target: Figure): number =>
  arm.lost * dieWorth(s, target) + arm.fells * presence(s, target);

const lifeWorth = (s: Situation, figure: Figure): number => {
  switch (figure.life) {
    case 'up':
      return presence(s, figure) + dieWorth(s, figure) * figure.hand;
    case 'down':
      return 0.3;
    case 'dead':
    case 'gone':
      return 0;
  }
};

const burdenOf = ({ conditions }: Figure): number =>
  conditions.reduce((sum, { condition, count }) => sum + burdens[condition] * count, 0);

/** Worth of the auras on a figure: good from its own side, bad from the other. */
const auraWorth = (s: Situation, figure: Figure): number =>
  figure.auras.reduce((sum, { by, clock, kind }) => {
    const isGood = s.figures[by]?.team === figure.team;
    const lasts = clock.ends === 'never' ? 2 : Math.min(3, clock.left);
    return kind === 'trap' ? sum + 0.3 : sum + (isGood ? 0.15 : -0.15) * lasts;
  }, 0);

const isAround = ({ life, rider }: Figure): boolean => life === 'up' && rider < 0;

/** The most that a figure can do to any opponent from where it stands. */
const threatOf = (match: MatchContext, figure: Figure): number => {
  const moveDistance = moveDistanceOf(match, figure);
  let most = 0;
  for (const target of match.s.figures) {
    if (target.team === figure.team || !isAround(target)) continue;
    const way = new Way(match.ground, figure.at, target.at);
    for (const arm of armsAgainst(match, figure, target)) {
      const gain = gainOf(match.s, arm, target);
      if (gain > most) most = Math.max(most, gain * nearness(arm, moveDistance, way));
    }
  }
  return most;
};

/** Where a card that nobody has looked at lies on average. */
const unseenPlace = ({ places }: Situation['deck']): number => {
  let [sum, count] = [0, 0];
  for (const [place, card] of places.entries()) if (card === null) [sum, count] = [sum + place, count + 1];
  return sum / Math.max(1, count);
};

/** How soon a figure can do what it threatens: now, in its turn of this phase, or in the next one only. */
const soonness = ({ turn, deck }: Situation, { hero, actions, delays }: Figure): number => {
  if (delays > 0 || (turn === hero && actions > 0)) return 1;
  const place = deck.unseen.includes(hero) ? unseenPlace(deck) : deck.places.indexOf(hero);
  return place < 0 ? 0.5 : 0.9 - 0.3 * (place / (deck.places.length + 1));
};

/**
 * How good a situation is for a team, in Life: everything there, threats, and the aim of the scenario.
 * @param isFarsighted whether to consider whose turn comes when
 */
export const worthFor = (match: MatchContext, team: number, isFarsighted: boolean): number => {
  const { s } = match;
  if (s.outcome) return outcomeWorth(s.outcome, team, victory);
  const weightOf = (figure: Figure, isOwn: boolean): number =>
    isFarsighted ? (isOwn ? 1 : 0.9) * soonness(s, figure) : isOwn ? 1 : 0.6;
  let worth = objectiveWorth(match, team);
  for (const figure of s.figures) {
    const isOwn = figure.team === team;
    const sign = isOwn ? 1 : -1;
    worth += sign * lifeWorth(s, figure);
    if (!isAround(figure)) continue;
    worth += sign * (auraWorth(s, figure) - burdenOf(figure));
    if (figure.owner < 0) continue;
    worth += sign * weightOf(figure, isOwn) * threatOf(match, figure);
    worth += sign * errandWorth(match.ground, errandsOf(match, figure), figure.at, false);
  }
  return worth;
};

/** A win that is certain, for each hero of a match, in Life: fitted to how matches between equals went on. */
const hope = 2;

const winOf = ({ s }: MatchContext): number => hope * s.setting.teams.length;

/** Prospects of a team at the beginning of a turn: Life while little is decided, and never more than a win is worth. */
export const prospectFor = (match: MatchContext, team: number): number => {
  const { outcome } = match.s;
  const win = winOf(match);
  return outcome ? outcomeWorth(outcome, team, win) : hopeOf(worthFor(match, team, true), win);
};

/** How likely a team is to win, 0 to 1. */
export const chanceFor = (match: MatchContext, team: number): number =>
  (1 + prospectFor(match, team) / winOf(match)) / 2;

/** Facts about a figure's stand, its own arms and the opponents', kept while places are weighed. */
export interface Stand {
  readonly worthAt: (at: Figure['at']) => number;
  /** The same without checking who sees whom: quick, and a little too hopeful. */
  readonly guessAt: (at: Figure['at']) => number;
}

/** Weighs the places where a figure could stand. */
export const standOf = (match: MatchContext, figure: Figure): Stand => {
  const { s } = match;
  const moveDistance = moveDistanceOf(match, figure);
  const errands = errandsOf(match, figure);
  const foes = s.figures.filter((other) => other.team !== figure.team && isAround(other));
  const known = foes.map((foe) => ({
    foe,
    own: armsAgainst(match, figure, foe).map((arm) => ({ arm, gain: gainOf(s, arm, foe) })),
    his: armsAgainst(match, foe, figure).map((arm) => ({ arm, gain: gainOf(s, arm, figure) })),
    moves: moveDistanceOf(match, foe),
  }));
  const weigh = (at: Figure['at'], looks: boolean): number => {
    let best = 0;
    let danger = 0;
    for (const { foe, own, his, moves } of known) {
      const way = new Way(match.ground, at, foe.at);
      for (const { arm, gain } of own)
        if (gain > best) best = Math.max(best, gain * nearness(arm, moveDistance, way, looks));
      if (his.length === 0) continue;
      const back = new Way(match.ground, foe.at, at);
      let most = 0;
      for (const { arm, gain } of his)
        if (gain > most) most = Math.max(most, gain * nearness(arm, moves, back, looks));
      danger += most;
    }
    return (
      best -
      0.45 * danger +
      errandWorth(match.ground, errands, at, at.x !== figure.at.x || at.y !== figure.at.y)
    );
  };
  return { worthAt: (at) => weigh(at, true), guessAt: (at) => weigh(at, false) };
};
