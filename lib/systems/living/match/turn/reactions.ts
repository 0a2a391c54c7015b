import { isHeldBack } from './attacks';
import { plainReactions } from './offers';
import type { Figure } from '../figure';
import type { Game } from '../game';
import { isAlone } from '../followers/training';
import type { Action } from '../option';
import { held } from '../effects/properties';
import { isFree, reactionSkills } from '../using/learnt';
import { storedActions } from '../named/stored';
import { scenarioOf } from '../scenario';

/** What a figure may do with a Delay counter: a movement, an attack, or a skill that says that it may answer so. */
export const reactionsOf = (game: Game, figure: Figure): readonly Action[] => {
  const isBarred = held(game, figure, 'may-not').some(
    ({ property, mark }) => property.what === 'react-to-actor' && mark.note === game.s.turn,
  );
  // A pet whose Hero is down answers nobody.
  if (isBarred || isAlone(game, figure)) return [];
  const { allows } = scenarioOf(game.s);
  return [
    ...plainReactions(game, figure),
    ...(isHeldBack(game, figure)
      ? []
      : [
          ...reactionSkills(game, figure),
          ...storedActions(game, figure, (skill) => isFree(game, figure, skill, true), ['kept']),
        ]),
  ].filter((action) => allows(game, figure, action));
};
