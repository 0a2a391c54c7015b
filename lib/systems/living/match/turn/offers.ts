import { isRangedKind } from '../../sheet/armoury';
import { rangedFacts } from '../../reference/equipment';
import { findSkill } from '../../skills/index';
import { dismissals } from '../using/dismissal';
import { climbs } from '../movement/climb';
import { isUndead, type Figure } from '../state/figure';
import { figureOf, isStanding, sheetOf, type Game } from '../state/game';
import { charges, isHeldToMoving, mayAttack, melees, mountedAttacks, shots } from './attacks';
import { hasGrants, isGranted } from './grants';
import { carriesCannon } from '../values/weapons';
import { dueLife } from './later';
import { isDazed, proneOf } from '../state/mounts';
import { allowance, mannerOf } from '../movement/move';
import { lureOf, resistances } from '../movement/lure';
import { takesNoAction, type Action } from '../state/option';
import { recoveries, restoresOf } from '../using/recovering';
import { snowmanActions } from '../followers/snowman';
import { isFree, skillActions } from '../using/learnt';
import { findsSomething, storedActions } from '../using/stored';
import { whileTormented } from '../movement/torment';
import { inTheAir } from '../movement/wings';
import { isTrained } from '../state/training';
import { attackable, countersOn } from '../values/weapons';
import { inContact } from '../geometry/where';

/** What takes two actions. */
export const costOf = (action: Action): number => {
  if (action.pick === 'charge' || action.pick === 'recover') return 2;
  if (action.pick === 'use' && action.cost !== undefined) return action.cost;
  if ('skill' in action) return findSkill(action.skill)?.actions ?? 1;
  if (action.pick === 'scenario') return action.actions;
  if (action.pick === 'climb') return action.actions ?? 1;
  return takesNoAction(action) ? 0 : 1;
};

const reloads = (game: Game, figure: Figure): readonly Action[] =>
  figure.reloads.length === 0 ? [] : allReloads(game, figure);

const allReloads = (game: Game, figure: Figure): readonly Action[] =>
  sheetOf(game, figure).weapons.flatMap(({ type }, weapon): readonly Action[] => {
    if (!isRangedKind(type) || countersOn(figure, weapon) === 0) return [];
    return [
      { pick: 'reload', weapon },
      ...(rangedFacts[type].reloadsOnTheMove ? [{ pick: 'move-and-reload' as const, weapon }] : []),
    ];
  });

const loadsOnTheMove = (game: Game, figure: Figure): readonly Action[] =>
  reloads(game, figure).filter(({ pick }) => pick === 'move-and-reload');

/** Pets of a Hero that could act. */
const ablePets = (game: Game, { id, kind }: Figure): readonly Figure[] =>
  kind !== 'hero'
    ? nobody
    : game.s.figures.filter(
        (pet) => pet.kind === 'pet' && pet.hero === id && isStanding(pet) && isTrained(game, pet),
      );

const nobody: readonly Figure[] = [];

const mounts = (figure: Figure, pets: readonly Figure[]): readonly Action[] => {
  if (figure.kind !== 'hero') return [];
  if (figure.mount >= 0) return figure.isFlying ? [] : [{ pick: 'dismount' }];
  return pets.filter((pet) => inContact(figure, pet)).map(({ id }) => ({ pick: 'mount' as const, pet: id }));
};

const forPets = (pets: readonly Figure[]): readonly Action[] =>
  pets.filter(({ rider }) => rider < 0).map(({ id }) => ({ pick: 'give-action' as const, pet: id }));

/** Who has begun to wait waits on: the second action is delayed, or both (chapter "Delay"). */
const isWaiting = ({ s }: Game, { delays, isActing, hero }: Figure): boolean =>
  delays > 0 && isActing && s.turn === hero;

/** Whether a figure has the actions of its own that this one costs. */
const isOwn = (figure: Figure, action: Action, isWaiting: boolean): boolean => {
  const cost = costOf(action);
  return cost === 0 || (cost <= figure.actions && (!isWaiting || action.pick === 'delay'));
};

/** Every action that a figure can perform now, in a fixed order; giving up the rest is always one. */
export const actionsOf = (game: Game, figure: Figure): readonly Action[] => {
  const { allows } = game.scenario;
  const waits = isWaiting(game, figure);
  const spends = hasGrants(game, figure);
  const able = [...allActionsOf(game, figure), ...dismissals(game, figure.owner), ...dueLife(figure)].filter(
    (action) =>
      action.pick === 'end' ||
      ((isOwn(figure, action, waits) || (spends && isGranted(game, figure, action))) &&
        allows(game, figure, action)),
  );
  return whileTormented(game, figure, inTheAir(figure, whileProne(able)), costOf, () => ({
    length: allowance(game, figure),
    manner: mannerOf(game, figure),
  }));
};

/** What a figure could perform with so many actions that a skill lends it: whether it waits itself does not matter. */
export const actionsLent = (game: Game, figure: Figure, actions: number): readonly Action[] => {
  const { actions: own, delays } = figure;
  figure.actions = actions;
  figure.delays = 0;
  const able = actionsOf(game, figure);
  figure.actions = own;
  figure.delays = delays;
  return able;
};

/** Actions must be used to stand up: nobody who can gives them up (chapter "Conditions and Statuses": Knockdown). */
const whileProne = (able: readonly Action[]): readonly Action[] =>
  able.some(({ pick }) => pick === 'stand-up') ? able.filter(({ pick }) => pick !== 'end') : able;

const allActionsOf = (game: Game, figure: Figure): readonly Action[] => {
  const end: Action = { pick: 'end' };
  if (isWaiting(game, figure) && !hasGrants(game, figure)) return [{ pick: 'delay' }, end];
  // Standing up comes first (ruling 22 for skills).
  if (proneOf(game, figure)) return [{ pick: 'stand-up' }, end];
  if (isHeldToMoving(game, figure)) {
    return [
      { pick: 'move' },
      ...(isDazed(figure) ? [] : climbing(game, figure)),
      ...loadsOnTheMove(game, figure),
      ...restoresOf(game, figure),
      ...mountedAttacks(game, figure),
      ...shakes(game, figure),
      end,
    ];
  }
  if (figure.kind === 'snowman') return [{ pick: 'move' }, ...snowmanActions(game, figure), end];
  const able = mayAttack(game, figure) ? attackable(game, figure) : [];
  const delay: readonly Action[] = isUndead(figure) ? [] : [{ pick: 'delay' }];
  const recover: readonly Action[] =
    figure.actions >= 2 && figure.kind !== 'pet' && !figure.isRecovering ? [{ pick: 'recover' }] : [];
  const cannon: readonly Action[] = carriesCannon(game, figure) ? [{ pick: 'drop-cannon' }] : [];
  const pets = ablePets(game, figure);
  const parts = [
    moving,
    climbing(game, figure),
    melees(game, figure, able),
    shots(game, figure, able),
    charges(game, figure, able),
    mountedAttacks(game, figure),
    usesOf(game, figure),
    reloads(game, figure),
    shakes(game, figure),
    recoveries(game, figure),
    recover,
    figure.auras.length > 0 ? resistances(figure) : [],
    mounts(figure, pets),
    forPets(pets),
    game.scenario.actionsOf(game, figure),
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
const climbing = (game: Game, figure: Figure): readonly Action[] =>
  figure.auras.length > 0 && lureOf(game, figure) ? none : climbs(game, figure);

const shaking: readonly Action[] = [{ pick: 'shake-off' }];
const none: readonly Action[] = [];

/** Whoever is Dazed may shake off a counter, and a rider one of his mount's. */
const shakes = (game: Game, figure: Figure): readonly Action[] =>
  isDazed(figure) || (figure.mount >= 0 && isDazed(figureOf(game, figure.mount))) ? shaking : none;

/** Skills, but for those that would find nothing, and what is stored. */
const usesOf = (game: Game, figure: Figure): readonly Action[] => [
  ...skillActions(game, figure).filter((action) => {
    const skill = action.pick === 'use' ? findSkill(action.skill) : undefined;
    const target =
      action.pick === 'use' && action.target !== undefined ? game.s.figures[action.target] : figure;
    return !skill || !target || findsSomething(game, figure, skill, target);
  }),
  ...storedActions(game, figure, (skill) => isFree(game, figure, skill, false)),
];

/** A reaction is a movement or an attack, never a charge (ruling 27). */
export const plainReactions = (game: Game, figure: Figure): readonly Action[] => {
  if (proneOf(game, figure)) return [];
  const moveOnly: readonly Action[] = [{ pick: 'move' }, ...loadsOnTheMove(game, figure)];
  const mounted = mountedAttacks(game, figure);
  const own = isHeldToMoving(game, figure) || !mayAttack(game, figure) ? [] : attackable(game, figure);
  const attacks = [...melees(game, figure, own), ...shots(game, figure, own), ...mounted];
  return [...moveOnly, ...attacks.filter((action) => action.pick !== 'charge' && !('skill' in action))];
};
