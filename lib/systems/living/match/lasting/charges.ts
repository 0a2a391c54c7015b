import type { Figure, Modifier } from '../state/figure';
import type { Game } from '../state/game';
import { scaleOf } from '../values/properties';
import { statement } from '../entries/statements';

/** Counts a use of a charge; a modifier all of whose charges are spent goes. */
export const spend = (game: Game, figure: Figure, spent: Modifier, index: number): void => {
  const used = [...spent.used];
  used[index] = (used[index] ?? 0) + 1;
  const from = statement(spent.says);
  const isLeft = from.says.lasting.some((property, place) => {
    if (property.has !== 'next') return true;
    const { count } = property;
    const most =
      typeof count === 'number' ? count * scaleOf(from, spent) : 'fixed' in count ? count.fixed : 0;
    return (used[place] ?? 0) < most;
  });
  const bearer =
    game.s.figures.find(({ modifiers }) => modifiers.some(({ key }) => key === spent.key)) ?? figure;
  bearer.modifiers = isLeft
    ? bearer.modifiers.map((each) =>
        each.key === spent.key
          ? { ...each, used: used.map((times: number | undefined) => times ?? 0) }
          : each,
      )
    : bearer.modifiers.filter(({ key }) => key !== spent.key);
};
