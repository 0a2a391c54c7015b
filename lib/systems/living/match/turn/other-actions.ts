import { loadOnTheMove } from '../attack/loading';
import { climb } from '../movement/climb';
import { takeCondition } from '../life/conditions';
import { afterMovementAction, meetSwarms } from '../movement/on-the-way';

import type { Action } from '../state/option';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, orNothing, type Game } from '../state/game';
import { giveUpGrants } from './grants';
import { restore } from '../using/recovering';
import { resist } from '../movement/lure';
import { move } from '../movement/move';
import { dismount, mount } from '../movement/mounting';
import { eitherOf, isDazed, proneOf } from '../state/mounts';
import { land } from '../movement/wings';
import { knockDown } from '../followers/snowman';
import { useSkill } from '../using/skills';
import { addReload } from '../values/weapons';

/** Actions that are neither an attack nor a word. */
type Other = Exclude<Action, { readonly pick: 'dismiss' | 'take-life' | 'melee' | 'shoot' | 'charge' }>;

export function* carryOutOther(game: Game, figure: Figure, action: Other): Flow {
  switch (action.pick) {
    case 'climb':
      yield* climb(game, figure, action.actions ?? 1);
      yield* loadOnTheMove(game, figure);
      yield* afterMovementAction(game, figure);
      return;
    case 'move':
      yield* move(game, figure);
      yield* afterMovementAction(game, figure);
      return;
    case 'move-and-reload':
      addReload(figure, action.weapon, -1);
      yield* move(game, figure);
      yield* afterMovementAction(game, figure);
      return;
    case 'reload':
      addReload(figure, action.weapon, -1);
      return;
    case 'use':
      yield* useSkill(game, figure, action);
      return;
    case 'land':
      land(game, figure);
      return yield* meetSwarms(game, figure);
    case 'stand-up':
      takeCondition(game, proneOf(game, figure) ?? figure, 'knockdown', 1);
      return;
    case 'shake-off':
      takeCondition(game, yield* eitherOf(game, figure, 'cure', isDazed), 'dazed', 1);
      return;
    case 'resist':
      return yield* resist(game, figure, action);
    case 'recover':
      figure.isRecovering = true;
      return;
    case 'restore':
      return yield* restore(game, figure);
    case 'delay':
      figure.delays += 1;
      return;
    case 'knock-down':
      knockDown(game, figure, figureOf(game, action.target));
      return;
    case 'mount':
      return yield* mount(game, figure, action.pet);
    case 'dismount':
      return yield* dismount(game, figure);
    case 'give-action':
      figureOf(game, action.pet).actions += 1;
      return;
    case 'drop-cannon':
      figure.isSpent = true;
      return;
    case 'scenario':
      return yield* orNothing(game.scenario.perform(game, figure, action));
    case 'end':
      figure.actions = 0;
      giveUpGrants(game, figure);
      return;
  }
}
