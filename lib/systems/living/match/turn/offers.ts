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

/** Whether a figure has the actions of its own that this one costs. */
const isOwn = (figure: Figure, action: Action, isWaiting: boolean): boolean => {
  const cost = costOf(action);
  return cost === 0 || (cost <= figure.actions && (!isWaiting || action.pick === 'delay'));
};

/** Every action that a figure can perform now, in a fixed order; giving up the rest is always one. */
export const actionsOf = (match: MatchContext, figure: Figure): readonly Action[] => {
  const { allows } = match.scenario;
  const waits = isWaiting(match, figure);
  const spends = hasGrants(match, figure);
  const able = [
    ...allActionsOf(match, figure),
    ...dismissals(match, figure.owner),
    ...dueLife(figure),
  ].filter(
    (action) =>
      action.pick === 'end' ||
      ((isOwn(figure, action, waits) || (spends && isGranted(match, figure, action))) &&
        allows(match, figure, action)),
  );
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

const allActionsOf = (match: MatchContext, figure: Figure): readonly Action[] => {
  const end: Action = { pick: 'end' };
  if (isWaiting(match, figure) && !hasGrants(match, figure)) return [{ pick: 'delay' }, end];
  // Standing up comes first (ruling 22 for skills).
  if (proneOf(match, figure)) return [{ pick: 'stand-up' }, end];
  if (isHeldToMoving(match, figure)) {
    return [
      { pick: 'move' },
      ...(isDazed(figure) ? [] : climbing(match, figure)),
      ...loadsOnTheMove(match, figure),
      ...restoresOf(match, figure),
      ...mountedAttacks(match, figure),
      ...shakes(match, figure),
      end,
    ];
  }
  if (figure.kind === 'snowman') return [{ pick: 'move' }, ...snowmanActions(match, figure), end];
  const able = mayAttack(match, figure) ? attackable(match, figure) : [];
  const delay: readonly Action[] = isUndead(figure) ? [] : [{ pick: 'delay' }];
  const recover: readonly Action[] =
    figure.actions >= 2 && figure.kind !== 'pet' && !figure.isRecovering ? [{ pick: 'recover' }] : [];
  const cannon: readonly Action[] = carriesCannon(match, figure) ? [{ pick: 'drop-cannon' }] : [];
  const pets = ablePets(match, figure);
  const parts = [
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
    recover,
    figure.auras.length > 0 ? resistances(figure) : [],
    mounts(figure, pets),
    forPets(pets),
    match.scenario.actionsOf(match, figure),
    cannon,
    delay,
  ];
  // Spreading so many lists into one, or concat, takes several times as long.
  const all: Action[] = [];
  for (const part of parts) for (const action of part) all.push(action);
  all.push(end);
  return all;
};

const moving: readonly Action[] = [{ pick: 'move' }];

/** Climbing is a movement too: nobody climbs whose next one leads to whoever lures him. */
const climbing = (match: MatchContext, figure: Figure): readonly Action[] =>
  figure.auras.length > 0 && lureOf(match, figure) ? none : climbs(match, figure);

const shaking: readonly Action[] = [{ pick: 'shake-off' }];

const none: readonly Action[] = [];

/** A Dazed figure may shake off a counter, and a rider one of his mount's. */
const shakes = (match: MatchContext, figure: Figure): readonly Action[] =>
  isDazed(figure) || (figure.mount >= 0 && isDazed(figureOf(match, figure.mount))) ? shaking : none;
