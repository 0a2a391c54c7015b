import { amountOf } from '../../../../effects/amount';
import type { Parameter } from '../../skills/effects/effect';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { castOn } from '../lasting/cast-on';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { newUse } from '../state/new-use';
import { powerOn } from './power';
import type { EffectContext, Use } from '../state/use';

type Repeats = Extract<Parameter, { parameter: 'repeats' }>;

/** Parameter of a skill's blue line that repeats its green line. */
export const repeatsOf = ({ blue = [] }: Skill): Repeats | undefined =>
  blue.find((effect): effect is Repeats => 'parameter' in effect && effect.parameter === 'repeats');

/** Lays the repetition on each target, for as many turns as power is left on it. */
export function* layRepetition(match: MatchContext, use: Use): Flow {
  const repeats = repeatsOf(use.skill);
  if (!repeats) return;
  for (const id of use.targets) {
    const target = figureOf(match, id);
    const left = amountOf(repeats.turns, yield* powerOn(match, use, target), () => 0);
    if (left > 0) castOn(match, target, 'state', use, { ends: 'turn-begins', of: use.user, left }, use.magic);
  }
}

/** Repeats the caster's skills at the start of his turn. */
export function* repeat(match: MatchContext, caster: Figure): Flow {
  for (const bearer of match.s.figures) {
    if (bearer.auras.length === 0 || bearer.life !== 'up') continue;
    for (const { skill, by, green, blue } of bearer.auras) {
      const entry = by === caster.id ? findSkill(skill) : undefined;
      if (!entry || !repeatsOf(entry)) continue;
      const use: Use = { ...newUse(entry, caster, [bearer.id]), green, magic: blue };
      const context: EffectContext = { use, line: 'green', scale: green, target: bearer.id };
      yield* match.play(entry.green ?? [], context);
    }
  }
}
