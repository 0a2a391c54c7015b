import type { Amount, AttackValue, Check, Condition, Ending, Moment, Until, Value, Who } from './terms';
import type { NamedEffect } from './named';

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

/** What happens once, at the moment of the effect. */
export type Act =
  /** An attack that the effect makes by itself: no roll, no critical, no ganging up (ruling 7 for skills). */
  | {
      readonly act: 'attack';
      /** Before what else the skill does. */
      readonly first?: true;
      readonly with: AttackValue;
      readonly value: Amount;
      readonly whom: Who;
      readonly times?: Amount;
    }
  /** Others are attacked with the very roll of this attack. */
  | { readonly act: 'spread-attack'; readonly whom: Who }
  /** Adds to the value of the attack that the skill is used with. */
  | { readonly act: 'boost'; readonly value: AttackValue; readonly by: Amount }
  | { readonly act: 'at-least'; readonly damage: Amount; readonly of?: 'ordered-attack' }
  /** The damage of this attack turns into something else. */
  | { readonly act: 'instead-of-damage'; readonly effects: readonly Effect[] }
  | { readonly act: 'count-as-critical'; readonly times: Amount }
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
  /** Once within the next turns, at a moment of the player's choice; at their end where none was chosen. */
  | { readonly act: 'heal-later'; readonly amount: Amount; readonly turns: Amount; readonly whom: Who }
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
  /** Whoever performs takes no action of his own for it. */
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
      /** Distance and sight are measured from the owner of the skill. */
      readonly measuredFromYou?: true;
    }
  /** Actions to spend later. */
  | {
      readonly act: 'grant';
      readonly action: ActionKind;
      readonly times: Amount;
      readonly who: Who;
      readonly until: Until;
    }
  | { readonly act: 'take-action'; readonly times: Amount; readonly whom: Who }
  | { readonly act: 'further'; readonly distance: Amount }
  | { readonly act: 'shift'; readonly distance: Amount; readonly whom: Who; readonly way: 'away-from-you' }
  | { readonly act: 'move-target'; readonly distance: Amount; readonly whom: Who }
  | { readonly act: 'reload'; readonly counters: Amount }
  /** One Reload counter, after the last of the attacks; none for those before. */
  | { readonly act: 'receive-reload' }
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
      /** What it leaves when it perishes; nothing where this is not said. */
      readonly leaves?: 'body';
    }
  /** A change of the Dicepool that stays; a passing one is a property. */
  | {
      readonly act: 'dicepool';
      readonly by: Amount;
      readonly whom: Who;
      /** Only when the spell is cast. */
      readonly ifCast?: true;
      /** Five dice are no limit any more. */
      readonly boundless?: true;
    }
  /** At the beginning of the next turn a larger Dicepool is cut to this. */
  | { readonly act: 'shrink-dicepool'; readonly to: Amount }
  /** Obstacles up to this wide and high are jumped in this movement. */
  | { readonly act: 'jump'; readonly size: Amount }
  /** Daggers that attack their targets one by one, without a roll for them and without a weapon. */
  | { readonly act: 'throw-daggers'; readonly daggers: Amount; readonly value: Amount }
  /** A trap's cloud: for so many phases nobody sees into its reach, within it, out of it or through it. */
  | { readonly act: 'cloud'; readonly phases: Amount }
  /** No skill raises it again; the body stays, for Death Spells too, and respawning is not touched. */
  | { readonly act: 'dies-for-good'; readonly whom: Who }
  /** Perishes without leaving a body. */
  | { readonly act: 'explode'; readonly whom: Who }
  | { readonly act: 'cancel-action' }
  /** Less AV or RAV for the attack that set this off. */
  | { readonly act: 'weaken-attack'; readonly by: Amount }
  /** The attacker is attacked with the AV or RAV of his own attack. */
  | { readonly act: 'mirror-attack' }
  /** What the green line does, once more. */
  | { readonly act: 'again' }
  /** What set this off has no effect on the bearer. */
  | { readonly act: 'ignore' }
  | { readonly act: 'heal-less'; readonly by: Amount }
  | {
      readonly act: 'disable';
      readonly what:
        'all-skills' | 'random-skill' | 'snowball-skills' | 'this-skill' | 'skill-used' | 'snatched-loa';
      readonly count?: Amount;
      readonly whom: Who;
      readonly until: Until;
    }
  /** The damage of the attack that this answers. */
  | { readonly act: 'no-damage' }
  /** What was announced has no effect. */
  | { readonly act: 'fail' }
  /**
   * A Flying counter, or longer in the air with one. At its end the first action is to fly on or to land; a failed
   * flight lands, landing takes an action, and nobody takes off in the turn in which he landed.
   */
  | { readonly act: 'fly'; readonly until: Until };

/** Which attacks of a figure get more. */
type AttackScope = 'next-attack' | 'attacks' | 'attacks-on-target';

/** What holds while a lasting effect lasts. */
export type Property =
  | {
      readonly has: 'value';
      readonly value: Value;
      readonly by: Amount;
      readonly for?: 'attacks' | 'next-attack' | 'ranged-defence';
      /** Each use adds to the last (ruling 3 for skills). */
      readonly addsUp?: true;
      /** Only while this near to one of your allies. */
      readonly while?: { readonly near: 'your-ally'; readonly within: Amount };
    }
  /** AV or RAV, by the kind of the attack. */
  | { readonly has: 'attack-value'; readonly by: Amount; readonly for: AttackScope }
  | { readonly has: 'set'; readonly value: Value | 'movement'; readonly to: number }
  | { readonly has: 'movement'; readonly by: Amount; readonly per?: 'action' }
  | {
      readonly has: 'movement-cap';
      readonly to: Amount;
      readonly from?: 'this-action';
      /** Extra # do not lead beyond the dice in Hand either. */
      readonly within?: 'hand';
    }
  | { readonly has: 'half-movement' }
  | { readonly has: 'dicepool'; readonly by: Amount }
  | {
      readonly has: 'less-damage';
      readonly by: Amount;
      readonly from?: 'conditioned-opponents' | 'each-source' | 'after-sharing';
    }
  | { readonly has: 'more-damage'; readonly by: Amount }
  | { readonly has: 'at-least'; readonly damage: Amount }
  | { readonly has: 'heal-more'; readonly by: Amount }
  | {
      readonly has: 'immune';
      readonly to: 'conditions' | 'knockdown' | 'burning' | 'criticals' | 'snowballs' | 'targeted-conditions';
    }
  | { readonly has: 'may-not'; readonly what: Restriction }
  | { readonly has: 'only-movement' }
  | { readonly has: 'no-target'; readonly of: 'far' | 'anything' | 'opponents-in-reach' }
  /** Pips of one colour read as another when defending. */
  | {
      readonly has: 'reads-as';
      readonly pips: 'all' | Amount;
      readonly from: 'magic' | 'either';
      readonly to: 'defence' | 'other';
    }
  /** Skill pips added to a later check. */
  | { readonly has: 'skill-pips'; readonly by: Amount; readonly for: PipUse }
  /** No action on anybody else, to the end of the phase in which the bearer is out of the zone. */
  | { readonly has: 'blind' }
  | { readonly has: 'whenever'; readonly moment: Moment; readonly effects: readonly Effect[] }
  /** Charges: the next so many times, then it is spent. */
  | {
      readonly has: 'next';
      readonly count: Amount;
      readonly moment: Moment;
      readonly effects: readonly Effect[];
    }
  | { readonly has: 'passes-damage'; readonly amount: Amount; readonly to: Who }
  | { readonly has: 'halves-damage' }
  | { readonly has: 'hand'; readonly dice: Amount }
  /** Whoever tries to affect the owner with a roll rolls fewer dice. */
  | { readonly has: 'fewer-dice-on-you'; readonly dice: Amount };

export const restrictions = [
  'attack',
  'target-others',
  'react-to-actor',
  'react-to-daemon',
  'other-skills',
] as const;
export type Restriction = (typeof restrictions)[number];

export const pipUses = [
  'next-skill',
  'next-check',
  'next-spell',
  'each-elemental-spell',
  'each-death-spell',
  'all-checks',
] as const;
export type PipUse = (typeof pipUses)[number];

/** What a line says of the skill itself: how far it goes, how many it takes, how long it stays. */
export type Frame =
  | {
      readonly frame: 'reach';
      readonly radius: Amount;
      readonly of: 'target' | 'you' | 'your-daemon' | 'swarm';
    }
  | { readonly frame: 'range'; readonly max: Amount }
  | {
      readonly frame: 'targets';
      readonly upTo: Amount;
      readonly inReach?: true;
      /** As many as there are, friends included. */
      readonly asManyAsPossible?: true;
    }
  | { readonly frame: 'more-targets'; readonly upTo: Amount }
  /** Others share in the skill, in its attack or in the loss that it brings. */
  | {
      readonly frame: 'spreads';
      readonly what: 'skill' | 'attack' | 'loss';
      readonly whom: Who;
      /** On whom of them, the player picks. */
      readonly may?: true;
    }
  /** Who is in reach counts as in base contact with the target. */
  | { readonly frame: 'widens-contact'; readonly radius: Amount }
  | { readonly frame: 'lasts'; readonly until: Until; readonly or?: readonly Ending[] }
  | { readonly frame: 'dead-zone-allowed' }
  | { readonly frame: 'sight-not-needed' }
  | { readonly frame: 'range-by-sight' }
  | { readonly frame: 'any-distance' }
  /** The skill fails on whoever is dead for more turns. */
  | { readonly frame: 'dead-at-most'; readonly turns: Amount }
  | { readonly frame: 'control'; readonly of: 'zombie'; readonly upTo: Amount }
  | { readonly frame: 'hand-of-golem'; readonly dice: Amount }
  /** Each further action of this turn may repeat the attack with this roll, on any target that the skill allows. */
  | { readonly frame: 'again-this-turn' }
  /** What the green line does happens again at the beginning of the next turns. */
  | { readonly frame: 'repeats'; readonly turns: Amount }
  | { readonly frame: 'becomes-sleeper'; readonly turns: Amount }
  | { readonly frame: 'stays'; readonly until: Until }
  | { readonly frame: 'heals-instead'; readonly whom: Who };

export interface Lasting {
  readonly lasting: readonly Property[];
  readonly on: Who;
  readonly until: Until;
  readonly or?: readonly Ending[];
  /** It counts as an enchantment of its own on each bearer. */
  readonly as?: 'enchantment';
}
export interface When {
  readonly when: Check;
  readonly then: readonly Effect[];
}
export interface Choose {
  readonly choose: readonly Effect[];
}

/** One thing that a skill does; the same entry is told, previewed, counted and played. */
export type Effect = Act | Lasting | When | Choose | Frame | NamedEffect;
