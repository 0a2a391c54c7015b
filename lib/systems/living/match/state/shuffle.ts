import { shuffledBy } from '../../../../match/chance';
import type { FigureId } from './figure';
import type { Game } from './game';

/** Cards of the initiative deck, shuffled by the dice of the match. */
export const shuffled = (game: Game, cards: readonly FigureId[]): readonly FigureId[] =>
  shuffledBy((left) => game.host.draw('deck', left, -1, 'initiative'), cards);
