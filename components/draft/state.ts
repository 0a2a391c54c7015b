import type { Issue } from '@/lib/issue';
import { messages } from '@/lib/messages/index';
import type { RosterProblem } from '@/lib/roster/roster';
import type { CodeProblem } from '@/lib/share/index';
import { blankOf, issuesOf, nounFor, sameSheet } from '@/lib/systems/document';
import { samePhotos } from '@/lib/systems/fighter-photos';
import type { FileProblem } from '@/lib/systems/file-problem';
import type { Edit, SheetDocument, SystemId } from '@/lib/systems/sheet';
import { noHistory, type Change, type History, type HistoryEntry, type Snapshot } from './history';

/** Question to the player about a hero or party that came in. */
export type Question =
  /** A party: one of its sheets is opened. */
  | { readonly ask: 'which'; readonly documents: readonly SheetDocument[] }
  /** An identical sheet is already saved here, under this id. */
  | { readonly ask: 'twin'; readonly document: SheetDocument; readonly id: string };

/** Problem with something that came in and could not be opened. */
export type ArrivalProblem =
  | { readonly of: 'code'; readonly problem: CodeProblem }
  | { readonly of: 'file'; readonly problem: FileProblem }
  | { readonly of: 'sample'; readonly id: string }
  | { readonly of: 'saved'; readonly problem: RosterProblem };

export type SaveState =
  | { readonly saved: 'yes' }
  | { readonly saved: 'saving' }
  /** Nothing here is worth saving yet. */
  | { readonly saved: 'nothing-yet' }
  | { readonly saved: 'no'; readonly problem: RosterProblem };

/** Everything that the builder shows. */
export interface DraftState extends Snapshot {
  /** The id of the saved sheet; undefined for one that is not in the roster yet. */
  readonly id: string | undefined;
  readonly issues: readonly Issue[];
  /** The issues that the last change brought, for screen readers. */
  readonly fresh: readonly Issue[];
  /** The last undo or redo in words, for screen readers. */
  readonly said: string;
  readonly history: History;
  /** Counts the sheets that were opened, so that each starts with new fields. */
  readonly generation: number;
  readonly question: Question | undefined;
  readonly arrivalProblem: ArrivalProblem | undefined;
  readonly save: SaveState;
  /** It is being edited in another tab, and followed here. */
  readonly isElsewhere: boolean;
  /** Counts the changes. */
  readonly turn: number;
}

/** Edits that follow each other and are one step of undo: a word being typed, a drag across pips. */
export interface Run {
  readonly key: string;
  /** Name of the step once its edits have different names. */
  readonly name?: string;
}

export type Action =
  | {
      readonly do: 'edit';
      readonly edits: readonly Edit[];
      readonly run?: Run;
      /** All but the game's `Main` may show it a moment later. */
      readonly canWait?: boolean;
    }
  /** `undefined` takes the photo away; the roster keeps the photo of that id. */
  | {
      readonly do: 'photo';
      readonly photo: string | undefined;
      /** Owner of the photo, where it isn't the whole sheet. */
      readonly of?: { readonly place: number; readonly name: string };
    }
  /** Opens a sheet; the present one stays in the roster. If there are several, the player chooses. */
  | {
      readonly do: 'bring';
      readonly documents: readonly SheetDocument[];
      /** In addition to an identical one. */
      readonly again?: boolean;
      /** Takes the place of the sheet that is open, which only undo brings back. */
      readonly inPlace?: boolean;
      readonly photo?: string | undefined;
    }
  | { readonly do: 'ask-twin'; readonly document: SheetDocument; readonly id: string }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'keep' }
  | { readonly do: 'refuse'; readonly problem: ArrivalProblem }
  | { readonly do: 'forgive-arrival' }
  | { readonly do: 'saved'; readonly save: SaveState; readonly id?: string }
  | { readonly do: 'written'; readonly isElsewhere: boolean }
  /** A saved sheet is opened with its history. */
  | { readonly do: 'open'; readonly id: string; readonly snapshot: Snapshot; readonly history: History }
  /** The sheet that a step had left is open again; the step can be done again from here. */
  | { readonly do: 'went-back'; readonly said: string; readonly step: HistoryEntry }
  /** Another tab's version of this hero takes its place. */
  | { readonly do: 'theirs'; readonly snapshot: Snapshot }
  /** A new sheet that does not replace the one that was open. */
  | { readonly do: 'begin'; readonly snapshot: Snapshot; readonly change: Change };

/** Actions whose result no part of the page has to show at once. */
export const canWait = (action: Action): boolean =>
  action.do === 'saved' || action.do === 'written' || (action.do === 'edit' && action.canWait === true);

export type Bringing = Extract<Action, { readonly do: 'bring' }>;

/** One sheet from outside, which may be in the roster already. */
export const mayBeHere = (action: Action): action is Bringing =>
  action.do === 'bring' && action.again !== true && action.documents.length === 1;

/** Whether two states look the same on the page. */
export const looksAlike = (one: DraftState, other: DraftState): boolean =>
  one.document === other.document &&
  samePhotos(one, other) &&
  one.generation === other.generation &&
  one.question === other.question &&
  one.arrivalProblem === other.arrivalProblem;

/** True for the same sheet with the same photos. */
export const sameSnapshot = (one: Snapshot, other: Snapshot): boolean =>
  samePhotos(one, other) && sameSheet(one.document, other.document);

/** The name of a sheet that has none. */
export const namelessOf = (document: SheetDocument): string =>
  messages.builder.nameless(nounFor(document).one);

/** A sheet with nothing but the name for one without a name. */
export const blankDocument = (system: SystemId): SheetDocument =>
  blankOf(system, namelessOf(blankOf(system, '')));

/** True for a sheet that nobody would miss. */
export const isBlank = (document: SheetDocument): boolean =>
  sameSheet(document, blankDocument(document.system));

export const begin = (document: SheetDocument): DraftState => ({
  document,
  photo: undefined,
  id: undefined,
  issues: issuesOf(document),
  fresh: [],
  said: '',
  history: noHistory,
  generation: 0,
  question: undefined,
  arrivalProblem: undefined,
  save: { saved: 'nothing-yet' },
  isElsewhere: false,
  turn: 0,
});
