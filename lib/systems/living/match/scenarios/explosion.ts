import type { ExplosionRule } from '../../scenarios/rules';
import { centre } from '../../../../skirmish/map/corners';
import { eitherOf } from '../state/mounts';
import { fallDead, settle } from '../life/falls';
import type { Flow } from '../state/flow';
import { figureOf, standing, type MatchContext } from '../state/match-context';
import { loseLife } from '../life/life';
import type { Piece } from '../state/situation';
import { isAt, pointOf } from '../../../../skirmish/map/places';
import { changePiece, isCarried, placeOf, emitToken } from './tokens';

/** The bomb goes off: its carrier dies, figures nearby lose Life, and it returns to the centre. */
export function* explode(match: MatchContext, rule: ExplosionRule, piece: Piece): Flow {
  emitToken(match, piece, 'goes-off');
  const at = placeOf(match, piece);
  const carrier = isCarried(piece) ? figureOf(match, piece.figure) : undefined;
  const isAloft = carrier?.isFlying ?? false;
  for (const figure of standing(match)) {
    if (figure === carrier || figure.isFlying !== isAloft || !isAt(figure.at, at, rule.radius)) continue;
    // A unit loses Life once; the carrier's mount is next to the carrier.
    if (figure.rider >= 0 && figure.rider !== carrier?.id) continue;
    loseLife(match, yield* eitherOf(match, figure, 'lose'), rule.life, figure.id);
  }
  if (carrier) loseLife(match, carrier, carrier.hand, carrier.id);
  changePiece(match, piece, { ...pointOf(centre), figure: -1, count: rule.resetTo });
  // Killed, not unconscious: nothing that ends with the fall gets the carrier up.
  if (carrier?.life === 'up') {
    carrier.hand = 0;
    yield* fallDead(match, carrier);
  }
  yield* settle(match);
}
