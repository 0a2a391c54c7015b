import type { Picture } from '../cards/card';

/**
 * The rules of a game as pages. Every page and section has an address below that of the game: "combat",
 * "combat#cover", "skills/archery/volley".
 */

export interface RuleList {
  readonly list: readonly string[];
}
export interface RuleTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
/** A paragraph, a list or a table. In each text, `[words](address)` leads to what lies at that address. */
export type RuleBlock = string | RuleList | RuleTable;

/** Part of a page's address after its path. */
export type RuleQuery = Readonly<Record<string, string | undefined>>;

export interface RuleLink {
  readonly address: string;
  readonly title: string;
}

/** How we read a question that the book leaves open, and the rules it settles. */
export interface RuleNote {
  readonly address: string;
  readonly name: string;
  readonly text: string;
}

export interface RuleSection {
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
  readonly notes: readonly RuleNote[];
  /** The id of the scenario that it is about; the part `kit` has its plan. */
  readonly scenario?: string;
}

/** A stretch of a skill's text; `scales` marks a digit that grows with the pips of its line. */
export interface TextPart {
  readonly text: string;
  readonly scales?: true;
}

/** A line of a skill, behind its mark. */
export interface SkillLine {
  /** Subject of the line; empty in short texts. */
  readonly label: string;
  readonly mark: Picture | undefined;
  readonly text: readonly TextPart[];
}

export interface SkillLines {
  readonly facts: readonly string[];
  readonly lines: readonly SkillLine[];
  /** Text of the skill while a condition holds. */
  readonly otherForm?: SkillLines & { readonly title: string };
}

/** A number that a skill is tried with; its ways up and down have none at the ends. */
export interface SkillStepper {
  readonly label: string;
  readonly mark: Picture;
  readonly value: number;
  readonly fewer: { readonly label: string; readonly to: RuleQuery | undefined };
  readonly more: { readonly label: string; readonly to: RuleQuery | undefined };
}

/** A whole skill: its effects with a number of pips, how to read it, and the rules that it names. */
export interface SkillDetails extends SkillLines {
  readonly remarks: readonly string[];
  /** How its lines are read; empty where they need no telling. */
  readonly legend: readonly TextPart[];
  readonly preview: { readonly label: string; readonly steppers: readonly SkillStepper[] } | undefined;
  readonly notes: readonly RuleNote[];
  readonly names: { readonly title: string; readonly links: readonly RuleLink[] };
}

/** Skills in short under a heading, each leading to its page. */
export interface SkillGroup {
  readonly title: string;
  readonly skills: readonly (SkillLines & RuleLink)[];
}

export interface RulingGroup {
  readonly id: string;
  readonly title: string;
  readonly rulings: readonly {
    readonly id: string;
    /** Name to cite it by; empty where the rules that it settles say enough. */
    readonly name: string;
    readonly text: string;
    readonly settles: readonly RuleLink[];
  }[];
}

/** A page of the rules; parts it doesn't have are absent. */
export interface RulePage {
  readonly title: string;
  readonly lead: string;
  /** For search engines and chat programs. */
  readonly description: string;
  /** The page that the contents mark: this one, or its parent. */
  readonly here: string;
  readonly above?: RuleLink;
  readonly notes?: readonly RuleNote[];
  readonly sections?: readonly RuleSection[];
  readonly skill?: SkillDetails;
  readonly skills?: {
    readonly title: string;
    /** How their lines are read. */
    readonly legend: readonly TextPart[];
    readonly groups: readonly SkillGroup[];
  };
  readonly rulings?: readonly RulingGroup[];
}

/** Something that the search finds. */
export interface RuleEntry {
  readonly address: string;
  readonly title: string;
  /** Its kind, or the page that it belongs to. */
  readonly where: string;
  readonly text: string;
  /** It only speaks of what others are about, and comes after them. */
  readonly isNote: boolean;
}

/** A word of a game with its meaning in one line: the same in a tip, on the rules pages and on paper. */
export interface GameWord {
  /** Unique in its game. */
  readonly id: string;
  readonly name: string;
  /** How running text writes it; the name and its plural by default. */
  readonly forms?: readonly string[];
  /** May have links of the rules, `[words](address)`. */
  readonly line: string;
  /** The address of its rule. */
  readonly about: string;
}

/** Words under a title; `id` is the section's address on the page of words. */
export interface WordGroup {
  readonly id: string;
  readonly title: string;
  readonly words: readonly GameWord[];
}

/** Rules pages of a game. */
export interface ReferencePart {
  readonly title: string;
  readonly lead: string;
  /** Credits of the texts; at the foot of every page. */
  readonly footer: string;
  readonly contents: readonly {
    readonly title: string;
    readonly pages: readonly (RuleLink & { readonly about: string })[];
  }[];
  /** The page at a path below the game's address; none where nothing lies. */
  readonly page: (path: readonly string[], query: RuleQuery) => RulePage | undefined;
  readonly entries: () => readonly RuleEntry[];
}
