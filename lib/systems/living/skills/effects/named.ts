import type { Amount, Ending, Group, Until, Who, Fixed } from './terms';

/**
 * Effects that no combination of general ones expresses: each belongs to one skill, or to two that share it, and
 * `skills --stats` counts it as named. Entries write `named.jump(1)`; `match/named` plays them, and `named.ts` and
 * `named-parts.ts` of `messages/en/skill-text` have their words.
 */
export type NamedAct =
  /** Plays the green line once more. */
  | { readonly act: 'again' }
  /** Cancels the announced action, if enough Skill pips were rolled; an action that takes two counts as a first one. */
  | { readonly act: 'cancel-action'; readonly pipsForFirst: Fixed; readonly pipsForLater: Fixed }
  /** A trap's cloud: for this many phases nobody sees into, within, out of or through its reach. */
  | { readonly act: 'cloud'; readonly phases: Amount }
  | { readonly act: 'count-as-critical'; readonly times: Amount }
  /** No skill raises it again; the body stays, for Death Spells too, and respawning is not touched. */
  | { readonly act: 'dies-for-good'; readonly whom: Who }
  /** Perishes without leaving a body. */
  | { readonly act: 'explode'; readonly whom: Who }
  /** A Flying counter, or longer in the air with one. Then the first action is this skill again or a landing. */
  | { readonly act: 'fly'; readonly until: Until }
  /** Once within the turns that follow, at a moment of the player's choice, at the latest when the last of them ends. */
  | { readonly act: 'heal-later'; readonly amount: Amount; readonly turns: Amount; readonly whom: Who }
  | { readonly act: 'heal-less'; readonly by: Amount }
  /** Obstacles up to this wide and high are jumped in this movement. */
  | { readonly act: 'jump'; readonly size: Amount }
  /** The attacker is attacked with the AV or RAV of his own attack. */
  | { readonly act: 'mirror-attack' }
  /** One Reload counter, after the last of the attacks; none for those before. */
  | { readonly act: 'receive-reload' }
  /** At the beginning of the next turn a larger Dicepool is cut to this, by no more dice than this skill gave. */
  | { readonly act: 'shrink-dicepool'; readonly to: Amount }
  /** Others are attacked with the very roll of this attack. */
  | { readonly act: 'spread-attack'; readonly whom: Who }
  | { readonly act: 'take-action'; readonly times: Amount; readonly whom: Who }
  /**
   * Daggers that attack their targets one by one, in place of the skill's own attack, without a weapon or a roll for
   * them. What changes the thrower's RAV changes each of theirs.
   */
  | { readonly act: 'throw-daggers'; readonly daggers: Amount; readonly value: Amount };

export type NamedParameter =
  /** Each further action of this turn may repeat the attack with this roll, on any target that the skill allows. */
  | { readonly parameter: 'again-this-turn' }
  | { readonly parameter: 'control'; readonly of: 'zombie'; readonly upTo: Amount }
  | { readonly parameter: 'hand-of-golem'; readonly dice: Amount }
  | { readonly parameter: 'heals-instead'; readonly whom: Who }
  /** Repeats the green line at the start of the next turns. */
  | { readonly parameter: 'repeats'; readonly turns: Amount; readonly or: readonly Ending[] }
  | { readonly parameter: 'stays'; readonly until: Until }
  /** Figures in reach count as in base contact with the target. */
  | { readonly parameter: 'widens-contact'; readonly radius: Amount };

export type NamedProperty =
  /** The least damage of every attack that hits, from the one on that the skill is used with. */
  | { readonly has: 'at-least'; readonly damage: Amount }
  /** No action on anybody else but Shouts, to the end of the phase in which the bearer is out of the zone. */
  | { readonly has: 'blind' }
  /** Rolls to affect the owner have fewer dice. */
  | { readonly has: 'fewer-dice-on-you'; readonly dice: Amount }
  | { readonly has: 'half-movement' }
  /** Dice that stand in for the Hand. */
  | { readonly has: 'hand'; readonly dice: Amount }
  | { readonly has: 'heal-more'; readonly by: Amount };

export const namedChecks = [
  'pet-attacks-this-turn',
  'pet-has-more-life',
  'you-have-more-life-than-pet',
] as const;
export type NamedCheck = (typeof namedChecks)[number];

/** Effects of which each line of their skill is a part; they have words and a play as a whole. */
export const namedEffects = [
  'inspirational-speech',
  'tease',
  'tranquility',
  'shapeshift',
  'last-spark',
  'oscitancy',
  'winter-spirit',
  'summon-daemon',
  'dark-portal',
  'shape-shift',
  'torment',
  'damballa',
  'glyph',
  'borrow-spell',
  'precognition',
  'power-drain',
] as const;
export type NamedId = (typeof namedEffects)[number];

/**
 * Counters of a named effect on the table: one for a turn or the match, or as many as one of its figures says. Other
 * named effects leave no counter, or their entry says elsewhere how long they last.
 */
export const namedTraces: Readonly<Partial<Record<NamedId, string>>> = {
  tease: 'turn',
  torment: 'turn',
  tranquility: 'counters',
  'power-drain': 'turn',
  'summon-daemon': 'later',
  'winter-spirit': 'match',
};

/** Limits on a player's use of a named effect, and terms that it counts as. */
export const namedLimits = [
  'not-this-skill',
  'one-store-for-each-spell',
  'use-is-casting',
  'no-other-pips',
  'counts-as-psi-spell',
  'top-card-left-out',
  'reactions-only-afterwards',
  'no-actions-meanwhile-but-defence',
  'cannot-be-given-up',
  'impossible-is-waived',
  'no-waiting',
  'dies-again-when-it-leaves',
] as const;
export type NamedLimit = (typeof namedLimits)[number];

/** A named effect in the line where it stands; its figures scale by that place. */
export interface NamedEffect {
  readonly named: NamedId;
  readonly figures: Readonly<Record<string, Amount>>;
  readonly limits?: readonly NamedLimit[];
}

/** The named kinds by what they are. */
export const namedActs: Readonly<Record<NamedAct['act'], true>> = {
  again: true,
  'cancel-action': true,
  cloud: true,
  'count-as-critical': true,
  'dies-for-good': true,
  explode: true,
  fly: true,
  'heal-later': true,
  'heal-less': true,
  jump: true,
  'mirror-attack': true,
  'receive-reload': true,
  'shrink-dicepool': true,
  'spread-attack': true,
  'take-action': true,
  'throw-daggers': true,
};
export const namedParameters: Readonly<Record<NamedParameter['parameter'], true>> = {
  'again-this-turn': true,
  control: true,
  'hand-of-golem': true,
  'heals-instead': true,
  repeats: true,
  stays: true,
  'widens-contact': true,
};
export const namedProperties: Readonly<Record<NamedProperty['has'], true>> = {
  'at-least': true,
  blind: true,
  'fewer-dice-on-you': true,
  'half-movement': true,
  hand: true,
  'heal-more': true,
};

export const again: NamedAct = { act: 'again' };
export const cancelAction = (pipsForFirst: Fixed, pipsForLater: Fixed): NamedAct => ({
  act: 'cancel-action',
  pipsForFirst,
  pipsForLater,
});
export const cloud = (phases: Amount): NamedAct => ({ act: 'cloud', phases });
export const countAsCritical = (times: Amount): NamedAct => ({ act: 'count-as-critical', times });
export const diesForGood = (whom: Who): NamedAct => ({ act: 'dies-for-good', whom });
export const explode = (whom: Who): NamedAct => ({ act: 'explode', whom });
export const fly = (until: Until): NamedAct => ({ act: 'fly', until });
export const healLater = (amount: Amount, turns: Amount, whom: Who): NamedAct => ({
  act: 'heal-later',
  amount,
  turns,
  whom,
});
export const healLess = (by: Amount): NamedAct => ({ act: 'heal-less', by });
export const jump = (size: Amount): NamedAct => ({ act: 'jump', size });
export const mirrorAttack: NamedAct = { act: 'mirror-attack' };
export const receiveReload: NamedAct = { act: 'receive-reload' };
export const shrinkDicepool = (to: Amount): NamedAct => ({ act: 'shrink-dicepool', to });
export const spreadAttack = (whom: Group): NamedAct => ({ act: 'spread-attack', whom });
export const takeAction = (times: Amount, whom: Who): NamedAct => ({ act: 'take-action', times, whom });
export const throwDaggers = (daggers: Amount, value: Amount): NamedAct => ({
  act: 'throw-daggers',
  daggers,
  value,
});

export const againThisTurn: NamedParameter = { parameter: 'again-this-turn' };
export const controlZombies = (upTo: Amount): NamedParameter => ({
  parameter: 'control',
  of: 'zombie',
  upTo,
});
export const handOfGolem = (dice: Amount): NamedParameter => ({ parameter: 'hand-of-golem', dice });
export const healsInstead = (whom: Group): NamedParameter => ({ parameter: 'heals-instead', whom });
export const repeats = (turns: Amount, or: readonly Ending[]): NamedParameter => ({
  parameter: 'repeats',
  turns,
  or,
});
export const stays = (until: Until): NamedParameter => ({ parameter: 'stays', until });
export const widensContact = (radius: Amount): NamedParameter => ({ parameter: 'widens-contact', radius });

export const leastDamage = (damage: Amount): NamedProperty => ({ has: 'at-least', damage });
export const blind: NamedProperty = { has: 'blind' };
export const fewerDiceOnYou = (dice: Amount): NamedProperty => ({ has: 'fewer-dice-on-you', dice });
export const halfMovement: NamedProperty = { has: 'half-movement' };
export const hand = (dice: Amount): NamedProperty => ({ has: 'hand', dice });
export const healMore = (by: Amount): NamedProperty => ({ has: 'heal-more', by });

export const petAttacksThisTurn: NamedCheck = 'pet-attacks-this-turn';
export const petHasMoreLife: NamedCheck = 'pet-has-more-life';
export const youHaveMoreLifeThanPet: NamedCheck = 'you-have-more-life-than-pet';

/** One line of a named effect. */
export const line = (
  id: NamedId,
  figures: Readonly<Record<string, Amount>> = {},
  limits?: readonly NamedLimit[],
): NamedEffect => ({ named: id, figures, ...(limits && { limits }) });
