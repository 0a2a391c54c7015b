import type { FaceNumber } from '../dice/face';
import type { RoundWords } from './match-part';
import type { Sheet } from './sheet';

/** A number that is kept of a figure: the dice in its Hand, its wounds. Whole, from 0 on. */
export interface CompanionCount {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly most: number;
  /** Another count: this one never exceeds it and moves along when that one changes, but not up from 0. */
  readonly within?: string;
  readonly shownAs: 'dice' | 'boxes';
}

/** A figure of a sheet with its own counts: the hero, a pet, a fighter. */
export interface CompanionFigure {
  /** Among the figures of its sheet. */
  readonly id: string;
  readonly name: string;
  /** "Hero", "Specialist, D8, stat 4". */
  readonly kind: string;
  /** Lines to look up in play: skills, gear. */
  readonly lines: readonly string[];
  /** Ids of the skills that it can use. */
  readonly skills: readonly string[];
  readonly counts: readonly CompanionCount[];
  /** Actions in its own turn or its leader's. */
  readonly actions: number;
  /** The figure of the same sheet in whose turn it acts; without it, it has separate turns. */
  readonly follows?: string;
  /**
   * A card of the figure it follows: it has a place in the order of turns, and when it comes up, that figure has a
   * turn. A figure with such cards gets turns only by them.
   */
  readonly bringsTurns?: true;
  /** It comes during the match, if at all, and several may. */
  readonly isLater?: true;
}

/** A counter that can lie on a figure: a condition, a status, what a skill left. */
export interface CompanionCounter {
  readonly id: string;
  readonly name: string;
  /** Counters of one group are offered together: "Conditions". */
  readonly group: string;
  /** The path of its icon in a box of 512 x 512. */
  readonly icon: string;
  readonly most: number;
  /** Effect of the counter, and when it ends. */
  readonly text: string;
  /** Count lowered by each counter while it lies there. */
  readonly lowers?: string;
  /** Only these figures can have it; all where nothing is said. */
  readonly of?: (figure: CompanionFigure) => boolean;
}

/** Counters of one kind on a figure. */
export interface CountersNow {
  readonly id: string;
  readonly count: number;
  /** How many of them came in the turn that still runs, whosever it is. */
  readonly fresh: number;
}

/** Current state of a figure. */
export interface FigureNow {
  readonly figure: CompanionFigure;
  /** By the ids of its counts, counters already deducted. */
  readonly counts: Readonly<Record<string, number>>;
  /** The newest last. */
  readonly counters: readonly CountersNow[];
  /** Its own turns that began while it was down. */
  readonly turnsDown: number;
  readonly team: number;
  /** It has a place in the order of this round, or of the last one between two. */
  readonly isInOrder: boolean;
}

/** Context of a moment. */
export interface MomentAbout {
  readonly scenario: CompanionScenario | undefined;
  /** The round that is played, or was last; 0 before the first. */
  readonly round: number;
  /** Figure whose turn begins or ends; undefined at the edges of a round, and where somebody falls. */
  readonly turnOf: FigureNow | undefined;
  /** The turn is the figure's own or its leader's. */
  readonly isOwnTurn: boolean;
  /** Points ended in a draw: nobody who falls comes back. */
  readonly isSuddenDeath: boolean;
}

/** `down` lies there and may get up, `out` has no more turns. The text is empty for a figure that is up. */
export interface FigureStanding {
  readonly state: 'up' | 'down' | 'out';
  readonly text: string;
}

/**
 * The moments at which there is something to do, in their order: before the first round, then in each; `falls` is
 * whenever somebody falls.
 */
export const companionMoments = [
  'night-begins',
  'round-begins',
  'turn-begins',
  'turn-ends',
  'round-ends',
  'falls',
] as const;
export type CompanionMoment = (typeof companionMoments)[number];

/** Something that the rules ask for now; `what` is for the game, which has the words for it. Plain data. */
export interface Duty {
  readonly what: string;
  /** Number of counters, points and the like; at least 1. */
  readonly count: number;
}

/** Change to a figure when a duty is done. */
export type CompanionChange =
  | { readonly change: 'count'; readonly of: string; readonly by: number }
  | { readonly change: 'counter'; readonly of: string; readonly by: number }
  /** All counters go. */
  | { readonly change: 'clear' }
  /** As it came to the table. */
  | { readonly change: 'renew' }
  /** It has had its turn in this round. */
  | { readonly change: 'had-turn' }
  /** It leaves the table. */
  | { readonly change: 'leave' };

/** A duty in words. */
export interface DutyText {
  readonly text: string;
  /** Empty for reminders. */
  readonly does: readonly CompanionChange[];
  /** The roll that decides it; following its result completes the duty. */
  readonly roll?: string;
}

/** Result of a face of a roll, in a sentence. */
export interface RollLine {
  readonly text: string;
  /** Change to make at once because of it, to a figure of the same sheet. */
  readonly does?: { readonly name: string; readonly figure: string; readonly change: CompanionChange };
}

/** Dice that the companion rolls for a figure. */
export interface CompanionRoll {
  /** Among the rolls of its figure. */
  readonly id: string;
  /** "Roll 26 dice". */
  readonly name: string;
  /** At least 1. */
  readonly dice: number;
  /** Results of a die with this face, as things stand. */
  readonly on: (face: FaceNumber) => readonly RollLine[];
}

/** Context of a roll. */
export interface RollAbout {
  /** The figure and its followers at the table. */
  readonly company: readonly FigureNow[];
  /** The figure among them that has the turn, or had the last one in this round. */
  readonly lastUp: FigureNow | undefined;
}

/** A die or token of a scenario that counts: the bomb, a parcel. */
export interface CompanionPiece {
  readonly id: string;
  readonly name: string;
  readonly start: number;
  readonly least: number;
  readonly most: number;
}

/** A scenario, as far as one counts in it. */
export interface CompanionScenario {
  readonly id: string;
  readonly name: string;
  readonly teams: 'two' | 'each';
  /** Points that win; 0 where points do not count. */
  readonly goal: number;
  /** "Victory points", "Kills"; empty where nothing is counted. */
  readonly points: string;
  /** Sentences of the scenario about scoring; empty where nothing is counted. */
  readonly scoring: readonly string[];
  /** Duties that ask for points or the number of a piece; other points come whenever somebody earns them. */
  readonly countedAt: readonly string[];
  readonly pieces: readonly CompanionPiece[];
  /** Fallen figures come back, so that nobody leaves the order of turns. */
  readonly comesBack: boolean;
  /** Duty announced when a round ends and several have the points that win; from then on nobody comes back. */
  readonly suddenDeath?: Duty;
  /** Reminders at a moment of the round, about nobody in particular. */
  readonly duties: Readonly<Partial<Record<'round-begins' | 'round-ends', readonly Duty[]>>>;
  /** Its rules under their headings, in sentences. */
  readonly rules: readonly { readonly title: string; readonly text: readonly string[] }[];
}

/** How the order of turns comes about. */
export type CompanionOrder =
  /**
   * Everybody's cards are shuffled at the beginning of every round. `outAreDropped`: a figure that is out when its
   * card would come up has no more card in this round, even if it is raised.
   */
  | { readonly order: 'shuffled'; readonly outAreDropped?: true }
  /** Rolled once: the highest begins, then clockwise, teams by turns. */
  | { readonly order: 'rolled' }
  /** Teams choose one of theirs by turns; who begins is rolled in every round with these sides. */
  | { readonly order: 'alternating'; readonly die: (team: readonly FigureNow[]) => number };

/** A table at the end of a round. */
export interface RoundEnd {
  readonly scenario: CompanionScenario | undefined;
  readonly figures: readonly CompanionFigure[];
}

/** Choices before a game night. Apart from its companion, which has the pictures of all counters. */
export interface NightPart<S = Sheet> {
  /** Sheets at the table, at least and at most; `refusal` says why these cannot meet, where they cannot. */
  readonly sheets: {
    readonly least: number;
    readonly most: number;
    readonly refusal?: (sheets: readonly S[]) => string | undefined;
  };
  readonly scenarios: readonly CompanionScenario[];
  /** The scenario where none is chosen. */
  readonly usualScenario: (sheets: number) => string;
}

/** A game as the companion of a game night needs it: words and plain data. */
export interface CompanionPart<S = Sheet> extends NightPart<S> {
  /** Help that a phone gives with this game at the table, in a sentence. */
  readonly offer: string;
  readonly rounds: RoundWords;
  /** Rounds after which the match is over; undefined where nothing ends it. */
  readonly mostRounds?: number;
  readonly order: CompanionOrder;
  readonly figures: (sheet: S) => readonly CompanionFigure[];
  /** Every counter of the game; `usual` are those that these sheets can bring about. */
  readonly counters: (sheets: readonly S[]) => {
    readonly all: readonly CompanionCounter[];
    readonly usual: ReadonlySet<string>;
  };
  readonly standing: (now: FigureNow) => FigureStanding;
  /** Whether its card is shuffled into a round that begins now; by default, every figure's that is not out. */
  readonly isShuffledIn?: (now: FigureNow) => boolean;
  /** The rolls that the companion offers for a figure now; absent where it rolls for nobody. */
  readonly rolls?: (sheet: S, now: FigureNow, about: RollAbout) => readonly CompanionRoll[];
  /** Effects on it now, in short sentences: "Bleeding: −1 AV, RAV, MAV, DV and MDV". */
  readonly holds: (now: FigureNow) => readonly string[];
  /** Duties for a figure at a moment, of its own turn or of another's. */
  readonly duties: (moment: CompanionMoment, now: FigureNow, about: MomentAbout) => readonly Duty[];
  /** Duties that come at once with this many more counters. */
  readonly received: (counter: string, count: number) => readonly Duty[];
  /** A duty in words; undefined for an unknown one. */
  readonly duty: (duty: Duty) => DutyText | undefined;
  /** The order of a turn as the rules have it: what happens at each step. */
  readonly steps: {
    readonly beginRound: string;
    readonly nextTurn: string;
    /** For who goes by cards on paper, while somebody else may still be next. */
    readonly paperDeck?: string;
    readonly turn: readonly string[];
    /** Further steps where others act in that turn, too: followers, a fiend. */
    readonly company?: readonly string[];
    /** Sentences about the end of a round at this table. */
    readonly endRound: (at: RoundEnd) => readonly string[];
    /** After the last round, where there is one. */
    readonly over?: string;
  };
}
