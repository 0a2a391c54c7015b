import type { Figure, Mark } from '../state/figure';
import type { Game } from '../state/game';
import { scaleOf } from '../values/properties';
import { statement } from '../entries/statements';

/** Counts a use of a charge; a mark all of whose charges are spent goes. */
export const spend = (game: Game, figure: Figure, spent: Mark, index: number): void => {
  const used = [...spent.used];
  used[index] = (used[index] ?? 0) + 1;
  const from = statement(spent.says);
  const isLeft = from.says.lasting.some((property, place) => {
    if (property.has !== 'next') return true;
    const { count } = property;
    const most = typeof count === 'number' ? count * scaleOf(from, spent) : 'word' in count ? count.word : 0;
    return (used[place] ?? 0) < most;
  });
  const bearer = game.s.figures.find(({ marks }) => marks.some(({ key }) => key === spent.key)) ?? figure;
  bearer.marks = isLeft
    ? bearer.marks.map((each) =>
        each.key === spent.key
          ? { ...each, used: used.map((times: number | undefined) => times ?? 0) }
          : each,
      )
    : bearer.marks.filter(({ key }) => key !== spent.key);
};
