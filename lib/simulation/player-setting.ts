/** How somebody plays; the words of `--player`. */
export const playerKinds = ['random', 'greedy', 'search'] as const;

export type PlayerKind = (typeof playerKinds)[number];

/** A player as plain data. */
export type PlayerSetting =
  | { readonly plays: 'random' | 'greedy' }
  /** Tries out this many choices for a decision, on average: the same for the same seed. */
  | { readonly plays: 'search'; readonly nodes: number }
  /**
   * Thinks about a decision for this many ms: the result depends on the machine's speed, so it is not
   * repeatable.
   */
  | { readonly plays: 'search'; readonly time: number };

/** Default number of choices that the searching player tries out for a decision, on average. */
export const usualNodes = 1000;

export const settingOf = (kind: PlayerKind): PlayerSetting =>
  kind === 'search' ? { plays: kind, nodes: usualNodes } : { plays: kind };
