import { meleeTraining as mission } from '../../scenarios/melee-training';
import type { Figure } from '../state/figure';
import { figureOf, type Game, type ScenarioPart, standing } from '../state/game';
import { inContact } from '../geometry/where';
import { isAt } from '../../../../skirmish/map/places';
import { homeOf } from './corner';
import { limited, lostByFalling, optionLike, ourTeam, scriptOf, wonOnce, youOf } from './mission';

const { skill } = scriptOf(mission, 'answers-contact');

const dummies = (game: Game): readonly Figure[] => standing(game).filter(({ kind }) => kind === 'dummy');

/** After your turn it is the turn of every dummy that you touch. */
const answering: ScenarioPart = {
  turnEnds: (game) => {
    const you = youOf(game);
    if (game.s.turn !== you.id) return undefined;
    const touched = dummies(game).filter((dummy) => inContact(dummy, you));
    const { places, unseen } = game.s.deck;
    game.s.deck = { places: [...touched.map(({ id }) => id), ...places], unseen };
    return undefined;
  },
  answer: (game, request) => {
    if (request.about.about !== 'action' || !('options' in request)) return undefined;
    if (figureOf(game, request.about.figure).kind !== 'dummy') return undefined;
    return optionLike(request.options, { pick: 'melee', skill, target: youOf(game).id });
  },
};

/** Dummies that kick back; beat them all and come home. */
export const meleeTraining: readonly ScenarioPart[] = [
  limited(mission),
  answering,
  wonOnce((game) => {
    const home = homeOf(game.s.setting, ourTeam);
    return dummies(game).length === 0 && home !== undefined && isAt(youOf(game).at, home);
  }),
  lostByFalling,
];
