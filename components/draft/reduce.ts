import { issueKey } from '@/lib/issue';
import { messages } from '@/lib/messages/index';
import { edited, issuesOf, messagesOf, nameOf, photosAfter } from '@/lib/systems/document';
import { samePhotos, withPhotoAt } from '@/lib/systems/fighter-photos';
import type { Edit, SheetDocument } from '@/lib/systems/sheet';
import {
  done,
  mostEntries,
  noHistory,
  redone,
  undone,
  type Change,
  type Snapshot,
  type Travel,
} from './history';
import { isBlank, type Action, type DraftState, type Run } from './state';

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

/** The only way to change the draft. Pure; a sheet changes only by its game's edits. */
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
