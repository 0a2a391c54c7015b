import type { CounterSize } from '@/lib/cards/counter';

/** What lies on the table beside the heroes' own cards, in the order in which it is printed. */
export const kitPartIds = [
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
  figures: ['followers', 'training', 'initiative', 'standees'],
  table: ['counters', 'parts', 'map', 'ruler', 'templates'],
  reading: ['rules', 'reference', 'credits'],
} as const satisfies Readonly<Record<string, readonly KitPartId[]>>;

/** Those that are about one scenario. */
export const scenarioPartIds: readonly KitPartId[] = ['training', 'parts', 'map', 'rules'];

/** Those that measure in #. */
export const measuredPartIds: readonly KitPartId[] = ['parts', 'map', 'ruler', 'templates'];

/** Everything that a party needs for an evening with painted miniatures. */
export const gameNight: readonly KitPartId[] = [
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
