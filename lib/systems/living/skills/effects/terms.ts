/** The words that effects are made of: how much, who, where, how long. Chapters "Skills" and "Conditions and Statuses". */
import type { Amount as Scaling } from '../../../../effects/amount';

export type { Fixed } from '../../../../effects/amount';

export const conditions = [
  'bleeding',
  'burning',
  'dazed',
  'deep-wound',
  'knockdown',
  'poisoned',
  'slowed',
] as const;

export type Condition = (typeof conditions)[number];

export const statuses = ['delay', 'flying', 'recovering'] as const;

/** The values of the dice: of attacks, then of defences. */
export const attackValues = ['AV', 'RAV', 'MAV'] as const;

export type AttackValue = (typeof attackValues)[number];

export const values = [...attackValues, 'DV', 'MDV'] as const;

export type Value = (typeof values)[number];

/**
 * Things a "for each" can count. The dice in the Hand are those of whoever acts or bears the effect; damage dealt is
 * that of this attack, or of every attack, this one included, while the effect lasts.
 */
export const units = [
  'die-in-hand',
  'unmoved',
  'enchantment-on-you',
  'enchantment-on-target',
  'enchantment-removed',
  'ally-in-earshot-of-target',
  'damage-dealt',
  'damage-dealt-meanwhile',
  'figure-affected',
  'turn-it-lasted',
  'skill-pip-then-rolled',
  'negated-attack',
] as const;

export type Unit = (typeof units)[number];

/** How much: after a pip a digit scales with the pips of that colour (ruling 2 for skills). */
export type Amount = Scaling<Unit>;

/**
 * One figure, or the place where the movement started. "Target" is the skill's target, "victim" whoever an attack hits,
 * "bearer" whoever bears a lasting effect, "its target" the target of the spell that sets an effect off, "original target" the one that an
 * ordered attack was aimed at. "Your pet" is
 * the one pet that the skill came for: of Spirit Bond, or chained by Spirit Chains.
 */
export const figures = [
  'you',
  'target',
  'attacker',
  'victim',
  'your-pet',
  'your-daemon',
  'caster',
  'summoner',
  'bearer',
  'attacking-pet',
  'each-target',
  'its-target',
  'original-target',
  'start',
] as const;

export type One = (typeof figures)[number];

export const kinds = [
  'opponent',
  'ally',
  'other-ally',
  'hero',
  'figure',
  'pet',
  'undead',
  'dead-ally',
  'opposing-daemon',
  'ally-of-target',
  'opponent-of-target',
] as const;

export type Kind = (typeof kinds)[number];

/**
 * Where. `reach` without a number is the reach that a line of the skill names; distances in #. "Within" runs from base
 * edge to base edge, reach from the centre of the figure it is centred on (ruling 24).
 */
export type Zone =
  | 'reach'
  | 'earshot'
  | 'contact'
  | 'contact-and-you'
  | 'contact-with-target'
  | 'line-to-target'
  | 'trap'
  | 'map'
  | { readonly within: Amount; readonly of: One }
  | { readonly reach: Amount; readonly of: One };

/** All figures of a kind in a zone, or up to this many. */
export interface Group {
  readonly every: Kind;
  readonly in: Zone;
  /** This many where there are more, of the player's choice. */
  readonly upTo?: Amount;
  /** You as well, who are the centre. */
  readonly andYou?: true;
  /** Besides the target, who is listed separately. */
  readonly besidesTarget?: true;
  /** Only those with this trait. */
  readonly who?: Trait;
}

export type Who = One | readonly One[] | Group;

/** Traits that a figure of a group may have. */
export const groupTraits = ['lacks-two-life', 'heard-it-all', 'starts-phase-there'] as const;

export type Trait = (typeof groupTraits)[number];

/**
 * How long. `yours` and `theirs` say whose turns are counted: of the caster, or of whoever bears the effect (ruling 9
 * for skills).
 */
export type Until =
  | 'this-action'
  | 'this-turn'
  | 'your-next-turn'
  | 'end-of-your-next-turn'
  | 'end-of-their-next-turn'
  | 'during-their-next-turn'
  | 'next-skill-action'
  | 'summoners-next-turn'
  | 'next-movement'
  | 'next-attack'
  | 'match'
  | 'for-good'
  /** Lasts while the enchantment, hex, Loa or state that carries it does. */
  | 'while-it-lasts'
  | { readonly turns: Amount; readonly of: 'yours' | 'theirs'; readonly at: 'begin' | 'end' }
  | { readonly phases: Amount }
  | { readonly attacks: Amount };

/** Events that end a lasting effect before its time. */
export const endings = [
  'moves',
  'is-moved',
  'knocked-down',
  'leaves-terrain',
  'uses-skill',
  'uses-snowball-skill',
  'attacks',
  'misses',
  'other-than-attack',
  'casts-spell',
  'falls-unconscious',
  'movement-action',
  'you-end-it',
  'you-move',
  'you-use-skill',
  'you-fall-unconscious',
  'enchantment-expires',
  'triggers',
] as const;

export type Ending = (typeof endings)[number];

/** Moments that an effect can wait for. */
export const moments = [
  'turn-begins',
  /** By an attack of any kind. */
  'hit',
  'attacked-in-melee',
  'attacked-at-range',
  'damaged',
  'attacks',
  'attacks-in-melee',
  'hits',
  'announces-attack',
  'announces-spell',
  'announces-skill-but-no-spell',
  'checks-skill-against-opponent',
  'chosen-by-light-spell',
  'casts-death-spell-on-another',
  'restores-life',
  'moves',
  'ends-early',
  'ends',
  'snowball-thrown-at-you',
  'dies-or-ends',
  'attacked-with-weapons',
  'hit-by-weapons',
  /** Begins a turn in the swarm or enters it in a turn; once per turn. */
  'in-swarm',
] as const;

export type Moment = (typeof moments)[number];

/** Questions that can be asked before an effect happens. */
export const checks = [
  'hits',
  'kills',
  'damages',
  'in-contact-with-opponent-after-moving',
  'target-is',
] as const;

export type Check = (typeof checks)[number];

/** Questions that can be asked about a target. */
export const targetStates = ['enchanted', 'has-condition', 'used-skill-last-turn'] as const;

export type TargetState = (typeof targetStates)[number];

/** Limits that a skill's aim may ignore; `everything`: distance and sight, and how long its target has been dead. */
export const waivers = ['dead-zone', 'sight', 'distance', 'everything'] as const;

export type Waiver = (typeof waivers)[number];

/** All figures of a kind in a zone, and not a list of single ones. */
export const isGroup = (who: Who): who is Group => typeof who === 'object' && !Array.isArray(who);
