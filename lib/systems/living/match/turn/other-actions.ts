import { loadOnTheMove } from '../attack/loading';
import { climb } from '../movement/climb';
import { takeCondition } from '../life/conditions';
import { afterMovementAction, meetSwarms } from '../movement/on-the-way';

import type { Action } from '../state/option';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, orNothing, type MatchContext } from '../state/match-context';
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

/** Actions except attacks, dismissals and taking Life, which have separate files. */
type Other = Exclude<Action, { readonly pick: 'dismiss' | 'take-life' | 'melee' | 'shoot' | 'charge' }>;

export function* carryOutOther(match: MatchContext, figure: Figure, action: Other): Flow<undefined> {
  switch (action.pick) {
    case 'climb':
      yield* climb(match, figure, action.actions ?? 1);
      yield* loadOnTheMove(match, figure);
      yield* afterMovementAction(match, figure);
      return;
    case 'move':
      yield* move(match, figure);
      yield* afterMovementAction(match, figure);
      return;
    case 'move-and-reload':
      addReload(figure, action.weapon, -1);
      yield* move(match, figure);
      yield* afterMovementAction(match, figure);
      return;
    case 'reload':
      addReload(figure, action.weapon, -1);
      return;
    case 'use':
      yield* useSkill(match, figure, action);
      return;
    case 'land':
      land(match, figure);
      yield* meetSwarms(match, figure);
      return;
    case 'stand-up':
      takeCondition(match, proneOf(match, figure) ?? figure, 'knockdown', 1);
      return;
    case 'shake-off':
      takeCondition(match, yield* eitherOf(match, figure, 'cure', isDazed), 'dazed', 1);
      return;
    case 'resist':
      yield* resist(match, figure, action);
      return;
    case 'recover':
      figure.isRecovering = true;
      return;
    case 'restore':
      yield* restore(match, figure);
      return;
    case 'delay':
      figure.delays += 1;
      return;
    case 'knock-down':
      knockDown(match, figure, figureOf(match, action.target));
      return;
    case 'mount':
      yield* mount(match, figure, action.pet);
      return;
    case 'dismount':
      yield* dismount(match, figure);
      return;
    case 'give-action':
      figureOf(match, action.pet).actions += 1;
      return;
    case 'drop-cannon':
      figure.isSpent = true;
      return;
    case 'scenario':
      yield* orNothing(match.scenario.perform(match, figure, action));
      return;
    case 'end':
      figure.actions = 0;
      giveUpGrants(match, figure);
      return;
  }
}
