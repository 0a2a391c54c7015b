import type { Engine, Step } from '../match/engine';
import type { Tally } from '../match/tally';
import type { Hide } from '../match/players';
import type { Judge } from '../match/playing/judge';
import type { Result } from '../result';
import type { TextPart } from './reference-part';
import type { SetUpPart } from './set-up-part';
import type { Sheet, SystemId } from './sheet';
import type { Json } from '../file-fields';

declare const opaque: unique symbol;

/** State of a match; only its game can read it. */
export interface Situation {
  readonly [opaque]: 'situation';
}
export interface MatchEvent {
  readonly [opaque]: 'event';
}
export interface About {
  readonly [opaque]: 'about';
}
export interface Option {
  readonly [opaque]: 'option';
}

/** Result of a choice. */
export type MatchStep = Step<Situation, MatchEvent>;

/** Why a match cannot be set up; `MatchPart.issue` has the sentence. */
export interface SetUpIssue {
  readonly rule: string;
}

/** One match of a series, ready to be set up; a replay writes it down. Plain data. */
export interface Encounter<S = Sheet> {
  readonly system: SystemId;
  readonly sheets: readonly S[];
  /** Team by sheet. */
  readonly teams: readonly number[];
  readonly scenario: string;
  readonly map: string;
  /** Seed of the match, and of a drawn map; 0 to 2^32 - 1. */
  readonly seed: number;
  /** Sheets that the rules refuse may play too. */
  readonly isLenient: boolean;
  /** Settings before a match that only this game has: corners, order of play. */
  readonly more: Json;
}

/** A series of matches between the same sheets. */
export interface Pairing<S = Sheet> {
  readonly system: SystemId;
  readonly sheets: readonly S[];
  /** If absent, as the scenario says: `SetUpPart.usualTeams`. */
  readonly teams?: readonly number[] | undefined;
  readonly scenario: string;
  readonly map: string;
  readonly isLenient: boolean;
}

/** Words for the stretches of a match in which everybody has his turn: one of them, and several. */
export interface RoundWords {
  readonly one: string;
  readonly many: string;
}

/** Words for the harm done in a game's matches, without capitals. */
export interface HarmWords {
  readonly dealt: string;
  readonly taken: string;
  readonly lost: string;
  readonly healed: string;
  readonly felled: string;
  /** The share of matches in which somebody of a side falls, with a capital. */
  readonly fell: string;
  /** "Never fell", with a capital: for a side of which nobody did. */
  readonly neverFell: string;
}

/** How a match stands. */
export interface Standing {
  /** The number of the round that is played, from 1. */
  readonly phase: number;
  readonly outcome: { readonly winner: number | undefined; readonly because: string } | undefined;
}

/** Counts what happens in a match, sheet by sheet. */
export interface MatchCounter<State = Situation, Event = MatchEvent> {
  /** @param situation the match after these events */
  readonly see: (events: readonly Event[], situation: State) => void;
  readonly tallies: () => readonly Tally[];
}

/** Count of a skill in a match: "counters". */
export interface SkillColumn {
  /** Its key in `SkillTally`. */
  readonly id: string;
  /** Above its column in a report on the command line. */
  readonly inReport: string;
  /** The same on the page of odds; absent where that page leaves it out. */
  readonly onPage?: string;
}

/** A line of a log; what follows a phase or a turn belongs to it. */
export interface LogLine {
  readonly level: 'phase' | 'turn' | 'action' | 'detail';
  /** Digits that the pips of a skill have made grow are marked. */
  readonly line: readonly TextPart[];
  /** The address of its rule, below those of its game. */
  readonly rule?: string;
}

/** Writes the log of a match while it is played. */
export interface MatchLogger<State = Situation, Event = MatchEvent, Asked = About> {
  readonly hear: (events: readonly Event[]) => void;
  /** @param asked the open question at the end of a match that is not over */
  readonly lines: (end: State, asked: Asked | undefined) => readonly LogLine[];
}

/** A game's matches, with the choices before them. */
export interface MatchPart<
  S = Sheet,
  State extends object = Situation,
  Event = MatchEvent,
  Asked = About,
  Choosable = Option,
> extends SetUpPart<S> {
  /** The game and the version of its rules; changes when the same choices would no longer play the same. */
  readonly rulesVersion: string;
  readonly engine: Engine<State, Asked, Choosable, Event>;
  readonly judge: Judge<State, Asked, Choosable>;
  /** If absent, only undrawn cards and dice are hidden. */
  readonly hide?: Hide<State>;
  /** A mission for one player who needs no hero; undefined for other ids. */
  readonly missionOf?: (system: SystemId, id: string, seed: number) => Encounter<S> | undefined;
  /** The mission as a lesson that dice can't end; absent if there are no lessons. */
  readonly asLesson?: (encounter: Encounter<S>) => Encounter<S>;
  /**
   * Where a sheet plays in a set: how it is measured. `band`: the share of wins that its side should have; `matches`: how
   * many tell.
   */
  readonly alone?: {
    readonly matches: number;
    /** Choices that computers try out for a decision, as when the band was found. */
    readonly nodes: number;
    readonly band: { readonly least: number; readonly most: number };
    readonly map: string;
  };
  /** The n-th match of a series, counted from 0; what chance decides of it comes from `seed`. */
  readonly encounterOf: (pairing: Pairing<S>, seed: number, nth: number) => Encounter<S>;
  /** The first situation of a match, or everything that is in its way. */
  readonly begin: (encounter: Encounter<S>) => Result<State, readonly SetUpIssue[]>;
  /** Reads `Encounter.more` out of a replay; an error names the field. Absent where there is nothing more. */
  readonly readMore?: (json: Json) => Result<Json, string>;
  readonly standing: (situation: State) => Standing;
  /** Phases, where nothing is said. */
  readonly rounds?: RoundWords;
  /** Damage and Life of heroes, where nothing is said. */
  readonly harms?: HarmWords;
  readonly counter: (sheets: number) => MatchCounter<State, Event>;
  readonly logger: (encounter: Encounter<S>) => MatchLogger<State, Event, Asked>;
  readonly issue: (issue: SetUpIssue, encounter: Pick<Encounter<S>, 'sheets' | 'scenario'>) => string;
  readonly skillName?: (id: string) => string;
  /** Ids of skills that no sheet lists: a status or a follower brings them. */
  readonly broughtSkills?: readonly string[];
  /** Columns of `SkillTally` beside uses, in the order in which it is shown. */
  readonly skillColumns?: readonly SkillColumn[];
  /** Causes counted in `Tally.fell`, in the order of the report: "melee attacks". */
  readonly causes?: readonly { readonly id: string; readonly name: string }[];
  /** Why a match ended: "the last phase is over". */
  readonly ending: (because: string) => string;
}

/** Matches with their own types, as the rest of the product holds them. */
export const sealedMatch = <S, State extends object, Event, Asked, Choosable>(
  part: MatchPart<S, State, Event, Asked, Choosable>,
): MatchPart<S> => part as unknown as MatchPart<S>;
