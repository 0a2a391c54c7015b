import type { TableUnit } from '../../../cards/paper/ruler';
import type { ExampleWords } from '../../../painted-die/cards/example';
import type { Scenario } from '../scenarios/scenario';
import type { Pip } from '../sheet/pips';

/** The words of what a kit says first, in the reader's language. */
export interface LeafletWords {
  readonly dice: (characters: number) => string;
  /** @param isOnPaper the kit has figures of them */
  readonly miniatures: (names: readonly string[], isOnPaper: boolean) => string;
  readonly table: (unit: TableUnit) => string;
  readonly tools: string;
  readonly square: (unit: TableUnit) => string;
  readonly terrain: (scenario: Scenario) => string;
  readonly markers: (scenario: Scenario) => string;
  readonly start: (scenario: Scenario) => string;
  readonly cards: (hasSheets: boolean) => string;
  /** Look and purpose of each pip. */
  readonly signs: Readonly<Record<Pip, readonly [sign: string, meaning: string]>>;
  /** How an ordinary die counts as the one on the card. */
  readonly faces: string;
  readonly turnTitle: string;
  readonly order: string;
  readonly moves: (name: string) => string;
  readonly example: ExampleWords;
  readonly skill: string;
  /** @param hasCounters skills of these characters leave some */
  readonly later: (hasCounters: boolean) => readonly string[];
  /** Rule for a character with no dice left. */
  readonly fallen: (scenario: Scenario) => string;
  readonly win: (scenario: Scenario) => readonly string[];
}
