import type { SheetPlace } from '../match/entrants';
import type { Point, Terrain, Units } from '../table/table';

/** Sign that a counter shows on the board. */
export type CounterLook =
  | 'hourglass'
  | 'drop'
  | 'flame'
  | 'swirl'
  | 'claws'
  | 'fallen'
  | 'skull'
  | 'snail'
  | 'reload'
  | 'shield'
  | 'target'
  | 'cry';

/** Counters of one kind on a figure. */
export interface TableCounter {
  readonly name: string;
  readonly look: CounterLook;
  readonly count: number;
}

/** A card that lies before its player, and what there is to know of it now. */
export interface TableCard {
  /** "1 Maw". */
  readonly name: string;
  readonly text: string;
  /** Number on a die beside it; 0 if there is none. */
  readonly die: number;
  readonly isDown?: true;
  /** It came up for the turn that goes on. */
  readonly isNow?: true;
}

/** A figure on the table. */
export interface TableFigure {
  readonly id: number;
  readonly name: string;
  /** Kind of figure: "hero", "golem". */
  readonly kind: string;
  /** Its sheet in the encounter; absent for figures that joined later or follow somebody. */
  readonly sheet?: SheetPlace;
  /** Its place among the fighters of that sheet, where it holds several. */
  readonly fighter?: number;
  /** It does not look now as its photo does: a beast, somebody else's body. */
  readonly hidesPhoto?: true;
  /** The player who decides for it; -1 for nobody. */
  readonly owner: number;
  readonly team: number;
  readonly at: Point;
  readonly radius: Units;
  /** `down` lies on the table, `dead` is a body. */
  readonly state: 'up' | 'down' | 'dead';
  /** The figure's own emblem, a path in a box of 512; its sheet's if there is none. */
  readonly emblem?: string;
  /** Its rank beside it on the map: "D8". */
  readonly rank?: string;
  /** It has had its turn in this round. */
  readonly isDone?: true;
  /** Not placed yet; ignore `at`. */
  readonly isOff?: true;
  /** Cards of its player that change in a match. */
  readonly cards?: readonly TableCard[];
  /** Its state and its life in the words of its game; without them it is unconscious or dead, and has dice. */
  readonly words?: { readonly state: string; readonly life: string };
  /** Dice that it has now, and the most that it can have; or what its life is counted in. */
  readonly dice: number;
  readonly most: number;
  readonly counters: readonly TableCounter[];
  /** Further facts about it, as short sentences. */
  readonly notes: readonly string[];
}

/** Picture that a token is drawn as. */
export type TokenLook = 'flag' | 'bomb' | 'parcel' | 'treasure' | 'trap' | 'token';

/** Something on the table that is no figure: a token, a flag, a trap. */
export interface TablePiece {
  readonly name: string;
  readonly look?: TokenLook;
  readonly at: Point;
  /** The area that it covers; 0 for what lies at a point. */
  readonly radius: Units;
  /** -1 for nobody's. */
  readonly team: number;
  /** Where everybody wants to get, in the words of a route to it: "the goal". */
  readonly landmark?: string;
  /** Somebody who gets there has done what they came for. */
  readonly isGoal?: true;
}

/** A piece of terrain, and its name. */
export interface TableTerrain extends Terrain {
  readonly name: string;
  /** An icon of 512 x 512, for a game without heights: it is shown instead of one. */
  readonly emblem?: string;
}

/** Somebody in the order of turns. */
export interface TableTurn {
  readonly name: string;
  readonly figure: number;
  /** `deck` is to come as well, but nobody knows when. */
  readonly when: 'done' | 'now' | 'next' | 'deck';
}

/** Snapshot of the table as plain data. */
export interface TableScene {
  readonly width: Units;
  readonly height: Units;
  readonly terrain: readonly TableTerrain[];
  /** Figures on the table, by id. */
  readonly figures: readonly TableFigure[];
  readonly pieces: readonly TablePiece[];
  /** "The first side with 5 points wins."; absent for a mission, whose goal comes with each question. */
  readonly wins?: string;
  /** The same in a few words, for one line of a phone: "Hold circles: first to 30". */
  readonly winsInBrief?: string;
  /** Rules of the scenario in play: its circles, flags and tokens, respawning, and the length of a match. */
  readonly how?: readonly string[];
  /** "Phase 2. The turn of Jane: 1 action left." */
  readonly turn: string;
  /** Acting figure; -1 for nobody. */
  readonly acting: number;
  /** Known turn order: past turns, the present one, those to come; empty if nothing is known. */
  readonly order: readonly TableTurn[];
  /** Hidden things that only one player knows, or all know where `player` is -1. */
  readonly known: readonly { readonly player: number; readonly text: string }[];
  /** Points by team with what wins; empty where points do not count. */
  readonly scores: readonly { readonly team: number; readonly name: string; readonly points: number }[];
  readonly goal: number;
  /** Noun for the score; points by default. */
  readonly scored?: { readonly one: string; readonly many: string };
}

/** Distance, sight and cover between two figures, as the rules measure it. */
export interface TableBetween {
  readonly sees: boolean;
  /** Terrain gives the second cover against the first. */
  readonly cover: boolean;
  /** They are in base contact. */
  readonly touches: boolean;
}

/** How an opponent could reach a place next turn. `shoot-after-move`: it first has to walk into range or sight. */
const threatWays = ['attack', 'charge', 'shoot', 'shoot-after-move', 'spell'] as const;
export type ThreatWay = (typeof threatWays)[number];

/** An opponent who could harm somebody at a place next turn. */
export interface TableThreat {
  readonly figure: number;
  readonly ways: readonly ThreatWay[];
}

/** How far a figure gets with something, from the edge of its base: whose base lies in it in part is in it. */
export interface TableRange {
  /** Name by which options refer to it. */
  readonly id: string;
  /** "Longbow". */
  readonly name: string;
  readonly most: Units;
  /** Dead zone: nearer figures can't be targets; 0 if none. */
  readonly least: Units;
}
