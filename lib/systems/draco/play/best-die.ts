import type { Request } from '../../../match/request';
import type { About, Option } from '../match/state/option';
import { dragonPick } from '../match/rolls/values';
import type { Situation } from '../match/state/situation';

/** The die of a regular attack that is better than each other in every way: the one with the most daggers. With a skill weak ones may be better. */
export const bestDie = (request: Request<About, Option>, s: Situation): number | undefined => {
  const { about } = request;
  if (!('options' in request) || about.about !== 'die' || about.skill !== '') return undefined;
  const daggers = request.options.map((option) =>
    option.pick === 'die' ? dragonPick({ s }, option.face).daggers : -1,
  );
  const most = Math.max(...daggers);
  return most < 0 ? undefined : daggers.indexOf(most);
};
