import type { Parameter } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, type MatchContext } from '../state/match-context';
import { isGroup } from '../../skills/effects/terms';
import { poolOf } from '../values/hand';
import { powerOn } from '../using/power';
import { bearingsOf } from '../using/targets';
import type { EffectContext } from '../state/use';
import { isInZone } from '../geometry/where';

type HealsInstead = Extract<Parameter, { parameter: 'heals-instead' }>;

const parameterOf = ({ blue = [] }: Skill): HealsInstead | undefined =>
  blue.find(
    (effect): effect is HealsInstead => 'parameter' in effect && effect.parameter === 'heals-instead',
  );

/** Figures, up or down, that lack Life (ruling 19 for skills). */
const lacking = (match: MatchContext, { whom }: HealsInstead, context: EffectContext): readonly Figure[] => {
  if (!isGroup(whom)) return [];
  const bearings = bearingsOf(match, { ...context, line: 'blue', scale: context.use.magic });
  return match.s.figures.filter(
    (figure) =>
      (figure.life === 'up' || figure.life === 'down') &&
      figure.rider < 0 &&
      figure !== bearings.you &&
      figure.hand < poolOf(match, figure) &&
      isInZone(whom.in, bearings, figure),
  );
};

/**
 * Figure that restores Life in place of the user of a skill, if its blue line lets the user pass it on. If the other
 * figure resists, the user restores it.
 */
export function* healedFor(match: MatchContext, user: Figure, context: EffectContext): Flow<Figure> {
  const { skill, magic } = context.use;
  const parameter = magic > 0 ? parameterOf(skill) : undefined;
  const able = parameter ? lacking(match, parameter, context) : [];
  if (able.length === 0) return user;
  const about = { about: 'target', figure: user.id, skill: skill.id, nth: 1 } as const;
  const { figure: id } = yield* choose(
    user.owner,
    about,
    [user, ...able].map((each) => ({ pick: 'figure' as const, figure: each.id })),
  );
  const chosen = figureOf(match, id);
  return (yield* powerOn(match, context.use, chosen)) > 0 ? chosen : user;
}
