import { recovers } from '../../odds/rolls';
import { traitOf } from '../../skills/ask';
import type { Figure } from '../state/figure';
import { heldBy, tellSkill, type MatchContext } from '../state/match-context';
import { bareRoll } from '../rolls/rolls';
import { rollFor } from '../rolls/roll';
import { passGuns } from './guns';

const rollToRecover = (match: MatchContext, figure: Figure): boolean => {
  const roll = bareRoll(match, figure);
  const works = (natural: number): boolean => recovers(roll, natural);
  return works(rollFor(match, figure, roll, 'recover', works));
};

/** Stands again, unwounded; ruling 5. */
const getUp = (match: MatchContext, figure: Figure): void => {
  figure.life = 'up';
  figure.wounds = 0;
  match.host.emit({ told: 'got-up', figure: figure.id });
  passGuns(match);
};

/** The action to recover. @returns whether the second action is lost */
export const recover = (match: MatchContext, figure: Figure): boolean => {
  const held = traitOf(heldBy(match, figure), 'recovery');
  tellSkill(match, figure, held);
  for (let left = held?.trait.rolls ?? 1; left > 0; left -= 1) {
    if (!rollToRecover(match, figure)) continue;
    match.host.emit({ told: 'healed', figure: figure.id, by: figure.id });
    getUp(match, figure);
    return !held?.trait.keepsAction;
  }
  return false;
};

/** Takes wounds off somebody who lies prone. */
export const heal = (match: MatchContext, figure: Figure, wounds: number, by: Figure): void => {
  figure.wounds = Math.max(0, figure.wounds - wounds);
  match.host.emit({ told: 'healed', figure: figure.id, by: by.id });
  if (figure.wounds === 0) getUp(match, figure);
};

/** The upkeep of one who lies face down: one roll, to lie prone with one wound. @returns whether it worked */
export const lastRecovery = (match: MatchContext, figure: Figure): boolean => {
  if (!rollToRecover(match, figure)) return false;
  figure.life = 'prone';
  figure.wounds = 1;
  match.host.emit({ told: 'healed', figure: figure.id, by: figure.id });
  match.host.emit({ told: 'prone', figure: figure.id });
  return true;
};
