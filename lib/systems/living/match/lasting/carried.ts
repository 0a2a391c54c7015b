import type { Borne, Figure } from '../state/figure';
import type { Game } from '../state/game';

/** Takes off whatever an enchantment, hex or Loa carries. */
export const dropMarks = (figure: Figure, charmKey: number): void => {
  if (figure.marks.some(({ charm: carrier }) => carrier === charmKey))
    figure.marks = figure.marks.filter(({ charm: carrier }) => carrier !== charmKey);
};

/** All that a charm carries, on whomever it lies. */
export const marksOf = (game: Game, charmKey: number): readonly Borne[] =>
  game.s.figures.flatMap(({ id, marks }) =>
    marks.filter(({ charm }) => charm === charmKey).map((mark) => ({ on: id, mark })),
  );
