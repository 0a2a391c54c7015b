import type { LogLine, MatchLogger } from '../../../match-part';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import type { About } from '../state/option';
import type { Situation } from '../state/situation';
import { entrantsOf } from '../../../../match/entrants';
import { unit } from '../../../../table/table';

type Of<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

/** An entry of the log: an event, or some that are one thing to whoever reads. */
export type LogEntry =
  | Exclude<MatchEvent, Of<'moved'> | Of<'rolled'> | Of<'attack'> | Of<'turn'>>
  /** `isDown` if whoever’s card it is can’t act. */
  | (Of<'turn'> & { readonly isDown?: true })
  /** An attack; `isAction` if no action came before it in the log; `skill` if it is one of an attack skill. */
  | (Of<'attack'> & { readonly isAction: boolean; readonly skill?: string })
  /** # as the crow flies; `action` if it is one, `isOwn` if whoever moves is in the middle of one, `isPush` by a critical shot. */
  | {
      readonly type: 'moved';
      readonly figure: number;
      readonly far: number;
      readonly action: string | undefined;
      readonly isOwn: boolean;
      readonly isPush?: true;
    }
  /** A roll, with the value that it came to. */
  | (Of<'rolled'> & { readonly value?: Of<'value'> });

/** A figure as a log calls it. */
export interface Named extends Pick<Figure, 'kind'> {
  /** Name on its card; empty for many followers. */
  readonly name: string;
  /** Its hero, for followers. */
  readonly hero: string | undefined;
  /** From 2 on where others of the same name came before. */
  readonly nth: number;
  /** A dummy that Uncle Tom shoots at. */
  readonly isVictim?: boolean;
}

/** A match as a log: every line with what stands beneath it. */
export interface MatchLog {
  readonly entries: readonly LogEntry[];
  readonly figures: readonly Named[];
  /** Names of heroes, and their teams. */
  readonly heroes: readonly string[];
  readonly teams: readonly number[];
  /** Request at its end; undefined for a match that is over. */
  readonly asked: About | undefined;
  readonly end: Situation;
}

const distance = ({ from, to }: Of<'moved'>): number => Math.hypot(to.x - from.x, to.y - from.y) / unit;

/** True right after a critical shot at a figure, or an earlier push of it by the same shot. */
const isPushed = (last: LogEntry | undefined, figure: number): boolean =>
  last?.type === 'critical'
    ? last.target === figure
    : last?.type === 'moved' && last.isPush === true && last.figure === figure;

/** Actions that the log reports by the attack they make. */
const attackActions: ReadonlySet<string> = new Set(['melee', 'shoot']);

/** The log so far, each event with those that it belongs to. */
class LogBuilder {
  readonly entries: LogEntry[] = [];
  private acting = -1;
  private readonly down = new Set<number>();

  hear(event: MatchEvent): void {
    if (event.type === 'down' || event.type === 'dead') this.down.add(event.figure);
    if (event.type === 'raised' || event.type === 'came') this.down.delete(event.figure);
    if (event.type === 'action' || event.type === 'reaction') this.acting = event.figure;
    if (event.type === 'turn') this.acting = -1;
    this.entries.push(this.entryOf(event));
  }

  /** The entry that an event is, together with the last one where they are the same. */
  private entryOf(event: MatchEvent): LogEntry {
    const last = this.entries.at(-1);
    if (event.type === 'turn') return this.down.has(event.figure) ? { ...event, isDown: true } : event;
    if (event.type === 'moved') {
      const { type, figure } = event;
      const action = last && this.takeAction(last, figure);
      const isOwn = figure === this.acting;
      const isPush = !isOwn && isPushed(last, figure);
      return { type, figure, far: distance(event), action, isOwn, ...(isPush && { isPush }) };
    }
    if (event.type === 'attack') {
      if (last?.type !== 'action' || last.figure !== event.figure || !attackActions.has(last.action))
        return { ...event, isAction: false };
      this.entries.pop();
      return { ...event, isAction: true, ...(last.skill !== undefined && { skill: last.skill }) };
    }
    const isValue = event.type === 'value' && last?.type === 'rolled' && !last.value;
    if (!isValue || last.figure !== event.figure) return event;
    this.entries.pop();
    return { ...last, value: event };
  }

  /** Removes the last entry if it is an action that says no more than its result. */
  private takeAction(last: LogEntry, figure: number): string | undefined {
    if (last.type !== 'action' || last.figure !== figure || last.skill !== undefined) return undefined;
    this.entries.pop();
    return last.action;
  }
}

/** Names of its figures, by their numbers. */
export const namedOf = (
  { figures, sheets }: Situation,
  heroes: readonly { readonly name: string }[],
): readonly Named[] => {
  const { sheetOf } = entrantsOf(figures, heroes);
  const heroName = (figure: Figure | undefined): string | undefined => {
    const own = figure && sheetOf(figure.id);
    if (own !== undefined) return heroes[own]?.name;
    return figure?.kind === 'hero' ? sheets[figure.sheet]?.name : undefined;
  };
  const counts = new Map<string, number>();
  const hasWizard = figures.some(({ kind }) => kind === 'wizard');
  return figures.map((figure) => {
    const name = heroName(figure) ?? sheets[figure.sheet]?.name ?? '';
    const hero = figure.kind === 'hero' ? undefined : heroName(figures[figure.hero]);
    const key = [figure.kind, name, name === '' ? hero : ''].join('\n');
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    const isVictim = hasWizard && figure.kind === 'dummy';
    return { kind: figure.kind, name, hero, nth, ...(isVictim && { isVictim }) };
  });
};

/** Writes the log of a match while it is played. */
export class MatchLogBook implements MatchLogger<Situation, MatchEvent, About> {
  private readonly builder = new LogBuilder();
  private readonly heroes: readonly { readonly name: string }[];
  private readonly teams: readonly number[];
  private readonly say: (log: MatchLog) => readonly LogLine[];

  constructor(
    heroes: readonly { readonly name: string }[],
    teams: readonly number[],
    say: (log: MatchLog) => readonly LogLine[],
  ) {
    this.heroes = heroes;
    this.teams = teams;
    this.say = say;
  }

  hear(events: readonly MatchEvent[]): void {
    for (const event of events) this.builder.hear(event);
  }

  lines(end: Situation, asked: About | undefined): readonly LogLine[] {
    return this.say({
      entries: this.builder.entries,
      figures: namedOf(end, this.heroes),
      heroes: this.heroes.map(({ name }) => name),
      teams: this.teams,
      asked,
      end,
    });
  }
}
