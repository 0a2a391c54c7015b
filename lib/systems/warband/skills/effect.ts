import type { Rank } from '../sheet/rank';
import type { ShooterClass } from '../sheet/warband';

export type How = 'melee' | 'ranged';

/** Bodies of a Shapeshifter; everybody else is human. */
export const shapes = ['human', 'animal'] as const;
export type Shape = (typeof shapes)[number];

/** Friends of a rank within this many inches. */
export interface Around {
  readonly rank: Rank;
  readonly within: number;
}

/** Permanent trait of its owner, or of one shape only. Distances are inches. */
export type Trait = { readonly shape?: Shape } &
  /** Added to the die, of attacks or of defences, in melee or against shots; for friends around instead of oneself. */
  (
    | {
        readonly says: 'modify';
        readonly roll: 'attack' | 'defence';
        readonly how?: How;
        readonly by: -1 | 1;
        readonly for?: Around;
      }
    /** Two dice instead of one; `target`: for the target's roll. */
    | {
        readonly says: 'two-dice';
        readonly roll: 'attack' | 'defence';
        readonly how?: How;
        readonly keep: 'lower' | 'higher';
        readonly of?: 'target';
      }
    /** Attacks of one action. */
    | { readonly says: 'attacks'; readonly how: 'melee'; readonly count: number }
    /** Attacks in melee without a weapon, further than others. */
    | { readonly says: 'bare-hands'; readonly within: number }
    /** Shoots with these classes at one range, by two dice. */
    | {
        readonly says: 'long-shot';
        readonly classes: readonly ShooterClass[];
        readonly within: number;
        readonly keep: 'lower' | 'higher';
      }
    | { readonly says: 'ignores-cover' }
    /** A shot among several hits its target. */
    | { readonly says: 'sure-aim' }
    | { readonly says: 'cover-near'; readonly ranks: readonly Rank[]; readonly within: number }
    | { readonly says: 'half-movement' }
    /** May step towards a melee. */
    | { readonly says: 'follows'; readonly within: number; readonly by: number }
    /** Opponents who can aim at this fighter must. */
    | { readonly says: 'draws-aim'; readonly within: number }
    /** Friends in contact may defend with his stat and die. */
    | { readonly says: 'lends-defence' }
    /** A wound in melee is answered by a hit. */
    | { readonly says: 'counter' }
    /** Attacks at once after this many moves in a straight line. */
    | { readonly says: 'charge'; readonly moves: number; readonly keep: 'lower' | 'higher' }
    /** May attack in the middle of a move, and has no action afterwards. */
    | { readonly says: 'attack-on-the-way' }
    /** Rolls to recover with an action, and whether it costs the second one. */
    | { readonly says: 'recovery'; readonly rolls: number; readonly keepsAction: boolean }
    /** The last wound puts the fighter face down, until a roll in the upkeep. */
    | { readonly says: 'last-recovery' }
    | { readonly says: 'leads-minions' }
    | { readonly says: 'minions-take-wounds'; readonly within: number }
    | { readonly says: 'minions-leave' }
    | { readonly says: 'fire-team'; readonly may: 'found' | 'join' }
    | { readonly says: 'no-attack' }
    | { readonly says: 'no-shot' }
    | { readonly says: 'carries-nothing' }
    /** Attacks in melee without a weapon, as far as with one. */
    | { readonly says: 'natural-weapons' }
    /** High is good to attack and low to defend, and the movement is what the die has above the stat. */
    | { readonly says: 'reversed' }
  );

/** Target of an active skill. */
export interface Aim {
  readonly who: 'prone' | 'opponent' | 'rookie' | 'friend';
  /** Inches; the whole table without. */
  readonly within?: number;
  readonly inSight?: true;
}

/** Results of an active skill. */
export type Act =
  | { readonly act: 'heal'; readonly wounds: number }
  /** One action of the target, chosen by the skill's user. */
  | { readonly act: 'order' }
  | { readonly act: 'swap' }
  | { readonly act: 'change-shape' }
  /** Two smaller ones in his place, who can merge again. */
  | { readonly act: 'split' }
  /** A straight move over everything that ends within an inch of an opponent, and an attack. */
  | { readonly act: 'rush' }
  | { readonly act: 'move' }
  | { readonly act: 'suffer'; readonly wounds: number }
  | { readonly act: 'lose-activation' };

/** An active skill: the second action, tried by a roll of the stat or below. */
export interface Use {
  readonly aim?: Aim;
  /** Not in a turn in which the fighter moves. */
  readonly standsStill?: true;
  readonly success: Act;
  /** Without it the action is lost. */
  readonly failure?: Act;
}
