import type { Point } from '../../../table/table';
import type { Figure, FigureId } from './figure';
import type { Game } from './game';
import type { Setting, Token } from './situation';

/** What a scenario adds to the rules of play. */
export interface ScenarioPlay {
  /** Who has no dice left is dead, and comes back on his next turn. */
  readonly respawns: boolean;
  /** What lies on the map at first. */
  readonly tokens: (setting: Setting) => readonly Token[];
  /** Puts a hero down who comes back; false where there is no room. */
  readonly spawn: (game: Game, hero: Figure) => boolean;
  /** A figure has moved this way, or was pushed. */
  readonly moved: (game: Game, figure: Figure, way: readonly Point[]) => void;
  /** Somebody has lost the last die; `by` is who took it, -1 for nobody. */
  readonly fell: (game: Game, figure: Figure, by: FigureId) => void;
  readonly turnEnds: (game: Game, player: number) => void;
  readonly roundEnds: (game: Game) => void;
}
