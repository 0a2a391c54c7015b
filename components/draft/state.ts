import { issueKey } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import type { RosterProblem } from '@/lib/roster/roster';
import type { CodeProblem } from '@/lib/share/index';
import type { FileProblem } from '@/lib/systems/file-problem';
import { living } from '@/lib/systems/living/living';
import type { RuleIssue } from '@/lib/systems/living/rules/issue';
import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import {
  done,
  mostSteps,
  noHistory,
  redone,
  undone,
  type Bench,
  type Deed,
  type History,
  type Step,
  type Travel,
} from './history';
import { runOf } from '../builder/runs';

/** A party came in; one of its heroes goes to the bench. */
export interface Question {
  readonly ask: 'which';
  readonly heroes: readonly HeroDraft[];
}

/** What came in and could not be opened. */
export type ArrivalProblem =
  | { readonly of: 'code'; readonly problem: CodeProblem }
  | { readonly of: 'file'; readonly problem: FileProblem }
  | { readonly of: 'sample'; readonly id: string }
  | { readonly of: 'saved'; readonly problem: RosterProblem };

export type SaveState =
  | { readonly saved: 'yes' }
  | { readonly saved: 'saving' }
  /** Nothing on the bench is worth saving yet. */
  | { readonly saved: 'nothing-yet' }
  | { readonly saved: 'no'; readonly problem: RosterProblem };

/** Everything that the builder shows. */
export interface BuilderState extends Bench {
  /** The saved hero that this is; undefined for one that has no place in the roster yet. */
  readonly id: string | undefined;
  readonly issues: readonly RuleIssue[];
  /** The issues that the last change brought, for those who hear the page. */
  readonly fresh: readonly RuleIssue[];
  /** What undo or redo just did, for the same. */
  readonly said: string;
  readonly history: History;
  /** Counts the heroes that stood on the bench, so that fields start anew with each. */
  readonly bench: number;
  readonly question: Question | undefined;
  readonly arrivalProblem: ArrivalProblem | undefined;
  readonly save: SaveState;
  /** Counts the changes. */
  readonly turn: number;
}

export type Action =
  /** @property run makes one step of edits that follow each other, such as a drag; typing is one by itself */
  | { readonly do: 'edit'; readonly edits: readonly Edit[]; readonly run?: string }
  /** `undefined` takes the photo away; the roster keeps the photo of that id. */
  | { readonly do: 'photo'; readonly photo: string | undefined }
  /** Puts a hero on the bench; the one that is there stays in the roster. Of several, the player chooses. */
  | { readonly do: 'bring'; readonly heroes: readonly HeroDraft[] }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'keep' }
  | { readonly do: 'refuse'; readonly problem: ArrivalProblem }
  | { readonly do: 'forgive-arrival' }
  | { readonly do: 'saved'; readonly save: SaveState; readonly id?: string }
  /** A saved hero comes on the bench with its history. */
  | { readonly do: 'open'; readonly id: string; readonly bench: Bench; readonly history: History }
  /** The hero that a step had left is on the bench again; the step can be done again from here. */
  | { readonly do: 'went-back'; readonly said: string; readonly step: Step }
  /** What another tab made of this hero takes its place. */
  | { readonly do: 'theirs'; readonly bench: Bench }
  /** A hero in a place of its own, beside the one that was on the bench. */
  | { readonly do: 'begin'; readonly bench: Bench; readonly deed: Deed };

const sameHero = (a: HeroDraft, b: HeroDraft): boolean =>
  a === b || JSON.stringify(living.write(a)) === JSON.stringify(living.write(b));

/** True for the same hero with the same photo. */
export const sameBench = (a: Bench, b: Bench): boolean => a.photo === b.photo && sameHero(a.hero, b.hero);

/** A hero with nothing but the name that stands for none. */
export const blankHero = (): HeroDraft => living.newHero(words.builder.nameless);

/** True for a hero that nobody would miss. */
export const isBlank = (hero: HeroDraft): boolean => sameHero(hero, blankHero());

/** A bench with this hero on it, or a new one. */
export const begin = (hero: HeroDraft = blankHero()): BuilderState => ({
  hero,
  photo: undefined,
  id: undefined,
  issues: living.check(hero),
  fresh: [],
  said: '',
  history: noHistory,
  bench: 0,
  question: undefined,
  arrivalProblem: undefined,
  save: { saved: 'nothing-yet' },
  turn: 0,
});

const benchOf = ({ hero, photo }: Bench): Bench => ({ hero, photo });

const withBench = (state: BuilderState, { hero, photo }: Bench): BuilderState => {
  if (hero === state.hero) return { ...state, photo, fresh: [], said: '' };
  const issues = living.check(hero);
  const known = new Set(state.issues.map(issueKey));
  const fresh = issues.filter((issue) => !known.has(issueKey(issue)));
  return { ...state, hero, photo, issues, fresh, said: '' };
};

const doing = (state: BuilderState, bench: Bench, deed: Deed): BuilderState =>
  bench.hero === state.hero && bench.photo === state.photo
    ? state
    : { ...withBench(state, bench), history: done(state.history, benchOf(state), deed) };

/** What a new hero on the bench changes besides. */
const anew = (state: BuilderState): BuilderState => ({
  ...state,
  fresh: [],
  bench: state.bench + 1,
  question: undefined,
  arrivalProblem: undefined,
});

const edited = (state: BuilderState, edits: readonly Edit[], drag: string | undefined): BuilderState => {
  const run = drag ?? runOf(edits, state.hero);
  return doing(
    state,
    { hero: edits.reduce(living.apply, state.hero), photo: state.photo },
    { name: words.history.edits(state.hero, edits), run, runName: words.history.paintSeveral },
  );
};

/** What the step that brings this hero is called. */
export const bringDeed = (hero: HeroDraft): Deed => ({
  name: isBlank(hero) ? words.history.fresh : words.history.bring(hero.name),
});

const bring = (state: BuilderState, heroes: readonly HeroDraft[]): BuilderState => {
  const [hero] = heroes;
  if (!hero) return state;
  if (heroes.length > 1) return { ...state, question: { ask: 'which', heroes } };
  return anew(doing(state, { hero, photo: undefined }, bringDeed(hero)));
};

const travelled = (
  state: BuilderState,
  travel: Travel | undefined,
  said: (name: string) => string,
): BuilderState => {
  if (!travel) return state;
  const { bench, history, step } = travel;
  return { ...withBench(state, bench), history, said: said(step.name) };
};

/** The one way in which the builder changes. Pure; a hero changes by `living.apply` alone. */
export const reduce = (state: BuilderState, action: Action): BuilderState => {
  switch (action.do) {
    case 'edit':
      return edited(state, action.edits, action.run);
    case 'photo':
      return doing(
        state,
        { hero: state.hero, photo: action.photo },
        { name: words.history.photo(action.photo !== undefined) },
      );
    case 'bring':
      return bring({ ...state, question: undefined, arrivalProblem: undefined }, action.heroes);
    case 'undo':
      return travelled(state, undone(state.history, benchOf(state)), words.history.undone);
    case 'redo':
      return travelled(state, redone(state.history, benchOf(state)), words.history.redone);
    case 'keep':
      return { ...state, question: undefined };
    case 'refuse':
      return { ...state, arrivalProblem: action.problem };
    case 'forgive-arrival':
      return { ...state, arrivalProblem: undefined };
    case 'saved':
      return { ...state, save: action.save, ...(action.id === undefined ? {} : { id: action.id }) };
    case 'open':
      return {
        ...anew(withBench(state, action.bench)),
        id: action.id,
        history: action.history,
        save: { saved: 'yes' },
      };
    case 'went-back':
      return {
        ...state,
        said: action.said,
        history: { ...state.history, future: [...state.history.future, action.step].slice(-mostSteps) },
      };
    case 'theirs':
      return anew(doing(state, action.bench, { name: words.history.theirs }));
    case 'begin':
      return {
        ...anew(withBench(state, action.bench)),
        id: undefined,
        history: done(noHistory, benchOf(state), action.deed),
        save: { saved: 'nothing-yet' },
      };
  }
};
