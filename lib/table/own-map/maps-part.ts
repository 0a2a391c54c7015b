import type { Answers, OwnMap } from './own-map';

/** A kind of terrain, and what players usually agree on about it. */
export interface MapKind extends Answers {
  readonly id: string;
  readonly name: string;
  /** Quarters of a #. */
  readonly height: number;
}

/** Fault of a map, or advice about it. */
export interface MapFault {
  readonly sentence: string;
  /** The piece that it is about, by its place in the list. */
  readonly piece?: number;
  /** Only advice: the map can be played as it is. */
  readonly isAdvice?: true;
}

/** Maps of a group's own terrain. */
export interface MapsPart {
  /** In the order of their numbers in codes, only ever appended to. */
  readonly kinds: readonly MapKind[];
  /** Everything that keeps a map from being played fairly. */
  readonly faults: (map: OwnMap) => readonly MapFault[];
  /** The tips of the corners to keep free, with their names, and their reach in #. */
  readonly corners: readonly { readonly x: number; readonly y: number; readonly name: string }[];
  readonly cornerRadius: number;
}
