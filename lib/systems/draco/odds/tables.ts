import { poolSizes } from '../rules/values';
import { theSet } from '../start/samples';
import type { Dragon, Slayer } from '../sheet/sheet';
import { biteOdds, type BiteOdds, type Predator } from './dragon-attack';
import { anyOf, meanOf, type Spread } from '../dice/pool';
import { besides, type SideEffect } from './side-effects';
import {
  actionsOf,
  harmfulActions,
  lostBy,
  outcomesOf,
  plainAttack,
  type ActionId,
  type Hunter,
  type Place,
  type Prey,
} from './slayer-action';
import { turnOdds, turnsUntilSlain, type TurnOdds } from './slayer-turn';

/** The dragon's dicepools that the odds tell of: full, half and nearly gone. */
export const poolsTold = [poolSizes.dragon, poolSizes.dragon / 2, 5] as const;

/** The pools of a table, with this one added if it is missing; the largest first. */
export const poolsWith = (dice: number): readonly number[] =>
  [...new Set([...poolsTold, dice])].sort((one, other) => other - one);

/** Where a slayer usually stands: in contact with a dagger, else where her breath still reaches. */
export const usualPlace = ({ attack }: Slayer): Place => (attack === 'dagger' ? 'contact' : 'near');

/** Usual action of a slayer: the one that takes most dice of a full pool. */
export const usualAction = (hunter: Hunter, prey: Prey): ActionId | undefined =>
  turnOdds(hunter, prey).first ?? harmfulActions(hunter.slayer, hunter.place)[0];

/** Odds of a slayer against the dragon while she has this many dice. */
export interface PoolRow {
  readonly dice: number;
  /** Chance that one action takes at least a die, and its average; absent if there is no such action. */
  readonly hurt: number;
  readonly perAction: number;
  readonly lost: Spread;
  readonly turn: TurnOdds;
  readonly perTurn: number;
  /** Turns for this slayer to slay her single-handed; undefined if never. */
  readonly turns: number | undefined;
}

/** @param action what the figures of one action are of */
export const poolRow = (hunter: Hunter, prey: Prey, action: ActionId | undefined): PoolRow => {
  const lost = action === undefined ? [1] : lostBy(outcomesOf(hunter, action, prey), prey.dice);
  const turn = turnOdds(hunter, prey);
  return {
    dice: prey.dice,
    hurt: anyOf(lost),
    perAction: meanOf(lost),
    lost,
    turn,
    perTurn: meanOf(turn.lost),
    turns: turnsUntilSlain([hunter], prey),
  };
};

/** One action beside the others. */
export interface ActionRow {
  readonly action: ActionId;
  /** Dice that it takes on average, for each pool; undefined for what takes none ever. */
  readonly lost: readonly number[] | undefined;
  readonly besides: readonly SideEffect[];
}

/** Everything that a slayer can do there. @param pools dice of hers */
export const actionRows = (hunter: Hunter, prey: Prey, pools: readonly number[]): readonly ActionRow[] => {
  const harmful = harmfulActions(hunter.slayer, hunter.place);
  return actionsOf(hunter.slayer, hunter.place).map((action) => ({
    action,
    lost: harmful.includes(action)
      ? pools.map((dice) => meanOf(lostBy(outcomesOf(hunter, action, { ...prey, dice }), dice)))
      : undefined,
    besides: action === plainAttack ? [] : besides(hunter, action, prey),
  }));
};

/** The four slayers of the set. */
export const slayersOfSet: readonly Slayer[] = [
  theSet.cathryn,
  theSet.daeldric,
  theSet.braron,
  theSet.amalica,
];

/** The slayers of the set after this one, if it isn't in the set. */
export const slayersWith = (slayer: Slayer): readonly Slayer[] =>
  slayersOfSet.some(({ name }) => name === slayer.name)
    ? slayersOfSet.map((one) => (one.name === slayer.name ? slayer : one))
    : [slayer, ...slayersOfSet];

/** Turns that the four of the set need together, each unhurt and at the usual place. */
export const pilesOfSet = (prey: Prey): number | undefined =>
  turnsUntilSlain(
    slayersOfSet.map((slayer) => ({ slayer, dice: poolSizes.slayer, place: usualPlace(slayer) })),
    prey,
  );

export interface BiteRow {
  readonly slayer: Slayer;
  /** For each pool. */
  readonly bites: readonly BiteOdds[];
}

/** Odds of the dragon against each of some slayers. @param pools dice of hers */
export const biteRows = (
  predator: Predator,
  slayers: readonly Slayer[],
  dice: number,
  pools: readonly number[],
): readonly BiteRow[] =>
  slayers.map((slayer) => ({
    slayer,
    bites: pools.map((pool) => biteOdds({ ...predator, dice: pool }, slayer, dice)),
  }));

/** Expected damage of each of her cards to a slayer, if it came up instead, with the same others face down. */
export const cardRows = (predator: Predator, slayer: Slayer, dice: number): readonly BiteOdds[] =>
  predator.dragon.cards.map((_, card) => biteOdds({ ...predator, card }, slayer, dice));

/** The card that usually came up: the first with a claw, else the first. */
export const usualCard = ({ cards }: Dragon): number =>
  Math.max(
    0,
    cards.findIndex(({ claw }) => claw),
  );
