import { plainReactions } from './offers';
import type { Figure } from './figure';
import type { Game } from './game';
import type { Action } from './option';
import { held } from './properties';
import { reactionSkills } from './learnt';
import { scenarioOf } from './scenario';

/** What a figure may do with a Delay counter: a movement, an attack, or a skill that says that it may answer so. */
export const reactionsOf = (game: Game, figure: Figure): readonly Action[] => {
  const isBarred = held(game, figure, 'may-not').some(
    ({ property }) => property.what === 'react-to-actor' || property.what === 'react-to-daemon',
  );
  if (isBarred) return [];
  const { allows } = scenarioOf(game.s);
  return [...plainReactions(game, figure), ...reactionSkills(game, figure)].filter((action) =>
    allows(game, figure, action),
  );
};
