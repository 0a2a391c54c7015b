import type { NamedAct } from './named';
import type { Amount, AttackValue, Condition, Until, Who } from './terms';

/** Kinds of actions that an effect grants, orders or forbids; chapter "Actions". */
export const actionKinds = [
  'any',
  'no-skill',
  'movement',
  'melee-attack',
  'ranged-attack',
  'attack',
  'move-or-attack',
  'attack-skill',
  'skill-on-you',
  'skill',
  'same-skill',
  /** Neither Delay nor Recover; what uses two actions counts as two. */
  'any-but-waiting',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Limits and freedoms of a movement; chapter "Movement". */
export const movementManners = [
  'towards-nearest-opponent',
  'towards-you',
  'towards-home',
  'over-obstacles',
  'climbing',
  'to-terrain',
  'at-your-discretion',
] as const;
export type MovementManner = (typeof movementManners)[number];

/** How a figure is moved. */
export const shiftWays = ['away-from-you', 'as-you-choose'] as const;
export type ShiftWay = (typeof shiftWays)[number];

/** Acts that happen once, at the moment of the effect, and hold no other effect. */
export type PlainAct =
  | NamedAct
  /** An attack that the effect makes by itself: no roll, no critical, no ganging up (ruling 7 for skills). */
  | {
      readonly act: 'attack';
      /** Before the skill’s other effects. */
      readonly first?: true;
      readonly with: AttackValue;
      readonly value: Amount;
      readonly whom: Who;
      readonly times?: Amount;
      /** No modifier of the caster changes it, and it counts as neither a hit nor a miss of his. */
      readonly unaided?: true;
    }
  /** Adds to the value of the skill’s own attack or, in an effect that waits for an attack, of that one. */
  | { readonly act: 'boost'; readonly value: AttackValue | 'AV or RAV'; readonly by: Amount }
  /** On this attack; for an attack that the skill orders, only to its original target. */
  | { readonly act: 'at-least'; readonly damage: Amount; readonly of?: 'ordered-attack' }
  /** Damage that no roll defends. */
  | {
      readonly act: 'damage';
      readonly amount: Amount;
      readonly whom: Who;
      /** Only cover keeps it off. */
      readonly defence?: 'cover';
    }
  | { readonly act: 'lose'; readonly amount: Amount; readonly whom: Who }
  | { readonly act: 'heal'; readonly amount: Amount; readonly whom: Who }
  | { readonly act: 'give'; readonly condition: Condition; readonly count: Amount; readonly whom: Who }
  /** Removes whole conditions with all their counters, or single counters. */
  | {
      readonly act: 'cure';
      readonly count: Amount | 'all';
      readonly pick: 'newest' | 'any' | Condition;
      readonly whom: Who;
      readonly counters?: true;
    }
  | {
      readonly act: 'take-conditions';
      readonly count: Amount;
      readonly from: Who;
      readonly to: Who;
      /** Single counters, not whole conditions. */
      readonly counters?: true;
    }
  | {
      readonly act: 'dispel';
      readonly what: 'enchantment' | 'hex' | 'hex-on-movement' | 'loa';
      readonly count: Amount;
      readonly pick: 'newest' | 'any';
      readonly whom: Who;
    }
  /** Performing takes no separate action. */
  | {
      readonly act: 'perform';
      readonly action: ActionKind;
      readonly times: Amount;
      readonly who: Who;
      readonly manner?: readonly MovementManner[];
      /** The player may leave it. */
      readonly optional?: true;
      /** # that this movement gains. */
      readonly further?: Amount;
      /** Added to the AV of a melee attack that is performed, to the RAV of a shot. */
      readonly stronger?: Amount;
      /** Distance and sight, cover and dead zone are measured from the owner of the skill. */
      readonly measuredFromYou?: true;
      /** Skills that take one action only, one of them for each action. */
      readonly oneActionSkills?: true;
      /** Not the skill itself, which would go on without end. */
      readonly notThisSkill?: true;
      /** Only if the performer has a weapon for it; without the shot, the skill can still be used. */
      readonly ifArmed?: true;
    }
  /** Actions to spend later. */
  | {
      readonly act: 'grant';
      readonly action: ActionKind;
      readonly times: Amount;
      readonly who: Who;
      readonly until: Until;
    }
  | { readonly act: 'further'; readonly distance: Amount }
  /** No movement action: the figure is moved, at once. */
  | { readonly act: 'shift'; readonly distance: Amount; readonly whom: Who; readonly way: ShiftWay }
  | { readonly act: 'reload'; readonly counters: Amount }
  | {
      readonly act: 'raise';
      readonly whom: Who;
      readonly hand: Amount | 'full';
      readonly to?: 'your-contact';
    }
  | {
      readonly act: 'summon';
      readonly what: 'zombie' | 'golem' | 'snowman' | 'swarm' | 'blade';
      readonly count: Amount;
      readonly at?: 'target' | 'contact';
      /** Dice in the Dicepool for each Skill pip after the first. */
      readonly extraDice?: number;
      /** Remains when it perishes; nothing where this is not said. */
      readonly leaves?: 'body';
    }
  /** A change of the Dicepool that stays; a passing one is a property. */
  | {
      readonly act: 'dicepool';
      readonly by: Amount;
      readonly whom: Who;
      /** Only when the spell is cast. */
      readonly ifCast?: true;
      /** The Dicepool may hold more than five dice. */
      readonly boundless?: true;
    }
  | {
      readonly act: 'disable';
      readonly what:
        | 'all-skills'
        | 'random-skill'
        | 'snowball-skills'
        | 'this-skill'
        | 'skill-used'
        | 'snatched-loa';
      readonly count?: Amount;
      readonly whom: Who;
      readonly until: Until;
    }
  /** The trigger has no effect, or no damage comes of it. */
  | { readonly act: 'fail' };
