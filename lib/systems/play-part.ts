import type { TableFact } from './fact-teller';
import type { PaintedPip } from '../cards/icons';
import type { BuildForm } from '../match/build-form';
import type { Match } from '../match/engine';
import type { Forecast } from '../match/forecast';
import type { Request } from '../match/request';
import type { Surface } from '../table/surface';
import type { Point, Units } from '../table/table';
import type { About, Encounter, MatchEvent, Option, Situation } from './match-part';
import type { LessonNote, LessonStep } from './lesson-part';
import type { Sheet } from './sheet';
import type { TableBetween, TableRange, TableScene, TableThreat } from './table-scene';

/** A circle on the table, from the centre of a figure: whose base lies in it in part is in it. */
export interface OptionArea {
  /** The figure in its middle. */
  readonly about: number;
  readonly radius: Units;
}

/** A figure at a place where it is not yet. */
export interface Standing {
  readonly figure: number;
  readonly at: Point;
}

/** An option in words. */
export interface OptionText {
  readonly text: string;
  /** Group that it is shown in: "Movement". Options of one group are shown together. */
  readonly group: string;
  /** Target, to be shown on the map. */
  readonly target?: number;
  /** The acting figure's relevant range. */
  readonly range?: string;
  /** Where it reaches others than its target. */
  readonly area?: OptionArea;
  /** Where figures stand once it is chosen: whoever was on the way first. */
  readonly stands?: readonly Standing[];
  /** Dice are rolled for it, so that there is a forecast of it. */
  readonly isRolled?: true;
  /** Effect of its skill, as its card has it; a quiet line of which only the start may fit. */
  readonly effect?: string;
  /** The first thing it does, without how it is used; by default the start of `effect`. */
  readonly brief?: string;
  /** Something to know before it is chosen. */
  readonly note?: string;
  /** Warning before it is chosen: "Out of reach: you only run closer." */
  readonly warning?: string;
  /** Passes, declines or ends something; shown apart. */
  readonly isEnd?: true;
  /** Choice that nearly everybody makes. */
  readonly isUsual?: true;
}

/** Something that somebody could do at other times, and why not now. */
export interface ImpossibleText {
  readonly text: string;
  /** Same ids as in options. */
  readonly group: string;
  readonly why: string;
  /** The thing that somebody would look for first: it is told beside the options, and not only where help is opened. */
  readonly isMissed?: true;
}

/** A request in words. */
export interface RequestText {
  readonly sentence: string;
  /** Text of the turn line for a question between turns; otherwise the line names the scene’s turn. */
  readonly turn?: string;
  /** Figure that acts, defends or is asked for; -1 for nobody. */
  readonly figure: number;
  /** Decider, where that is a side and not a figure. */
  readonly by?: string;
  /** In the order of the request's options; empty if a place or a sheet is asked for. */
  readonly options: readonly OptionText[];
  /** Actions that aren't possible now; absent where the request is about something else. */
  readonly impossible?: readonly ImpossibleText[];
  /** Effects of the skills that options name, in the words of their cards. */
  readonly skills?: readonly { readonly name: string; readonly text: string }[];
  /** Meaning of the question, for players who haven't read the rules. */
  readonly hint?: string;
  /** It comes in the middle of an action that has just begun, and is reported with it. */
  readonly within?: true;
  /** It comes with what has just been chosen: both may be chosen at one go. */
  readonly goesWith?: true;
  /** It interrupts what somebody else does, and may be let go by. */
  readonly isReaction?: true;
  /** It comes too seldom to let several of its kind go by at once. */
  readonly isSeldom?: true;
  /** Options that others of this side may be offered alike before the action ends: one answer may count for all. */
  readonly forAll?: readonly number[];
  /** Something is put down before the match: it can be placed at random for the player. */
  readonly isSetUp?: true;
  /** The asked player picks one of the dice just rolled. */
  readonly picksDie?: true;
  /** Names of suggested sheets for a build, in the order of its candidates. */
  readonly sheets: readonly string[];
  /** The form to build another one by hand. */
  readonly form?: BuildForm;
}

/** A rolled die: its number, and what is painted there. */
export interface RolledFace {
  readonly face: number;
  readonly pips: readonly PaintedPip[];
  /** It was picked of the roll. */
  readonly isPicked?: true;
}

/** A part of a value, in words: "3 pips", "+1 ganging up". */
export interface ValuePart {
  readonly name: string;
  readonly amount: number;
}

/** A roll, and its result. */
export interface TableRoll {
  readonly figure: number;
  /** Purpose of the roll, where that is a fight. */
  readonly as?: 'attack' | 'defence';
  /** Pips painted on the die, the 1-face first; absent for dice that only have numbers. */
  readonly painted?: readonly (readonly PaintedPip[])[];
  /** Sides of the dice; 6 where nothing is said. */
  readonly sides?: number;
  /** "Jane rolls to attack". */
  readonly sentence: string;
  readonly faces: readonly RolledFace[];
  /** Value that a defender rolls against: the AV. */
  readonly against?: { readonly name: string; readonly is: number };
  /** "AV" with its parts; absent for rolls that give no value, or none yet. */
  readonly value?: { readonly name: string; readonly is: number; readonly parts: readonly ValuePart[] };
  /** It only follows from a fight, whose dice stay in sight. */
  readonly isAside?: true;
  /** Why the picked die counts. */
  readonly because?: string;
}

/** A game as the play table needs it, beside its matches: words and plain data. */
export interface PlayPart<
  S = Sheet,
  State extends object = Situation,
  Event = MatchEvent,
  Asked = About,
  Choosable = Option,
> {
  readonly scene: (situation: State, encounter: Encounter<S>) => TableScene;
  readonly request: (
    request: Request<Asked, Choosable>,
    situation: State,
    encounter: Encounter<S>,
    /** Events that led to it, as far as they are known. */
    events?: readonly Event[],
  ) => RequestText;
  /**
   * The option that is better in every way, so nobody is asked; undefined if none.
   * @param chosen what was chosen just before
   */
  readonly taken?: (
    request: Request<Asked, Choosable>,
    situation: State,
    chosen: Choosable | undefined,
  ) => number | undefined;
  /** Rolls among these events, in order. @param situation the match after them */
  readonly rolls: (
    events: readonly Event[],
    situation: State,
    encounter: Encounter<S>,
  ) => readonly TableRoll[];
  /**
   * Describes events as facts; called with those of one step after the other, in their order, and the match after
   * each.
   * @param situation the match after all of them
   */
  readonly facts: (
    situation: State,
    encounter: Encounter<S>,
  ) => (events: readonly Event[], after: State) => readonly TableFact[];
  /** The figures that events have to do with against their will: attacked, hurt, or met by an opponent. */
  readonly concerned?: (events: readonly Event[], situation: State) => readonly number[];
  /**
   * Sight, cover and contact between two figures on the table. @param at place of the second one, unless where it is
   */
  readonly between?: (situation: State, one: number, other: number, at?: Point) => TableBetween;
  /**
   * Opponents who could harm a figure next turn if it stood at a place. Reactions and skills that change the rules are
   * left out.
   */
  readonly threats?: (situation: State, figure: number, at: Point) => readonly TableThreat[];
  /**
   * Points that a figure would gain or leave to others by standing at a place, each as a sentence: "The circle becomes
   * yours." Nothing where the scenario has none to hold.
   */
  readonly stakes?: (situation: State, figure: number, at: Point) => readonly string[];
  /** A figure's risk in going anywhere, whoever is there: "After this move you roll for Plague." */
  readonly risk?: (situation: State, figure: number) => string | undefined;
  /** How far a figure's weapons and skills reach; unlimited ones are left out. */
  readonly ranges?: (situation: State, figure: number) => readonly TableRange[];
  /** Forecast of an option of the open request; undefined if there is none. */
  readonly forecast?: (match: Match<State>, option: number) => Forecast | undefined;
  /** A forecast in words, for a game that doesn't count dice; painted dice do without. */
  readonly forecastText?: (forecast: Forecast, nameOf: (figure: number) => string) => string;
  /** A figure's loss, in a word or two on the board; in dice by default. @param falls it loses the last of it */
  readonly lossText?: (lost: number, falls: boolean) => string;
  /** Aim and winning condition of a mission, for its player; undefined for a scenario that is no mission. */
  readonly missionText?: (encounter: Pick<Encounter<S>, 'scenario' | 'more'>) =>
    | {
        readonly title: string;
        readonly lines: readonly string[];
        readonly goal: readonly string[];
        /** The same in a few words, for one line of a phone. */
        readonly goalInBrief: string;
        /** Lessons that its player has learned. */
        readonly learned: readonly string[];
      }
    | undefined;
  /** How a match ended and what had happened, if the game has a sentence for that. */
  readonly endText?: (situation: State, encounter: Encounter<S>) => string | undefined;
  /**
   * Lessons of a training mission, or tips of another match, whose moment comes with a step, whether or not they have
   * been shown.
   */
  readonly lessons?: (step: LessonStep<S, State, Event, Asked, Choosable>) => readonly LessonNote[];
  /** Surface of the table, by its scenario and its map. */
  readonly surface: (encounter: Encounter<S>) => Surface;
}

/** Play part of a game with its own types, as the rest of the product holds it. */
export const sealedPlay = <S, State extends object, Event, Asked, Choosable>(
  part: PlayPart<S, State, Event, Asked, Choosable>,
): PlayPart<S> => part as unknown as PlayPart<S>;
