import type { Weighed } from '../../../../match/playing/judge';
import { nearestTo, straightGain, sure, weighingBy } from '../../../../skirmish/players/weighing';
import { heightAt, type Point } from '../../../../table/table';
import { hitsOfFall } from '../attack/hit';
import { isOnTable, type Figure } from '../state/figure';
import { actorOf, areFoes, figureOf, type Actor, type Game } from '../state/game';
import { movementOf } from '../movement/movement';
import type { About, Action, Activation, Option } from '../state/option';
import { shotGain, strikeGain, volleyGain } from './attack-worth';
import { errandsOf } from './errands';
import { aimGain, mergeGain, recoverGain, useGain } from './skill-worth';
import { gainInReach, standOf } from './stand';
import { lifeWorth } from './value';

/** Places that a figure would go towards: opponents, and what the scenario is about. */
const goalsOf = (game: Game, figure: Figure): readonly Point[] => [
  ...game.s.figures.filter((foe) => isOnTable(foe) && areFoes(foe, figure)).map(({ at }) => at),
  ...errandsOf(game, figure).map(({ to }) => to),
];

/** Whether an action is left after the one that is chosen now. */
const hasAnother = ({ s }: Game, figure: Figure): boolean =>
  s.acting?.as !== 'team' &&
  s.acting?.members.some((member) => member.figure === figure.id && member.used === 0) === true;

const moveGain = (game: Game, figure: Figure, acts: boolean): number =>
  straightGain(
    { at: figure.at, worthAt: standOf(game, figure, acts) },
    goalsOf(game, figure),
    movementOf(game, figure),
  );

/** Whoever attacks with his first action cannot make the better attack that he could move to. */
const insteadOf = (game: Game, figure: Figure, gain: number): number =>
  hasAnother(game, figure) ? gain - 0.8 * Math.max(0, gainInReach(game, figure) - gain) : gain;

const actionGain = (game: Game, actor: Actor, action: Action): number => {
  const { figure } = actor;
  switch (action.pick) {
    case 'move':
      return moveGain(game, figure, hasAnother(game, figure));
    case 'strike':
      return insteadOf(game, figure, strikeGain(game, actor, figureOf(game, action.target)));
    case 'shoot':
      return insteadOf(game, figure, shotGain(game, actor, figureOf(game, action.target), action.shooter));
    case 'use':
      return insteadOf(game, figure, useGain(game, actor, action.skill));
    case 'merge':
      return mergeGain(game, figure);
    case 'recover':
      return recoverGain(game, figure);
    case 'volley': {
      const specialist = game.s.acting?.members[2];
      return specialist
        ? volleyGain(game, actor, figureOf(game, specialist.figure), figureOf(game, action.target))
        : 0;
    }
  }
};

/** How urgent an activation is: what it can do at once; several together do a little more. */
const activationGain = (game: Game, option: Activation): number => {
  const figure = figureOf(game, option.figure);
  if (figure.life === 'prone') return recoverGain(game, figure);
  const own = gainInReach(game, figure);
  if (option.pick === 'team') return own + 0.3;
  return option.with ? own + 0.1 : own;
};

/** Figure as an actor; under an order it acts for the team that gave the order. */
const actorFor = (game: Game, about: About, figure: Figure): Actor =>
  about.about === 'order' ? { figure, by: figureOf(game, about.by).team } : actorOf(figure);

const figureGain = (game: Game, about: About, target: Figure): number => {
  switch (about.about) {
    case 'aim':
      return aimGain(game, actorOf(figureOf(game, about.figure)), about.skill, target);
    case 'attack':
      return strikeGain(game, actorOf(figureOf(game, about.figure)), target) + 0.05;
    case 'instead':
      return -lifeWorth(game, target) - gainInReach(game, target);
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

const landingGain = (game: Game, about: About, at: Point, how: 'climb' | 'jump'): number => {
  if (!('figure' in about)) return 0;
  const figure = figureOf(game, about.figure);
  const worthAt = standOf(game, figure, hasAnother(game, figure));
  const depth = heightAt(game.ground, figure.at) - heightAt(game.ground, at);
  const harm = how === 'jump' ? 0.4 * hitsOfFall(depth) : 0;
  return worthAt(at) - worthAt(figure.at) - harm - 0.05;
};

const optionGain = (game: Game, about: About, option: Option): number => {
  switch (option.pick) {
    case 'activate':
    case 'team':
      return activationGain(game, option);
    case 'figure':
      return figureGain(game, about, figureOf(game, option.figure));
    case 'landing':
      return landingGain(game, about, option.at, option.how);
    case 'step': {
      if (about.about !== 'step') return 0;
      const figure = figureOf(game, about.figure);
      const worthAt = standOf(game, figure, false);
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
      return actionGain(game, actorFor(game, about, figureOf(game, option.figure)), option);
  }
};

const placesWeighed = (
  game: Game,
  about: About,
  places: readonly Point[],
  most: number,
): readonly Weighed[] => {
  if (!('figure' in about)) return places.map((place) => sure(place, 0));
  const figure = figureOf(game, about.figure);
  const worthAt = standOf(game, figure, about.about === 'rush' || hasAnother(game, figure));
  const here = worthAt(figure.at);
  return nearestTo(places, goalsOf(game, figure), most).map((place) => sure(place, worthAt(place) - here));
};

export const { weigh, reflex } = weighingBy<Game, About, Option>({
  optionWeighed: (game, about, option, at) => sure(at, optionGain(game, about, option)),
  placesWeighed,
  looks: 32,
  glances: 12,
});
