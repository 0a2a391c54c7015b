import type { Card, CardFace } from '../cards/card';
import type { Leaflet } from '../cards/kit/leaflet';
import type { PlanPicture } from '../cards/pieces/map-plan';
import type { CounterSize } from '../cards/pieces/counter';
import type { DrawPages } from '../cards/paper/paper';
import type { FighterPhotos } from './fighter-photos';
import type { Sheet } from './sheet';
import type { SkillPrint } from './skill-print';

/** Kit pieces by group: cards and figures, table pieces, and reading. */
export const kitGroups = ['figures', 'table', 'reading'] as const;
export type KitGroup = (typeof kitGroups)[number];

/** Further choices of a piece: which scenario, how long a # is, which counters and how many. */
export type KitQuestion = 'scenario' | 'unit' | 'counters';

/** A selectable piece that a game adds to its cards. */
export interface KitPiece {
  readonly id: string;
  /** "Map" */
  readonly name: string;
  readonly group: KitGroup;
  readonly asks: readonly KitQuestion[];
  /** It belongs to everything that a party needs for an evening with painted miniatures. */
  readonly isUsual: boolean;
  /** It sets up a scenario for several: a single hero is printed without it. */
  readonly isForSeveral?: boolean;
  /** Paper figures for players who bring no miniatures. */
  readonly isFigures?: boolean;
  /** It measures ranges that are longer than a ruler. */
  readonly isForFarShots?: boolean;
}

/** Pieces of a kit by their names: each is usual, and asks nothing, unless told otherwise. */
export const piecesNamed =
  <Id extends string>(names: Readonly<Record<Id, string>>) =>
  (
    id: Id,
    group: KitGroup,
    traits: Partial<Omit<KitPiece, 'id' | 'name' | 'group'>> = {},
  ): KitPiece & { readonly id: Id } => ({ id, name: names[id], group, asks: [], isUsual: true, ...traits });

/**
 * Everything that these need for an evening with painted miniatures, by the ids of the pieces.
 * @param sheets how many are printed; a single hero plays whatever scenario the others bring
 */
export const usualPieces = (pieces: readonly KitPiece[], sheets?: number): readonly string[] =>
  pieces
    .filter(({ isUsual, isForSeveral = false }) => isUsual && !(isForSeveral && sheets === 1))
    .map(({ id }) => id);

/**
 * The same with whatever measures the longest range, for a table with or without miniatures: without, everybody has a
 * paper figure.
 */
export const wholePieces = (
  pieces: readonly KitPiece[],
  { sheets, bringsMiniatures }: { readonly sheets?: number | undefined; readonly bringsMiniatures: boolean },
): readonly string[] => {
  const usual = usualPieces(pieces, sheets);
  return pieces
    .filter(
      ({ id, isFigures = false, isForFarShots = false }) =>
        usual.includes(id) || isForFarShots || (isFigures && !bringsMiniatures),
    )
    .map(({ id }) => id);
};

/** It is about a scenario, so it waits until one is chosen. */
export const isForScenario = ({ asks, isForSeveral = false }: KitPiece): boolean =>
  isForSeveral || asks.includes('scenario');

export const kitUnits = ['inch', 'cm'] as const;
export type KitUnit = (typeof kitUnits)[number];

/** Counters are folded, or have their backs on the other side of the paper. */
export const counterBackIds = ['fold', 'duplex'] as const;

/** A player's choices for the kit. */
export interface KitChoices {
  /** The ids of the pieces that are ticked. */
  readonly kit: readonly string[];
  /** The id of a scenario or a mission; one that a game does not know counts as its usual one. */
  readonly scenario: string;
  /** Length of one #. */
  readonly unit: KitUnit;
  /** Counters of the whole book, not only of these heroes. */
  readonly allCounters: boolean;
  /** mm */
  readonly counterSize: CounterSize;
  readonly counterBacks: (typeof counterBackIds)[number];
  /** Skill text on all printed cards; names only by default. */
  readonly skills?: SkillPrint;
}

/** Counters of one kind: their name, how many the rules ask for and why, and how many are printed. */
export interface CounterRow {
  readonly name: string;
  readonly why: string;
  readonly count: number;
}

/** A sheet to print; `photo` is the id of its miniature's photo on this device, `photos` those of its fighters. */
export interface PrintedSheet<S = Sheet> {
  readonly sheet: S;
  readonly photo?: string;
  readonly photos?: FighterPhotos;
}

/** An order for a kit. */
export interface KitOrder<S = Sheet> extends KitChoices {
  readonly sheets: readonly PrintedSheet<S>[];
  /** The player's own numbers of counters by their names. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The kit for paper: cards and pieces, then pages, then pages about all of them. */
export interface LaidKit {
  /** The scenario or mission that it is for: "King of the Hill"; none where no piece asks for one. */
  readonly scenario?: string;
  readonly cards: readonly Card[];
  readonly pages: readonly DrawPages[];
  /** The same without texts that cards repeat, if that saves a sheet. */
  readonly leanPages?: readonly DrawPages[];
  /** The last page, about everything that was printed before. */
  readonly last: readonly ((faces: readonly CardFace[]) => DrawPages)[];
  readonly counters: readonly CounterRow[];
  /** Leaflets in front: materials, set-up, a turn; one per game, none if not wanted. */
  readonly leaflets?: readonly Leaflet[];
  /** Notes for the player before it is printed. */
  readonly notices?: readonly string[];
}

export const emptyKit: LaidKit = { cards: [], pages: [], last: [], counters: [] };

/** A scenario or mission as a player chooses it. */
export interface KitScenario {
  readonly id: string;
  readonly name: string;
  /** How many heroes play it, all sides together. A mission brings its own. */
  readonly heroes?: { readonly least: number; readonly most: number };
}

/** Scenarios and missions that a kit can be for. They come with the game, so that a player chooses before the kit loads. */
export interface KitScenarios {
  readonly scenarios: readonly KitScenario[];
  readonly missions: readonly KitScenario[];
  /** The id of the scenario or mission for this many sheets where none is chosen. */
  readonly usualScenario: (sheets: number) => string;
}

/** Lays out the pieces that `MessagesPart.kit` names. */
export interface KitPart<S = Sheet> extends KitScenarios {
  /** The plan of a scenario or mission for a screen; undefined for an id that the game does not know. */
  readonly plan?: (scenario: string) => PlanPicture | undefined;
  /** Counters of one kind at most. */
  readonly mostCounters: number;
  /** Which of the cards of one sheet the scenario uses; all of them by default. */
  readonly usedCards?: (cards: readonly Card[], choices: KitChoices) => readonly Card[];
  readonly lay: (order: KitOrder<S>) => LaidKit;
}
