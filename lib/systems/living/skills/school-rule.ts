import type { Effect } from './effects/effect';
import type { Condition, Fixed } from './effects/terms';
import type { EquipmentNeed, SkillClass, SkillKind } from './school';

/** Skills by what they are, whichever school teaches them: of one of the classes and, where kinds are named, of one of these. */
export interface About {
  readonly classes?: readonly SkillClass[];
  readonly kinds?: readonly SkillKind[];
}

/** Causes that end an effect before its time, where a rule lists them all. */
export const causes = ['time', 'death-of-bearer', 'led-away', 'dismissed-by-caster'] as const;
export type Cause = (typeof causes)[number];

/** Terms that skills count as besides their class. */
export const standings = ['spell', 'elemental-spell', 'enchantment', 'no-spell'] as const;
export type Standing = (typeof standings)[number];

/**
 * A rule of a school: what its preface in chapter "Skills" says of all skills of a class or kind. Distances in #;
 * amounts never scale.
 */
export type SchoolRule =
  /** Equipment that the hero must wear and carry for the school's skills; rulings 9 and 10. */
  | { readonly rule: 'equipment'; readonly need: EquipmentNeed }
  /** Announced before the roll, it lets dice be turned to the face with the Skill pip after it. It is paid whether they are turned or not. */
  | {
      readonly rule: 'sacrifice';
      readonly about: About;
      readonly dice: Fixed;
      readonly cost: readonly Effect[];
    }
  /** When such a skill fails: announced without effect; an interrupted skill hasn't failed. */
  | { readonly rule: 'on-failure'; readonly about: About; readonly effects: readonly Effect[] }
  /** An own cost or a sacrifice that takes the last Life kills at once; the loss for a failure does not. */
  | { readonly rule: 'lethal-cost'; readonly about: About; readonly pipsOfSuccess: Fixed }
  /** Skills aimed at dead bodies; an unconscious one will do. */
  | {
      readonly rule: 'bodies';
      readonly about: About;
      /** For further skills of this rule; other skills, and respawning, may still use it. */
      readonly wastedBy: 'success';
    }
  /** While one of these lasts on a figure, another has no effect on it. */
  | {
      readonly rule: 'one-at-a-time';
      readonly about: About;
      /** Kinds of effects it applies to. */
      readonly held: readonly SkillKind[];
      readonly recast: 'no-effect' | 'renews';
      /** Skills that end one of these still work on its bearer. */
      readonly letsIn?: 'what-leads-away';
    }
  /** Nothing else ends them. */
  | { readonly rule: 'ended-only-by'; readonly about: About; readonly causes: readonly Cause[] }
  /** How long an effect stays with its bearer. */
  | {
      readonly rule: 'stays';
      readonly about: About;
      readonly until: 'applied-at-once' | 'applied-on-occasion' | 'made-to-leave';
    }
  /** Each such skill is on one bearer on the whole map: cast with success by anybody, it moves. Others in reach share its effect only. */
  | { readonly rule: 'one-bearer'; readonly about: About }
  /** Figures whose defence rolls against it are voluntary, and what they stop. */
  | {
      readonly rule: 'defence';
      readonly about: About;
      readonly voluntaryFor: 'allies' | 'everybody';
      readonly stops: 'as-usual' | 'blue-line-only';
    }
  /** If the text names no range; without Magic pips on the caster or in contact. */
  | {
      readonly rule: 'range';
      readonly about: About;
      readonly perMagicPip: Fixed;
    }
  /** Standing that it counts as, and whether it takes Magic pips. */
  | {
      readonly rule: 'counts-as';
      readonly about: About;
      readonly as: Standing;
      readonly magicPips: 'needed' | 'not-needed' | 'without-use';
    }
  /**
   * Goes along with an action that is no skill action, and takes none. It works from the end of that action on all allies
   * in earshot and on the user; whoever was affected is deaf to further ones until his next turn ends.
   */
  | {
      readonly rule: 'shout';
      readonly about: About;
      readonly perAction: Fixed;
      /** # per die in the Hand of whoever shouts. */
      readonly earshot: Fixed;
    }
  /** Another ally in earshot acts out of turn, in the course of a skill action; neither an action nor a Delay counter of his is used. */
  | {
      readonly rule: 'command';
      readonly about: About;
      readonly mayBeDeclined: true;
      readonly hampered: Partial<Readonly<Record<Condition, 'moves-at-half-rate' | 'does-nothing'>>>;
    }
  /**
   * Laid in contact with the user, it goes off once, at the end of the phase, and affects friend and foe along the ground:
   * terrain that blocks sight or gives cover on the line from where it lies shields, and whoever flies is spared.
   */
  | {
      readonly rule: 'trap';
      readonly about: About;
      /** Per Skill pip rolled; the total is its power. */
      readonly counters: Fixed;
      readonly reach: Fixed;
    }
  /** Learned by the hero, used by his followers with their own Hands. */
  | {
      readonly rule: 'used-by';
      readonly about: About;
      readonly follower: 'pet' | 'daemon';
      /** Every one of the hero's skills, or one for each free slot. */
      readonly knows: 'hero-s-skills' | 'free-slots';
    }
  /** A follower without its skill may not act. */
  | {
      readonly rule: 'taught';
      readonly follower: 'pet';
      readonly skill: string;
      /** May be used in its place, once. */
      readonly orOnce: string;
    }
  /** No more than this many, which leave the map when one of these happens. */
  | {
      readonly rule: 'bound-to-you';
      readonly follower: 'daemon';
      readonly most: Fixed;
      readonly leavesWhen: readonly ('you-fall-unconscious' | 'another-is-summoned')[];
    }
  /** Range and sight may be measured from the caster's pet instead. */
  | { readonly rule: 'measured-from'; readonly about: About }
  /** Loss of the other when the hero or his pet dies. */
  | {
      readonly rule: 'shared-fate';
      /** Taken off the survivor's Dicepool for good. */
      readonly dice: Fixed;
    }
  /**
   * Waits for what it names, happens at once when that is announced, and ends. Whoever bears it resisted when it was cast;
   * who else is affected defends when it triggers.
   */
  | {
      readonly rule: 'trigger';
      readonly about: About;
      readonly then: 'ends';
    }
  /**
   * Effect of an early end, with the Skill pips of its casting and no roll. A renewed casting is neither an early end
   * nor a new place in the queue.
   */
  | {
      readonly rule: 'removal';
      readonly about: About;
    }
  /** Skills used instead of the hero's own, never with them; no pips but Skill pips count. */
  | {
      readonly rule: 'loadout';
      readonly common: Fixed;
      readonly elite: Fixed;
    }
  /** A ranged attack that is no roll of Ranged pips: no dead zone, no critical hit, no reaction, no defence but cover. */
  | {
      readonly rule: 'snowball';
      readonly about: About;
      readonly range: Fixed;
      readonly more: { readonly damage: Fixed; readonly against: Condition };
    }
  /** Losing the last Life this way leaves the user unconscious. */
  | { readonly rule: 'spares'; readonly about: About; readonly andFollower: 'snowman' }
  /** # of each movement action, whatever the Hand; only conditions change it. */
  | { readonly rule: 'fixed-movement'; readonly distance: Fixed };
