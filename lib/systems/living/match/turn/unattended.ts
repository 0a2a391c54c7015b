import { choicesOf, type Choice, type Request } from '../../../../match/request';
import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import type { About, Option } from '../state/option';

/** What anybody would answer whom nobody plays: the best die, the first of anything else, and he stays where he is. */
const plainAnswer = (game: Game, request: Request<About, Option>): Choice => {
  if ('region' in request) {
    const { at } = figureOf(game, request.about.figure);
    const [first = at] = request.region.candidates();
    return request.region.contains(at) ? at : first;
  }
  const end = 'options' in request ? request.options.findIndex(({ pick }) => pick === 'end') : -1;
  return end >= 0 ? end : (choicesOf(request)[0] ?? 0);
};

/** Plays on; what is asked of figures whom nobody plays is answered as the scenario, or else anybody, would. */
export function* unattended(game: Game, flow: Flow): Flow {
  let asked = flow.next();
  while (asked.done !== true) {
    const request = asked.value;
    const answer =
      request.by < 0 ? (game.scenario.answer(game, request) ?? plainAnswer(game, request)) : yield request;
    asked = flow.next(answer);
  }
}
