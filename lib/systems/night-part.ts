import type { CompanionScenario } from './companion-part';
import type { Sheet } from './sheet';

/** Choices before a game night. Apart from its companion, which has the pictures of all counters. */
export interface NightPart<S = Sheet> {
  /** Sheets at the table, at least and at most; `refusal` says why these cannot meet, where they cannot. */
  readonly sheets: {
    readonly least: number;
    readonly most: number;
    readonly refusal?: (sheets: readonly S[]) => string | undefined;
  };
  readonly scenarios: readonly CompanionScenario[];
  /** The scenario where none is chosen. */
  readonly usualScenario: (sheets: number) => string;
}
