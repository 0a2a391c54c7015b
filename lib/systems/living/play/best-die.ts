import type { Request } from '../../../match/request';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { noShout } from './shouting';

/** Values where more is always better; not MAV or Magic pips, which also affect friends and places. */
const moreIsBetter: ReadonlySet<string> = new Set(['AV', 'RAV', 'DV', 'MDV']);

/**
 * The die of a roll that is better than each other in every way: the one with the most pips, where more is better or
 * nothing depends on it any more.
 */
export const bestDie = (request: Request<About, Option>): number | undefined => {
  const { about } = request;
  if (!('options' in request) || about.about !== 'die') return undefined;
  const values = request.options.map((option) => (option.pick === 'value' ? option.value : -1));
  const working = values.filter((value) => value > 0);
  // Nobody lets a spell fizzle that they have just cast: with one other answer there is nothing to choose.
  if (about.needsPip && working.length === 1) return values.indexOf(working[0] ?? 0);
  if (!about.inVain && !moreIsBetter.has(about.value)) return undefined;
  const most = Math.max(...values);
  return most < 0 ? undefined : values.indexOf(most);
};

/** The answer that is better in every way, so that nobody is asked: a die, or no Shout where nobody would hear it. */
export const takenIn = (
  request: Request<About, Option>,
  situation: Situation,
  chosen: Option | undefined,
): number | undefined => bestDie(request) ?? noShout(request, situation, chosen);
