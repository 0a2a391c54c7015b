import type { Point } from '../../../../table/table';
import type { Weapon } from '../../sheet/armoury';
import type { Effect } from '../../skills/effects/effect';
import type { AttackValue, Moment } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';
import type { MadeOf } from './event';
import type { FigureId } from './figure';
import type { Flow } from './flow';

/** How a use came about: all that is settled before anything is rolled. */
export interface UseOrigin {
  /** The user's place and number of dice when it was announced. */
  readonly start?: { readonly at: Point; readonly hand: number };
  /** Bonus from the skill that ordered it: AV or RAV, and the least damage of a hit. */
  readonly order?: { readonly stronger: number; readonly atLeast: number };
  /** Pips that it has without a roll; of a new casting, or of one that goes on. */
  readonly given?: { readonly green: number; readonly magic: number; readonly isCasting: boolean };
  /** The announced action that it answers. */
  readonly answers?: Announced;
  /** Place of the effect's source, such as a trap. */
  readonly at?: Point;
}

/** Results of a use so far, as a "for each" and later lines of it may ask. */
export interface UseOutcome {
  /** Enchantments and the like that it has ended, figures that it has affected. */
  removed: number;
  affected: number;
  /** Life really taken from others; undefined until it could take any. */
  taken: number | undefined;
  /** Spirits that it led away: the skill of each, and who had sent it. */
  led: readonly { readonly skill: string; readonly by: FigureId }[];
  /** Which of two had more Life when that was first asked. */
  moreLife: 'you' | 'pet' | 'neither' | undefined;
  /** The place of the weapon that was shot with last, of several shots. */
  lastShot: number | undefined;
  /** Its cost takes its user's last Life. */
  isLethal: boolean;
}

/** The movement of a use, in #: what it gains, how wide and high it jumps, and what was left of it. */
export interface UseMovement {
  further: number;
  jumps: number;
  left: number;
}

/**
 * One use of a skill, from its announcement to its end. It lives within a stretch of play, where choices are made
 * again after a pause: it never becomes part of a situation.
 */
export interface Use {
  readonly skill: Skill;
  readonly user: FigureId;
  readonly origin: UseOrigin;
  /** The last key before it was announced: what has a higher one is its own work. */
  since: number;
  targets: readonly FigureId[];
  /** Hearers of a Shout: nobody else in earshot is affected. */
  heard?: readonly FigureId[];
  /** It was announced, and something keeps it from working. */
  isFailing: boolean;
  /** Sides of the dice that lie on top. */
  roll: readonly number[];
  /** Owner of the rolled Hand, where it was not the user's: of a mount and its rider either may be. */
  roller?: FigureId;
  /** Skill pips that count, and the MAV: Magic pips of the chosen die, and what changes them; 0 before the roll. */
  green: number;
  magic: number;
  /** The Magic pips of that die, where its user has another MAV: range and reach count these (ruling 22). */
  pips?: number;
  /** Parts of the MAV, where a die was picked for one. */
  made?: MadeOf;
  /** The skill's reach, in #. */
  reach: number;
  /** MDV of each figure that has defended, to subtract from the MAV there. */
  readonly powers: Map<FigureId, number>;
  /** Figures that may ignore it, and whether they do. */
  readonly ignored: Map<FigureId, boolean>;
  /** The enchantment, hex or Loa that it leaves, on each bearer. */
  readonly auras: Map<FigureId, number>;
  /** Its castings that wait for a stronger one to end, by the key of the aura in which they do. */
  readonly waiting: Map<number, number>;
  /** Rider or mount, where it changes the movement of a unit. */
  readonly movers: Map<FigureId, FigureId>;
  /** The attack that the skill is used with, and the last one that it made somebody else perform. */
  attack?: Attack | undefined;
  ordered?: Attack | undefined;
  readonly movement: UseMovement;
  readonly outcome: UseOutcome;
}

/** An action between its announcement and its execution. */
export interface Announced {
  /** Its place among the actions of the turn, from 1, and the actions that it takes. */
  readonly nth: number;
  readonly actions: number;
  isStopped: boolean;
}

/** An attack being made: changed step by step as it is announced, rolled, defended and dealt. */
export interface Attack {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly kind: 'melee' | 'ranged' | 'effect';
  readonly value: AttackValue;
  readonly weapon: Weapon | undefined;
  /** Whence distance, sight and cover are measured, where that is not the attacker. */
  from?: FigureId;
  /** Granted by a skill: no attack skill, no ganging up, no green pips (ruling 6 for skills). */
  readonly isPlain: boolean;
  use?: Use | undefined;
  /** The skill whose roll is this roll (ruling 6 for skills). */
  shares?: Use | undefined;
  /** The value after bonuses; before the roll, what a skill adds. */
  total: number;
  /** Number of critical hits its hit counts as. */
  critical: number;
  defence: number;
  /** The spell whose one MDV defends against it. */
  spell?: Use | undefined;
  /** The attacker's roll; none before it, and none where the attack is off. */
  rolled?: readonly number[];
  /** The value before bonuses, where it is not rolled for. */
  stated?: number;
  /** The target had a condition when the dice were rolled. */
  hadCondition?: boolean;
  /** Effects that the remaining damage turns into. */
  turned?: readonly { readonly effects: readonly Effect[]; readonly context: EffectContext }[];
  /** It neither hits nor misses for what waits for that. */
  isUnaided?: boolean;
  /** No roll defends any more: `defence` stands. */
  isUndefended: boolean;
  atLeast: number;
  instead: readonly { readonly effects: readonly Effect[]; readonly context: EffectContext }[];
  /** Damage that it dealt, and whether it took the last die. */
  damage: number;
  lost: number;
  kills: boolean;
  isOff: boolean;
  /** Its target takes no damage of it, whatever else deals some. */
  isNegated?: true;
}

/** Event that set a lasting effect off. */
export interface Trigger {
  readonly moment: Moment;
  /** User and target. */
  readonly actor: FigureId;
  readonly target?: FigureId | undefined;
  readonly attack?: Attack | undefined;
  readonly use?: Use | undefined;
  /** Damage or Life that it is about. */
  amount: number;
  /** The announced action has no effect, or no damage comes of it. */
  isStopped: boolean;
}

/** The lines of an entry; a number in `green` and `removal` grows with Skill pips, in `blue` with Magic pips. */
export const lines = ['always', 'green', 'blue', 'removal'] as const;
export type LineId = (typeof lines)[number];

/** Context of an effect: the use, the line of the entry, its scale, its target. */
export interface EffectContext {
  readonly use: Use;
  readonly line: LineId;
  /** Factor for its digits. */
  readonly scale: number;
  /** Targets of the line; the first target where it says nothing else. */
  readonly target: FigureId;
  /** Bearer of the lasting effect that speaks, and its place there. */
  readonly bearer?: FigureId | undefined;
  readonly trigger?: Trigger | undefined;
  readonly note?: number | undefined;
}

/** Carries out effects of an entry; given to the rules from above, since effects call for attacks and attacks for effects. */
export type PlayEffects = (effects: readonly Effect[], context: EffectContext) => Flow;

/** Magic pips of the chosen die, whatever became of the MAV. */
export const pipsOf = ({ pips, magic }: Use): number => pips ?? magic;

export const isHit = (attack: Attack): boolean => attack.total >= 1 && !attack.isOff;
