import type { Weighed } from '../../../../match/playing/judge';
import { nearestTo, straightGain, sure, weighingBy } from '../../../../skirmish/players/weighing';
import { distanceBetween, unit, type Point } from '../../../../table/table';
import { skillOf } from '../effects/play';
import { does } from '../effects/use';
import type { Figure } from '../state/figure';
import { areFoes, figureOf, isStanding, type Game } from '../state/game';
import { onLine } from '../lasting/lines';
import { leftOf } from '../lasting/modifiers';
import { climbs, jumps } from '../movement/climb';
import type { About, Action, Option } from '../state/option';
import { attackGain, strikeGain } from './attack-worth';
import { errandsOf } from './objectives';
import { magicOf } from './reckoning';
import { skillGain, targetGain } from './skill-worth';
import { gainInReach, standOf } from './stand';
import { gainOf } from './value';

/** Places that a figure would go towards: opponents, and what the scenario is about. */
const goalsOf = (game: Game, figure: Figure): readonly Point[] => [
  ...game.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure)).map(({ at }) => at),
  ...errandsOf(game, figure).map(({ to }) => to),
];

const moveGain = (game: Game, figure: Figure): number =>
  straightGain({ at: figure.at, worthAt: standOf(game, figure) }, goalsOf(game, figure), leftOf(figure));

const landingGain = (game: Game, figure: Figure, how: 'climb' | 'jump'): number => {
  const worthAt = standOf(game, figure);
  const here = worthAt(figure.at);
  const landings = how === 'climb' ? climbs(game, figure) : jumps(game, figure);
  const harm = how === 'jump' ? 0.6 : 0;
  return Math.max(...landings.map(({ at }) => worthAt(at) - here)) - harm - 0.05;
};

/** An attack spent on this is lost for a better one after a movement. */
const insteadOf = (game: Game, figure: Figure, gain: number): number =>
  gain - 0.8 * Math.max(0, gainInReach(game, figure) - gain);

/** Cost of acting, so that ending the turn beats an option without gain. */
const effort = 0.01;

const actionGain = (game: Game, action: Action): number => {
  if (action.pick === 'end') return 0;
  const figure = figureOf(game, action.figure);
  switch (action.pick) {
    case 'move':
      return moveGain(game, figure);
    case 'climb':
    case 'jump':
      return landingGain(game, figure, action.pick);
    case 'strike':
    case 'shoot':
      return insteadOf(game, figure, attackGain(game, action)) - effort;
    case 'use': {
      const skill = skillOf(action.skill);
      if (skill.use === 'charge') return moveGain(game, figure) + 0.1;
      const gain = skillGain(game, figure, skill);
      const isFree = skill.use === 'movement' && !does(skill, 'zero');
      return (isFree ? gain : insteadOf(game, figure, gain)) - effort;
    }
  }
};

/** Gain from an option of one's own action. */
const optionGain = (game: Game, about: About, option: Option): number => {
  switch (option.pick) {
    case 'figure': {
      const target = figureOf(game, option.figure);
      if (about.about === 'target')
        return targetGain(game, figureOf(game, about.figure), target, skillOf(about.skill));
      if (about.about !== 'next-attack') return 0;
      const kind = skillOf(about.skill).use === 'ranged' ? 'shoot' : 'strike';
      return strikeGain(game, figureOf(game, about.figure), target, kind);
    }
    case 'landing':
      return about.about === 'landing' ? standOf(game, figureOf(game, about.figure))(option.at) : 0;
    case 'yes':
      return 0.4;
    case 'no':
    case 'done':
    case 'skill':
      return 0;
    case 'move':
    case 'climb':
    case 'jump':
    case 'strike':
    case 'shoot':
    case 'use':
    case 'end':
      return actionGain(game, option);
  }
};

/** Traps lie best where opponents come from. */
const trapWorth = (game: Game, figure: Figure): ((at: Point) => number) => {
  const foes = game.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure));
  return (at) => -Math.min(...foes.map((foe) => distanceBetween(foe.at, at) / unit), 50) / 50;
};

/** Worth of a line: foes harmed less friends harmed. */
const lineWorth =
  (game: Game, figure: Figure, value: number): ((end: Point) => number) =>
  (end) =>
    onLine(game, figure, end).reduce((sum, target) => {
      const { lost, fells } = magicOf(game, target, value);
      return sum + (areFoes(figure, target) ? 1 : -1) * gainOf(game.s, target, lost, fells);
    }, 0);

const worthOfPlaces = (game: Game, about: About, figure: Figure): ((at: Point) => number) => {
  if (about.about === 'place') return trapWorth(game, figure);
  return about.about === 'line' ? lineWorth(game, figure, about.value) : standOf(game, figure);
};

const placesWeighed = (
  game: Game,
  about: About,
  places: readonly Point[],
  most: number,
): readonly Weighed[] => {
  if (!('figure' in about)) return places.map((place) => sure(place, 0));
  const figure = figureOf(game, about.figure);
  const worthAt = worthOfPlaces(game, about, figure);
  const here = about.about === 'move' ? worthAt(figure.at) : 0;
  return nearestTo(places, goalsOf(game, figure), most).map((place) => sure(place, worthAt(place) - here));
};

export const { weigh, reflex } = weighingBy<Game, About, Option>({
  optionWeighed: (game, about, option, at) => sure(at, optionGain(game, about, option)),
  placesWeighed,
  looks: 40,
  glances: 12,
});
