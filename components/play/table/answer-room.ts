import { lossesOf } from '@/lib/match/losses';
import type { OptionText } from '@/lib/systems/play-part';
import type { Forecasts } from './use-forecasts';

/** Nothing but its name is told on the button. */
const isWord = ({ effect, isRolled, note, warning }: OptionText): boolean =>
  !effect && !isRolled && note === undefined && warning === undefined;

/** Room for the bar of its odds, by how many parts that has; nothing where it has none. */
const roomOf = (forecast: Forecasts[number]): string => {
  const hurt = forecast?.figures.filter(({ hurts, fells }) => hurts > 0 || fells > 0) ?? [];
  const parts = Math.max(0, ...hurt.map((each) => lossesOf(each).length));
  return parts === 0 ? '' : parts <= 3 ? 'max-lg:basis-46!' : 'max-lg:basis-64!';
};

/**
 * Classes for the room that an answer takes in its row on a phone: a word its own width, so that what needs more has
 * room beside it.
 */
export const answerRoom = (option: OptionText, forecast: Forecasts[number]): string => {
  if (isWord(option)) return 'max-lg:flex-none';
  return `max-lg:flex-[1_1_9.25rem] ${option.isRolled ? roomOf(forecast) : ''}`;
};
