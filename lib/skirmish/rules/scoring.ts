/** How a match ended: the winning team, or nobody; and why. */
export interface Outcome {
  readonly winner: number | undefined;
  readonly because: string;
}

/** Events of points and of the end. */
export type ScoreEvent =
  | { readonly type: 'score'; readonly team: number; readonly points: number }
  | ({ readonly type: 'end' } & Outcome);

/** As much of a match as points are about. */
export interface ScoredGame {
  readonly s: {
    readonly setting: { readonly homes: readonly unknown[]; readonly goal: number };
    /** Points by team. */
    scores: readonly number[];
    outcome: Outcome | undefined;
  };
  readonly host: { readonly emit: (event: ScoreEvent) => void };
}

/** Ends the match. */
export const win = ({ s, host }: ScoredGame, winner: number | undefined, because: string): void => {
  if (s.outcome) return;
  s.outcome = { winner, because };
  host.emit({ type: 'end', winner, because });
};

/** The last team that is left has won; nobody where the last fall together. */
export const seeLastTeam = (game: ScoredGame, left: ReadonlySet<number>): void => {
  if (left.size > 1) return;
  const [winner] = left;
  win(game, winner, 'last-standing');
};

export const pointsOf = ({ s }: Pick<ScoredGame, 's'>, team: number): number => s.scores[team] ?? 0;

/** Adds to a team's points, and reports it. */
export const award = (game: ScoredGame, team: number, points: number): void => {
  if (points === 0 || team < 0) return;
  const { s, host } = game;
  const most = Math.max(team + 1, s.scores.length, s.setting.homes.length);
  s.scores = Array.from({ length: most }, (_, each) => pointsOf(game, each) + (each === team ? points : 0));
  host.emit({ type: 'score', team, points });
};

/** The first team with the agreed number of points wins. */
export const score = (game: ScoredGame, team: number, points: number): void => {
  award(game, team, points);
  if (pointsOf(game, team) >= game.s.setting.goal) win(game, team, 'points');
};

/** Holder of a place: the team with more figures there; nobody where it is even. */
export const holderOf = (counts: readonly [first: number, second: number]): 0 | 1 | undefined => {
  const [first, second] = counts;
  return first === second ? undefined : first > second ? 0 : 1;
};
