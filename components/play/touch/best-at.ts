import type { OptionText } from '@/lib/systems/play-part';
import type { Forecasts } from '../table/use-forecasts';

/** Falling counts for more than any number of dice. */
const fall = 10;

/** Expected loss of a figure by an option; less than nothing where it is known to fail. */
const worth = (option: OptionText, forecast: Forecasts[number], figure: number): number => {
  if (option.warning !== undefined) return -1;
  const found = forecast?.figures.find((each) => each.figure === figure);
  return found ? found.lost + fall * found.fells : 0;
};

/** The option aimed at a figure that promises most, the first of equals; -1 where none is aimed at it. */
export const bestAt = (options: readonly OptionText[], forecasts: Forecasts, figure: number): number => {
  let best = -1;
  let most = -Infinity;
  for (const [nth, option] of options.entries()) {
    if (option.target !== figure) continue;
    const gain = worth(option, forecasts[nth], figure);
    if (gain > most) [best, most] = [nth, gain];
  }
  return best;
};
