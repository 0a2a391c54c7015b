import { issueKey } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import type { LoadProblem, SaveProblem } from '@/lib/roster/draft';
import type { CodeProblem } from '@/lib/share/index';
import { living, type Edit, type FileProblem, type HeroDraft, type RuleIssue } from '@/lib/systems/index';

/** Something to settle before the hero on the bench may change. */
export type Question =
  | { readonly ask: 'replace'; readonly incoming: HeroDraft }
  /** A party came in; one of its heroes goes to the bench. */
  | { readonly ask: 'which'; readonly heroes: readonly HeroDraft[] };

/** What came in and could not be opened. */
export type ArrivalProblem =
  | { readonly of: 'code'; readonly problem: CodeProblem }
  | { readonly of: 'file'; readonly problem: FileProblem }
  | { readonly of: 'sample'; readonly id: string };

type SaveState =
  | { readonly saved: 'yes' }
  /** Nothing on the bench is worth saving yet. */
  | { readonly saved: 'nothing-yet' }
  | { readonly saved: 'no'; readonly problem: SaveProblem | 'damaged-in-the-way' };

/** Everything that the builder shows. */
export interface BuilderState {
  readonly hero: HeroDraft;
  readonly issues: readonly RuleIssue[];
  /** The issues that the last change brought, for those who hear the page. */
  readonly fresh: readonly RuleIssue[];
  /** Counts the heroes that stood on the bench, so that fields start anew with each. */
  readonly bench: number;
  readonly question: Question | undefined;
  readonly arrivalProblem: ArrivalProblem | undefined;
  readonly loadProblem: LoadProblem | undefined;
  readonly save: SaveState;
}

export type Action =
  | { readonly do: 'edit'; readonly edits: readonly Edit[] }
  /** Puts a hero on the bench, asking first when another one would be lost. */
  | { readonly do: 'bring'; readonly heroes: readonly HeroDraft[] }
  | { readonly do: 'replace'; readonly hero: HeroDraft }
  | { readonly do: 'keep' }
  | { readonly do: 'refuse'; readonly problem: ArrivalProblem }
  | { readonly do: 'forgive-arrival' }
  | { readonly do: 'forgive-damage' }
  | { readonly do: 'saved'; readonly save: SaveState };

const withHero = (state: BuilderState, hero: HeroDraft): BuilderState => {
  const issues = living.check(hero);
  const known = new Set(state.issues.map(issueKey));
  return { ...state, hero, issues, fresh: issues.filter((issue) => !known.has(issueKey(issue))) };
};

const sameHero = (a: HeroDraft, b: HeroDraft): boolean =>
  JSON.stringify(living.write(a)) === JSON.stringify(living.write(b));

/** A hero with nothing but the name that stands for none. */
export const blankHero = (): HeroDraft => living.newHero(words.builder.nameless);

/** True for a hero that nobody would miss. */
export const isBlank = (hero: HeroDraft): boolean => sameHero(hero, blankHero());

/** A bench with this hero on it, or a new one. */
export const begin = (hero: HeroDraft | undefined): BuilderState => {
  const first = hero ?? blankHero();
  return {
    hero: first,
    issues: living.check(first),
    fresh: [],
    bench: 0,
    question: undefined,
    arrivalProblem: undefined,
    loadProblem: undefined,
    save: { saved: hero ? 'yes' : 'nothing-yet' },
  };
};

const bring = (state: BuilderState, heroes: readonly HeroDraft[]): BuilderState => {
  const [incoming] = heroes;
  if (!incoming) return state;
  if (heroes.length > 1) return { ...state, question: { ask: 'which', heroes } };
  if (isBlank(state.hero) || sameHero(state.hero, incoming))
    return reduce(state, { do: 'replace', hero: incoming });
  return { ...state, question: { ask: 'replace', incoming } };
};

/** The one way in which the builder changes. Pure; a hero changes by `living.apply` alone. */
export const reduce = (state: BuilderState, action: Action): BuilderState => {
  switch (action.do) {
    case 'edit':
      return withHero(state, action.edits.reduce(living.apply, state.hero));
    case 'bring':
      return bring({ ...state, question: undefined, arrivalProblem: undefined }, action.heroes);
    case 'replace':
      return {
        ...withHero(state, action.hero),
        fresh: [],
        bench: state.bench + 1,
        question: undefined,
        arrivalProblem: undefined,
      };
    case 'keep':
      return { ...state, question: undefined };
    case 'refuse':
      return { ...state, arrivalProblem: action.problem };
    case 'forgive-arrival':
      return { ...state, arrivalProblem: undefined };
    case 'forgive-damage':
      return { ...state, loadProblem: undefined };
    case 'saved':
      return { ...state, save: action.save };
  }
};
