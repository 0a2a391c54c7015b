import { dismissals } from '../using/dismissal';
import { climbs } from '../movement/climb';
import { isUndead, type Figure } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import { charges, isHeldToMoving, mayAttack, melees, mountedAttacks, shots } from './attacks';
import { hasGrants, isGranted } from './grants';
import { carriesCannon, attackable } from '../values/weapons';
import { dueLife } from './later';
import { isDazed, proneOf } from '../state/mounts';
import { allowance, mannerOf } from '../movement/move';
import { lureOf, resistances } from '../movement/lure';
import type { Action } from '../state/option';
import { recoveries, restoresOf } from '../using/recovering';
import { snowmanActions } from '../followers/snowman';
import { whileTormented } from '../movement/torment';
import { inTheAir } from '../movement/wings';
import { costOf } from './cost';
import { loadsOnTheMove, reloads } from '../attack/loading';
import { ablePets, mounts, forPets } from './company';
import { usesOf } from '../using/stored';

/** Once begun, waiting goes on: the second action is delayed, or both (chapter "Delay"). */
const isWaiting = ({ s }: MatchContext, { delays, isActing, hero }: Figure): boolean =>
  delays > 0 && isActing && s.turn === hero;

/** Whether a figure still has the actions that this one costs. */
const isOwn = (figure: Figure, action: Action, isWaiting: boolean): boolean => {
  const cost = costOf(action);
  return cost === 0 || (cost <= figure.actions && (!isWaiting || action.pick === 'delay'));
};

/** Every action that a figure can perform now, in a fixed order; giving up the rest is always one. */
export const actionsOf = (match: MatchContext, figure: Figure): readonly Action[] => {
  const { allows } = match.scenario;
  const waits = isWaiting(match, figure);
  const spends = hasGrants(match, figure);
  const able: Action[] = [];
  // Spreading that many lists into one, or concat, takes several times as long.
  const add = (actions: readonly Action[]): void => {
    for (const action of actions)
      if (
        action.pick === 'end' ||
        ((isOwn(figure, action, waits) || (spends && isGranted(match, figure, action))) &&
          allows(match, figure, action))
      )
        able.push(action);
  };
  for (const part of allActionsOf(match, figure)) add(part);
  add(dismissals(match, figure.owner));
  add(dueLife(figure));
  return whileTormented(match, figure, inTheAir(figure, whileProne(able)), costOf, () => ({
    length: allowance(match, figure),
    manner: mannerOf(match, figure),
  }));
};

/** Actions a figure could perform with this many lent by a skill: whether it waits itself does not matter. */
export const actionsLent = (match: MatchContext, figure: Figure, actions: number): readonly Action[] => {
  const { actions: own, delays } = figure;
  figure.actions = actions;
  figure.delays = 0;
  const able = actionsOf(match, figure);
  figure.actions = own;
  figure.delays = delays;
  return able;
};

/** Actions must be used to stand up: nobody who can gives them up (chapter "Conditions and Statuses": Knockdown). */
const whileProne = (able: readonly Action[]): readonly Action[] =>
  able.some(({ pick }) => pick === 'stand-up') ? able.filter(({ pick }) => pick !== 'end') : able;

/** Actions in parts, in their order. */
const allActionsOf = (match: MatchContext, figure: Figure): readonly (readonly Action[])[] => {
  if (isWaiting(match, figure) && !hasGrants(match, figure)) return [delaying, ending];
  // Standing up comes first (ruling 22 for skills).
  if (proneOf(match, figure)) return [standingUp, ending];
  if (isHeldToMoving(match, figure)) {
    return [
      moving,
      isDazed(figure) ? none : climbing(match, figure),
      loadsOnTheMove(match, figure),
      restoresOf(match, figure),
      mountedAttacks(match, figure),
      shakes(match, figure),
      ending,
    ];
  }
  if (figure.kind === 'snowman') return [moving, snowmanActions(match, figure), ending];
  const able = mayAttack(match, figure) ? attackable(match, figure) : [];
  const mayRecover = figure.actions >= 2 && figure.kind !== 'pet' && !figure.isRecovering;
  const pets = ablePets(match, figure);
  return [
    moving,
    climbing(match, figure),
    melees(match, figure, able),
    shots(match, figure, able),
    charges(match, figure, able),
    mountedAttacks(match, figure),
    usesOf(match, figure),
    reloads(match, figure),
    shakes(match, figure),
    recoveries(match, figure),
    mayRecover ? recovering : none,
    figure.auras.length > 0 ? resistances(figure) : none,
    mounts(figure, pets),
    forPets(pets),
    match.scenario.actionsOf(match, figure),
    carriesCannon(match, figure) ? dropping : none,
    isUndead(figure) ? none : delaying,
    ending,
  ];
};

const moving: readonly Action[] = [{ pick: 'move' }];
const delaying: readonly Action[] = [{ pick: 'delay' }];
const standingUp: readonly Action[] = [{ pick: 'stand-up' }];
const recovering: readonly Action[] = [{ pick: 'recover' }];
const dropping: readonly Action[] = [{ pick: 'drop-cannon' }];
const ending: readonly Action[] = [{ pick: 'end' }];

/** Climbing is a movement too: nobody climbs if their next movement leads to whoever lures them. */
const climbing = (match: MatchContext, figure: Figure): readonly Action[] =>
  figure.auras.length > 0 && lureOf(match, figure) ? none : climbs(match, figure);

const shaking: readonly Action[] = [{ pick: 'shake-off' }];

const none: readonly Action[] = [];

/** A Dazed figure may shake off a counter, and a rider one of his mount's. */
const shakes = (match: MatchContext, figure: Figure): readonly Action[] =>
  isDazed(figure) || (figure.mount >= 0 && isDazed(figureOf(match, figure.mount))) ? shaking : none;
