import type { PlainAct } from './act';
import type { NamedCheck, NamedEffect, NamedParameter, NamedProperty } from './named';
import type { Amount, Check, Ending, Moment, TargetState, Until, Value, Waiver, Who } from './terms';

/** Acts that happen once, at the moment of the effect. */
export type Act =
  | PlainAct
  /** The damage of this attack turns into something else. */
  | { readonly act: 'instead-of-damage'; readonly effects: readonly Effect[] };

/** Which attacks of a figure get more. */
type AttackScope = 'next-attack' | 'attacks' | 'attacks-on-target';

/** Properties that hold while a lasting effect lasts. */
export type Property =
  | NamedProperty
  | {
      readonly has: 'value';
      readonly value: Value;
      readonly by: Amount;
      readonly for?: 'attacks' | 'next-attack' | 'ranged-defence';
      /** Applies from the current attack on; otherwise from the next. */
      readonly from?: 'this-attack';
      /** Each use adds to the last (ruling 3 for skills). */
      readonly addsUp?: true;
      /** Only while this near to one of your allies. */
      readonly while?: { readonly within: Amount };
    }
  /** AV or RAV, by the kind of the attack. */
  | { readonly has: 'attack-value'; readonly by: Amount; readonly for: AttackScope }
  | { readonly has: 'set'; readonly value: Value | 'movement'; readonly to: number }
  | { readonly has: 'movement'; readonly by: Amount }
  | {
      readonly has: 'movement-cap';
      readonly to: Amount;
      readonly from?: 'this-action';
      /** Extra # do not lead beyond the dice in Hand either. */
      readonly within?: 'hand';
    }
  | { readonly has: 'dicepool'; readonly by: Amount }
  /** Below 0 it is more. */
  | {
      readonly has: 'less-damage';
      readonly by: Amount;
      readonly from?: 'conditioned-opponents' | 'each-source' | 'after-sharing';
    }
  | {
      readonly has: 'immune';
      readonly to: 'conditions' | 'knockdown' | 'burning' | 'criticals' | 'snowballs' | 'targeted-conditions';
    }
  | { readonly has: 'may-not'; readonly what: Restriction }
  | { readonly has: 'no-target'; readonly of: 'far' | 'anything' | 'opponents-in-reach' }
  /** Pips of one colour read as another when defending: Magic as Defence, or either as the other. */
  | {
      readonly has: 'reads-as';
      readonly pips: 'all' | Amount;
      readonly from: 'magic' | 'either';
    }
  /** Skill pips added to a later check. */
  | { readonly has: 'skill-pips'; readonly by: Amount; readonly for: PipUse }
  | {
      readonly has: 'whenever';
      readonly moment: Moment;
      readonly effects: readonly Effect[];
      /** No more than once on each of the bearer's turns. */
      readonly once?: 'per-own-turn';
    }
  /** Charges: used up after this many times. */
  | {
      readonly has: 'next';
      readonly count: Amount;
      readonly moment: Moment;
      readonly effects: readonly Effect[];
    }
  /** Up to so much of each attack, if the bearer likes; or half of all damage, which is shared. */
  | { readonly has: 'passes-damage'; readonly amount: Amount | 'half'; readonly to: Who };

export const restrictions = [
  'attack',
  'target-others',
  'react-to-actor',
  'react-to-daemon',
  'other-skills',
  'all-but-move',
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

/** Parameters of the skill itself: how far it goes, how many it takes, how long it stays. */
export type Parameter =
  | NamedParameter
  | {
      readonly parameter: 'reach';
      readonly radius: Amount;
      readonly of: 'target' | 'you' | 'your-daemon' | 'swarm';
    }
  | { readonly parameter: 'range'; readonly max: Amount }
  | {
      readonly parameter: 'targets';
      readonly upTo: Amount;
      readonly inReach?: true;
      /** As many as there are, friends included. */
      readonly asManyAsPossible?: true;
    }
  /** Others share the skill, its attack or its loss; up to this many, of the player's choice. */
  | {
      readonly parameter: 'spreads';
      readonly what: 'skill' | 'attack' | 'loss';
      readonly whom: Who;
      /** Targets among them, chosen by the player. */
      readonly may?: true;
      /** They defend when it happens, not when the skill is used. */
      readonly defend?: 'when-it-happens';
    }
  | { readonly parameter: 'lasts'; readonly until: Until; readonly or?: readonly Ending[] }
  /** Limit on targets that doesn't apply to the skill. */
  | { readonly parameter: 'waives'; readonly what: Waiver }
  /** Fails on figures dead for more turns. */
  | { readonly parameter: 'dead-at-most'; readonly turns: Amount }
  | { readonly parameter: 'becomes-sleeper'; readonly turns: Amount };

export interface Lasting {
  readonly lasting: readonly Property[];
  readonly on: Who;
  readonly until: Until;
  readonly or?: readonly Ending[];
  /** It counts as a separate enchantment on each bearer. */
  readonly as?: 'enchantment';
}
export type When = { readonly then: readonly Effect[] } & (
  | { readonly when: 'hits'; readonly of?: 'ordered-attack' }
  | { readonly when: 'target-is'; readonly is: TargetState }
  | { readonly when: Exclude<Check, 'hits' | 'target-is'> | NamedCheck }
);

/** Question of a `When`, in one word. */
export type Asked = Exclude<Check, 'target-is'> | TargetState | NamedCheck | 'ordered-attack-hits';
export const askedBy = (when: When): Asked => {
  if (when.when === 'target-is') return when.is;
  return when.when === 'hits' && when.of !== undefined ? 'ordered-attack-hits' : when.when;
};

export interface Choose {
  readonly choose: readonly Effect[];
}

/** One thing that a skill does; text, preview, counters and play come from the same entry. */
export type Effect = Act | Lasting | When | Choose | Parameter | NamedEffect;
