import type { CountRule, ExplosionRule, RefillRule } from '../../scenarios/rules';
import { centre } from '../../../../skirmish/map/corners';
import type { Flow } from '../state/flow';
import { type Game, newKey, type ScenarioPart } from '../state/game';
import type { Piece } from '../state/situation';
import { pointOf } from '../../../../skirmish/map/places';
import { explode } from './explosion';
import { changePiece, isCarried, emitToken, tokensOf } from './tokens';

const counts = (rule: CountRule, piece: Piece): boolean => isCarried(piece) === (rule.while === 'carried');

function* count(game: Game, rule: CountRule, explosion: ExplosionRule | undefined): Flow {
  for (const piece of tokensOf(game, rule.token)) {
    if (!counts(rule, piece)) continue;
    if (rule.end.does === 'stay' && piece.count >= rule.end.at) continue;
    const next = piece.count + rule.by;
    if (rule.end.does === 'explode' && next <= rule.end.at) {
      if (explosion) yield* explode(game, explosion, piece);
    } else {
      changePiece(game, piece, { count: next });
      emitToken(game, { ...piece, count: next }, 'shows');
    }
  }
}

/** A die on a token counts with the phases. */
export const counting = (rule: CountRule, explosion?: ExplosionRule): ScenarioPart => ({
  [rule.at === 'phase-begins' ? 'phaseBegins' : 'phaseEnds']: (game: Game) => count(game, rule, explosion),
});

/** A new one lies in the centre, once none lies there any more. */
export const refilling = (rule: RefillRule): ScenarioPart => ({
  phaseBegins: (game) => {
    const place = pointOf(centre);
    const lies = tokensOf(game, rule.token).some(
      (piece) => !isCarried(piece) && piece.x === place.x && piece.y === place.y,
    );
    if (!lies)
      game.s.pieces = [
        ...game.s.pieces,
        { key: newKey(game), piece: rule.token, ...place, figure: -1, team: -1, count: rule.value },
      ];
    return undefined;
  },
});
