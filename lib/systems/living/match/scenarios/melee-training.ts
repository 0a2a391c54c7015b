import { meleeTraining as mission } from '../../scenarios/melee-training';
import type { Figure } from '../state/figure';
import { figureOf, type MatchContext, type ScenarioPart, standing } from '../state/match-context';
import { inContact } from '../geometry/where';
import { isAt } from '../../../../skirmish/map/places';
import { homeOf } from './corner';
import { limited, lostByFalling, optionLike, ourTeam, scriptOf, wonOnce, youOf } from './mission';

const { skill } = scriptOf(mission, 'answers-contact');

const dummies = (match: MatchContext): readonly Figure[] =>
  standing(match).filter(({ kind }) => kind === 'dummy');

/** After your turn it is the turn of every dummy that you touch. */
const answering: ScenarioPart = {
  turnEnds: (match) => {
    const you = youOf(match);
    if (match.s.turn !== you.id) return undefined;
    const touched = dummies(match).filter((dummy) => inContact(dummy, you));
    const { places, unseen } = match.s.deck;
    match.s.deck = { places: [...touched.map(({ id }) => id), ...places], unseen };
    return undefined;
  },
  answer: (match, request) => {
    if (request.about.about !== 'action' || !('options' in request)) return undefined;
    if (figureOf(match, request.about.figure).kind !== 'dummy') return undefined;
    return optionLike(request.options, { pick: 'melee', skill, target: youOf(match).id });
  },
};

/** Dummies that kick back; beat them all and come home. */
export const meleeTraining: readonly ScenarioPart[] = [
  limited(mission),
  answering,
  wonOnce((match) => {
    const home = homeOf(match.s.setting, ourTeam);
    return dummies(match).length === 0 && home !== undefined && isAt(youOf(match).at, home);
  }),
  lostByFalling,
];
