import type { Flow } from '../state/flow';
import { figureOf, type Game } from '../state/game';
import { hearers } from '../using/hearing';
import { afterMovementAction } from '../movement/after-movement';
import { move } from '../movement/move';
import { loadOnTheMove } from '../attack/loading';
import type { EffectContext } from '../state/use';
import { inEarshotFrom } from '../geometry/where';
import type { NamedPlay } from '../state/plays';

/** Movement actions that go along with a speech, though it be on the spot. */
const movements = 2;

/**
 * Two movement actions; who is out of earshot at any point of them has not heard it all. Between two corners of a way
 * nobody is further off than at one of them.
 */
function* speak(game: Game, { use }: EffectContext): Flow {
  const speaker = figureOf(game, use.user);
  use.heard = hearers(game, speaker, use.skill);
  for (let nth = 0; nth < movements && speaker.life === 'up' && speaker.hand > 0; nth += 1) {
    const route = yield* move(game, speaker);
    for (const corner of route?.points ?? [])
      use.heard = use.heard.filter((id) => inEarshotFrom(corner, speaker, figureOf(game, id)));
    yield* loadOnTheMove(game, speaker);
    yield* afterMovementAction(game, speaker);
  }
  use.targets = use.heard;
}

export const inspirationalSpeech: NamedPlay = (game, _effect, context) => speak(game, context);
