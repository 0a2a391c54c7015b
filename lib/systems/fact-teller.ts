/** Text at a figure for a moment: "−2", "+1 Burning". */
export interface FloatingText {
  readonly kind: 'harm' | 'good' | 'counter' | 'critical' | 'fall';
  readonly text: string;
  /** Damage, or another amount; absent if nothing is counted. */
  readonly amount?: number;
}

/** An event in a few words, which are joined into a sentence with its results. */
export interface TableFact {
  /**
   * `action` and `reaction` start something; `more` makes it more precise, and starts it if nothing of this figure has
   * started; `outcome` results from it; `sentence` is reported by itself; `break` ends it without a text.
   */
  readonly kind: 'action' | 'reaction' | 'more' | 'outcome' | 'sentence' | 'break';
  /** -1 for nobody. */
  readonly figure: number;
  /** Figures it is about; empty for a separate sentence. */
  readonly name: string;
  /** Follows the name: "attacks Bito with AV 3". */
  readonly text: string;
  /** Cause of an outcome, where it is known. */
  readonly by?: number;
  readonly floating?: FloatingText;
  /** A sentence that changes nothing on the table: the turn is over. */
  readonly isAside?: true;
}

/** Ends the present act. */
export const pause: TableFact = { kind: 'break', figure: -1, name: '', text: '' };

export const float = (kind: FloatingText['kind'], text: string, amount?: number): FloatingText => ({
  kind,
  text,
  ...(amount !== undefined && { amount }),
});

/** Tells the events of a match one after the other, in a few words each; a game says what each of its events is. */
export abstract class FactTeller<Event> {
  protected readonly nameOf: (figure: number) => string;

  protected constructor(nameOf: (figure: number) => string) {
    this.nameOf = nameOf;
  }

  /** Events of the present step, and the place of the current one among them. */
  private step: readonly Event[] = [];
  private nth = 0;

  readonly hear = (events: readonly Event[]): readonly TableFact[] => {
    this.step = events;
    return events.flatMap((event, nth) => {
      this.nth = nth;
      return this.told(event) ?? [];
    });
  };

  /** Events of this step before the current one. */
  protected get earlier(): readonly Event[] {
    return this.step.slice(0, this.nth);
  }

  /** Events of this step after the current one. */
  protected get later(): readonly Event[] {
    return this.step.slice(this.nth + 1);
  }

  /** Facts of an event; undefined where nothing of it is seen on the table. */
  protected abstract told(event: Event): TableFact | readonly TableFact[] | undefined;

  protected fact(
    kind: TableFact['kind'],
    figure: number,
    text: string,
    more: Pick<TableFact, 'by' | 'floating'> = {},
  ): TableFact {
    return { kind, figure, name: this.nameOf(figure), text, ...more };
  }

  /** Separate sentence; -1 if it is about nobody. */
  protected sentence(text: string, figure = -1): TableFact {
    return { kind: 'sentence', figure, name: '', text };
  }

  /** Says that a turn is over, which short reports leave out. */
  protected aside(text: string, figure: number): TableFact {
    return { ...this.sentence(text, figure), isAside: true };
  }
}
