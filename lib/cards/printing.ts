/** What a printed file says about itself. */
export interface PrintMeta {
  readonly title: string;
  readonly author: string;
  /** BCP 47: "en". */
  readonly language: string;
}

/** Why there is no PDF. */
export type PrintProblem =
  /** A font file did not arrive or is no font; the name as in public/fonts. */
  | { readonly problem: 'font'; readonly font: string }
  | { readonly problem: 'memory' }
  | { readonly problem: 'cancelled' }
  /** The printing code itself did not load or stopped; `detail` is for a report, not for the player. */
  | { readonly problem: 'stopped'; readonly detail: string };
