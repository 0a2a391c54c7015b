import type { Effect } from '../../skills/effects/effect';
import type { Skill } from '../../skills/school';
import { castOn } from '../lasting/cast-on';
import { clockOf } from '../lasting/clock';
import { durationOf } from '../entries/duration';
import type { AuraKind, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { isStayDefended, moveIn } from './moving-in';
import { partsOf } from '../entries/parts';
import { powerNow, powerOn } from './power';
import { ridingOf } from '../entries/riding';
import type { Use } from '../state/use';
import { oncePer } from '../../../../once-per';

const auraKindOf = (skill: Skill): AuraKind => {
  if (skill.kind === undefined) return 'state';
  switch (skill.kind) {
    case 'enchantment':
    case 'force-enchantment':
      return 'enchantment';
    case 'hex':
      return 'hex';
    case 'guest':
    case 'sleeper':
    case 'intruder':
      return 'loa';
    case 'trap':
      return 'trap';
    case 'snowball':
      return 'state';
  }
};

const isLasting = (effect: Effect): boolean => 'lasting' in effect;

/** Its lasting effects are all in the blue line. */
const lastsByMagicAlone = oncePer(
  ({ always = [], green = [], blue = [] }: Skill): boolean =>
    blue.some(isLasting) && !always.some(isLasting) && !green.some(isLasting),
);

/** Lays what lasts on each target, to carry the effects that last with it; not what has nothing left to do there. */
const carry = (match: MatchContext, use: Use): void => {
  const lasts = durationOf(use.skill);
  const isAura = use.skill.kind !== undefined && use.skill.kind !== 'snowball' && use.skill.kind !== 'trap';
  if (!lasts && !isAura) return;
  for (const id of use.targets) {
    const on = figureOf(match, id);
    if (lastsByMagicAlone(use.skill) && powerNow(use, on) === 0) continue;
    const scale = lasts?.line === 'blue' ? powerNow(use, on) : lasts?.line === 'green' ? use.green : 1;
    const clock = lasts
      ? clockOf(match, lasts.until, use.user, on, scale)
      : ({ ends: 'never', of: id, left: 1 } as const);
    if (clock.left > 0 && scale > 0) castOn(match, on, auraKindOf(use.skill), use, clock, powerNow(use, on));
  }
};

/** Lays what a skill leaves, once its targets have defended where they do so first. */
export function* lay(match: MatchContext, use: Use, against: Figure): Flow {
  const { skill } = use;
  const staysByPower =
    skill.kind === 'hex' || skill.kind === 'enchantment' || durationOf(skill)?.line === 'blue';
  if (staysByPower && partsOf(skill).isDefended)
    for (const id of use.targets) yield* powerOn(match, use, figureOf(match, id));
  if (!ridingOf(skill)) {
    carry(match, use);
    return;
  }
  if (isStayDefended(skill)) yield* powerOn(match, use, against);
  yield* moveIn(match, use, powerNow(use, against));
}
