import type { Point } from '../../../../table/table';
import { skillOf } from '../effects/play';
import type { Figure } from '../state/figure';
import { choose, figureOf, playerOf, type Flow, type MatchContext } from '../state/match-context';
import { climbOrJump } from '../movement/climb';
import { walk } from '../movement/walk';
import type { Action } from '../state/option';
import { attack } from '../using/attacks';
import { charge } from '../using/charge';
import { cast } from '../using/spells';
import { useForMovement, useInsteadOfAttack } from '../using/survival';
import { offersOf } from './offers';

/** Places that matter to a mover: tokens and the tips of bases. */
const goalsFor = ({ s }: MatchContext): readonly Point[] => s.tokens.map(({ at }) => at);

function* use(match: MatchContext, figure: Figure, id: string): Flow {
  const skill = skillOf(id);
  switch (skill.use) {
    case 'charge':
      yield* charge(match, figure, skill, goalsFor(match));
      return;
    case 'movement':
      yield* useForMovement(match, figure, skill);
      return;
    case 'spell':
      yield* cast(match, figure, skill);
      return;
    case 'survival':
      yield* useInsteadOfAttack(match, figure, skill);
      return;
    case 'melee':
    case 'ranged':
      throw new RangeError(`${id} goes with an attack.`);
  }
}

function* perform(match: MatchContext, action: Exclude<Action, { pick: 'end' }>): Flow {
  const figure = figureOf(match, action.figure);
  switch (action.pick) {
    case 'move':
      yield* walk(match, figure, goalsFor(match));
      return;
    case 'climb':
    case 'jump':
      yield* climbOrJump(match, figure, action.pick);
      return;
    case 'strike':
    case 'shoot':
      yield* attack(match, action);
      return;
    case 'use':
      yield* use(match, figure, action.skill);
  }
}

/** One thing that a player does in his turn, or its end. */
export function* act(match: MatchContext): Flow {
  const { s } = match;
  const action = yield* choose(playerOf(s), { about: 'act' }, offersOf(match));
  if (action.pick === 'end') s.stage = 'end-of-turn';
  else yield* perform(match, action);
}
