import type { Issue, Path } from '../issue';
import type { Result } from '../result';

/** The rule systems by the `system` key of a hero file; those in `systems/index.ts` can be built today. */
export const systemIds = ['living', 'first', 'draco', 'warband'] as const;
export type SystemId = (typeof systemIds)[number];

/** Why something is no hero or party file: what is wrong and where; `lib/messages` makes the sentence. */
export type FileProblem =
  | {
      readonly problem: 'not-json';
      readonly path: Path;
      readonly why: 'empty' | 'syntax' | 'ends-early' | 'too-deep';
      /** The line of the text, from 1, where the reader of JSON says it stumbled. */
      readonly line?: number | undefined;
    }
  | { readonly problem: 'not-text'; readonly path: Path }
  | {
      readonly problem: 'file-too-large';
      readonly path: Path;
      readonly bytes: number;
      readonly limit: number;
    }
  | { readonly problem: 'missing'; readonly path: Path }
  | { readonly problem: 'wrong-type'; readonly path: Path; readonly expected: string }
  | {
      readonly problem: 'unknown-value';
      readonly path: Path;
      readonly value: string;
      readonly known: readonly string[];
    }
  | { readonly problem: 'unknown-face'; readonly path: Path; readonly face: string }
  | { readonly problem: 'pip-count'; readonly path: Path }
  | { readonly problem: 'pole-on-no-melee-weapon'; readonly path: Path }
  | { readonly problem: 'empty'; readonly path: Path }
  | { readonly problem: 'too-long'; readonly path: Path; readonly limit: number }
  | { readonly problem: 'too-many'; readonly path: Path; readonly limit: number }
  | { readonly problem: 'broken-text'; readonly path: Path }
  | { readonly problem: 'system-not-ready'; readonly path: Path; readonly system: SystemId };

export interface Points {
  readonly spent: number;
  readonly budget: number;
}

/**
 * What a rule system offers the rest of the product. `Hero` is a draft: well-formed, perhaps illegal;
 * `check` is the one gate that says which.
 */
export interface System<Hero, RuleIssue extends Issue, Edit> {
  readonly id: SystemId;
  readonly name: string;
  /** Reads a hero out of parsed JSON; unknown keys are kept. */
  readonly read: (json: unknown) => Result<Hero, FileProblem>;
  /** The hero as a file has it: contract "The hero file, version 1". */
  readonly write: (hero: Hero) => Readonly<Record<string, unknown>>;
  /** Every rule whose condition holds; no error among them means legal. Pure, never throws. */
  readonly check: (hero: Hero) => readonly RuleIssue[];
  readonly points: (hero: Hero) => Points;
  readonly apply: (hero: Hero, edit: Edit) => Hero;
  /** Edits that remove the issue and bring no new error, or none where there is no such remedy. */
  readonly repair: (hero: Hero, issue: RuleIssue) => readonly Edit[] | undefined;
}
