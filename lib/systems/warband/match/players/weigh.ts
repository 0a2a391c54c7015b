import type { Weighed } from '../../../../match/playing/judge';
import { nearestTo, straightGain, sure, weighingBy } from '../../../../skirmish/players/weighing';
import { heightAt, type Point } from '../../../../table/table';
import { hitsOfFall } from '../attack/hit';
import { isOnTable, type Figure } from '../state/figure';
import { actorOf, areFoes, figureOf, type Actor, type MatchContext } from '../state/match-context';
import { movementOf } from '../movement/movement';
import type { About, Action, Activation, Option } from '../state/option';
import { shotGain, strikeGain, volleyGain } from './attack-worth';
import { errandsOf } from './errands';
import { aimGain, mergeGain, recoverGain, useGain } from './skill-worth';
import { gainInReach, standOf } from './stand';
import { lifeWorth } from './value';

/** Places that a figure would go towards: opponents, and what the scenario is about. */
const goalsOf = (match: MatchContext, figure: Figure): readonly Point[] => [
  ...match.s.figures.filter((foe) => isOnTable(foe) && areFoes(foe, figure)).map(({ at }) => at),
  ...errandsOf(match, figure).map(({ to }) => to),
];

/** Whether an action is left after the one that is chosen now. */
const hasAnother = ({ s }: MatchContext, figure: Figure): boolean =>
  s.acting?.as !== 'team' &&
  s.acting?.members.some((member) => member.figure === figure.id && member.used === 0) === true;

const moveGain = (match: MatchContext, figure: Figure, acts: boolean): number =>
  straightGain(
    { at: figure.at, worthAt: standOf(match, figure, acts) },
    goalsOf(match, figure),
    movementOf(match, figure),
  );

/** A fighter who attacks with the first action cannot make the better attack after a move. */
const insteadOf = (match: MatchContext, figure: Figure, gain: number): number =>
  hasAnother(match, figure) ? gain - 0.8 * Math.max(0, gainInReach(match, figure) - gain) : gain;

const actionGain = (match: MatchContext, actor: Actor, action: Action): number => {
  const { figure } = actor;
  switch (action.pick) {
    case 'move':
      return moveGain(match, figure, hasAnother(match, figure));
    case 'strike':
      return insteadOf(match, figure, strikeGain(match, actor, figureOf(match, action.target)));
    case 'shoot':
      return insteadOf(match, figure, shotGain(match, actor, figureOf(match, action.target), action.shooter));
    case 'use':
      return insteadOf(match, figure, useGain(match, actor, action.skill));
    case 'merge':
      return mergeGain(match, figure);
    case 'recover':
      return recoverGain(match, figure);
    case 'volley': {
      const specialist = match.s.acting?.members[2];
      return specialist
        ? volleyGain(match, actor, figureOf(match, specialist.figure), figureOf(match, action.target))
        : 0;
    }
  }
};

/** How urgent an activation is: what it can do at once; several together do a little more. */
const activationGain = (match: MatchContext, option: Activation): number => {
  const figure = figureOf(match, option.figure);
  if (figure.life === 'prone') return recoverGain(match, figure);
  const own = gainInReach(match, figure);
  if (option.pick === 'team') return own + 0.3;
  return option.with ? own + 0.1 : own;
};

/** Figure as an actor; under an order it acts for the team that gave the order. */
const actorFor = (match: MatchContext, about: About, figure: Figure): Actor =>
  about.about === 'order' ? { figure, by: figureOf(match, about.by).team } : actorOf(figure);

const figureGain = (match: MatchContext, about: About, target: Figure): number => {
  switch (about.about) {
    case 'aim':
      return aimGain(match, actorOf(figureOf(match, about.figure)), about.skill, target);
    case 'attack':
      return strikeGain(match, actorOf(figureOf(match, about.figure)), target) + 0.05;
    case 'instead':
      return -lifeWorth(match, target) - gainInReach(match, target);
    case 'set-up':
    case 'start':
    case 'activate':
    case 'act':
    case 'order':
    case 'move':
    case 'landing':
    case 'rush':
    case 'step':
    case 'succeeded':
      return 0;
  }
};

const landingGain = (match: MatchContext, about: About, at: Point, how: 'climb' | 'jump'): number => {
  if (!('figure' in about)) return 0;
  const figure = figureOf(match, about.figure);
  const worthAt = standOf(match, figure, hasAnother(match, figure));
  const depth = heightAt(match.ground, figure.at) - heightAt(match.ground, at);
  const harm = how === 'jump' ? 0.4 * hitsOfFall(depth) : 0;
  return worthAt(at) - worthAt(figure.at) - harm - 0.05;
};

const optionGain = (match: MatchContext, about: About, option: Option): number => {
  switch (option.pick) {
    case 'activate':
    case 'team':
      return activationGain(match, option);
    case 'figure':
      return figureGain(match, about, figureOf(match, option.figure));
    case 'landing':
      return landingGain(match, about, option.at, option.how);
    case 'step': {
      if (about.about !== 'step') return 0;
      const figure = figureOf(match, about.figure);
      const worthAt = standOf(match, figure, false);
      return worthAt(option.at) - worthAt(figure.at);
    }
    case 'no':
    case 'end':
      return 0;
    case 'rest':
      // Fighters stand well where they begin without being asked.
      return 1;
    case 'move':
    case 'strike':
    case 'shoot':
    case 'use':
    case 'merge':
    case 'recover':
    case 'volley':
      return actionGain(match, actorFor(match, about, figureOf(match, option.figure)), option);
  }
};

const placesWeighed = (
  match: MatchContext,
  about: About,
  places: readonly Point[],
  most: number,
): readonly Weighed[] => {
  if (!('figure' in about)) return places.map((place) => sure(place, 0));
  const figure = figureOf(match, about.figure);
  const worthAt = standOf(match, figure, about.about === 'rush' || hasAnother(match, figure));
  const here = worthAt(figure.at);
  return nearestTo(places, goalsOf(match, figure), most).map((place) => sure(place, worthAt(place) - here));
};

export const { weigh, reflex } = weighingBy<MatchContext, About, Option>({
  optionWeighed: (match, about, option, at) => sure(at, optionGain(match, about, option)),
  placesWeighed,
  looks: 32,
  glances: 12,
});
