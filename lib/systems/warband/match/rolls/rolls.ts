import { oncePer } from '../../../../once-per';
import { inCover } from '../../../../table/table';
import { defendChance, type Keep, type Roll } from '../../odds/rolls';
import { has, modifiersOf, together, traitOf, traitsOf, twoDiceOf, type Held } from '../../skills/ask';
import type { How, Trait } from '../../skills/effect';
import type { Card } from '../state/card';
import { isStanding, type Figure } from '../state/figure';
import { cardFor, heldBy, standingFriends, type Actor, type MatchContext } from '../state/match-context';
import { areInContact, areWithin, isInReach } from '../places/bases';

/** A skill that shapes a roll, and whose it is. */
export interface Because {
  readonly figure: Figure;
  readonly held: Held;
}

/** A roll, and what made it so. */
export interface RollPlan {
  readonly roll: Roll;
  readonly because: readonly Because[];
}

type Table = Pick<MatchContext, 's'>;
type Modify = Extract<Trait, { readonly says: 'modify' }>;

/** Whether anybody in a match has a trait that reaches others; usually not, which saves the search. */
const reachOut = oncePer((cards: readonly Card[]) => {
  const all = cards.flatMap(({ skills }) => traitsOf(skills)).map(({ trait }) => trait);
  return {
    modifies: all.some((trait) => trait.says === 'modify' && trait.for !== undefined),
    lends: all.some((trait) => trait.says === 'lends-defence'),
  };
});

const nobody: readonly Because[] = [];

/** Additions of friends around to a roll, each skill once however many have it. */
const fromFriends = (
  match: Table,
  figure: Figure,
  roll: Modify['roll'],
  how: How | undefined,
): readonly Because[] => {
  if (!reachOut(match.s.cards).modifies) return nobody;
  const { rank } = cardFor(match, figure);
  const found: Because[] = [];
  for (const friend of standingFriends(match, figure))
    for (const held of heldBy(match, friend)) {
      const { trait, of } = held;
      if (trait.says !== 'modify' || !trait.for || trait.roll !== roll || trait.for.rank !== rank) continue;
      const isFitting = trait.how === undefined || trait.how === how;
      if (!isFitting || found.some((other) => other.held.of === of)) continue;
      if (areWithin(friend, figure, trait.for.within)) found.push({ figure: friend, held });
    }
  return found;
};

const modifiers = (
  match: Table,
  figure: Figure,
  roll: Modify['roll'],
  how: How | undefined,
): { readonly sum: number; readonly because: readonly Because[] } => {
  const own = modifiersOf(heldBy(match, figure), roll, how).map((held) => ({ figure, held }));
  const because = [...own, ...fromFriends(match, figure, roll, how)];
  const sum = because.reduce(
    (all, { held: { trait } }) => (trait.says === 'modify' ? all + trait.by : all),
    0,
  );
  return { sum, because };
};

const reversal = (match: Table, figure: Figure): { readonly reversed?: true } =>
  has(heldBy(match, figure), 'reversed') ? { reversed: true } : {};

/** Roll of a figure by its dice, its stat and its body only. */
export const bareRoll = (match: Table, figure: Figure, keep: Keep = 'one'): Roll => {
  const { die, stat } = cardFor(match, figure);
  return { die, stat, keep, modifier: 0, ...reversal(match, figure) };
};

/** An active skill is tried by the stat or below, in any body. */
export const skillRoll = (match: Table, figure: Figure): Roll => {
  const { die, stat } = cardFor(match, figure);
  return { die, stat, keep: 'one', modifier: 0 };
};

/** Friends of the attacker's side within an inch of a target; chapter "Melee". */
const supportersOf = (
  match: Pick<MatchContext, 's' | 'ground'>,
  { figure, by }: Actor,
  target: Figure,
): number =>
  match.s.figures.filter(
    (other) =>
      other !== figure &&
      other !== target &&
      other.team === by &&
      isStanding(other) &&
      isInReach(match, other, target, 1),
  ).length;

/** @param keep of two dice, if something other than the fighter's skills demands it */
export const strikeRoll = (
  match: Pick<MatchContext, 's' | 'ground'>,
  actor: Actor,
  target: Figure,
  keep?: Keep,
): RollPlan => {
  const { figure } = actor;
  const two = twoDiceOf(heldBy(match, figure), 'attack', 'melee');
  const { sum, because } = modifiers(match, figure, 'attack', 'melee');
  return {
    roll: {
      ...bareRoll(match, figure, keep ?? two?.trait.keep ?? 'one'),
      modifier: sum - supportersOf(match, actor, target),
    },
    because: two ? [...because, { figure, held: two }] : because,
  };
};

export const shotRoll = (match: Table, figure: Figure, keep: Keep): RollPlan => {
  const { sum, because } = modifiers(match, figure, 'attack', 'ranged');
  return { roll: { ...bareRoll(match, figure, keep), modifier: sum }, because };
};

/** A defence: its roll, and whether a failed one is rolled again. */
export interface DefencePlan extends RollPlan {
  readonly again: boolean;
}

/** Attack to defend against; without an attacker it is a fall. */
export interface Against {
  readonly attacker: Figure;
  readonly how: How;
  /** The attacker only answers, so skills against the defence don't count. */
  readonly isAnswer?: true;
  /** Lender of skills to the shot, beside the attacker's. */
  readonly with?: Figure;
}

const ignoresCover = (match: Table, against: Against): Because | undefined => {
  for (const figure of [against.attacker, ...(against.with ? [against.with] : [])]) {
    const held = against.how === 'ranged' ? traitOf(heldBy(match, figure), 'ignores-cover') : undefined;
    if (held) return { figure, held };
  }
  return undefined;
};

/** Cover by terrain counts against shots, a shield and what "always counts as in cover" against everything; rulings 4 and 21. */
const coverOf = (
  match: MatchContext,
  target: Figure,
  against: Against | undefined,
): { readonly again: boolean; readonly because: readonly Because[] } => {
  const { shield } = cardFor(match, target);
  const near = traitOf(heldBy(match, target), 'cover-near');
  const isNear =
    near !== undefined &&
    standingFriends(match, target).some(
      (friend) =>
        near.trait.ranks.includes(cardFor(match, friend).rank) &&
        areWithin(friend, target, near.trait.within),
    );
  const isShot = against?.how === 'ranged';
  const isCovered = shield || isNear || (isShot && inCover(match.ground, against.attacker.at, target.at));
  if (!isCovered) return { again: false, because: [] };
  const ignored = isShot ? ignoresCover(match, against) : undefined;
  if (ignored) return { again: false, because: [ignored] };
  return { again: true, because: near && isNear && !shield ? [{ figure: target, held: near }] : [] };
};

/** A friend in contact whose stat and die are better to defend with. */
const lent = (
  match: MatchContext,
  target: Figure,
  own: Roll,
  again: boolean,
): { roll: Roll; by: Because } | undefined => {
  if (!reachOut(match.s.cards).lends) return undefined;
  let best: { roll: Roll; by: Because } | undefined;
  let chance = defendChance(own, again);
  for (const friend of standingFriends(match, target)) {
    const held = traitOf(heldBy(match, friend), 'lends-defence');
    if (!held || !areInContact(match, target, friend)) continue;
    const { die, stat } = cardFor(match, friend);
    const roll: Roll = { die, stat, keep: own.keep, modifier: own.modifier };
    const better = defendChance(roll, again);
    if (better <= chance) continue;
    chance = better;
    best = { roll, by: { figure: friend, held } };
  }
  return best;
};

/** How somebody defends; chapter "Defense". */
export const defencePlan = (match: MatchContext, target: Figure, against?: Against): DefencePlan => {
  const own = twoDiceOf(heldBy(match, target), 'defence', against?.how);
  const forced =
    against && !against.isAnswer
      ? twoDiceOf(heldBy(match, against.attacker), 'defence', against.how, 'target')
      : undefined;
  const { sum, because } = modifiers(match, target, 'defence', against?.how);
  const cover = coverOf(match, target, against);
  const keep = together(own?.trait.keep ?? 'one', forced?.trait.keep ?? 'one');
  const roll: Roll = { ...bareRoll(match, target, keep), modifier: sum };
  const borrowed = lent(match, target, roll, cover.again);
  return {
    roll: borrowed?.roll ?? roll,
    again: cover.again,
    because: [
      ...because,
      ...(own ? [{ figure: target, held: own }] : []),
      ...(forced && against ? [{ figure: against.attacker, held: forced }] : []),
      ...cover.because,
      ...(borrowed ? [borrowed.by] : []),
    ],
  };
};
