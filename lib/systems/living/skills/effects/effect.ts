import type { PlainAct } from './act';
import type { NamedEffect } from './named';
import type { Amount, Check, Ending, Kind, Moment, Until, Value, Who } from './terms';

/** What happens once, at the moment of the effect. */
export type Act =
  | PlainAct
  /** The damage of this attack turns into something else. */
  | { readonly act: 'instead-of-damage'; readonly effects: readonly Effect[] };

/** Which attacks of a figure get more. */
type AttackScope = 'next-attack' | 'attacks' | 'attacks-on-target';

/** What holds while a lasting effect lasts. */
export type Property =
  | {
      readonly has: 'value';
      readonly value: Value;
      readonly by: Amount;
      readonly for?: 'attacks' | 'next-attack' | 'ranged-defence';
      /** The attack that the skill is used with has it already; without this, the next is the first. */
      readonly from?: 'this-attack';
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
  | { readonly has: 'blind'; readonly mayStill: 'shout' }
  | {
      readonly has: 'whenever';
      readonly moment: Moment;
      readonly effects: readonly Effect[];
      /** No more than once on each of the bearer's turns. */
      readonly once?: 'per-own-turn';
    }
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
  | { readonly frame: 'more-targets'; readonly upTo: Amount; readonly every: Kind }
  /** Others share in the skill, in its attack or in the loss that it brings. */
  | {
      readonly frame: 'spreads';
      readonly what: 'skill' | 'attack' | 'loss';
      readonly whom: Who;
      /** On whom of them, the player picks. */
      readonly may?: true;
      /** They defend when it happens, not when the skill is used. */
      readonly defend?: 'when-it-happens';
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
  | { readonly frame: 'repeats'; readonly turns: Amount; readonly or: readonly Ending[] }
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
