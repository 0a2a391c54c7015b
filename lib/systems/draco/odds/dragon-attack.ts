import { faceNumbers, type FaceNumber } from '../../../dice/face';
import type { Dragon, Slayer } from '../sheet/sheet';
import type { DragonSkill } from '../skills/effect';
import { findDragonSkill } from '../skills/dragons';
import { bandOn } from '../skills/resolve';
import {
  anyOf,
  bestOfPool,
  emptySpread,
  lostAfter,
  meanOf,
  nothingLost,
  pickedInOrder,
  roundsUntilNone,
  shown,
  type Spread,
} from '../dice/pool';
import type { Place } from './slayer-action';

/** A dragon who attacks: her dice, the card that came up, and what else of hers lies face down; cards count from 0. */
export interface Predator {
  readonly dragon: Dragon;
  readonly dice: number;
  readonly card: number;
  readonly down: readonly number[];
}

export const skillOfCard = (dragon: Dragon, card: number): DragonSkill | undefined =>
  findDragonSkill(dragon.cards[card]?.skill ?? '');

/** DV that her scales add once they have thickened, or 0 where no card of hers does that. */
export const moreDvOf = (dragon: Dragon): number =>
  dragon.cards.reduce(
    (sum, { skill }) =>
      (findDragonSkill(skill)?.acts ?? []).reduce(
        (more, act) => (act.act === 'more-dv' ? more + bandOn(act.by, 1) : more),
        sum,
      ),
    0,
  );

/** Whether she can attack a slayer there with the card that came up. */
export const reachesWith = ({ dragon, card }: Predator, place: Place): boolean =>
  place === 'contact' || (place === 'near' && (skillOfCard(dragon, card)?.reach ?? 0) >= 5);

/** The cards that she may attack with: those face up, or the one that came up where none is; ruling 1. */
const attackCards = ({ dragon, card, down }: Predator): readonly number[] => {
  const up = dragon.cards.flatMap((_, at) => (at === card || down.includes(at) ? [] : [at]));
  return up.length > 0 ? up : [card];
};

/** Odds of one face of the dragon's die against a slayer. */
export interface FaceOdds {
  readonly face: FaceNumber;
  /** The chance that one of her dice shows it, and that she picks it. */
  readonly shown: number;
  readonly picked: number;
  /** The card that has most daggers there, and the AV with its daggers and the skill. */
  readonly card: number;
  readonly av: number;
  /** How often the slayer loses each number of dice. */
  readonly lost: Spread;
}

const avOf = (predator: Predator, face: FaceNumber): { readonly card: number; readonly av: number } => {
  const daggers = (card: number): number => predator.dragon.cards[card]?.faces[face].dagger ?? 0;
  const card = attackCards(predator).reduce((best, one) => (daggers(one) > daggers(best) ? one : best));
  const skill = skillOfCard(predator.dragon, predator.card);
  const more = (skill?.acts ?? []).reduce(
    (sum, act) =>
      act.act === 'av' && predator.dice <= (act.atMost ?? predator.dice) ? sum + bandOn(act.by, face) : sum,
    0,
  );
  return { card, av: daggers(card) + more };
};

const lostOn = (predator: Predator, face: FaceNumber, av: number, slayer: Slayer, dice: number): Spread => {
  const lost = emptySpread(dice);
  const acts = skillOfCard(predator.dragon, predator.card)?.acts ?? [];
  bestOfPool((side) => slayer.faces[side].shield, dice).forEach((chance, dv) => {
    const hit = Math.max(0, av - dv);
    const further = acts.reduce(
      (sum, act) => (act.act === 'damage' && (!act.ifHit || hit > 0) ? sum + bandOn(act.by, face) : sum),
      0,
    );
    const by = Math.min(dice, hit + further);
    lost[by] = (lost[by] ?? 0) + chance;
  });
  return lost;
};

/**
 * Damage of each face of her die to a slayer with this many dice, defending as well as they allow. She picks the face
 * that takes most dice on average; of equal ones the lowest, whose skill does most; chapter "Dragon attacking
 * Slayers", rulings 1 and 7. Thickening Scales would replace this attack.
 */
export const faceOdds = (predator: Predator, slayer: Slayer, dice: number): readonly FaceOdds[] => {
  const faces = faceNumbers.map((face) => {
    const { card, av } = avOf(predator, face);
    return { face, card, av, lost: lostOn(predator, face, av, slayer, dice) };
  });
  // Sums of the same chances in another order differ in their last digits.
  const worth = (one: { readonly lost: Spread }): number => Math.round(meanOf(one.lost) * 1e9);
  const order = [...faces].sort((one, other) => worth(other) - worth(one) || one.face - other.face);
  const picked = pickedInOrder(
    order.map(({ face }) => face),
    predator.dice,
  );
  return faces.map((one) => ({
    ...one,
    shown: shown(predator.dice),
    picked: picked[order.indexOf(one)] ?? 0,
  }));
};

/** How often an attack of hers takes each number of dice. */
export const attackLost = (predator: Predator, slayer: Slayer, dice: number): Spread => {
  const lost = emptySpread(dice);
  for (const { picked, lost: here } of faceOdds(predator, slayer, dice))
    here.forEach((chance, by) => {
      lost[by] = (lost[by] ?? 0) + picked * chance;
    });
  return lost;
};

/** Odds of the dragon's attacks on a slayer; chances 0 to 1. */
export interface BiteOdds {
  readonly hurt: number;
  readonly slain: number;
  /** Dice lost by one attack, and by one for each of her cards in the pile; means. */
  readonly perAttack: number;
  readonly perPile: number;
  /** Piles until the slayer has no dice left; undefined if the dragon cannot hurt the slayer. */
  readonly piles: number | undefined;
}

/** Every order of some cards. */
const orders = (cards: readonly number[]): readonly (readonly number[])[] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) => orders(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]));

/** Dice that a slayer loses in a pile in which all cards of hers that lie face down come up, each order as likely. */
const pileLost = (predator: Predator, slayer: Slayer, dice: number, known: Map<string, Spread>): Spread => {
  const cards = [...new Set([predator.card, ...predator.down])];
  const attack = (card: number, left: number): Spread => {
    const key = `${card} ${left}`;
    const found = known.get(key) ?? attackLost({ ...predator, card, down: cards }, slayer, left);
    known.set(key, found);
    return found;
  };
  const all = orders(cards);
  const sum = emptySpread(dice);
  for (const order of all) {
    const spread = order.reduce<Spread>(
      (before, card) => lostAfter(before, dice, (left) => attack(card, left)),
      nothingLost,
    );
    spread.forEach((chance, lost) => {
      sum[lost] = (sum[lost] ?? 0) + chance / all.length;
    });
  }
  return sum;
};

/** Expected damage to a slayer: with the card that came up, and in a pile if all the dragon's attacks go there. */
export const biteOdds = (predator: Predator, slayer: Slayer, dice: number): BiteOdds => {
  const lost = attackLost(predator, slayer, dice);
  const known = new Map<string, Spread>();
  const pile = (left: number): Spread => pileLost(predator, slayer, left, known);
  return {
    hurt: anyOf(lost),
    slain: lost[dice] ?? 0,
    perAttack: meanOf(lost),
    perPile: meanOf(pile(dice)),
    piles: roundsUntilNone(dice, pile),
  };
};
