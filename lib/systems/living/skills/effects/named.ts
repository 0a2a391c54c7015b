import type { Amount, Ending, Fixed, Group, Until, Who } from './terms';

/**
 * Effects that no combination of general ones expresses: each belongs to one skill, or to two that share it, and
 * `skills --stats` counts it as named. Entries write `named.jump(1)`; `match/named` plays them, and `named.ts` and
 * `named-parts.ts` of `messages/skill-text` have their words.
 */
const act = <Id extends string, Given extends readonly unknown[], Told extends object>(
  id: Id,
  told: (...given: Given) => Told,
) =>
  Object.assign(
    (...given: Given): { readonly act: Id } & Readonly<Told> => ({ act: id, ...told(...given) }),
    { id },
  );

const parameter = <Id extends string, Given extends readonly unknown[], Told extends object>(
  id: Id,
  told: (...given: Given) => Told,
) =>
  Object.assign(
    (...given: Given): { readonly parameter: Id } & Readonly<Told> => ({ parameter: id, ...told(...given) }),
    { id },
  );

const property = <Id extends string, Given extends readonly unknown[], Told extends object>(
  id: Id,
  told: (...given: Given) => Told,
) =>
  Object.assign(
    (...given: Given): { readonly has: Id } & Readonly<Told> => ({ has: id, ...told(...given) }),
    { id },
  );

const acts = {
  /** Plays the green line once more. */
  again: act('again', () => ({})),
  /** Cancels the announced action, if enough Skill pips were rolled; an action that takes two counts as a first one. */
  cancelAction: act('cancel-action', (pipsForFirst: Fixed, pipsForLater: Fixed) => ({
    pipsForFirst,
    pipsForLater,
  })),
  /** A trap's cloud: for this many phases nobody sees into, within, out of or through its reach. */
  cloud: act('cloud', (phases: Amount) => ({ phases })),
  countAsCritical: act('count-as-critical', (times: Amount) => ({ times })),
  /** No skill raises it again; the body stays, for Death Spells too, and respawning is not touched. */
  diesForGood: act('dies-for-good', (whom: Who) => ({ whom })),
  /** Perishes without leaving a body. */
  explode: act('explode', (whom: Who) => ({ whom })),
  /** A Flying counter, or longer in the air with one. Then the first action is this skill again or a landing. */
  fly: act('fly', (until: Until) => ({ until })),
  /** Once within the turns that follow, at a moment of the player's choice, at the latest when the last of them ends. */
  healLater: act('heal-later', (amount: Amount, turns: Amount, whom: Who) => ({ amount, turns, whom })),
  healLess: act('heal-less', (by: Amount) => ({ by })),
  /** Obstacles up to this wide and high are jumped in this movement. */
  jump: act('jump', (size: Amount) => ({ size })),
  /** The attacker is attacked with the AV or RAV of that same attack. */
  mirrorAttack: act('mirror-attack', () => ({})),
  /** One Reload counter, after the last of the attacks; none for those before. */
  receiveReload: act('receive-reload', () => ({})),
  /** At the beginning of the next turn a larger Dicepool is cut to this, by at most the dice that this skill gave. */
  shrinkDicepool: act('shrink-dicepool', (to: Amount) => ({ to })),
  /** Others are attacked with the very roll of this attack. */
  spreadAttack: act('spread-attack', (whom: Group) => ({ whom })),
  takeAction: act('take-action', (times: Amount, whom: Who) => ({ times, whom })),
  /**
   * Daggers that attack their targets one by one, in place of the skill's own attack, without a weapon or a roll for
   * them. What changes the thrower's RAV changes each of theirs.
   */
  throwDaggers: act('throw-daggers', (daggers: Amount, value: Amount) => ({ daggers, value })),
} as const;
export type NamedAct = ReturnType<(typeof acts)[keyof typeof acts]>;

const parameters = {
  /** Each further action of this turn may repeat the attack with this roll, on any target that the skill allows. */
  againThisTurn: parameter('again-this-turn', () => ({})),
  controlZombies: parameter('control', (upTo: Amount) => ({ of: 'zombie', upTo }) as const),
  handOfGolem: parameter('hand-of-golem', (dice: Amount) => ({ dice })),
  healsInstead: parameter('heals-instead', (whom: Group) => ({ whom })),
  /** Repeats the green line at the start of the next turns. */
  repeats: parameter('repeats', (turns: Amount, or: readonly Ending[]) => ({ turns, or })),
  stays: parameter('stays', (until: Until) => ({ until })),
  /** Figures in reach count as in base contact with the target. */
  widensContact: parameter('widens-contact', (radius: Amount) => ({ radius })),
} as const;
export type NamedParameter = ReturnType<(typeof parameters)[keyof typeof parameters]>;

const properties = {
  /** The least damage of every attack that hits, from the one on that the skill is used with. */
  leastDamage: property('at-least', (damage: Amount) => ({ damage })),
  /** No action on anybody else but Shouts, to the end of the phase in which the bearer is out of the zone. */
  blind: property('blind', () => ({})),
  /** Rolls to affect the owner have fewer dice. */
  fewerDiceOnYou: property('fewer-dice-on-you', (dice: Amount) => ({ dice })),
  halfMovement: property('half-movement', () => ({})),
  /** Dice used in place of the Hand. */
  hand: property('hand', (dice: Amount) => ({ dice })),
  healMore: property('heal-more', (by: Amount) => ({ by })),
} as const;
export type NamedProperty = ReturnType<(typeof properties)[keyof typeof properties]>;

const idsOf = (kinds: Readonly<Record<string, { readonly id: string }>>): readonly string[] =>
  Object.values(kinds).map(({ id }) => id);
export const namedActs = idsOf(acts);
export const namedParameters = idsOf(parameters);
export const namedProperties = idsOf(properties);

const checks = {
  petAttacksThisTurn: 'pet-attacks-this-turn',
  petHasMoreLife: 'pet-has-more-life',
  youHaveMoreLifeThanPet: 'you-have-more-life-than-pet',
} as const;
export type NamedCheck = (typeof checks)[keyof typeof checks];
export const namedChecks: readonly NamedCheck[] = Object.values(checks);

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

/** One line of a named effect. */
const line = (
  id: NamedId,
  figures: Readonly<Record<string, Amount>> = {},
  limits?: readonly NamedLimit[],
): NamedEffect => ({ named: id, figures, ...(limits && { limits }) });

/** Everything that is named, as entries write it. */
export const named = { ...acts, ...parameters, ...properties, ...checks, line } as const;
