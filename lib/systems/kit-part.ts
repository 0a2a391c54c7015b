import type { Card, CardFace } from '../cards/card';
import type { CounterSize } from '../cards/counter';
import type { DrawPages } from '../cards/page';
import type { Sheet } from './sheet';

/** What lies on the table beside the heroes' own cards, in the order in which it is printed. */
export const kitPartIds = [
  'sheets',
  'followers',
  'training',
  'initiative',
  'standees',
  'counters',
  'parts',
  'map',
  'ruler',
  'templates',
  'rules',
  'reference',
  'credits',
] as const;
export type KitPartId = (typeof kitPartIds)[number];

/** The parts as they are ticked: cards and figures, what is laid out, and what is read. */
export const kitPartGroups = {
  figures: ['sheets', 'followers', 'training', 'initiative', 'standees'],
  table: ['counters', 'parts', 'map', 'ruler', 'templates'],
  reading: ['rules', 'reference', 'credits'],
} as const satisfies Readonly<Record<string, readonly KitPartId[]>>;

/** Those that are about one scenario. */
export const scenarioPartIds: readonly KitPartId[] = ['training', 'parts', 'map', 'rules'];

/** Those that measure in #. */
export const measuredPartIds: readonly KitPartId[] = ['parts', 'map', 'ruler', 'templates'];

/** Everything that a party needs for an evening with painted miniatures. */
export const gameNight: readonly KitPartId[] = [
  'sheets',
  'followers',
  'counters',
  'parts',
  'map',
  'ruler',
  'templates',
  'rules',
  'reference',
  'credits',
];

export const kitUnits = ['inch', 'cm'] as const;
export type KitUnit = (typeof kitUnits)[number];

/** Counters are folded, or have their backs on the other side of the paper. */
export const counterBackIds = ['fold', 'duplex'] as const;

/** What a player chooses of the kit. */
export interface KitChoices {
  readonly kit: readonly KitPartId[];
  /** The id of a scenario or a training mission; one that is no longer known counts as the first. */
  readonly scenario: string;
  /** What one # is. */
  readonly unit: KitUnit;
  /** Counters of the whole book, not of these heroes alone. */
  readonly allCounters: boolean;
  /** mm */
  readonly counterSize: CounterSize;
  readonly counterBacks: (typeof counterBackIds)[number];
}

/** Counters of one kind: what they are called, how many the rules ask for and why, and how many are printed. */
export interface CounterRow {
  readonly name: string;
  readonly why: string;
  readonly count: number;
}

/** A sheet to print; `photo` is what this device keeps the photo of its miniature under. */
export interface PrintedSheet<S = Sheet> {
  readonly sheet: S;
  readonly photo?: string;
}

/** What is asked of the kit. */
export interface KitOrder<S = Sheet> extends KitChoices {
  readonly sheets: readonly PrintedSheet<S>[];
  /** The player's own numbers of counters by their names. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The kit, to be put on sheets of paper: cards and pieces first, then pages, then what can only be said of all of them. */
export interface LaidKit {
  readonly cards: readonly Card[];
  readonly pages: readonly DrawPages[];
  /** The last page, about everything that was printed before. */
  readonly last: readonly ((faces: readonly CardFace[]) => DrawPages)[];
  readonly counters: readonly CounterRow[];
}

export const emptyKit: LaidKit = { cards: [], pages: [], last: [], counters: [] };

/** What a game puts on the table beside the cards of its sheets. */
export interface KitPart<S = Sheet> {
  /** What of it this game has, in the order in which it is printed. */
  readonly pieces: readonly KitPartId[];
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  readonly missions: readonly { readonly id: string; readonly name: string }[];
  /** Counters of one kind at most. */
  readonly mostCounters: number;
  readonly lay: (order: KitOrder<S>) => LaidKit;
}
