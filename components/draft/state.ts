import { issueKey, type Issue } from '@/lib/issue';
import { messages } from '@/lib/messages/index';
import type { RosterProblem } from '@/lib/roster/roster';
import type { CodeProblem } from '@/lib/share/index';
import {
  blankOf,
  edited,
  issuesOf,
  messagesOf,
  nameOf,
  nounFor,
  photosAfter,
  sameSheet,
} from '@/lib/systems/document';
import { samePhotos, withPhotoAt } from '@/lib/systems/fighter-photos';
import type { FileProblem } from '@/lib/systems/file-problem';
import type { Edit, SheetDocument, SystemId } from '@/lib/systems/sheet';
import {
  done,
  mostEntries,
  noHistory,
  redone,
  undone,
  type Change,
  type History,
  type Snapshot,
  type HistoryEntry,
  type Travel,
} from './history';

/** Question to the player about a hero or party that came in. */
export type Question =
  /** A party: one of its sheets is opened. */
  | { readonly ask: 'which'; readonly documents: readonly SheetDocument[] }
  /** A sheet that is saved here already, under this id, just as it came. */
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
  /** The saved sheet that this is; undefined for one that has no place in the roster yet. */
  readonly id: string | undefined;
  readonly issues: readonly Issue[];
  /** The issues that the last change brought, for those who hear the page. */
  readonly fresh: readonly Issue[];
  /** The last undo or redo in words, for those who hear the page. */
  readonly said: string;
  readonly history: History;
  /** Counts the sheets that were opened, so that fields start anew with each. */
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
  /** Opens a sheet; the one that is open stays in the roster. Of several, the player chooses. */
  | {
      readonly do: 'bring';
      readonly documents: readonly SheetDocument[];
      /** Beside one that is just the same. */
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
  /** A sheet in a place of its own, beside the one that was open. */
  | { readonly do: 'begin'; readonly snapshot: Snapshot; readonly change: Change };

/** True for the same sheet with the same photos. */
export const sameSnapshot = (one: Snapshot, other: Snapshot): boolean =>
  samePhotos(one, other) && sameSheet(one.document, other.document);

/** The name that stands for none. */
export const namelessOf = (document: SheetDocument): string =>
  messages.builder.nameless(nounFor(document).one);

/** A sheet with nothing but the name that stands for none. */
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

const snapshotOf = ({ document, photo, photos }: Snapshot): Snapshot => ({ document, photo, photos });

const withSnapshot = (state: DraftState, { document, photo, photos }: Snapshot): DraftState => {
  if (document === state.document) return { ...state, photo, photos, fresh: [], said: '' };
  const issues = issuesOf(document);
  const known = new Set(state.issues.map(issueKey));
  const fresh = issues.filter((issue) => !known.has(issueKey(issue)));
  return { ...state, document, photo, photos, issues, fresh, said: '' };
};

const changed = (state: DraftState, snapshot: Snapshot, change: Change): DraftState =>
  snapshot.document === state.document && samePhotos(snapshot, state)
    ? state
    : { ...withSnapshot(state, snapshot), history: done(state.history, snapshotOf(state), change) };

/** Further changes of state when another hero is opened. */
const anew = (state: DraftState): DraftState => ({
  ...state,
  fresh: [],
  generation: state.generation + 1,
  question: undefined,
  arrivalProblem: undefined,
});

/** One name for all edits of a step. */
const nameOfEdits = ({ system, sheet }: SheetDocument, [first, ...more]: readonly Edit[]): string =>
  first === undefined
    ? messages.history.nothing
    : messages.history.several(messagesOf(system).edit(first, sheet), more.length);

/** Photos of fighters go with them. */
const withEdit = ({ document, photo, photos }: Snapshot, edit: Edit): Snapshot => {
  const next = edited(document, edit);
  return { document: next, photo, photos: photosAfter(document, photos, next) };
};

const withPhoto = (
  state: DraftState,
  { photo, of }: Extract<Action, { readonly do: 'photo' }>,
): DraftState => {
  const { document, photos } = state;
  const snapshot = of
    ? { document, photo: state.photo, photos: withPhotoAt(photos, of.place, photo) }
    : { document, photo, photos };
  return changed(state, snapshot, { name: messages.history.photo(photo !== undefined, of?.name) });
};

const withEdits = (state: DraftState, edits: readonly Edit[], run: Run | undefined): DraftState =>
  changed(state, edits.reduce(withEdit, snapshotOf(state)), {
    name: nameOfEdits(state.document, edits),
    run: run?.key,
    runName: run?.name,
  });

/** Name of the step that brings this hero. */
export const bringing = (document: SheetDocument): Change => ({
  name: isBlank(document) ? messages.history.fresh : messages.history.bring(nameOf(document)),
});

const bring = (
  state: DraftState,
  { documents, photo }: Extract<Action, { readonly do: 'bring' }>,
): DraftState => {
  const [document] = documents;
  if (!document) return state;
  if (documents.length > 1) return { ...state, question: { ask: 'which', documents } };
  return anew(changed(state, { document, photo }, bringing(document)));
};

const travelled = (
  state: DraftState,
  travel: Travel | undefined,
  said: (name: string) => string,
): DraftState => {
  if (!travel) return state;
  const { snapshot, history, step } = travel;
  return { ...withSnapshot(state, snapshot), history, said: said(step.name) };
};

/** The one way in which the draft changes. Pure; a sheet changes by its game's edits alone. */
export const reduce = (state: DraftState, action: Action): DraftState => {
  switch (action.do) {
    case 'edit':
      return withEdits(state, action.edits, action.run);
    case 'photo':
      return withPhoto(state, action);
    case 'bring':
      return bring({ ...state, question: undefined, arrivalProblem: undefined }, action);
    case 'ask-twin':
      return { ...state, question: { ask: 'twin', document: action.document, id: action.id } };
    case 'undo':
      return travelled(state, undone(state.history, snapshotOf(state)), messages.history.undone);
    case 'redo':
      return travelled(state, redone(state.history, snapshotOf(state)), messages.history.redone);
    case 'keep':
      return { ...state, question: undefined };
    case 'refuse':
      return { ...state, arrivalProblem: action.problem };
    case 'forgive-arrival':
      return { ...state, arrivalProblem: undefined };
    case 'saved':
      return { ...state, save: action.save, id: action.id ?? state.id };
    case 'written':
      return { ...state, isElsewhere: action.isElsewhere };
    case 'open':
      return {
        ...anew(withSnapshot(state, action.snapshot)),
        id: action.id,
        history: action.history,
        save: { saved: 'yes' },
      };
    case 'went-back':
      return {
        ...state,
        said: action.said,
        history: { ...state.history, future: [...state.history.future, action.step].slice(-mostEntries) },
      };
    case 'theirs':
      return anew(changed(state, action.snapshot, { name: messages.history.theirs }));
    case 'begin':
      return {
        ...anew(withSnapshot(state, action.snapshot)),
        id: undefined,
        history: done(noHistory, snapshotOf(state), action.change),
        save: { saved: 'nothing-yet' },
      };
  }
};
