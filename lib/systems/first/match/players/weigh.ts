import type { Weighed } from '../../../../match/playing/judge';
import { nearestTo, straightGain, sure, weighingBy } from '../../../../skirmish/players/weighing';
import { distanceBetween, unit, type Point } from '../../../../table/table';
import { skillOf } from '../effects/play';
import { does } from '../effects/use';
import type { Figure } from '../state/figure';
import { areFoes, figureOf, isStanding, type MatchContext } from '../state/match-context';
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
const goalsOf = (match: MatchContext, figure: Figure): readonly Point[] => [
  ...match.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure)).map(({ at }) => at),
  ...errandsOf(match, figure).map(({ to }) => to),
];

const moveGain = (match: MatchContext, figure: Figure): number =>
  straightGain({ at: figure.at, worthAt: standOf(match, figure) }, goalsOf(match, figure), leftOf(figure));

const landingGain = (match: MatchContext, figure: Figure, how: 'climb' | 'jump'): number => {
  const worthAt = standOf(match, figure);
  const here = worthAt(figure.at);
  const landings = how === 'climb' ? climbs(match, figure) : jumps(match, figure);
  const harm = how === 'jump' ? 0.6 : 0;
  return Math.max(...landings.map(({ at }) => worthAt(at) - here)) - harm - 0.05;
};

/** An attack spent on this is lost for a better one after a movement. */
const insteadOf = (match: MatchContext, figure: Figure, gain: number): number =>
  gain - 0.8 * Math.max(0, gainInReach(match, figure) - gain);

/** Cost of acting, so that ending the turn beats an option without gain. */
const effort = 0.01;

const actionGain = (match: MatchContext, action: Action): number => {
  if (action.pick === 'end') return 0;
  const figure = figureOf(match, action.figure);
  switch (action.pick) {
    case 'move':
      return moveGain(match, figure);
    case 'climb':
    case 'jump':
      return landingGain(match, figure, action.pick);
    case 'strike':
    case 'shoot':
      return insteadOf(match, figure, attackGain(match, action)) - effort;
    case 'use': {
      const skill = skillOf(action.skill);
      if (skill.use === 'charge') return moveGain(match, figure) + 0.1;
      const gain = skillGain(match, figure, skill);
      const isFree = skill.use === 'movement' && !does(skill, 'zero');
      return (isFree ? gain : insteadOf(match, figure, gain)) - effort;
    }
  }
};

/** Gain from an option of the player's action. */
const optionGain = (match: MatchContext, about: About, option: Option): number => {
  switch (option.pick) {
    case 'figure': {
      const target = figureOf(match, option.figure);
      if (about.about === 'target')
        return targetGain(match, figureOf(match, about.figure), target, skillOf(about.skill));
      if (about.about !== 'next-attack') return 0;
      const kind = skillOf(about.skill).use === 'ranged' ? 'shoot' : 'strike';
      return strikeGain(match, figureOf(match, about.figure), target, kind);
    }
    case 'landing':
      return about.about === 'landing' ? standOf(match, figureOf(match, about.figure))(option.at) : 0;
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
      return actionGain(match, option);
  }
};

/** Traps lie best where opponents come from. */
const trapWorth = (match: MatchContext, figure: Figure): ((at: Point) => number) => {
  const foes = match.s.figures.filter((foe) => isStanding(foe) && areFoes(foe, figure));
  return (at) => -Math.min(...foes.map((foe) => distanceBetween(foe.at, at) / unit), 50) / 50;
};

/** Worth of a line: foes harmed less friends harmed. */
const lineWorth =
  (match: MatchContext, figure: Figure, value: number): ((end: Point) => number) =>
  (end) =>
    onLine(match, figure, end).reduce((sum, target) => {
      const { lost, fells } = magicOf(match, target, value);
      return sum + (areFoes(figure, target) ? 1 : -1) * gainOf(match.s, target, lost, fells);
    }, 0);

const worthOfPlaces = (match: MatchContext, about: About, figure: Figure): ((at: Point) => number) => {
  if (about.about === 'place') return trapWorth(match, figure);
  return about.about === 'line' ? lineWorth(match, figure, about.value) : standOf(match, figure);
};

const placesWeighed = (
  match: MatchContext,
  about: About,
  places: readonly Point[],
  most: number,
): readonly Weighed[] => {
  if (!('figure' in about)) return places.map((place) => sure(place, 0));
  const figure = figureOf(match, about.figure);
  const worthAt = worthOfPlaces(match, about, figure);
  const here = about.about === 'move' ? worthAt(figure.at) : 0;
  return nearestTo(places, goalsOf(match, figure), most).map((place) => sure(place, worthAt(place) - here));
};

export const { weigh, reflex } = weighingBy<MatchContext, About, Option>({
  optionWeighed: (match, about, option, at) => sure(at, optionGain(match, about, option)),
  placesWeighed,
  looks: 40,
  glances: 12,
});
