import type { Fighter } from '@/lib/painted-die/odds/encounter';
import type { GoalOf, SkillAim, Weights } from '@/lib/painted-die/odds/layout-goal';
import type { SomeHero } from '../hero';

/** A goal of a game, as the shared views hold it. */
export type SomeGoal = GoalOf<SomeHero, string>;

export const matters = ['damage', 'lost', 'skill'] as const;
type Matter = (typeof matters)[number];
export const modes = [...matters, 'mix'] as const;

/** A player's goal for a die, in the terms of the form. */
export interface Wish {
  readonly best: (typeof modes)[number];
  /** How many times each counts in a mix, 0 to 3. */
  readonly mix: Readonly<Record<Matter, number>>;
  /** Any skill that needs this many Magic pips, or one effect of a certain skill. */
  readonly skill: { readonly magic: 0 | 1 } | SkillAim;
  /** Dice, 1 to 6. */
  readonly hand: number;
  readonly foeHand: number;
  /** The id of the way that the opponent attacks; empty for his best. */
  readonly foeWay: string;
  readonly cover: boolean;
  readonly traits: readonly string[];
}

/** How often each figure counts. */
export const weightsOf = ({ best, mix }: Wish): Weights => ({
  damage: best === 'mix' ? mix.damage : best === 'damage' ? 1 : 0,
  lost: best === 'mix' ? mix.lost : best === 'lost' ? 1 : 0,
  skill: best === 'mix' ? mix.skill : best === 'skill' ? 1 : 0,
});

/** The goal that a wish means. */
export const goalOf = (wish: Wish, hero: SomeHero, foe: Fighter<SomeHero>): SomeGoal => ({
  own: { hero, hand: wish.hand, cover: false, allies: 0 },
  foe: { ...foe, hand: wish.foeHand, way: wish.foeWay, cover: wish.cover },
  weights: weightsOf(wish),
  skill: 'id' in wish.skill ? wish.skill : { green: 1, magic: wish.skill.magic },
  traits: wish.traits,
});
