import type { FighterPhotos } from '@/lib/systems/fighter-photos';
import type { FileProblem } from '@/lib/systems/file-problem';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Result } from '@/lib/result';

/** The photo of a miniature as it is kept: an upright baseline JPEG without any other data, at most 750 x 1050. */
export interface Photo {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A hero as the device keeps it. */
export interface SavedHero {
  readonly id: string;
  readonly hero: SheetDocument;
  readonly tags: readonly string[];
  /** The id of the photo, which is read apart from the hero. */
  readonly photo?: string;
  /** Those of single fighters; absent where none has one. */
  readonly photos?: FighterPhotos;
  /** Moments as ISO 8601 in UTC. */
  readonly created: string;
  readonly changed: string;
  /** Counts the saves, so that a tab sees that another one saved in between. */
  readonly revision: number;
}

/** A row that cannot be read: kept as it is, shown with its reason, to be downloaded or deleted by the player. */
export interface UnreadableRow {
  readonly of: 'hero' | 'party';
  readonly id: string;
  /** If known; otherwise empty. */
  readonly name: string;
  /** The text that should be a hero file, or the whole row as JSON. */
  readonly text: string;
  readonly why: FileProblem;
}

/** Why something isn't a valid photo. */
export type PhotoRefusal =
  /** Larger than what is kept, or another size than the backup says. */
  | { readonly problem: 'photo-size'; readonly width: number; readonly height: number }
  | { readonly problem: 'photo-bytes'; readonly bytes: number; readonly limit: number };

/** A part of a backup that was left out, and why. */
export interface RefusedPart {
  readonly of: 'hero' | 'party' | 'photo' | 'match' | 'version' | SavedTextKind;
  /** If known, for a photo its hero's; otherwise empty. */
  readonly name: string;
  readonly why: FileProblem | PhotoRefusal;
}

/** Parts that came out of a backup, and parts left out of it. */
export interface Restored {
  readonly heroes: number;
  readonly parties: number;
  /** Left out where the backup holds none. */
  readonly matches?: number;
  readonly nights?: number;
  readonly maps?: number;
  readonly versions?: number;
  readonly refused?: readonly RefusedPart[];
}

/** A party of saved heroes, in the order of the player. */
export interface SavedParty {
  readonly id: string;
  readonly name: string;
  readonly heroes: readonly string[];
  readonly created: string;
  readonly changed: string;
  readonly revision: number;
}

/** A match as the device keeps it: whoever plays it can read its text, the roster does not. */
export interface SavedMatch {
  readonly id: string;
  /** Names of the sides. */
  readonly name: string;
  readonly text: string;
  readonly isOver: boolean;
  /** Moments as ISO 8601 in UTC. */
  readonly created: string;
  readonly changed: string;
}

/**
 * Why a version of a hero was kept: by the player's wish, as it was printed or shared, as
 * another took its place, or as a friend's link brought it.
 */
export const versionReasons = ['asked', 'print', 'share', 'replaced', 'link'] as const;
export type VersionReason = (typeof versionReasons)[number];

/** An earlier version of a hero, as it is stored. */
export interface VersionRow {
  readonly id: string;
  /** Key of the hero. */
  readonly hero: string;
  /** The text of a hero file. */
  readonly text: string;
  readonly why: VersionReason;
  /** A moment as ISO 8601 in UTC. */
  readonly kept: string;
}

/** The versions of a hero, the newest first. */
export interface HeroVersions {
  readonly versions: readonly (Pick<VersionRow, 'id' | 'why' | 'kept'> & { readonly sheet: SheetDocument })[];
  /** The ids of rows that cannot be read. */
  readonly unreadable: readonly string[];
}

/** Other kinds of text kept, which only their own readers understand. */
export const savedTextKinds = ['game-night', 'map'] as const;
export type SavedTextKind = (typeof savedTextKinds)[number];

/** A game night or a map as the device keeps it. */
export interface SavedText {
  readonly id: string;
  readonly kind: SavedTextKind;
  readonly name: string;
  readonly text: string;
  /** Moments as ISO 8601 in UTC. */
  readonly created: string;
  readonly changed: string;
}

/** Why the roster could not do what was asked; nothing was changed then. */
export type RosterProblem =
  /** The browser keeps nothing: private mode, or storage is switched off. */
  | { readonly problem: 'unavailable' }
  /** The disk or the browser's share of it is full. */
  | { readonly problem: 'full' }
  /** The browser's storage answers nothing: it hangs, or another tab holds it. */
  | { readonly problem: 'no-answer' }
  /** Another tab holds an older Pipsmith open. */
  | { readonly problem: 'blocked' }
  /** Stored data comes from a newer Pipsmith. */
  | { readonly problem: 'newer' }
  /** Another tab saved it in between; `theirs` is what stands there now. */
  | { readonly problem: 'conflict'; readonly theirs: SavedHero }
  /** It was deleted in between. */
  | { readonly problem: 'gone' }
  /** It is there, but is no hero file; `contents` lists it. */
  | { readonly problem: 'unreadable'; readonly why: FileProblem }
  | { readonly problem: 'failed'; readonly says: string };

/** Step of the player on the roster as a whole, for the names of undo and redo. */
export type RosterStep =
  | { readonly did: 'delete'; readonly names: readonly string[] }
  | { readonly did: 'import'; readonly names: readonly string[] }
  | { readonly did: 'duplicate'; readonly names: readonly string[] }
  | { readonly did: 'tag'; readonly names: readonly string[] }
  | { readonly did: 'restore' }
  | { readonly did: 'party'; readonly name: string }
  | { readonly did: 'delete-party'; readonly name: string };

export interface RosterContents {
  readonly heroes: readonly SavedHero[];
  readonly unreadable: readonly UnreadableRow[];
  readonly parties: readonly SavedParty[];
  /** Next steps of undo and redo. */
  readonly undo: RosterStep | undefined;
  readonly redo: RosterStep | undefined;
  /** When everything was last backed up, and how many heroes changed since. */
  readonly backedUp: string | undefined;
  readonly changedSince: number;
}

/** A hero on its way into the roster. */
export interface NewHero {
  readonly hero: SheetDocument;
  readonly tags?: readonly string[];
  readonly photo?: Photo;
}

/** A party that comes together with its heroes, which it names by their places in the list of those, from 0. */
export interface NewParty {
  readonly name: string;
  /** Places among the heroes that come with it, and ids of heroes that are here. */
  readonly heroes: readonly (number | string)[];
}

/**
 * Changes to save for a hero; `photo: undefined` takes the photo away, and `photos: undefined` those of all fighters.
 */
export interface HeroChange {
  readonly id: string;
  /** The revision that the change was made on. */
  readonly revision: number;
  readonly hero: SheetDocument;
  readonly tags: readonly string[];
  readonly photo: string | undefined;
  readonly photos?: FighterPhotos | undefined;
  /** The builder's own undo history as text; the roster keeps it and does not read it. */
  readonly history: string;
}

/** Browser's report on the storage it gives us. */
export interface StorageReport {
  /** `persisted`: the browser deletes nothing by itself; `not`: it may when the disk runs full. */
  readonly kept: 'persisted' | 'not' | 'unknown';
  /** Bytes of everything that Pipsmith stores, and how many it may; undefined where the browser does not tell. */
  readonly used: number | undefined;
  readonly quota: number | undefined;
}

type Answer<T> = Promise<Result<T, RosterProblem>>;

/** Fields of a party that the player writes. */
export interface PartyContent {
  readonly name: string;
  /** Ids, in their order. */
  readonly heroes: readonly string[];
}

/** The player's heroes on this device. Every change is one transaction: it happens whole or not at all. */
export interface Roster {
  readonly contents: () => Answer<RosterContents>;
  /** Calls back after every change, of this tab and of others; gives the way to stop. */
  readonly watch: (listener: () => void) => () => void;
  readonly hero: (id: string) => Answer<SavedHero>;
  /** The builder's undo history of a hero; empty if there is none. */
  readonly history: (id: string) => Answer<string>;
  readonly photo: (id: string) => Answer<Photo>;
  /** Keeps a photo; it is swept away some time after no hero, history or undo step names it any more. */
  readonly keepPhoto: (photo: Photo) => Answer<string>;
  /** Saves a change, or refuses with `conflict` when the revision is not the one that stands there. */
  readonly save: (change: HeroChange) => Answer<SavedHero>;
  /**
   * Adds heroes, and parties of them, as one step; without a step the change is the builder's own and not undone here.
   */
  readonly add: (
    heroes: readonly NewHero[],
    step?: RosterStep,
    parties?: readonly NewParty[],
  ) => Answer<readonly SavedHero[]>;
  readonly duplicate: (ids: readonly string[]) => Answer<readonly SavedHero[]>;
  /** Deletes heroes, unreadable ones too; they leave their parties, and undo brings back both. */
  readonly remove: (ids: readonly string[]) => Answer<undefined>;
  readonly tag: (
    ids: readonly string[],
    add: readonly string[],
    drop: readonly string[],
  ) => Answer<undefined>;
  readonly addParty: (party: PartyContent) => Answer<SavedParty>;
  /**
   * Changes a party as it stands when its turn comes, so that two changes in a row both last. What changes nothing is
   * no step.
   */
  readonly changeParty: (id: string, change: (party: PartyContent) => PartyContent) => Answer<SavedParty>;
  readonly removeParty: (id: string) => Answer<undefined>;
  /** Matches that are kept, the newest first. */
  readonly matches: () => Answer<readonly SavedMatch[]>;
  readonly match: (id: string) => Answer<SavedMatch>;
  /** Keeps a match: a new one without an id, else the same at a later moment. */
  readonly saveMatch: (match: {
    readonly id?: string | undefined;
    readonly name: string;
    readonly text: string;
    readonly isOver: boolean;
  }) => Answer<SavedMatch>;
  readonly removeMatch: (id: string) => Answer<undefined>;
  /** Texts of a kind that are kept, the newest first. */
  readonly texts: (kind: SavedTextKind) => Answer<readonly SavedText[]>;
  readonly text: (id: string) => Answer<SavedText>;
  /** Keeps a text: a new one without an id, else the same at a later moment. */
  readonly saveText: (text: {
    readonly id?: string | undefined;
    readonly kind: SavedTextKind;
    readonly name: string;
    readonly text: string;
  }) => Answer<SavedText>;
  readonly removeText: (id: string) => Answer<undefined>;
  readonly versions: (hero: string) => Answer<HeroVersions>;
  /** Saves a version of a hero; false if the newest version is the same. The oldest of too many is deleted. */
  readonly keepVersion: (hero: string, why: VersionReason) => Answer<boolean>;
  /** Restores a version of a hero; the present hero becomes a version. */
  readonly goBack: (hero: string, version: string) => Answer<SavedHero>;
  readonly removeVersion: (version: string) => Answer<undefined>;
  readonly undo: () => Answer<RosterStep | undefined>;
  readonly redo: () => Answer<RosterStep | undefined>;
  readonly storage: () => Promise<StorageReport>;
  /** The text of a file of everything, photos included. */
  readonly backup: () => Answer<string>;
  /** The same without photos, matches, game nights and maps: what QR codes can carry. It is no backup, and none is noted. */
  readonly heroesAlone: () => Answer<string>;
  /**
   * Adds everything of a backup beside what is here; into an empty roster it comes back byte for byte. Each part is
   * checked as if it came by itself: what is wrong is named and left out.
   */
  readonly restore: (text: string) => Promise<Result<Restored, RosterProblem | FileProblem>>;
}
