import { recovers } from '../../odds/rolls';
import { traitOf } from '../../skills/ask';
import type { Figure } from '../state/figure';
import { heldBy, tellSkill, type Game } from '../state/game';
import { bareRoll } from '../rolls/rolls';
import { rollFor } from '../rolls/roll';
import { passGuns } from './guns';

const rollToRecover = (game: Game, figure: Figure): boolean => {
  const roll = bareRoll(game, figure);
  const works = (natural: number): boolean => recovers(roll, natural);
  return works(rollFor(game, figure, roll, 'recover', works));
};

/** Stands again, unwounded; ruling 5. */
const getUp = (game: Game, figure: Figure): void => {
  figure.life = 'up';
  figure.wounds = 0;
  game.host.emit({ told: 'got-up', figure: figure.id });
  passGuns(game);
};

/** The action to recover. @returns whether the second action is lost */
export const recover = (game: Game, figure: Figure): boolean => {
  const held = traitOf(heldBy(game, figure), 'recovery');
  tellSkill(game, figure, held);
  for (let left = held?.trait.rolls ?? 1; left > 0; left -= 1) {
    if (!rollToRecover(game, figure)) continue;
    game.host.emit({ told: 'healed', figure: figure.id, by: figure.id });
    getUp(game, figure);
    return !held?.trait.keepsAction;
  }
  return false;
};

/** Takes wounds off somebody who lies prone. */
export const heal = (game: Game, figure: Figure, wounds: number, by: Figure): void => {
  figure.wounds = Math.max(0, figure.wounds - wounds);
  game.host.emit({ told: 'healed', figure: figure.id, by: by.id });
  if (figure.wounds === 0) getUp(game, figure);
};

/** The upkeep of one who lies face down: one roll, to lie prone with one wound. @returns whether it worked */
export const lastRecovery = (game: Game, figure: Figure): boolean => {
  if (!rollToRecover(game, figure)) return false;
  figure.life = 'prone';
  figure.wounds = 1;
  game.host.emit({ told: 'healed', figure: figure.id, by: figure.id });
  game.host.emit({ told: 'prone', figure: figure.id });
  return true;
};
