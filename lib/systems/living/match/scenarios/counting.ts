import type { CountRule, ExplosionRule, RefillRule } from '../../scenarios/rules';
import { centre } from '../../../../skirmish/map/corners';
import type { Flow } from '../state/flow';
import { type MatchContext, newKey, type ScenarioPart } from '../state/match-context';
import type { Piece } from '../state/situation';
import { pointOf } from '../../../../skirmish/map/places';
import { explode } from './explosion';
import { changePiece, isCarried, emitToken, tokensOf } from './tokens';

const counts = (rule: CountRule, piece: Piece): boolean => isCarried(piece) === (rule.while === 'carried');

function* count(match: MatchContext, rule: CountRule, explosion: ExplosionRule | undefined): Flow {
  for (const piece of tokensOf(match, rule.token)) {
    if (!counts(rule, piece)) continue;
    if (rule.end.does === 'stay' && piece.count >= rule.end.at) continue;
    const next = piece.count + rule.by;
    if (rule.end.does === 'explode' && next <= rule.end.at) {
      if (explosion) yield* explode(match, explosion, piece);
    } else {
      changePiece(match, piece, { count: next });
      emitToken(match, { ...piece, count: next }, 'shows');
    }
  }
}

/** A die on a token counts with the phases. */
export const counting = (rule: CountRule, explosion?: ExplosionRule): ScenarioPart => ({
  [rule.at === 'phase-begins' ? 'phaseBegins' : 'phaseEnds']: (match: MatchContext) =>
    count(match, rule, explosion),
});

/** A new one lies in the centre, once none lies there any more. */
export const refilling = (rule: RefillRule): ScenarioPart => ({
  phaseBegins: (match) => {
    const place = pointOf(centre);
    const lies = tokensOf(match, rule.token).some(
      (piece) => !isCarried(piece) && piece.x === place.x && piece.y === place.y,
    );
    if (!lies)
      match.s.pieces = [
        ...match.s.pieces,
        { key: newKey(match), piece: rule.token, ...place, figure: -1, team: -1, count: rule.value },
      ];
    return undefined;
  },
});
