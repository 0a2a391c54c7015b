import type { Point } from '../../../../table/table';
import { skillOf } from '../effects/play';
import type { Figure } from '../state/figure';
import { choose, figureOf, playerOf, type Flow, type Game } from '../state/game';
import { climbOrJump } from '../movement/climb';
import { walk } from '../movement/walk';
import type { Action } from '../state/option';
import { attack } from '../using/attacks';
import { charge } from '../using/charge';
import { cast } from '../using/spells';
import { useForMovement, useInsteadOfAttack } from '../using/survival';
import { offersOf } from './offers';

/** Places that matter to a mover: tokens and the tips of bases. */
const goalsFor = ({ s }: Game): readonly Point[] => s.tokens.map(({ at }) => at);

function* use(game: Game, figure: Figure, id: string): Flow {
  const skill = skillOf(id);
  switch (skill.use) {
    case 'charge':
      yield* charge(game, figure, skill, goalsFor(game));
      return;
    case 'movement':
      yield* useForMovement(game, figure, skill);
      return;
    case 'spell':
      yield* cast(game, figure, skill);
      return;
    case 'survival':
      yield* useInsteadOfAttack(game, figure, skill);
      return;
    case 'melee':
    case 'ranged':
      throw new RangeError(`${id} goes with an attack.`);
  }
}

function* perform(game: Game, action: Exclude<Action, { pick: 'end' }>): Flow {
  const figure = figureOf(game, action.figure);
  switch (action.pick) {
    case 'move':
      yield* walk(game, figure, goalsFor(game));
      return;
    case 'climb':
    case 'jump':
      yield* climbOrJump(game, figure, action.pick);
      return;
    case 'strike':
    case 'shoot':
      yield* attack(game, action);
      return;
    case 'use':
      yield* use(game, figure, action.skill);
  }
}

/** One thing that a player does in his turn, or its end. */
export function* act(game: Game): Flow {
  const { s } = game;
  const action = yield* choose(playerOf(s), { about: 'act' }, offersOf(game));
  if (action.pick === 'end') s.stage = 'end-of-turn';
  else yield* perform(game, action);
}
