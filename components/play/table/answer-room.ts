import { lossesOf } from '@/lib/match/losses';
import type { OptionText } from '@/lib/systems/play-part';
import { widthOf } from '../map/labels';
import type { Forecasts } from './use-forecasts';

/** Nothing but its name is told on the button. */
const isWord = ({ effect, isRolled, note, warning }: OptionText): boolean =>
  !effect && !isRolled && note === undefined && warning === undefined;

/** Pixels of a button about its words, and those of half a row of the smallest phone. */
const around = 28;
const half = 164;
/** A note, or a bar of many parts, has more to say than fits in half a row. */
const fewParts = 3;
const whole = 240;

const partsOf = (forecast: Forecasts[number]): number => {
  const hurt = forecast?.figures.filter(({ hurts, fells }) => hurts > 0 || fells > 0) ?? [];
  return Math.max(0, ...hurt.map((each) => lossesOf(each).length));
};

/**
 * Pixels that an answer needs in its row on a phone, so that its name takes one line and its bar can be read;
 * undefined for a word, which has its own width.
 */
export const answerRoom = (option: OptionText, forecast: Forecasts[number]): number | undefined => {
  if (isWord(option)) return undefined;
  const isNoted = option.note !== undefined || option.warning !== undefined;
  const least = isNoted || (option.isRolled && partsOf(forecast) > fewParts) ? whole : half;
  // Its letters are a little wider than those of the board.
  return Math.max(least, Math.ceil(1.06 * widthOf(option.text, 14)) + around);
};
