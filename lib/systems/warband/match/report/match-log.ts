import { namesApart } from '../../../../language/apart';
import type { LogLine, MatchLogger } from '../../../match-part';
import type { MatchEvent } from '../state/event';
import type { About } from '../state/option';
import type { Situation } from '../state/situation';
import { figureNames } from './figure-names';

/** A match as a log. */
export interface MatchLog {
  readonly events: readonly MatchEvent[];
  /** Names of figures; both halves of one have his. */
  readonly figures: readonly string[];
  /** Names of the warbands, told apart where they are the same. */
  readonly warbands: readonly string[];
  /** Request at its end; undefined for a match that is over. */
  readonly asked: About | undefined;
  readonly end: Situation;
}

/** Writes the log of a match while it is played. */
export class MatchLogBook implements MatchLogger<Situation, MatchEvent, About> {
  private readonly events: MatchEvent[] = [];
  private readonly warbands: readonly string[];
  private readonly say: (log: MatchLog) => readonly LogLine[];

  constructor(warbands: readonly { readonly name: string }[], say: (log: MatchLog) => readonly LogLine[]) {
    this.warbands = namesApart(warbands);
    this.say = say;
  }

  hear(events: readonly MatchEvent[]): void {
    this.events.push(...events);
  }

  lines(end: Situation, asked: About | undefined): readonly LogLine[] {
    const { warbands, events } = this;
    return this.say({ events, figures: figureNames(end), warbands, asked, end });
  }
}
