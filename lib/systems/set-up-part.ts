import type { OwnMap } from '../table/own-map/own-map';
import type { Surface } from '../table/surface';
import type { Table } from '../table/table';
import type { Sheet } from './sheet';

/** A table before anybody stands on it: enough for a picture, without the rules of its game. */
export interface BareTable {
  readonly surface: Surface;
  readonly table: Table;
}

/** Choices before a match of a game. Apart from its engine, which is large: a page that offers matches does without it. */
export interface SetUpPart<S = Sheet> {
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  /** How to win a scenario, and how long it takes. */
  readonly scenarioLine: (id: string) => string | undefined;
  readonly missions?: readonly { readonly id: string; readonly name: string }[];
  /** Ids of the maps, including the one that is drawn again for every match; the first is the default. */
  readonly maps: readonly string[];
  /** A map of a group's own terrain by what a match names it; absent where none is played on. */
  readonly ownMap?: (id: string) => OwnMap | undefined;
  /** A map's name: "Open field". */
  readonly mapName: (id: string) => string;
  /** Its ground and terrain; absent for a table that is only drawn for its match. */
  readonly bareTable?: (asked: {
    readonly scenario: string;
    readonly map: string;
    readonly seed: number;
  }) => BareTable | undefined;
  /** Least and most sheets in a match; `refusal` explains other sets, by default their number. */
  readonly sides: {
    readonly least: number;
    readonly most: number;
    readonly refusal?: (sheets: readonly S[]) => string;
  };
  /** The scenario where none is named. */
  readonly usualScenario: (sheets: number, teams: readonly number[] | undefined) => string;
  /** Team of each sheet in a scenario where nobody chooses teams. */
  readonly usualTeams: (sheets: readonly S[], scenario: string) => readonly number[];
  /** Players may be asked where their figures begin; absent where a game asks nobody. */
  readonly asksPlaces?: true;
}
