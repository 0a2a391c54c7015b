import type { Issue } from '../issue';
import type { PlainData } from './plain-data';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** How a player puts a sheet together that a request asks for: its die, and what it knows. */
export interface BuildForm {
  /** The numbers of its faces, as they are shown. */
  readonly faces: readonly number[];
  readonly pips: readonly Named[];
  /** Pips of a kind on a face, from 0. */
  readonly painted: (sheet: PlainData, face: number, pip: string) => number;
  readonly paint: (sheet: PlainData, face: number, pip: string, count: number) => PlainData;
  /** Skills that it can learn; empty where it learns nothing. */
  readonly skills: readonly Named[];
  readonly knows: (sheet: PlainData, skill: string) => boolean;
  readonly learn: (sheet: PlainData, skill: string, isKnown: boolean) => PlainData;
  /** Fault of a sheet, as a sentence. */
  readonly issue: (issue: Issue) => string;
}
