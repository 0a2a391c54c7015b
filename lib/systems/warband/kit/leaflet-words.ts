import type { Leaflet } from '../../../cards/kit/leaflet';
import type { ScenarioId } from '../scenarios/scenario';

/** The words of what a kit says first, in the reader's language. */
export interface LeafletWords {
  /** @param sides of the dice that are rolled, the smallest first */
  readonly dice: (sides: readonly number[]) => string;
  readonly figures: (warbands: readonly string[], hasStandees: boolean) => string;
  /** How its paper figures are made. */
  readonly craft: string;
  readonly table: (hasTerrain: boolean) => string;
  readonly tools: string;
  readonly square: string;
  /** @param isPrinted the kit has pieces of terrain, which say what they are like */
  readonly terrain: (isPrinted: boolean) => string;
  readonly markers: (scenario: ScenarioId) => string;
  /** Side of each warband. @param names of the warbands in this print */
  readonly start: (names: readonly string[]) => string;
  readonly cards: string;
  readonly title: (scenario: string) => string;
  readonly turnTitle: string;
  /** Step by step, with one who shows it. */
  readonly turn: (
    one: { readonly name: string; readonly stat: number; readonly die: number } | undefined,
    scenario: ScenarioId,
  ) => readonly string[];
  /** Rules of the scenario that a first turn needs. */
  readonly special: (scenario: ScenarioId) => Leaflet['special'];
  readonly win: (scenario: ScenarioId) => readonly string[];
}
