import type { LogLine, MatchLogger } from '../../../match-part';
import type { MatchEvent } from '../state/event';
import type { Figure } from '../state/figure';
import type { About } from '../state/option';
import type { Situation } from '../state/situation';

/** A figure as a log calls it. */
export interface Named extends Pick<Figure, 'kind'> {
  /** The hero, or its owner. */
  readonly hero: string;
  /** From 2 on where others of the same name came before. */
  readonly nth: number;
}

/** A match as a log. */
export interface MatchLog {
  readonly events: readonly MatchEvent[];
  readonly figures: readonly Named[];
  /** Names of heroes, their teams, and who plays them. */
  readonly heroes: readonly string[];
  readonly teams: readonly number[];
  readonly players: readonly number[];
  /** Request at its end; undefined for a match that is over. */
  readonly asked: About | undefined;
  readonly end: Situation;
}

/** Names of its figures, by their numbers. */
export const namedOf = ({ figures }: Situation, heroes: readonly string[]): readonly Named[] => {
  const counts = new Map<string, number>();
  return figures.map(({ kind, hero: of }) => {
    const hero = heroes[of] ?? '';
    const key = `${kind}\n${hero}`;
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return { kind, hero, nth };
  });
};

/** Writes the log of a match while it is played. */
export class MatchLogBook implements MatchLogger<Situation, MatchEvent, About> {
  private readonly events: MatchEvent[] = [];
  private readonly heroes: readonly string[];
  private readonly say: (log: MatchLog) => readonly LogLine[];

  constructor(heroes: readonly { readonly name: string }[], say: (log: MatchLog) => readonly LogLine[]) {
    this.heroes = heroes.map(({ name }) => name);
    this.say = say;
  }

  hear(events: readonly MatchEvent[]): void {
    this.events.push(...events);
  }

  lines(end: Situation, asked: About | undefined): readonly LogLine[] {
    const { heroes, events } = this;
    const { teams, players } = end.setting;
    return this.say({ events, figures: namedOf(end, heroes), heroes, teams, players, asked, end });
  }
}
