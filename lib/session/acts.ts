import { matchPartOf } from '../simulation/contest';
import { partOf } from '../systems/open';
import type { FloatingText, TableFact } from '../systems/fact-teller';
import { isPerson, requestAt, situationAt, stepAt, type Session } from './session';

/** Texts about somebody; each follows the name. */
export interface Said {
  readonly name: string;
  readonly texts: readonly string[];
}

/** An act and its outcomes; `happenedMessages.sentence` makes a sentence of it. */
export interface Act {
  /** Actor; -1 for nobody. */
  readonly figure: number;
  /** The moments that it began and last went on at. */
  readonly from: number;
  readonly to: number;
  readonly isReaction: boolean;
  /** The turn that it is of: acts of one turn have the same. */
  readonly turn: string;
  /** It may go on. */
  readonly isOpen: boolean;
  /** Acts by figure: first what it did, then what came of it for that figure; undefined for events nobody caused. */
  readonly head: Said | undefined;
  /** Consequences for others. */
  readonly others: readonly Said[];
  /** Sentences reported by themselves. */
  readonly sentences: readonly string[];
  /** Sentences that short reports leave out. */
  readonly asides?: readonly string[];
  /** Everybody in it. */
  readonly figures: readonly number[];
  /** The most remarkable outcomes: falls, else critical hits, else the heaviest loss. */
  readonly peak?: readonly Said[];
  /** How much there was to see of it: falls most, then critical hits, then damage. */
  readonly weight: number;
}

/** Text that floats at a figure, and the moment that it came with. */
export interface FloatingAt extends FloatingText {
  readonly figure: number;
  readonly at: number;
}

/** An act that may go on. */
interface Open {
  readonly head: Pick<TableFact, 'figure' | 'name'> | undefined;
  readonly isReaction: boolean;
  readonly turn: string;
  readonly from: number;
  to: number;
  text: string;
  readonly outcomes: TableFact[];
  readonly sentences: string[];
  readonly asides: string[];
  weight: number;
}

const weights: Readonly<Record<FloatingText['kind'], number>> = {
  fall: 6,
  critical: 3,
  harm: 1,
  counter: 0.5,
  good: 0.5,
};

/** Less is no moment to remember: three damage without a fall. */
const leastWeight = 3;

const weightOf = ({ floating }: TableFact): number =>
  floating ? weights[floating.kind] * (floating.amount ?? 1) : 0;

/**
 * Joins facts to acts. A reaction leaves open the act that it interrupts: the results of that act are reported with
 * it.
 */
class Acts {
  readonly all: Open[] = [];
  private open: Open[] = [];
  /** Moment at which the turn began, and how many had by then begun or ended at that moment. */
  private turn = { at: -1, nth: 0 };
  /** Acts that ended at a moment. */
  private over: { readonly at: number; readonly acts: readonly Open[] } = { at: -1, acts: [] };

  see(fact: TableFact, at: number): void {
    switch (fact.kind) {
      case 'break':
        if (this.open.length > 0) this.over = { at, acts: this.open };
        this.open = [];
        this.turn = { at, nth: this.turn.at === at ? this.turn.nth + 1 : 0 };
        return;
      case 'action': {
        const reaction = this.open.at(-1);
        // Actions of a figure that said it would react are its reaction.
        if (reaction?.isReaction && reaction.head?.figure === fact.figure && this.isFresh(reaction))
          this.say(reaction, fact, at);
        else this.begin(fact, at, false);
        return;
      }
      case 'reaction':
        this.begin(fact, at, true);
        return;
      case 'more': {
        const own = this.of(fact.figure);
        if (own) this.say(own, fact, at);
        else this.begin(fact, at, false);
        return;
      }
      case 'outcome':
      case 'sentence': {
        const act =
          this.of(fact.by ?? fact.figure) ??
          this.open.at(-1) ??
          this.after(fact, at) ??
          this.begin(undefined, at, false);
        act.weight += weightOf(fact);
        if (fact.kind === 'outcome') act.outcomes.push(fact);
        else (fact.isAside ? act.asides : act.sentences).push(fact.text);
        act.to = at;
      }
    }
  }

  /** Whoever has just fallen may be dead once the turn has ended, with the same choice. */
  private after({ figure }: TableFact, at: number): Open | undefined {
    if (this.over.at !== at) return undefined;
    return this.over.acts.findLast(({ outcomes }) => outcomes.some((each) => each.figure === figure));
  }

  isOpen(act: Open): boolean {
    return this.open.includes(act);
  }

  private isFresh({ outcomes, sentences, asides }: Open): boolean {
    return outcomes.length + sentences.length + asides.length === 0;
  }

  private of(figure: number): Open | undefined {
    return this.open.findLast(({ head }) => head?.figure === figure);
  }

  private say(act: Open, fact: TableFact, at: number): void {
    act.text = fact.text;
    act.weight += weightOf(fact);
    act.to = at;
  }

  private begin(fact: TableFact | undefined, at: number, isReaction: boolean): Open {
    const act: Open = {
      head: fact && { figure: fact.figure, name: fact.name },
      ...{ isReaction, turn: `${this.turn.at} ${this.turn.nth}`, from: at, to: at },
      text: fact?.text ?? '',
      ...{ outcomes: [], sentences: [], asides: [] },
      weight: fact ? weightOf(fact) : 0,
    };
    this.open = isReaction ? [...this.open, act] : [act];
    this.all.push(act);
    return act;
  }
}

/** Texts by figure, in order of their first text; nothing twice. */
const grouped = (outcomes: readonly TableFact[]) =>
  [...new Set(outcomes.map(({ figure }) => figure))].map((figure) => {
    const own = outcomes.filter((each) => each.figure === figure);
    return { figure, name: own[0]?.name ?? '', texts: [...new Set(own.map(({ text }) => text))] };
  });

/** Outcomes that matter most, from what matters most. */
const peaks = ['fall', 'critical', 'harm'] as const;

/** The outcomes that an act is remembered by. */
const peakOf = (outcomes: readonly TableFact[]): readonly Said[] => {
  const kind = peaks.find((each) => outcomes.some(({ floating }) => floating?.kind === each));
  const of = outcomes.filter(({ floating }) => floating?.kind === kind && kind !== undefined);
  const most = Math.max(0, ...of.map(({ floating }) => floating?.amount ?? 0));
  const shown = kind === 'harm' ? of.filter(({ floating }) => floating?.amount === most) : of;
  return grouped(shown).map(({ name, texts }) => ({ name, texts }));
};

const told = (
  { head, text, outcomes, sentences, asides, from, to, isReaction, turn, weight }: Open,
  isOpen: boolean,
): Act => {
  const groups = grouped(outcomes);
  const peak = peakOf(outcomes);
  const own = head && groups.find(({ figure }) => figure === head.figure);
  return {
    figure: head?.figure ?? -1,
    ...{ from, to, isReaction, turn, isOpen, sentences, weight },
    ...(asides.length > 0 && { asides }),
    ...(peak.length > 0 && { peak }),
    head: head && { name: head.name, texts: [text, ...(own?.texts ?? [])] },
    others: groups.filter((group) => group !== own).map(({ name, texts }) => ({ name, texts })),
    figures: [...new Set([...(head ? [head.figure] : []), ...groups.map(({ figure }) => figure)])],
  };
};

/** An action that is under way at a moment has begun this many choices before, at most. */
const longest = 40;

const factsBetween = (session: Session, first: number, at: number) => {
  const part = partOf(session.encounter.system, 'play');
  const hear = part?.facts(situationAt(session, at), session.encounter);
  return Array.from({ length: Math.max(0, at - first + 1) }, (_, nth) => ({
    moment: first + nth,
    facts: hear?.(stepAt(session, first + nth).events, situationAt(session, first + nth)) ?? [],
  }));
};

/** Acts that facts add up to, by the moments that they came with. */
export const actsOf = (
  steps: readonly { readonly moment: number; readonly facts: readonly TableFact[] }[],
): readonly Act[] => {
  const acts = new Acts();
  for (const { moment, facts } of steps) for (const fact of facts) acts.see(fact, moment);
  return acts.all.map((act) => told(act, acts.isOpen(act)));
};

/**
 * Events after one moment and up to another, the oldest first; an act begun earlier is reported from its beginning.
 */
export const actsBetween = (session: Session, after: number, at: number): readonly Act[] =>
  actsOf(factsBetween(session, Math.max(0, Math.min(after, at) - longest), at)).filter(
    ({ to }) => to > after,
  );

/** The last thing that happened up to a moment, with the reactions to it; empty where nothing has happened for long. */
export const lastActs = (session: Session, at: number): readonly Act[] => {
  const acts = actsBetween(session, Math.max(-1, at - longest), at);
  const root = acts.findLastIndex(({ isReaction }) => !isReaction);
  return acts.slice(Math.max(0, root));
};

/** Floating texts of events after one moment and up to another. */
export const floatingBetween = (session: Session, after: number, at: number): readonly FloatingAt[] =>
  factsBetween(session, Math.max(0, after + 1 - longest), at)
    .filter(({ moment }) => moment > after)
    .flatMap(({ moment, facts }) =>
      facts.flatMap(({ figure, floating }) => (floating ? [{ ...floating, figure, at: moment }] : [])),
    );

/** Choices that are looked back for what a person did last. */
const furthestBack = 150;

/** Whether a person at this device is asked for an action at a moment, not for a reaction. */
const isActing = (session: Session, at: number): boolean => {
  const request = requestAt(session, at);
  if (!request || !isPerson(session.seats[request.by])) return false;
  if (!matchPartOf(session.encounter.system).judge.isSettled(request)) return false;
  const part = partOf(session.encounter.system, 'play');
  return !part?.request(request, situationAt(session, at), session.encounter).isReaction;
};

/**
 * When a person at this device last chose an action before a moment; undefined if that is long ago. Reactions
 * belong to the others' turns.
 */
const lastOwnAction = (session: Session, at: number): number | undefined => {
  for (let moment = at - 1; moment >= Math.max(0, at - furthestBack); moment -= 1)
    if (isActing(session, moment)) return moment;
  return undefined;
};

/**
 * Acts since a person last acted, or since the match began if none has yet, the oldest first; the last ones if there
 * are none, or if nobody at this device plays.
 */
export const newsAt = (session: Session, at: number): readonly Act[] => {
  const isPlayed = session.seats.some((seat) => isPerson(seat));
  const since = lastOwnAction(session, at) ?? (isPlayed ? Math.max(-1, at - furthestBack) : undefined);
  const news = since === undefined ? [] : actsBetween(session, since, at);
  return news.length > 0 ? news : lastActs(session, at);
};

/** Weight from which somebody fell. */
export const fallWeight = weights.fall;

/** Somebody who lies there already dies alone: that blow has been told. */
const endsEarlierFall = (acts: readonly Act[], nth: number): boolean => {
  const act = acts[nth];
  if (!act || act.others.length > 0 || act.figures.length !== 1) return false;
  const before = acts.slice(0, nth).findLast(({ figures }) => figures.includes(act.figure));
  return before !== undefined && before.figure !== act.figure && before.weight >= fallWeight;
};

/** Acts worth remembering, each blow once. */
export const momentsOf = (acts: readonly Act[]): readonly Act[] =>
  acts.filter(
    ({ head, weight }, nth) => head !== undefined && weight >= leastWeight && !endsEarlierFall(acts, nth),
  );

/** Best moments of a match up to a moment, in their order. @param most how many at most */
export const bestMoments = (session: Session, at: number, most: number): readonly Act[] =>
  momentsOf(actsOf(factsBetween(session, 0, at)))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.to - b.to);
