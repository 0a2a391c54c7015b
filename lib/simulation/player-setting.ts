/** How somebody plays; the words of `--player`. */
export const playerKinds = ['random', 'greedy', 'search'] as const;

export type PlayerKind = (typeof playerKinds)[number];

/** A player as plain data. */
export type PlayerSetting =
  | { readonly plays: 'random' | 'greedy' }
  /** Tries out so many choices for a decision, on average: the same for the same seed. */
  | { readonly plays: 'search'; readonly nodes: number }
  /** Thinks for so many ms about a decision: as well as the machine is fast, so not the same twice. */
  | { readonly plays: 'search'; readonly time: number };

/** Choices that the searching player tries out for a decision, on average, unless told otherwise. */
export const usualNodes = 1000;

export const settingOf = (kind: PlayerKind): PlayerSetting =>
  kind === 'search' ? { plays: kind, nodes: usualNodes } : { plays: kind };
