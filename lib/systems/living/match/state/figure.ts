import type { Point } from '../../../../table/table';
import type { Condition } from '../../skills/effects/terms';
import type { TurnRecord } from './turn-record';

/** A figure's place in the list of figures; it keeps it to the end of the match. */
export type FigureId = number;

/** Kinds of figures; chapters "Followers" and "Training Missions". */
export const figureKinds = [
  'hero',
  'pet',
  'daemon',
  'undead',
  'golem',
  'snowman',
  'swarm',
  'blade',
  'dummy',
  'wizard',
] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Golems are Undead too (Awake Golem). */
export const isUndead = ({ kind }: Pick<Figure, 'kind'>): boolean => kind === 'undead' || kind === 'golem';

/** `down`: unconscious; `dead`: a body; `gone`: no longer on the table, and nothing is left of it. */
export const lives = ['up', 'down', 'dead', 'gone'] as const;
export type Life = (typeof lives)[number];

/** Counters of one condition; the newest condition comes last. */
export interface Suffered {
  readonly condition: Condition;
  readonly count: number;
}

/**
 * When something ends. `left` counts down at the moments of `of`; what began before the figure's own turn counts from
 * the next one (ruling 9 for skills).
 */
export interface Clock {
  /** `occasion`: when what it waits for has happened this many times. */
  readonly ends:
    | 'turn-begins'
    | 'turn-ends'
    | 'phase-ends'
    | 'action-ends'
    | 'with-aura'
    | 'used'
    | 'occasion'
    | 'never';
  readonly of: FigureId;
  readonly left: number;
  /** The turn that is under way does not count. */
  readonly isFromNext?: true;
}

/**
 * A lasting effect on a figure: a statement of a skill's entry, with the pips that scale it. What the statement says is
 * read from the entry, never copied.
 */
export interface Modifier {
  readonly key: number;
  /** The statement, by its number in `statements.ts`. */
  readonly says: number;
  /** Cause. */
  readonly by: FigureId;
  readonly green: number;
  readonly blue: number;
  readonly clock: Clock;
  /** The enchantment, hex or Loa that carries it, by its key; 0 for none. */
  readonly aura: number;
  /** How often each property that is spent by use has been used, by its place in the statement. */
  readonly used: readonly number[];
  /** Number that its statement has it remember (`Memory` in `statements.ts` says what that can be); 0 for nothing. */
  readonly note: number;
}

export const auraKinds = ['enchantment', 'hex', 'loa', 'trap', 'state'] as const;
export type AuraKind = (typeof auraKinds)[number];

/** Uses of a skill that lie on its owner: a spell kept for later, a copied one, or the same again with the same roll. */
export interface Stored {
  readonly skill: string;
  readonly uses: number;
  readonly how: 'kept' | 'copied' | 'again';
  /** The pips that a use has without a roll; a copied spell is rolled for. */
  readonly green: number;
  readonly magic: number;
}

/** Skill pips that the next check gains or loses. */
export interface Owed {
  readonly by: number;
  readonly clock: Clock;
}

/** A Dicepool larger than this is cut when the next turn begins, by at most this many dice. */
interface Trim {
  readonly to: number;
  readonly dice: number;
}

/** A modifier, and who bears it. */
export interface BorneModifier {
  readonly on: FigureId;
  readonly modifier: Modifier;
}

/** A casting of what lies on somebody: how strong, how long, and what it carries. */
export interface Casting {
  readonly key: number;
  readonly green: number;
  readonly blue: number;
  readonly clock: Clock;
  readonly modifiers: readonly BorneModifier[];
}

/** Counters that are covered of an aura, by its key. */
export interface Covered {
  readonly key: number;
  readonly counters: number;
}

/** An enchantment, hex, Loa or other state with lasting effects; the newest comes last. */
export interface Aura {
  readonly key: number;
  readonly kind: AuraKind;
  readonly skill: string;
  readonly by: FigureId;
  readonly green: number;
  readonly blue: number;
  readonly clock: Clock;
  readonly stored?: Stored;
  /** It comes from a copied spell, which no rule of its school binds (ruling psion-mimicry). */
  readonly isCopy?: true;
  /** Its counters on other auras of the same bearer. */
  readonly covers?: readonly Covered[];
  /** Castings by the same caster that outlast a stronger one; strongest first. */
  readonly dormant?: readonly Casting[];
}

/** A skill that its owner cannot use for a while; `skill` is empty for all of them. */
export interface Barred {
  readonly skill: string;
  readonly clock: Clock;
}

/** Actions to spend later, granted by a skill. */
export interface Granted {
  readonly action: string;
  readonly times: number;
  readonly skill: string;
  readonly clock: Clock;
}

/** Life its bearer may restore once, at a moment of his choice within this many of his turns. */
export interface Promised {
  readonly skill: string;
  readonly life: number;
  readonly turns: number;
  readonly isDue: boolean;
}

/**
 * A figure in a match: its unchanging part is its profile. Changed in place within a stretch, copied between them: a field
 * that is not needed any more is set to undefined, never deleted, or its copies become slow.
 */
export interface Figure {
  readonly id: FigureId;
  readonly kind: FigureKind;
  /** Its place in the list of profiles. */
  sheet: number;
  /** The player who decides for it; -1 for those that act by themselves. */
  owner: number;
  team: number;
  /** The hero whose turn it acts in; itself for a hero. */
  readonly hero: FigureId;
  at: Point;
  /** 1/1024 # above the table. */
  height: number;
  life: Life;
  /** Own turns begun since it fell. */
  fallen: number;
  hand: number;
  /** The Dicepool as effects for good have made it; passing ones are modifiers. */
  pool: number;
  /** The whole Dicepool when it was last looked at: a change of it moves the Hand by the same number (ruling 28). */
  poolSeen: number;
  isWasted: boolean;
  /** Can never be raised again. */
  isLost: boolean;
  conditions: readonly Suffered[];
  modifiers: readonly Modifier[];
  auras: readonly Aura[];
  barred: readonly Barred[];
  granted: readonly Granted[];
  owed?: readonly Owed[] | undefined;
  trims?: readonly Trim[] | undefined;
  promised?: readonly Promised[] | undefined;
  /** Owner after the possessing Loa leaves; keyed by the Loa. */
  lent?: { readonly owner: number; readonly team: number; readonly aura: number } | undefined;
  /** The team whose base it comes back to, where it has left its team. */
  home?: number | undefined;
  /** Actions that it will not have in its next turn. */
  distracted?: number | undefined;
  /** It has come in the turn that is under way. */
  isNew?: boolean | undefined;
  /** Actions left in its turn, and Delay counters. */
  actions: number;
  delays: number;
  /** How many of its turns must end before it hears Shouts again. */
  deaf: number;
  /** Its turn has begun and has not ended. */
  isActing: boolean;
  isFlying: boolean;
  isRecovering: boolean;
  /** Damage was received since its last turn began. */
  wasHurt: boolean;
  /** Burning counters that it had when its turn began: those burn out at its end. */
  alight: number;
  /** Reload counters by weapon. */
  reloads: readonly number[];
  /** The cannon's one shot is gone, or the cannon itself. */
  isSpent: boolean;
  /** Its critical hits with pole weapons sweep; undefined until its player has said so. */
  sweeps?: boolean | undefined;
  thisTurn: TurnRecord;
  lastTurn: TurnRecord;
  /** Skills used once for all, by id. */
  usedUp: readonly string[];
  /** Last attacker of a pet; -1 for nobody. */
  foe: FigureId;
  /** The pet it rides, or the rider it carries; -1 for neither. */
  mount: FigureId;
  rider: FigureId;
}

/**
 * A copy; the lists within are never changed in place, so they are shared. Fields are named one by one: spreading a
 * figure takes ten times as long.
 */
export const copyFigure = (figure: Figure): Figure =>
  ({
    id: figure.id,
    kind: figure.kind,
    sheet: figure.sheet,
    owner: figure.owner,
    team: figure.team,
    hero: figure.hero,
    at: figure.at,
    height: figure.height,
    life: figure.life,
    fallen: figure.fallen,
    hand: figure.hand,
    pool: figure.pool,
    poolSeen: figure.poolSeen,
    isWasted: figure.isWasted,
    isLost: figure.isLost,
    conditions: figure.conditions,
    modifiers: figure.modifiers,
    auras: figure.auras,
    barred: figure.barred,
    granted: figure.granted,
    owed: figure.owed,
    trims: figure.trims,
    promised: figure.promised,
    lent: figure.lent,
    home: figure.home,
    distracted: figure.distracted,
    isNew: figure.isNew,
    actions: figure.actions,
    delays: figure.delays,
    deaf: figure.deaf,
    isActing: figure.isActing,
    isFlying: figure.isFlying,
    isRecovering: figure.isRecovering,
    wasHurt: figure.wasHurt,
    alight: figure.alight,
    reloads: figure.reloads,
    isSpent: figure.isSpent,
    sweeps: figure.sweeps,
    thisTurn: figure.thisTurn,
    lastTurn: figure.lastTurn,
    usedUp: figure.usedUp,
    foe: figure.foe,
    mount: figure.mount,
    rider: figure.rider,
  }) satisfies Record<keyof Figure, unknown>;

/** Counters of a condition on a figure. */
export const countersOf = (figure: Figure, condition: Condition): number =>
  figure.conditions.find((suffered) => suffered.condition === condition)?.count ?? 0;
