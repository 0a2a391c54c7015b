import type { LogLine, MatchLogger } from '../../../match-part';
import type { MatchEvent } from '../state/event';
import type { About } from '../state/option';
import type { Situation } from '../state/situation';

/** A match as a log. */
export interface MatchLog {
  readonly events: readonly MatchEvent[];
  /** Request at its end; undefined for a match that is over. */
  readonly asked: About | undefined;
  readonly end: Situation;
}

/** Writes the log of a match while it is played. */
export class MatchLogBook implements MatchLogger<Situation, MatchEvent, About> {
  private readonly events: MatchEvent[] = [];
  private readonly say: (log: MatchLog) => readonly LogLine[];

  constructor(say: (log: MatchLog) => readonly LogLine[]) {
    this.say = say;
  }

  hear(events: readonly MatchEvent[]): void {
    this.events.push(...events);
  }

  lines(end: Situation, asked: About | undefined): readonly LogLine[] {
    return this.say({ events: this.events, asked, end });
  }
}
