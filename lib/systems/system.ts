import type { CardKind, CardsPart, FactsPart, Summary } from './display';
import type { BalancePart, VersionsPart } from './balance-part';
import type { CompanionPart, NightPart } from './companion-part';
import type { FighterPhotos } from './fighter-photos';
import type { FileProblem } from './file-problem';
import type { Issue, Path } from '../issue';
import type { Coding } from '../radix/coding';
import type { ConversionsPart } from '../painted-die/conversion';
import type { Result } from '../result';
import type { Edit, Sheet, SystemId } from './sheet';
import type { Json } from '../file-fields';
import type { KitPart, KitPiece, KitScenarios } from './kit-part';
import type { LegalSchema } from './legal';
import type { MatchPart } from './match-part';
import type { MiniaturePart } from './miniature-part';
import type { MapsPart } from '../table/own-map/maps-part';
import type { PlayPart } from './play-part';
import type { ReferencePart, WordGroup } from './reference-part';
import type { SetUpPart } from './set-up-part';
import type { Vocabulary } from './vocabulary';

/** Points of a sheet; 0 of 0 in games that count none. */
export interface Points {
  readonly spent: number;
  readonly budget: number;
}

/** A legal sheet to start from. */
export interface Sample<S = Sheet> {
  readonly id: string;
  readonly sheet: S;
}

/** The texts of a sheet that every game has; missing ones are empty. */
export interface SheetTexts {
  readonly name: string;
  readonly title: string;
  readonly notes: string;
}

/** Edits that write each text of a sheet; every sheet has a name. */
export interface TextEdits<E = Edit> {
  readonly name: (text: string) => E;
  readonly title?: (text: string) => E;
  readonly notes?: (text: string) => E;
}

/** The set of sheets a match needs, in a game whose matches need one; its samples are such a set. */
export interface SheetSet<S = Sheet> {
  /** The team of a sheet, at any place in the list. */
  readonly teamOf: (sheet: S) => number;
  /** Samples by their ids that these sheets lack to make a match. */
  readonly lacks: (sheets: readonly S[]) => readonly string[];
}

/**
 * A game: everything it offers the rest of the product. A sheet is a draft, well-formed and perhaps illegal; `check`
 * and `legal` say which. Code that is needed only now and then is a part, loaded on use; if a game does not have a
 * part, it is absent, and the product offers nothing for it.
 */
export interface System<S = Sheet, E = Edit> {
  readonly id: SystemId;
  /** Whether parties hold its sheets. */
  readonly inParties: boolean;
  /** Absent where any sheets of the game may meet. */
  readonly set?: SheetSet<S>;
  /**
   * Reads a sheet out of parsed JSON whose head has been judged; unknown keys are kept.
   * @param base its path in a larger file; problems name the place from the file's root
   */
  readonly read: (json: unknown, base?: Path) => Result<S, FileProblem>;
  /** The sheet as a file has it; reading it gives the same sheet. */
  readonly write: (sheet: S) => Json;
  /**
   * The schema of a legal sheet, made from that of a well-formed one and the rules (`legalBy`): the gate for
   * everything from outside. To edit a sheet, use `check`, which is faster.
   */
  readonly legal: LegalSchema<S>;
  /** Every rule whose condition holds; no error among them means legal. Pure, never throws. */
  readonly check: (sheet: S) => readonly Issue[];
  readonly points: (sheet: S) => Points;
  /** A sheet with nothing but a name. */
  readonly blank: (name: string) => S;
  readonly texts: (sheet: S) => SheetTexts;
  /** The edits that write its texts; the product offers no field for a text without one. */
  readonly writeText: TextEdits<E>;
  readonly apply: (sheet: S, edit: E) => S;
  /** The photos of its fighters after the sheet changed; absent if fighters have no photos. */
  readonly photosAfter?: (before: S, photos: FighterPhotos, after: S) => FighterPhotos;
  /** Edits that remove the issue and bring no new error, or none if there is no such fix. */
  readonly repair: (sheet: S, issue: Issue) => readonly E[] | undefined;
  /** The sheet as the choices of a share code; `lib/share` seals them. */
  readonly coding: Coding<S>;
  readonly samples: readonly Sample<S>[];
  readonly parts: PartLoaders<S, E>;
}

/** Texts of a game; opened together with it. */
export interface MessagesPart<S = Sheet, E = Edit> {
  readonly issue: (issue: Issue) => string;
  /** The place of an issue: "6-face", "Wolf". */
  readonly where: (path: Path, sheet: S) => string;
  /** Words for a remedy, on its button. */
  readonly fix: (edits: readonly E[], sheet: S) => string;
  /** The step that undo names. */
  readonly edit: (edit: E, sheet: S) => string;
  readonly summary: (sheet: S) => Summary;
  /** First steps on an untouched sheet, for the place of its state; the points to spend where nothing is said. */
  readonly untouched?: (sheet: S, problems: number) => string;
  /** Noun for a sheet, in a game that has several kinds. */
  readonly noun?: (sheet: S) => Noun;
  /** Kit pieces in printing order; the part `kit` lays them out. */
  readonly kit?: readonly KitPiece[];
  /** In a game whose kit is for one of several scenarios. */
  readonly kitScenarios?: KitScenarios;
  /** In the order offered; absent if there is only one kind, which is always printed. */
  readonly cardKinds?: readonly CardKind[];
  /** Cards to fill in by hand; the part `cards` makes them. */
  readonly blankCards?: readonly CardKind[];
  /** Setting of a series between two sheets, by their names: the scenario, the table. */
  readonly series?: (own: string, foe: string) => string;
  /** Nouns for the lists of allowed values in a file, by key: "armour". */
  readonly fileNouns?: Readonly<Record<string, string>>;
  /** The words that tips, rules pages and the printed reference explain. */
  readonly words?: readonly WordGroup[];
  /** The sentences of file problems that only this game has, by their rule. */
  readonly fileRules?: Readonly<Record<string, string>>;
}

/** A sheet to start from, known by what it does. */
export interface Concept<S = Sheet> {
  readonly id: string;
  readonly name: string;
  readonly idea: string;
  /** How it plays, whatever becomes of its gear; the idea where nothing is said. */
  readonly plays?: string;
  readonly kind: string;
  /** @param nameless the name until one is given */
  readonly sheet: (nameless: string) => S;
}

/** Beginnings of a sheet. */
export interface StartPart<S = Sheet> {
  readonly concepts: readonly Concept<S>[];
  /** A legal sheet drawn by chance. @param seed 0 to 2^32 - 1; the same seed gives the same sheet */
  readonly random: (seed: number) => S;
}

/** Exact odds. */
export interface OddsPart<S = Sheet> {
  /** Opponents who do nothing but stand there. */
  readonly dummies: readonly { readonly id: string; readonly name: string; readonly sheet: S }[];
  /** Default opponent of a sheet: `dummy-ID`, or `sample-ID`. */
  readonly usualFoe: (sheet: S) => string;
  /** Output of `odds --json` for a sheet, with or without an opponent. */
  readonly report: (sheet: S, opponent?: S) => Json;
  /** The same in lines for people, without the name. */
  readonly lines: (sheet: S, opponent?: S) => readonly string[];
}

/** A skill as lists of them have it: `skills --json` of docs/command-line.md. */
export interface SkillEntry {
  readonly id: string;
  readonly name: string;
  /** Group that it is filed under: a school, a category, a rank. */
  readonly school: string;
  readonly tier?: string;
  readonly class: string;
  readonly text: string;
  readonly kind?: string;
  readonly target?: string;
  readonly actions?: number;
  readonly range?: string;
  readonly requires?: readonly string[];
}

/** The parts of a game by name. */
export interface Parts<S = Sheet, E = Edit> {
  readonly messages: MessagesPart<S, E>;
  readonly cards: CardsPart<S>;
  readonly facts: FactsPart<S>;
  readonly start: StartPart<S>;
  /** Absent where a miniature says nothing of the rules it plays by. */
  readonly miniature: MiniaturePart<S>;
  readonly kit: KitPart<S>;
  readonly skills: readonly SkillEntry[];
  readonly vocabulary: Vocabulary;
  readonly odds: OddsPart<S>;
  readonly reference: ReferencePart;
  /** Every game with matches has it. */
  readonly setUp: SetUpPart<S>;
  readonly match: MatchPart<S>;
  /** Absent where there are no skills to hold against each other. */
  readonly balance: BalancePart<S>;
  /** Absent where no version of a sheet is compared with another. */
  readonly versions: VersionsPart<S, E>;
  /** Absent where matches cannot be played by hand. */
  readonly play: PlayPart<S>;
  /** Absent if groups can't draw maps for this game. */
  readonly maps: MapsPart;
  /** Every game with a companion has it. */
  readonly night: NightPart<S>;
  /** Absent where no phone helps at a real table. */
  readonly companion: CompanionPart<S>;
  /** Absent where no other game could take its sheets over. */
  readonly conversions: ConversionsPart<S>;
}
export type PartName = keyof Parts;

type Loader<Part> = () => Promise<Part>;

/** How each part is loaded; a game may lack parts. Messages come with the game: every page needs them. */
export type PartLoaders<S = Sheet, E = Edit> = {
  readonly [Name in Exclude<PartName, 'messages'>]?: Loader<Parts<S, E>[Name]>;
} & { readonly messages: () => MessagesPart<S, E> };

/** "hero", "heroes". */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** Sign after a distance: the unit of Whack & Slaughter, or inches. */
export type LengthSign = '#' | '″';

/** A game that one script brought, with parts of it. */
export interface Brought {
  readonly system: System;
  readonly parts: Partial<Parts>;
}

/** Parts that pages ask for at once: each group comes as one script with its game, as separate ones repeat shared code. */
export const partGroups = {
  cards: ['cards'],
  odds: ['odds'],
  setUp: ['setUp', 'odds'],
  night: ['night', 'odds'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>;
export type PartGroup = keyof typeof partGroups;

/** A line of the registry. */
export interface Entry {
  readonly id: SystemId;
  /** Name within a sentence: "the Living Rulebook". */
  readonly name: string;
  /** The `format` key of its files. */
  readonly format: string;
  /** Noun for its sheets; heroes by default. `MessagesPart.noun` knows single ones. */
  readonly noun?: Noun;
  /** How it writes the unit of its table; # where nothing is said. */
  readonly lengthSign?: LengthSign;
  /**
   * Its number in share codes, for ever. 0 to 3 come before every hero of version 1; further games have a
   * payload of their own, with growing numbers.
   */
  readonly code: number;
  /** Its matches are of a whole set of sheets, so that none is offered of one sheet against another. */
  readonly playsSets?: true;
  /** Games of one family have the part `conversions`, and take over each other's heroes. */
  readonly family?: 'painted-die';
  /** Absent while the game is announced, and cannot be built yet. */
  readonly load?: () => Promise<System>;
  /** The scripts of its groups of parts; a group without one comes part by part. */
  readonly together?: Readonly<Partial<Record<PartGroup, () => Promise<Brought>>>>;
}

/** A game with its own types, as the rest of the product holds it. Types are forgotten here and in `broughtBy` only. */
export const sealed = <S, E>(system: System<S, E>): System => system as unknown as System;

/** A game and parts of it, likewise. */
export const broughtBy = <S, E>(system: System<S, E>, parts: Partial<Parts<S, E>>): Brought => ({
  system: sealed(system),
  parts: parts as unknown as Partial<Parts>,
});
