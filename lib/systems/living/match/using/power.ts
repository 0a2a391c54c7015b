import { ruleAbout } from '../../skills/school-rules';
import { canResist, rollMdv } from '../values/defence';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { areAllies, figureOf, wants, type MatchContext } from '../state/match-context';
import type { Use, EffectContext } from '../state/use';
import type { Who } from '../../skills/effects/terms';
import { ignoresSnowball, snowballOf } from './snowballs';
import { whoIs } from './targets';

/** Remaining MAV of a spell on a figure, after its defence if there was one. */
export const powerNow = (use: Use, figure: Figure): number =>
  Math.max(0, use.magic - (use.powers.get(figure.id) ?? 0));

/** The same, once it has defended: it does so once per spell (ruling 22). */
export function* powerOn(match: MatchContext, use: Use, figure: Figure): Flow<number> {
  const caster = figureOf(match, use.user);
  if (figure === caster || use.magic === 0) return use.magic;
  yield* mdvOf(match, use, figure);
  return powerNow(use, figure);
}

/** The MDV that a figure rolls once per spell, against its Magic pips and its MAV alike (ruling 22). */
export function* mdvOf(match: MatchContext, use: Use, figure: Figure): Flow<number> {
  if (figure.id === use.user) return 0;
  const before = use.powers.get(figure.id);
  if (before !== undefined) return before;
  const mdv = yield* resist(match, use, figure);
  use.powers.set(figure.id, mdv);
  return mdv;
}

function* resist(match: MatchContext, use: Use, figure: Figure): Flow<number> {
  if (figure.life !== 'up' || !canResist(match, figure)) return 0;
  const rule = ruleAbout(use.skill, 'defence');
  const isFree =
    rule?.voluntaryFor === 'everybody' ||
    (rule?.voluntaryFor === 'allies' && areAllies(figure, figureOf(match, use.user)));
  if (isFree) {
    const about = { about: 'may', figure: figure.id, skill: use.skill.id, what: 'defend' } as const;
    if (!(yield* wants(figure.owner, about))) return 0;
  }
  const mdv = yield* rollMdv(match, figure);
  match.host.emit({
    type: 'resisted',
    figure: figure.id,
    skill: use.skill.id,
    power: Math.max(0, use.magic - mdv),
  });
  return mdv;
}

/** A figure that a line reaches, and the number that multiplies the line's digits for it. */
export interface Reached {
  readonly figure: Figure;
  readonly scale: number;
}

/**
 * Every figure that a line reaches, with the power that is left on each: the green line's effect is not defended, the
 * blue line's Magic pips are (ruling 22); a figure with no power left is left out (ruling 15 for skills).
 */
export function* reached(match: MatchContext, who: Who, context: EffectContext): Flow<readonly Reached[]> {
  const found: Reached[] = [];
  for (const id of yield* whoIs(match, who, context)) {
    const figure = figureOf(match, id);
    if (snowballOf(context.use.skill) && (yield* ignoresSnowball(match, context.use, figure))) continue;
    const scale =
      context.line === 'blue' && !context.trigger
        ? yield* powerOn(match, context.use, figure)
        : context.scale;
    if (scale > 0) found.push({ figure, scale });
  }
  return found;
}
